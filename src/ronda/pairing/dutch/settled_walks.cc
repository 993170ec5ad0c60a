#include "ronda/pairing/dutch/settled_walks.h"

#include <algorithm>
#include <array>

#include "ronda/pairing/dutch/candidate_order.h"

namespace ronda::dutch {
namespace {

constexpr std::size_t kMostReplays = 16;  // each remembers the bracket

}  // namespace

SettledWalks::SettledWalks(const swiss::Field& field, const swiss::Bracket& bracket, const swiss::Candidate& made)
    : field_(field), made_(made), remainder_(Remainder(bracket, made)) {
  mdp_pairs_ = bracket.mdps.size();
  if (!IsOrdinary(bracket)) return;
  SortIntoKinds();
  std::vector<swiss::S2Position> opponents;
  for (std::size_t i = 0; i < s1_size(); ++i) {
    const auto& [higher, lower] = made.pairs[mdp_pairs_ + i];
    const auto opponent = FindInS2(lower);
    if (higher != remainder_[i] || !opponent) return;
    if (!swiss::CostOfPair(kinds_[kind_of_[i]].colour, kinds_[kind_of_[PositionOf(*opponent)]].colour)) return;
    opponents.push_back(*opponent);
  }
  opponents_ = std::move(opponents);
}

std::optional<swiss::S2Position> SettledWalks::FindInS2(Place place) const {
  const auto found = std::ranges::lower_bound(S2(), place);
  if (found == S2().end() || *found != place) return std::nullopt;
  return swiss::S2Position::FromIndex(IndexIn(S2(), found));
}

// All moved-down players are paired, everybody else is but for parity, and has the same score.
bool SettledWalks::IsOrdinary(const swiss::Bracket& bracket) const {
  if (field_[bracket.residents.front()].score != field_[bracket.residents.back()].score) return false;
  if (made_.pairs.size() != mdp_pairs_ + s1_size()) return false;
  return remainder_.size() + mdp_pairs_ == bracket.residents.size();
}

void SettledWalks::SortIntoKinds() {
  for (const Place place : remainder_) {
    const swiss::Entrant& entrant = field_[place];
    const swiss::WalkKind kind{swiss::ColourClassOf(entrant), entrant.last_float, entrant.earlier_float, 0};
    const auto found = std::ranges::find(kinds_, kind);
    kind_of_.push_back(KindId::FromIndex(IndexIn(kinds_, found)));
    if (found == kinds_.end()) {
      kinds_.push_back(kind);
      left_.push_back(0);
    }
    Take(kind_of_.size() - 1, 1);
  }
}

void SettledWalks::Take(std::size_t position, int by) {
  left_[kind_of_[position]] += by;
  colours_left_[swiss::At(kinds_[kind_of_[position]].colour)] += by;
}

void SettledWalks::GoTo(std::size_t pair) {
  const auto change = [&](std::size_t i, int by) {
    Take(i, by);
    Take(PositionOf(opponents_[i]), by);
  };
  for (; at_ < pair; ++at_) change(at_, -1);
  while (at_ > pair) change(--at_, 1);
}

// As KindWalk has it: the least cost of those left, and the kinds of which one may float at that cost.
std::optional<SettledWalks::Terms> SettledWalks::TermsNow() const {
  if (!is_odd()) {
    const auto bound = swiss::CostWithRemainder(KindCost{}, colours_left_, nullptr);
    if (!bound) return std::nullopt;
    return Terms{bound->colours(), Flags(kinds_.size(), false)};
  }
  std::optional<KindCost> bound;
  IdVector<KindId, std::optional<KindCost>> costs(kinds_.size());
  for (const KindId kind : kinds_.ids()) {
    if (left_[kind] == 0) continue;
    costs[kind] = swiss::CostWithRemainder(KindCost{}, colours_left_, &kinds_[kind]);
    if (costs[kind] && (!bound || *costs[kind] < *bound)) bound = costs[kind];
  }
  if (!bound) return std::nullopt;
  Terms terms{bound->colours(), Flags(kinds_.size(), false)};
  for (const KindId kind : kinds_.ids()) terms.may_float[kind] = costs[kind] == bound;
  return terms;
}

// One in which the same kinds of those left may float.
swiss::RemainderReplay* SettledWalks::ReplayFor(const Flags& may_float) {
  for (auto& known : replays_) {
    const bool same = std::ranges::all_of(
        kinds_.ids(), [&](KindId kind) { return left_[kind] == 0 || known.first[kind] == may_float[kind]; });
    if (same) return &known.second;
  }
  if (replays_.size() == kMostReplays) return nullptr;
  std::vector<swiss::RemainderWalk::Member> members;
  for (std::size_t i = 0; i < remainder_.size(); ++i)
    members.push_back({remainder_[i], kinds_[kind_of_[i]].colour, may_float[kind_of_[i]]});
  replays_.emplace_back(may_float, swiss::RemainderReplay(field_, std::move(members), opponents_));
  return &replays_.back().second;
}

swiss::Candidate SettledWalks::CandidateWith(std::size_t pair, const std::vector<swiss::S2Position>& opponents) const {
  swiss::Candidate candidate = made_;
  const auto s2 = [&](swiss::S2Position position) { return remainder_[PositionOf(position)]; };
  int moved = 0;  // the sum of the positions tells who is left over
  for (std::size_t i = 0; i < opponents.size(); ++i) {
    candidate.pairs[mdp_pairs_ + pair + i].lower = s2(opponents[i]);
    moved += opponents_[pair + i] - opponents[i];
  }
  if (is_odd() && moved != 0) {
    const auto floater = FindInS2(made_.downfloaters.front());
    candidate.downfloaters = {s2(swiss::S2Position(floater->value() + moved))};
  }
  return candidate;
}

std::optional<swiss::Candidate> SettledWalks::With(std::size_t pair, Place other) {
  if (opponents_.empty() || pair < mdp_pairs_) return std::nullopt;
  const std::size_t i = pair - mdp_pairs_;
  const auto opponent = FindInS2(other);
  if (!opponent || 2 * (i + 1) == remainder_.size()) return std::nullopt;
  const std::size_t position = PositionOf(*opponent);
  if (!swiss::CostOfPair(kinds_[kind_of_[i]].colour, kinds_[kind_of_[position]].colour)) return std::nullopt;
  GoTo(i);
  const std::array both{i, position};
  for (const std::size_t one : both) Take(one, -1);
  const auto terms = TermsNow();
  swiss::RemainderReplay* replay = terms ? ReplayFor(terms->may_float) : nullptr;
  for (const std::size_t one : both) Take(one, 1);
  if (replay == nullptr) return std::nullopt;
  const auto opponents = replay->Walk(i, *opponent, terms->cost);
  if (!opponents) return std::nullopt;
  return CandidateWith(i, *opponents);
}

}  // namespace ronda::dutch
