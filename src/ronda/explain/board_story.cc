#include "ronda/explain/board_story.h"

#include <algorithm>
#include <map>

#include "ronda/explain/facts.h"
#include "ronda/explain/of_verdict.h"

namespace ronda::explain {
namespace {

using swiss::BracketAccount;
using swiss::Candidate;
using swiss::Effort;
using swiss::Pair;
using swiss::RoundAccount;

// Those who were free when the pair was made and come before the opponent chosen: residents for a moved-down player,
// S2 for the others.
std::vector<int> PassedOver(const BracketAccount& paired, std::size_t pair) {
  const Candidate& candidate = paired.candidate;
  const auto [player, opponent] = candidate.pairs[pair];
  const bool is_mdp = player < paired.bracket.residents.front();
  std::vector<int> free = is_mdp ? paired.bracket.residents : paired.remainder;
  std::vector<int> gone;
  for (std::size_t i = 0; i < pair; ++i) gone.insert(gone.end(), {candidate.pairs[i].higher, candidate.pairs[i].lower});
  if (!is_mdp) {
    for (const Pair& other : candidate.pairs) gone.push_back(other.higher);  // S1 of the candidate
  }
  std::ranges::sort(gone);
  std::erase_if(free, [&, chosen = opponent, taker = player](int place) {
    return place >= chosen || place < taker || std::ranges::binary_search(gone, place);
  });
  return free;
}

std::map<PlayerPair, int, bool (*)(const PlayerPair&, const PlayerPair&)> NumbersOf(const RoundPairing& pairing) {
  const auto before = +[](const PlayerPair& a, const PlayerPair& b) {
    return std::pair(a.higher, a.lower) < std::pair(b.higher, b.lower);
  };
  std::map<PlayerPair, int, bool (*)(const PlayerPair&, const PlayerPair&)> numbers(before);
  int number = 0;
  for (const Board& board : pairing.boards) {
    const auto [first, second] = std::minmax(board.white, board.black);
    numbers.emplace(PlayerPair{first, second}, ++number);
  }
  return numbers;
}

// The natural pair of the board's higher-ranked player, else that of the lower-ranked one.
std::optional<Pair> NaturalPairOf(const std::vector<Pair>& natural, const Pair& made) {
  if (std::ranges::find(natural, made) != natural.end()) return std::nullopt;
  for (const int place : {made.higher, made.lower}) {
    const auto has_him = [&](const Pair& pair) { return pair.higher == place || pair.lower == place; };
    const auto last = std::find_if(natural.rbegin(), natural.rend(), has_him);
    if (last != natural.rend()) return *last;
  }
  return Pair{made.higher, made.higher};  // by nature neither is paired here
}

// Why the natural pair is not made although nobody who was free was passed over: they may not meet, or the one of it
// who is not on this board is elsewhere.
Statement WhyNotNatural(const RoundAccount& round, const Candidate& candidate, const Pair& natural, const Pair& made) {
  if (const auto apart = WhyMayNotMeet(round, natural.higher, natural.lower)) return *apart;
  const bool lower_is_here = natural.lower == made.higher || natural.lower == made.lower;
  const int missing = lower_is_here ? natural.higher : natural.lower;
  const Datum player{"player", round.field()[missing].player};
  const auto taken = std::ranges::find_if(
      candidate.pairs, [&](const Pair& pair) { return pair.higher == missing || pair.lower == missing; });
  if (taken == candidate.pairs.end()) return {"natural-floats", {player}};
  const int opponent = taken->higher == missing ? taken->lower : taken->higher;
  return {"natural-taken", {player, {"opponent", round.field()[opponent].player}}};
}

}  // namespace

Statements WhyThisOpponent(RoundAccount& round, std::size_t bracket, std::size_t pair, Effort& effort) {
  const BracketAccount& paired = round.brackets()[bracket];
  const auto& pairs = paired.candidate.pairs;
  const int player = pairs[pair].higher;
  Statements all;
  for (const int other : PassedOver(paired, pair)) {
    if (auto apart = WhyMayNotMeet(round, player, other)) {
      all.push_back(*std::move(apart));
      continue;
    }
    swiss::Settlement settlement;
    settlement.pairs.assign(pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(pair));
    settlement.pairs.push_back({player, other});
    Statement statement = OfAlternative(round.IfSettled(bracket, settlement, effort));
    statement.data.insert(statement.data.begin(),
                          {{"a", round.field()[player].player}, {"b", round.field()[other].player}});
    all.push_back({"passed-over", {{"a", round.field()[player].player}, {"b", round.field()[other].player}}});
    all.push_back(std::move(statement));
  }
  return all;
}

std::vector<BoardStory> TellBoards(RoundAccount& round, std::size_t bracket, Effort& effort) {
  const BracketAccount& paired = round.brackets()[bracket];
  const auto numbers = NumbersOf(round.pairing());
  std::vector<BoardStory> stories;
  for (std::size_t i = 0; i < paired.candidate.pairs.size(); ++i) {
    const Pair& pair = paired.candidate.pairs[i];
    const auto [first, second] = std::minmax(round.field()[pair.higher].player, round.field()[pair.lower].player);
    BoardStory story;
    story.number = numbers.at({first, second});
    const Board& board = round.pairing().boards[static_cast<std::size_t>(story.number - 1)];
    story.white = board.white;
    story.black = board.black;
    story.colours = WhyColours(round, board.white, board.black);
    if (const auto instead_of = NaturalPairOf(paired.natural_pairs, pair)) {
      story.natural = {round.field()[instead_of->higher].player, round.field()[instead_of->lower].player};
      story.reasons = WhyThisOpponent(round, bracket, i, effort);
      if (story.reasons.empty() && instead_of->higher != instead_of->lower)
        story.reasons.push_back(WhyNotNatural(round, paired.candidate, *instead_of, pair));
    }
    stories.push_back(std::move(story));
  }
  return stories;
}

Statements TellPairing(RoundAccount& round, std::size_t bracket, const BoardStory& board) {
  Statements all;
  const BracketExplanation& explained = round.pairing().brackets[bracket];
  const auto [first, second] = std::pair(*round.field().Find(board.white), *round.field().Find(board.black));
  const PlayerIndex higher = round.field()[std::min(first, second)].player;
  const PlayerIndex lower = round.field()[std::max(first, second)].player;
  all.push_back(RoleIn(explained, higher));
  all.push_back(RoleIn(explained, lower));
  if (!board.natural) all.push_back({"board-natural", {{"player", higher}, {"opponent", lower}}});
  all.insert(all.end(), board.reasons.begin(), board.reasons.end());
  all.push_back(board.colours);
  return all;
}

Statement RoleIn(const BracketExplanation& bracket, PlayerIndex player) {
  const auto contains = [&](const std::vector<PlayerIndex>& players) {
    return std::ranges::count(players, player) > 0;
  };
  const std::vector<Datum> data{{"player", player}, {"score", bracket.score}};
  if (contains(bracket.moved_down)) return {"role-moved-down", data};
  return {contains(bracket.s1) ? "role-s1" : "role-s2", data};
}

}  // namespace ronda::explain
