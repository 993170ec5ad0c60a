#include "ronda/explain/player_story.h"

#include <algorithm>

#include "ronda/explain/board_story.h"
#include "ronda/explain/facts.h"
#include "ronda/explain/round_story.h"

namespace ronda::explain {
namespace {

using swiss::Entrant;
using swiss::PreferenceStrength;

bool Contains(const std::vector<PlayerIndex>& players, PlayerIndex player) {
  return std::ranges::find(players, player) != players.end();
}

std::string_view PreferenceCode(const Entrant& entrant) {
  if (!entrant.preference) return "preference-none";
  const bool wide = entrant.colour_difference > 1 || entrant.colour_difference < -1;
  switch (entrant.preference->strength) {
    case PreferenceStrength::kMild:
      return "preference-mild";
    case PreferenceStrength::kStrong:
      return "preference-strong";
    case PreferenceStrength::kAbsolute:
      return wide ? "preference-absolute-difference" : "preference-absolute-twice";
  }
  return "";
}

Statements Standing(const swiss::RoundAccount& round, const Entrant& entrant) {
  const Tournament& tournament = round.tournament();
  const auto& articles = round.articles();
  const Datum player{"player", entrant.player};
  const Points points = tournament.ScoreAfter(entrant.player, tournament.rounds());
  Statements all{{"player-score", {player, {"score", points}}}};
  if (entrant.score != points) all.push_back({"player-accelerated", {player, {"score", entrant.score}}});
  all.push_back(
      {"player-colours",
       {player, {"colours", ColoursOf(tournament, entrant.player)}, {"difference", entrant.colour_difference}}});
  Statement preference{
      PreferenceCode(entrant), {player, {"difference", entrant.colour_difference}}, articles.preference};
  if (entrant.preference) preference.data.push_back({"colour", entrant.preference->colour});
  all.push_back(preference);
  const int next = tournament.next_round().value();
  for (const auto& [past, round_number] :
       {std::pair(entrant.last_float, next - 1), std::pair(entrant.earlier_float, next - 2)}) {
    if (past == Float::kNone) continue;
    all.push_back({past == Float::kDown ? "player-floated-down" : "player-floated-up",
                   {player, {"round", Round(round_number)}},
                   articles.floats});
  }
  if (entrant.topscorer) all.push_back({"player-topscorer", {player}});
  if (entrant.unplayed_rounds > 0) all.push_back({"player-unplayed", {player, {"rounds", entrant.unplayed_rounds}}});
  return all;
}

// Why a pair that a relative rule would keep apart is in the round all the same (docs/constraints.md).
std::optional<Statement> WhyTogether(const Tournament& before, const BracketExplanation& bracket, PlayerIndex player,
                                     PlayerIndex opponent) {
  const auto origin = RelativeOrigin(before, player, opponent);
  if (!origin) return std::nullopt;
  const auto together = std::ranges::count_if(
      bracket.pairs, [&](const auto& pair) { return RelativeOrigin(before, pair.higher, pair.lower).has_value(); });
  return Statement{"apart-stays",
                   {{"player", player},
                    {"opponent", opponent},
                    {"origin", *origin},
                    {"bracket", bracket.score},
                    {"count", static_cast<int>(together)}}};
}

}  // namespace

Statements TellPlayer(swiss::RoundAccount& round, PlayerIndex player, swiss::Effort& effort) {
  const Entrant& entrant = round.field()[*round.field().Find(player)];
  Statements all = Standing(round, entrant);
  for (std::size_t i = 0; i < round.brackets().size(); ++i) {
    const BracketExplanation& explained = round.pairing().brackets[i];
    const bool here = Contains(explained.moved_down, player) || Contains(explained.residents, player);
    if (!here) continue;
    all.push_back(RoleIn(explained, player));
    if (Contains(explained.downfloaters, player)) {
      const BracketStory story = TellBracket(round, i, effort);
      for (std::size_t f = 0; f < story.floats.size(); ++f) {
        const Value* who = story.floats[f].Find("player");
        if (who == nullptr || *who != Value(player)) continue;
        all.push_back(story.floats[f]);
        if (story.floats[f].code == "float-instead") all.push_back(story.floats[f + 1]);
      }
      all.push_back({"player-floats", {{"player", player}, {"score", explained.score}}});
      continue;
    }
    for (const BoardStory& board : TellBoards(round, i, effort)) {
      if (board.white != player && board.black != player) continue;
      const PlayerIndex opponent = board.white == player ? board.black : board.white;
      const Colour colour = board.white == player ? Colour::kWhite : Colour::kBlack;
      all.push_back(
          {"player-meets", {{"player", player}, {"opponent", opponent}, {"colour", colour}, {"board", board.number}}});
      if (!board.natural) all.push_back({"board-natural", {{"player", player}, {"opponent", opponent}}});
      all.insert(all.end(), board.reasons.begin(), board.reasons.end());
      if (auto together = WhyTogether(round.tournament(), explained, player, opponent)) all.push_back(*together);
      all.push_back(board.colours);
      if (entrant.preference) {
        all.push_back({entrant.preference->colour == colour ? "preference-granted" : "preference-denied",
                       {{"player", player}, {"colour", entrant.preference->colour}}});
      }
    }
  }
  if (round.pairing().bye == player) all.push_back({"is-so-bye", {{"player", player}}});
  return all;
}

}  // namespace ronda::explain
