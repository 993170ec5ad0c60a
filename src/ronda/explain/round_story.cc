#include "ronda/explain/round_story.h"

#include <algorithm>
#include <map>

#include "ronda/explain/board_story.h"
#include "ronda/explain/bound.h"
#include "ronda/explain/bye_story.h"
#include "ronda/explain/facts.h"
#include "ronda/explain/of_verdict.h"

namespace ronda::explain {
namespace {

using swiss::BracketAccount;
using swiss::Effort;
using swiss::RoundAccount;

std::vector<PlayerIndex> Players(const RoundAccount& round, std::span<const Place> places) {
  return round.field().PlayersAt(places);
}

std::vector<PlayerPair> Pairs(const RoundAccount& round, std::span<const swiss::Pair> pairs) {
  std::vector<PlayerPair> players;
  for (const auto& [higher, lower] : pairs)
    players.push_back({round.field()[higher].player, round.field()[lower].player});
  return players;
}

// C.04.3/2026 §1.3.2, §3.2; /2017 §A.3, §A.9, §B.2.
Statements Composition(const RoundAccount& round, std::size_t index) {
  const BracketAccount& paired = round.brackets()[index];
  const auto& bracket = paired.bracket;
  const auto& articles = round.articles();
  const BracketExplanation& explained = round.pairing().brackets[index];
  Statements all;
  const bool collapsed =
      round.field()[bracket.residents.front()].score != round.field()[bracket.residents.back()].score;
  if (collapsed) all.push_back({"bracket-collapsed", {}, "A.9"});
  if (paired.paired_again) all.push_back({"bracket-penultimate", {}, "A.9"});
  all.push_back({"bracket-residents",
                 {{"score", explained.score}, {"players", explained.residents}, {"count", Count(explained.residents)}},
                 articles.bracket});
  std::map<Points, std::vector<PlayerIndex>, std::greater<>> by_score;
  for (const Place place : bracket.mdps) by_score[round.field()[place].score].push_back(round.field()[place].player);
  for (const auto& [score, players] : by_score)
    all.push_back({"bracket-moved-down", {{"players", players}, {"score", score}}, articles.bracket});
  all.push_back({"subgroups", {{"s1", explained.s1}, {"s2", explained.s2}}, articles.subgroups});
  if (!explained.limbo.empty()) all.push_back({"limbo", {{"players", explained.limbo}}, articles.subgroups});
  return all;
}

std::vector<CriterionStory> Criteria(const RoundAccount& round, std::size_t index) {
  std::vector<CriterionStory> stories;
  const BracketAccount& bracket = round.brackets()[index];
  for (const swiss::CriterionAccount& criterion : bracket.criteria)
    stories.push_back({criterion.value, criterion.players, BoundOf(round.field(), bracket, criterion)});
  return stories;
}

// Why each downfloater floats: as the last in turn, or because the one who would be in turn makes the bracket worse.
Statements Floats(RoundAccount& round, std::size_t index, const std::vector<Place>& natural, Effort& effort) {
  const BracketAccount& paired = round.brackets()[index];
  const auto& floaters = paired.candidate.downfloaters;
  std::vector<Place> spared;
  std::ranges::set_difference(natural, floaters, std::back_inserter(spared));
  Statements all;
  auto in_turn = spared.begin();
  for (const Place place : floaters) {
    const Datum player{"player", round.field()[place].player};
    if (std::ranges::find(natural, place) != natural.end()) {
      all.push_back({"float-in-turn", {player}});
      continue;
    }
    const Datum instead{"instead_of", round.field()[*in_turn].player};
    all.push_back({"float-instead", {player, instead}});
    swiss::Settlement settlement;
    std::ranges::copy_if(floaters, std::back_inserter(settlement.downfloaters),
                         [&](Place other) { return other != place && std::ranges::count(natural, other) > 0; });
    settlement.downfloaters.push_back(*in_turn);
    std::ranges::sort(settlement.downfloaters);
    // Whoever floats from the last bracket has the bye.
    auto why = paired.bracket.next.empty() ? WhyNoBye(round, *in_turn) : std::nullopt;
    all.push_back(why ? *std::move(why) : OfAlternative(round.IfSettled(index, settlement, effort)));
    if (std::next(in_turn) != spared.end()) ++in_turn;
  }
  return all;
}

Statement ColoursByReason(const Board& board) {
  return {"colour-rule",
          {{"white", board.white}, {"black", board.black}, {"rule", std::string(board.colour_reason.rule)}},
          board.colour_reason.article};
}

// Who is not of this score: from above, score by score, or, where a system also pairs upwards, from elsewhere.
void AddFloaters(const Tournament& before, const BracketExplanation& explained, Statements& composition) {
  std::map<Points, std::vector<PlayerIndex>, std::greater<>> by_score;
  for (const PlayerIndex player : explained.moved_down) {
    by_score[before.ScoreAfter(player, before.rounds()) + before.AccelerationOf(player, before.next_round())].push_back(
        player);
  }
  const bool all_from_above = !by_score.empty() && by_score.rbegin()->first > explained.score;
  if (!all_from_above && !by_score.empty()) {
    composition.push_back({"bracket-floaters", {{"players", explained.moved_down}}});
    return;
  }
  for (const auto& [score, players] : by_score) {
    composition.push_back({"bracket-moved-down", {{"players", players}, {"score", score}}});
  }
}

BracketStory StoryOf(const Tournament& before, const BracketExplanation& explained) {
  BracketStory story;
  story.score = explained.score;
  story.is_natural = false;
  story.natural_known = false;
  story.composition.push_back(
      {"bracket-residents",
       {{"score", explained.score}, {"players", explained.residents}, {"count", Count(explained.residents)}}});
  AddFloaters(before, explained, story.composition);
  if (!explained.upfloaters.empty())
    story.composition.push_back({"bracket-upfloaters", {{"players", explained.upfloaters}}});
  if (!explained.limbo.empty()) story.composition.push_back({"limbo", {{"players", explained.limbo}}});
  if (!explained.s1.empty()) story.composition.push_back({"subgroups", {{"s1", explained.s1}, {"s2", explained.s2}}});
  for (const CriterionValue& value : explained.criteria) story.criteria.push_back({value, {}, {}});
  for (const PlayerIndex player : explained.downfloaters) story.floats.push_back({"float", {{"player", player}}});
  for (const PlayerIndex player : explained.leaving_upwards) story.floats.push_back({"float-up", {{"player", player}}});
  return story;
}

// What a system tells that gives no account of its brackets.
RoundStory StoryOf(const Tournament& before, const PairingSystem& system, const RoundPairing& pairing) {
  RoundStory story{system.info(), before.next_round(), {}, !pairing.brackets.empty(), pairing.bye, {}};
  for (const BracketExplanation& explained : pairing.brackets) story.brackets.push_back(StoryOf(before, explained));
  if (story.brackets.empty()) story.brackets.emplace_back();
  int number = 0;
  for (const Board& board : pairing.boards) {
    std::size_t home = 0;
    for (std::size_t i = 0; i < pairing.brackets.size(); ++i) {
      const auto& pairs = pairing.brackets[i].pairs;
      const bool here = std::ranges::any_of(pairs, [&](const PlayerPair& pair) {
        return std::minmax(pair.higher, pair.lower) == std::minmax(board.white, board.black);
      });
      if (here) home = i;
    }
    story.brackets[home].boards.push_back({++number, board.white, board.black, {}, {}, ColoursByReason(board)});
  }
  if (pairing.bye) story.bye_reasons.push_back({"bye-given", {{"player", *pairing.bye}}});
  return story;
}

}  // namespace

BracketStory TellBracket(RoundAccount& round, std::size_t bracket, Effort& effort) {
  const BracketAccount& paired = round.brackets()[bracket];
  BracketStory story;
  story.score = round.pairing().brackets[bracket].score;
  story.composition = Composition(round, bracket);
  story.natural_pairs = Pairs(round, paired.natural.pairs);
  story.natural_floaters = Players(round, paired.natural.downfloaters);
  story.boards = TellBoards(round, bracket, effort);
  story.is_natural =
      std::ranges::none_of(story.boards, [](const BoardStory& board) { return board.natural.has_value(); });
  if (!paired.exchange.in.empty()) {
    story.exchange.push_back(
        {"exchange-made",
         {{"out", Players(round, paired.exchange.out)}, {"in", Players(round, paired.exchange.in)}},
         round.articles().exchange});
    story.exchange.push_back(OfAlternative(round.WithoutExchange(bracket, effort)));
  }
  story.criteria = Criteria(round, bracket);
  story.floats = Floats(round, bracket, paired.natural.downfloaters, effort);
  return story;
}

RoundStory TellRound(const Subject& subject) {
  RoundAccount* account = subject.round.account();
  const RoundPairing& pairing = subject.round.pairing();
  if (account == nullptr) return StoryOf(subject.before, subject.system, pairing);
  RoundStory story{subject.system.info(), subject.before.next_round(), {}, true, pairing.bye, {}};
  Effort effort(kRoundEffort);
  for (std::size_t i = 0; i < account->brackets().size(); ++i)
    story.brackets.push_back(TellBracket(*account, i, effort));
  story.bye_reasons = TellBye(*account, subject.system);
  return story;
}

Result<RoundStory> TellRound(const Tournament& before, const PairingSystem& system) {
  const auto round = system.PairForQuestions(before);
  if (!round) return tl::unexpected(round.error());
  return TellRound({before, system, **round});
}

}  // namespace ronda::explain
