#include "ronda/handling/publication.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/handling/team_absence.h"
#include "ronda/model/history.h"
#include "ronda/model/team_rounds.h"

namespace ronda::handling {
namespace {

// The first match of the last round between teams that have met before, in words.
std::optional<std::string> TeamRematch(const Tournament& tournament) {
  const TeamRounds rounds(tournament);
  const Round last(tournament.rounds());
  const auto& teams = tournament.data().teams;
  for (const TeamIndex team : TeamsByNumber(tournament.data())) {
    const auto& opponent = rounds.in(team, last).opponent;
    for (Round round(1); opponent && round < last; round = Next(round)) {
      const TeamRound& past = rounds.in(team, round);
      if (!Traits(past.result).played || past.opponent != opponent) continue;
      return fmt::format("{} and {} have met before", Named(teams[team.index()]), Named(teams[opponent->index()]));
    }
  }
  return std::nullopt;
}

// The first pair of the last round that met before, in words.
std::optional<std::string> Rematch(const Tournament& tournament, const Tournament& before) {
  if (PairsTeams(tournament.data())) return TeamRematch(tournament);
  const History history(before);
  const Round last(tournament.rounds());
  for (const PlayerIndex player : tournament.player_ids()) {
    const auto opponent = tournament.entry(player, last).opponent;
    if (!opponent || *opponent < player || !history.HaveMet(player, *opponent)) continue;
    return fmt::format("{} and {} have met before", NumberAndName(tournament.player(player)),
                       NumberAndName(tournament.player(*opponent)));
  }
  return std::nullopt;
}

// C.04.3/2011 §B2: nobody has a colour three times running, or three times more than the other. In the last round the
// text lets it go for those with more than half of the points.
bool BreaksColours(std::span<const Colour> past, Colour colour) {
  const auto own = std::ranges::count(past, colour);
  const auto other = std::ssize(past) - own;
  const bool thrice = past.size() >= 2 && past[past.size() - 1] == colour && past[past.size() - 2] == colour;
  return thrice || own + 1 - other > 2;
}

// C.04.3/2011 §F6: whatever breaks B1.a, B1.b or B2.
std::optional<std::string> AbsoluteBreach(const Tournament& tournament, const Tournament& before) {
  const History history(before);
  const Round last(tournament.rounds());
  const bool last_round = tournament.data().planned_rounds == tournament.rounds();
  for (const PlayerIndex player : tournament.player_ids()) {
    const RoundEntry& entry = tournament.entry(player, last);
    const auto scored_unplayed = [&](Round round) {
      return !Traits(before.entry(player, round).result).played &&
             before.PointsFor(player, round) >= before.data().point_system.Win();
    };
    if (entry.result == ResultCode::kPairingBye && std::ranges::any_of(before.round_ids(), scored_unplayed)) {
      return fmt::format("{} has the bye after a point without play", NumberAndName(tournament.player(player)));
    }
    if (!last_round && entry.opponent && entry.colour && BreaksColours(history.colours(player), *entry.colour)) {
      return fmt::format("{} would have {} for the third time", NumberAndName(tournament.player(player)),
                         *entry.colour == Colour::kWhite ? "White" : "Black");
    }
  }
  return std::nullopt;
}

bool HasResults(const Tournament& tournament, Round first) {
  const auto has_result = [](const RoundEntry& entry) {
    return entry.opponent && entry.result != ResultCode::kPending;
  };
  for (const PlayerIndex player : tournament.player_ids()) {
    const auto entries = tournament.entries(player).subspan(first.index());
    if (std::ranges::any_of(entries, has_result)) return true;
  }
  return false;
}

std::optional<std::string> Reason(std::optional<Ground> ground, const Edition& edition) {
  if (!ground) return std::nullopt;
  const PublishedPairs wanted =
      *ground == Ground::kCorrection ? PublishedPairs::kAbsoluteCriteria : PublishedPairs::kListedCases;
  if (*ground != Ground::kNotPublished && edition.published != wanted) return std::nullopt;
  switch (*ground) {
    case Ground::kNotPublished:
      return "they were not published yet";
    case Ground::kCorrection:
      return "a correction concerns pairs that are not played yet, and the arbiter decides so";
    case Ground::kRules:
      return "the rules of the tournament provide for it";
    case Ground::kNoOpponents:
      return "players without an opponent agree to play";
    case Ground::kLateEntry:
      return "a late entry is paired, and all concerned agree";
    case Ground::kLastRound:
      return "of an unforeseeable event on the top boards of the last round";
  }
  return std::nullopt;
}

// Before() with what the file states about the rounds that are left.
Result<Tournament> Without(const Tournament& tournament, const Tournament& before) {
  TournamentData data = before.data();
  data.planned_rounds = tournament.data().planned_rounds;
  if (data.rounds > 0) data.initial_colour = tournament.data().initial_colour;
  std::vector<PlayerIndex> stating;
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    const Player& player = tournament.player(PlayerIndex(i));
    data.players[PlayerIndex(i).index()].stated_points = player.stated_points;
    data.players[PlayerIndex(i).index()].stated_rank = player.stated_rank;
    stating.emplace_back(i);
  }
  return Rebuilt(std::move(data), stating);
}

}  // namespace

Result<Handled> TakeBack(const Tournament& tournament, std::optional<Ground> ground, const Edition& edition) {
  const auto refuse = [&](std::string message, std::string hint) {
    return tl::unexpected(Refusal("handling-published", std::move(message), std::move(hint)));
  };
  if (tournament.rounds() == 0) return refuse("no round is paired yet", "there is nothing to take back");
  const Round last = FirstOfPairing(tournament.data(), Round(tournament.rounds()));
  if (HasResults(tournament, last)) {
    return refuse(fmt::format("round {} has begun: there are results of it", last.value()),
                  "correct a result with ronda correct --game");
  }
  const Tournament before = tournament.Before(last);
  const bool absolute = edition.published == PublishedPairs::kAbsoluteCriteria && !PairsTeams(tournament.data());
  auto reason = Rematch(tournament, before);
  if (!reason && absolute) reason = AbsoluteBreach(tournament, before);
  if (!reason) reason = Reason(ground, edition);
  if (!reason) {
    return refuse(
        fmt::format("no pair of round {} {}, so the published pairs stay ({})", last.value(),
                    absolute ? "breaks an absolute criterion" : "has met before", edition.articles.publication),
        edition.published == PublishedPairs::kRematchOnly
            ? "only pairs that are not published yet can be taken back (--ground unpublished)"
            : "name the case of the rules with --ground");
  }
  auto result = Without(tournament, before);
  if (!result) return tl::unexpected(result.error());
  const std::string text = fmt::format("the pairs of round {} are taken back: {}", last.value(), *reason);
  return Handled{*std::move(result),
                 {{"taken-back", std::string(edition.articles.publication), text, {}, {}}},
                 {"ronda pair pairs the round again"}};
}

}  // namespace ronda::handling
