#include "ronda/explain/board_story.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/base/id_vector.h"
#include "ronda/explain/facts.h"
#include "ronda/explain/of_verdict.h"

namespace ronda::explain {
namespace {

using swiss::BracketAccount;
using swiss::Candidate;
using swiss::Effort;
using swiss::Pair;
using swiss::RoundAccount;

// Players take their opponents in turn: who is still free, and what stands in the list of natural pairs, is known for
// one board after the other.
class Turn {
 public:
  Turn(const RoundAccount& round, const BracketAccount& paired) : paired_(paired), natural_of_(round.field().size()) {
    std::vector<Place> higher;
    for (const Pair& pair : paired.candidate.pairs) higher.push_back(pair.higher);
    std::ranges::sort(higher);
    std::ranges::set_difference(paired.remainder, higher, std::back_inserter(free_));  // all but S1 of the candidate
    sorted_natural_ = paired.natural_pairs;
    std::ranges::sort(sorted_natural_, &Before);
    for (const Pair& pair : paired.natural_pairs) {
      for (const Place place : {pair.higher, pair.lower}) natural_of_[place] = &pair;
    }
  }

  // Those who are free when the pair is made, which is the next in turn, and come before the opponent chosen: residents
  // for a moved-down player, S2 for the others.
  std::vector<Place> PassedOver(std::size_t pair) const {
    const auto [player, opponent] = paired_.candidate.pairs[pair];
    if (player < paired_.bracket.residents.front()) return PassedOverByMdp(pair);
    const auto chosen = std::ranges::lower_bound(free_, opponent);
    std::vector<Place> passed;
    std::copy_if(free_.begin(), chosen, std::back_inserter(passed),
                 [taker = player](Place place) { return place > taker; });
    return passed;
  }
  void Made(std::size_t pair) {
    const auto gone = std::ranges::lower_bound(free_, paired_.candidate.pairs[pair].lower);
    if (gone != free_.end() && *gone == paired_.candidate.pairs[pair].lower) free_.erase(gone);
  }

  // The natural pair of the board's higher-ranked player, else that of the lower-ranked one.
  std::optional<Pair> NaturalPairOf(const Pair& made) const {
    if (std::ranges::binary_search(sorted_natural_, made, &Before)) return std::nullopt;
    for (const Place place : {made.higher, made.lower}) {
      if (const Pair* natural = natural_of_[place]) return *natural;
    }
    return Pair{made.higher, made.higher};  // by nature neither is paired here
  }

 private:
  std::vector<Place> PassedOverByMdp(std::size_t pair) const {
    const auto& pairs = paired_.candidate.pairs;
    const auto made = std::span(pairs).first(pair);
    std::vector<Place> passed = paired_.bracket.residents;
    std::erase_if(passed, [&](Place place) {
      const auto has_him = [&](const Pair& other) { return other.higher == place || other.lower == place; };
      return place >= pairs[pair].lower || std::ranges::any_of(made, has_him);
    });
    return passed;
  }

  static bool Before(const Pair& a, const Pair& b) {
    return std::pair(a.higher, a.lower) < std::pair(b.higher, b.lower);
  }

  const BracketAccount& paired_;
  std::vector<Place> free_;
  std::vector<Pair> sorted_natural_;
  IdVector<Place, const Pair*> natural_of_;  // the last that has it
};

// By player: the number of the board, counted from 1.
IdVector<PlayerIndex, int> BoardNumbers(const RoundAccount& round) {
  IdVector<PlayerIndex, int> numbers(round.tournament().player_count(), 0);
  int number = 0;
  for (const Board& board : round.pairing().boards) numbers[board.white] = numbers[board.black] = ++number;
  return numbers;
}

// Why the natural pair is not made although nobody who was free was passed over: they may not meet, or the one of it
// who is not on this board is elsewhere.
Statement WhyNotNatural(const RoundAccount& round, const Candidate& candidate, const Pair& natural, const Pair& made) {
  if (const auto apart = WhyMayNotMeet(round, natural.higher, natural.lower)) return *apart;
  const bool lower_is_here = natural.lower == made.higher || natural.lower == made.lower;
  const Place missing = lower_is_here ? natural.higher : natural.lower;
  const Datum player{"player", round.field()[missing].player};
  const auto taken = std::ranges::find_if(
      candidate.pairs, [&](const Pair& pair) { return pair.higher == missing || pair.lower == missing; });
  if (taken == candidate.pairs.end()) return {"natural-floats", {player}};
  const Place opponent = taken->higher == missing ? taken->lower : taken->higher;
  return {"natural-taken", {player, {"opponent", round.field()[opponent].player}}};
}

// The pairs of a candidate before this one are made, and these come before the opponent its player takes.
struct Choice {
  std::size_t bracket;
  std::size_t pair;
  std::vector<Place> passed_over;
};

// One statement for each who was passed over, "passed-over" for one who is only named. Empty if the first in turn was
// taken.
Statements WhyThisOpponent(RoundAccount& round, const Choice& choice, Effort& effort) {
  const auto& pairs = round.brackets()[choice.bracket].candidate.pairs;
  const Place player = pairs[choice.pair].higher;
  const auto made = std::span(pairs).first(choice.pair + 1);
  swiss::Settlement settlement;
  settlement.pairs.assign(made.begin(), made.end());
  Statements all;
  for (const Place other : choice.passed_over) {
    if (auto apart = WhyMayNotMeet(round, player, other)) {
      all.push_back(*std::move(apart));
      continue;
    }
    settlement.pairs.back() = {player, other};
    Statement statement = OfAlternative(round.IfSettled(choice.bracket, settlement, effort));
    statement.data.insert(statement.data.begin(),
                          {{"a", round.field()[player].player}, {"b", round.field()[other].player}});
    all.push_back({"passed-over", {{"a", round.field()[player].player}, {"b", round.field()[other].player}}});
    all.push_back(std::move(statement));
  }
  return all;
}

}  // namespace

std::vector<BoardStory> TellBoards(RoundAccount& round, std::size_t bracket, Effort& effort) {
  const BracketAccount& paired = round.brackets()[bracket];
  const auto numbers = BoardNumbers(round);
  Turn turn(round, paired);
  std::vector<BoardStory> stories;
  for (std::size_t i = 0; i < paired.candidate.pairs.size(); ++i) {
    const Pair& pair = paired.candidate.pairs[i];
    BoardStory story;
    story.number = numbers[round.field()[pair.higher].player];
    const Board& board = round.pairing().boards[Size(story.number - 1)];
    story.white = board.white;
    story.black = board.black;
    story.colours = WhyColours(round, pair, board.white);
    if (const auto instead_of = turn.NaturalPairOf(pair)) {
      story.natural = {round.field()[instead_of->higher].player, round.field()[instead_of->lower].player};
      story.reasons = WhyThisOpponent(round, {bracket, i, turn.PassedOver(i)}, effort);
      if (story.reasons.empty() && instead_of->higher != instead_of->lower)
        story.reasons.push_back(WhyNotNatural(round, paired.candidate, *instead_of, pair));
    }
    turn.Made(i);
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
