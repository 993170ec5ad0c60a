#include "ronda/pairing/dutch/remainder_walk.h"

#include <algorithm>

#include "ronda/pairing/swiss/bracket_solver.h"

namespace ronda::dutch {
namespace {

constexpr int kTailStep = 12;  // how many players of S1 are taken back when the walk is stuck
constexpr int kLongestTail = 60;

std::size_t Index(int position) { return static_cast<std::size_t>(position); }

}  // namespace

RemainderWalk::RemainderWalk(const swiss::Field& field, const DutchEdition& edition, std::vector<Member> remainder,
                             std::span<const int> bye_candidates)
    : field_(field), edition_(edition), bye_candidates_(bye_candidates), odd_(remainder.size() % 2 == 1) {
  const auto middle = remainder.begin() + static_cast<std::ptrdiff_t>(remainder.size() / 2);
  s1_.assign(remainder.begin(), middle);
  s2_.assign(middle, remainder.end());
}

std::optional<swiss::Candidate> RemainderWalk::Run(ColourCost cost) {
  cost_ = cost_left_ = cost;
  MakeLists();
  for (std::size_t i = 0; i < s1_.size(); ++i) {
    const int opponent = FirstOpponent(s1_[i]);
    if (opponent < 0) return SolveTail(i);
    MakePair(i, opponent);
  }
  return Finish();
}

void RemainderWalk::MakeLists() {
  heads_.fill(-1);
  next_.assign(s2_.size(), -1);
  previous_.assign(s2_.size(), -1);
  opponent_.assign(s1_.size(), -1);
  std::array<int, 2 * kColourClasses> tails{};
  tails.fill(-1);
  for (const Member& player : s1_) ++s1_left_[At(player.colour)];
  for (int position = 0; position < static_cast<int>(s2_.size()); ++position) {
    const Member& player = s2_[Index(position)];
    const std::size_t list = ListOf(player);
    ++s2_left_[At(player.colour)];
    if (player.may_float) ++floaters_left_[At(player.colour)];
    previous_[Index(position)] = tails[list];
    (tails[list] < 0 ? heads_[list] : next_[Index(tails[list])]) = position;
    tails[list] = position;
  }
}

void RemainderWalk::Unlink(int position) {
  const int before = previous_[Index(position)];
  const int after = next_[Index(position)];
  (before < 0 ? heads_[ListOf(s2_[Index(position)])] : next_[Index(before)]) = after;
  if (after >= 0) previous_[Index(after)] = before;
}

// The highest-ranked free player of S2 whom this one may meet with the bound still in reach; -1 if there is none.
int RemainderWalk::FirstOpponent(const Member& player) const {
  auto candidates = heads_;
  for (int& position : candidates) {
    while (position >= 0 && IsImpossible(player.place, s2_[Index(position)].place)) position = next_[Index(position)];
  }
  for (;;) {
    int* first = nullptr;
    for (int& position : candidates) {
      if (position >= 0 && (first == nullptr || position < *first)) first = &position;
    }
    if (first == nullptr) return -1;
    if (KeepsBound(player, s2_[Index(*first)])) return *first;
    *first = -1;
  }
}

// The bound has no pair in it that the organiser would rather not have.
bool RemainderWalk::IsImpossible(int a, int b) const { return field_.IsForbidden(a, b) || field_.IsUnwanted(a, b); }

bool RemainderWalk::KeepsBound(const Member& player, const Member& opponent) const {
  const auto pair = CostOfPair(player.colour, opponent.colour);
  if (!pair) return false;
  const ColourCost wanted = cost_left_ - *pair;
  ClassCounts s1 = s1_left_;
  ClassCounts s2 = s2_left_;
  --s1[At(player.colour)];
  --s2[At(opponent.colour)];
  if (!odd_) return LeastCost(s1, s2) == wanted;
  for (std::size_t colour = 0; colour < kColourClasses; ++colour) {
    const bool uses_one = opponent.may_float && colour == At(opponent.colour);
    if (floaters_left_[colour] - (uses_one ? 1 : 0) <= 0) continue;
    ClassCounts without_floater = s2;
    --without_floater[colour];
    if (LeastCost(s1, without_floater) == wanted) return true;
  }
  return false;
}

void RemainderWalk::MakePair(std::size_t i, int position) {
  const Member& player = s1_[i];
  const Member& opponent = s2_[Index(position)];
  cost_left_ = cost_left_ - *CostOfPair(player.colour, opponent.colour);
  --s1_left_[At(player.colour)];
  --s2_left_[At(opponent.colour)];
  if (opponent.may_float) --floaters_left_[At(opponent.colour)];
  Unlink(position);
  opponent_[i] = position;
}

swiss::Candidate RemainderWalk::Finish() const {
  swiss::Candidate candidate;
  std::vector<bool> paired(s2_.size(), false);
  for (std::size_t i = 0; i < s1_.size(); ++i) {
    candidate.pairs.push_back({s1_[i].place, s2_[Index(opponent_[i])].place});
    paired[Index(opponent_[i])] = true;
  }
  for (std::size_t position = 0; position < s2_.size(); ++position) {
    if (!paired[position]) candidate.downfloaters.push_back(s2_[position].place);
  }
  return candidate;
}

// Takes back the last pairs and leaves those players to the exact way. Its answer counts if it reaches the bound with
// S1 against S2, as the walk would have it; the pairs before it are then shown to be possible.
std::optional<swiss::Candidate> RemainderWalk::SolveTail(std::size_t stuck) const {
  for (std::size_t start = stuck;;) {
    start = start < kTailStep ? 0 : start - kTailStep;
    if (static_cast<int>(s1_.size() - start) > kLongestTail) return std::nullopt;
    if (auto candidate = TailReachesBound(start)) return candidate;
    if (start == 0) return std::nullopt;
  }
}

std::optional<swiss::Candidate> RemainderWalk::TailReachesBound(std::size_t start) const {
  swiss::Bracket tail;
  swiss::Candidate candidate;
  std::vector<bool> used(s2_.size(), false);
  for (std::size_t i = 0; i < start; ++i) {
    used[Index(opponent_[i])] = true;
    candidate.pairs.push_back({s1_[i].place, s2_[Index(opponent_[i])].place});
  }
  for (std::size_t i = start; i < s1_.size(); ++i) tail.residents.push_back(s1_[i].place);
  for (std::size_t position = 0; position < s2_.size(); ++position) {
    if (!used[position]) tail.residents.push_back(s2_[position].place);
  }
  swiss::SolverTerms terms;
  if (!bye_candidates_.empty()) {
    tail.bye_candidates.assign(bye_candidates_.begin(), bye_candidates_.end());
    terms = {.completion = swiss::CompletionRank::kFirst, .bye_unplayed = true};
  }
  const swiss::Candidate solved = swiss::SolveBracket(field_, edition_.quality, tail, terms).candidate;
  if (solved.pairs.size() != s1_.size() - start || !AcceptsTail(solved, start)) return std::nullopt;
  candidate.pairs.insert(candidate.pairs.end(), solved.pairs.begin(), solved.pairs.end());
  candidate.downfloaters = solved.downfloaters;
  return candidate;
}

bool RemainderWalk::AcceptsTail(const swiss::Candidate& solved, std::size_t start) const {
  ColourCost cost;
  for (std::size_t i = 0; i < start; ++i) {
    cost = cost + *CostOfPair(s1_[i].colour, s2_[Index(opponent_[i])].colour);
  }
  for (std::size_t i = 0; i < solved.pairs.size(); ++i) {
    if (solved.pairs[i].higher != s1_[start + i].place) return false;
    const auto pair =
        CostOfPair(ColourClassOf(field_[solved.pairs[i].higher]), ColourClassOf(field_[solved.pairs[i].lower]));
    if (!pair || field_.IsUnwanted(solved.pairs[i].higher, solved.pairs[i].lower)) return false;
    cost = cost + *pair;
  }
  if (cost != cost_) return false;
  if (!odd_) return true;
  return std::ranges::find(s2_, solved.downfloaters.front(), &Member::place)->may_float;
}

}  // namespace ronda::dutch
