#include "ronda/pairing/swiss/remainder_walk.h"

#include <algorithm>
#include <utility>

namespace ronda::swiss {
namespace {

constexpr int kTailStep = 12;  // how many players of S1 are taken back when the walk is stuck
constexpr int kLongestTail = 60;
constexpr int kMostTries = 400;  // before the exact way is asked

}  // namespace

RemainderWalk::RemainderWalk(const Field& field, std::vector<Member> remainder, TailSolver solve_tail)
    : field_(field),
      solve_tail_(std::move(solve_tail)),
      odd_(remainder.size() % 2 == 1),
      members_(std::move(remainder)),
      s1_(std::span(members_).first(members_.size() / 2)),
      s2_(std::span<const Member>(members_).subspan(members_.size() / 2)) {}

std::optional<Candidate> RemainderWalk::Run(ColourCost cost) {
  cost_ = cost_left_ = cost;
  MakeLists();
  for (std::size_t i = 0; i < s1_.size(); ++i) {
    const S2Position opponent = FirstOpponent(s1_[i]);
    if (opponent == kNoPosition) return Recover(i);
    MakePair(i, opponent);
  }
  return Finish();
}

void RemainderWalk::MakeLists() {
  heads_ = kNoEnds;
  next_.assign(s2_.size(), kNoPosition);
  previous_.assign(s2_.size(), kNoPosition);
  opponent_.assign(s1_.size(), kNoPosition);
  Ends tails = kNoEnds;
  for (const Member& player : members_) ++left_[At(player.colour)];
  for (const S2Position position : s2_.ids()) {
    const Member& player = s2_[position];
    const std::size_t list = ListOf(player);
    if (player.may_float) ++floaters_left_[At(player.colour)];
    if (tails[list] == kNoPosition) lists_.push_back(list);
    previous_[position] = tails[list];
    (tails[list] == kNoPosition ? heads_[list] : next_[tails[list]]) = position;
    tails[list] = position;
  }
}

void RemainderWalk::Unlink(S2Position position) {
  const S2Position before = previous_[position];
  const S2Position after = next_[position];
  (before == kNoPosition ? heads_[ListOf(s2_[position])] : next_[before]) = after;
  if (after != kNoPosition) previous_[after] = before;
}

// Undoes the last Unlink that is not undone.
void RemainderWalk::Relink(S2Position position) {
  const S2Position before = previous_[position];
  const S2Position after = next_[position];
  (before == kNoPosition ? heads_[ListOf(s2_[position])] : next_[before]) = position;
  if (after != kNoPosition) previous_[after] = position;
}

// The highest-ranked free player of S2 whom this one may meet with the bound still in reach.
S2Position RemainderWalk::FirstOpponent(const Member& player, S2Position position) const {
  Ends candidates = kNoEnds;  // the first of each list that is left to be tried
  for (std::size_t i = 0; i < lists_.size(); ++i) candidates[i] = heads_[lists_[i]];
  const std::span tried = std::span(candidates).first(lists_.size());
  for (;;) {
    S2Position* first = &tried.front();
    for (S2Position& one : tried) {
      if (static_cast<unsigned>(one.value()) < static_cast<unsigned>(first->value()))
        first = &one;  // kNoPosition is last
    }
    if (*first == kNoPosition) return kNoPosition;
    const Member& opponent = s2_[*first];
    if (*first <= position || IsImpossible(player.place, opponent.place)) {
      *first = next_[*first];
    } else if (KeepsBound(player, opponent)) {
      return *first;
    } else {
      *first = kNoPosition;  // nor does anybody else of this list
    }
  }
}

// The bound has no pair in it that the organiser would rather not have.
bool RemainderWalk::IsImpossible(Place a, Place b) const { return field_.IsForbidden(a, b) || field_.IsUnwanted(a, b); }

bool RemainderWalk::KeepsBound(const Member& player, const Member& opponent) const {
  const auto pair = CostOfPair(player.colour, opponent.colour);
  if (!pair) return false;
  const ColourCost wanted = cost_left_ - *pair;
  ClassCounts left = left_;
  --left[At(player.colour)];
  --left[At(opponent.colour)];
  if (!odd_) return LeastCost(left) == wanted;
  for (std::size_t colour = 0; colour < kColourClasses; ++colour) {
    const bool uses_one = opponent.may_float && colour == At(opponent.colour);
    if (floaters_left_[colour] - (uses_one ? 1 : 0) <= 0) continue;
    --left[colour];
    if (LeastCost(left) == wanted) return true;
    ++left[colour];
  }
  return false;
}

void RemainderWalk::MakePair(std::size_t i, S2Position position) {
  const Member& player = s1_[i];
  const Member& opponent = s2_[position];
  cost_left_ = cost_left_ - *CostOfPair(player.colour, opponent.colour);
  --left_[At(player.colour)];
  --left_[At(opponent.colour)];
  if (opponent.may_float) --floaters_left_[At(opponent.colour)];
  Unlink(position);
  opponent_[i] = position;
}

void RemainderWalk::PartPair(std::size_t i) {
  const Member& player = s1_[i];
  const Member& opponent = s2_[opponent_[i]];
  Relink(opponent_[i]);
  if (opponent.may_float) ++floaters_left_[At(opponent.colour)];
  ++left_[At(opponent.colour)];
  ++left_[At(player.colour)];
  cost_left_ = cost_left_ + *CostOfPair(player.colour, opponent.colour);
  opponent_[i] = kNoPosition;
}

// The last player who has another choice takes it, and the walk goes on from there, again and again: candidates are
// tried in their order, so the first that is completed is the first there is.
RemainderWalk::Retreat RemainderWalk::StepBack(std::size_t stuck) {
  std::size_t i = stuck;
  S2Position after(s2_.size());  // nobody is left for the one who is stuck
  for (int tries = 0; tries < kMostTries; ++tries) {
    const S2Position opponent = FirstOpponent(s1_[i], after);
    if (opponent != kNoPosition) {
      MakePair(i, opponent);
      after = kNoPosition;
      if (++i == s1_.size()) return Retreat::kPaired;
    } else {
      if (i == 0) return Retreat::kNoWay;
      after = opponent_[--i];
      PartPair(i);
    }
  }
  return Retreat::kTooFar;
}

// Where the walk is stuck: a few steps back, and if that is not enough the exact way for the last players.
std::optional<Candidate> RemainderWalk::Recover(std::size_t stuck) {
  const std::vector<S2Position> made = opponent_;
  switch (StepBack(stuck)) {
    case Retreat::kPaired:
      return Finish();
    case Retreat::kNoWay:
      return std::nullopt;
    case Retreat::kTooFar:
      break;
  }
  opponent_ = made;
  return TakeBack(stuck);
}

Candidate RemainderWalk::Finish() const {
  Candidate candidate;
  candidate.pairs.reserve(s1_.size());
  for (std::size_t i = 0; i < s1_.size(); ++i) {
    candidate.pairs.push_back({s1_[i].place, s2_[opponent_[i]].place});
  }
  for (const std::size_t list : lists_) {
    if (heads_[list] != kNoPosition) candidate.downfloaters.push_back(s2_[heads_[list]].place);
  }
  return candidate;
}

// Takes back the last pairs and leaves those players to the exact way. Its answer counts if it reaches the bound with
// S1 against S2, as the walk would have it; the pairs before it are then shown to be possible.
std::optional<Candidate> RemainderWalk::TakeBack(std::size_t stuck) const {
  for (std::size_t start = stuck;;) {
    start = start < kTailStep ? 0 : start - kTailStep;
    if (static_cast<int>(s1_.size() - start) > kLongestTail) return std::nullopt;
    if (auto candidate = TailReachesBound(start)) return candidate;
    if (start == 0) return std::nullopt;
  }
}

std::optional<Candidate> RemainderWalk::TailReachesBound(std::size_t start) const {
  std::vector<Place> tail;
  Candidate candidate;
  IdVector<S2Position, bool> used(s2_.size(), false);
  for (std::size_t i = 0; i < start; ++i) {
    used[opponent_[i]] = true;
    candidate.pairs.push_back({s1_[i].place, s2_[opponent_[i]].place});
  }
  for (std::size_t i = start; i < s1_.size(); ++i) tail.push_back(s1_[i].place);
  for (const S2Position position : s2_.ids()) {
    if (!used[position]) tail.push_back(s2_[position].place);
  }
  const auto solved = solve_tail_(tail);
  if (!solved || solved->pairs.size() != s1_.size() - start || !AcceptsTail(*solved, start)) return std::nullopt;
  candidate.pairs.insert(candidate.pairs.end(), solved->pairs.begin(), solved->pairs.end());
  candidate.downfloaters = solved->downfloaters;
  return candidate;
}

ColourCost RemainderWalk::CostOfMade(std::size_t pairs) const {
  ColourCost cost;
  for (std::size_t i = 0; i < pairs; ++i) {
    cost = cost + *CostOfPair(s1_[i].colour, s2_[opponent_[i]].colour);
  }
  return cost;
}

bool RemainderWalk::AcceptsTail(const Candidate& solved, std::size_t start) const {
  ColourCost cost = CostOfMade(start);
  const auto in_s2 = [&](Place place) { return std::ranges::lower_bound(s2_, place, {}, &Member::place); };
  // With the players of S1 in their order on one side nobody but S2 is left for the other.
  for (std::size_t i = 0; i < solved.pairs.size(); ++i) {
    if (solved.pairs[i].higher != s1_[start + i].place) return false;
  }
  for (std::size_t i = 0; i < solved.pairs.size(); ++i) {
    const auto& [higher, lower] = solved.pairs[i];
    const auto pair = CostOfPair(s1_[start + i].colour, in_s2(lower)->colour);
    if (!pair || field_.IsUnwanted(higher, lower)) return false;
    cost = cost + *pair;
  }
  if (cost != cost_) return false;
  return !odd_ || in_s2(solved.downfloaters.front())->may_float;
}

}  // namespace ronda::swiss
