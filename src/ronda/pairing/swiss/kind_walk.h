// The fast way: pairs a bracket without a matching, in time nearly linear in its players, and only when it can prove
// the result.
//
// What a pair costs on any criterion depends on the kinds of the two players alone: colour class and float history.
// Counting kinds gives a bound no candidate can beat. The first candidate in the order of the regulation is then built
// player by player: everyone gets the first opponent who is not impossible, where "impossible" means they may not meet,
// the organiser would rather keep them apart, or the counts of those left can no longer reach the bound. A candidate
// that is completed this way reaches the bound and comes before every other that does. If the walk gets stuck near its
// end, the last players are left to the exact way; if that does not help, there is no answer. docs/performance.md has
// the proof.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/colour_balance.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/remainder_walk.h"

namespace ronda::swiss {

inline constexpr std::size_t kMostMdpsOfWalk = 2;  // the bound tries every kind of opponent for each of them

// All that the cost of a resident depends on.
struct WalkKind {
  ColourClass colour = ColourClass::kNone;
  Float last = Float::kNone;
  Float earlier = Float::kNone;
  std::optional<int> float_cost;  // what it costs besides to let the player float; none if that is forbidden

  bool operator==(const WalkKind&) const = default;
};

// A bracket to walk through. Everybody of the residents has the same score; the MDPs, who outrank them, are all to be
// paired with residents, and are no more than these.
struct WalkTask {
  const Field& field;
  std::span<const Place> mdps;
  std::span<const Place> residents;
  std::function<ColourClass(const Entrant&)> colour_class;
  std::function<std::optional<int>(Place place)> float_cost;
  TailSolver solve_tail;
};

// The cost with a remainder of these colours, of whom the floater, if there is one, is left over; none if they cannot
// be paired like that.
template <class Cost>
std::optional<Cost> CostWithRemainder(Cost cost, ClassCounts remainder, const WalkKind* floater) {
  if (floater != nullptr) {
    if (!floater->float_cost) return std::nullopt;
    --remainder[At(floater->colour)];
    cost.AddDownfloat(*floater);
  }
  const auto colours = LeastCost(remainder);
  if (!colours) return std::nullopt;
  cost.AddColours(*colours);
  return cost;
}

// `Cost` says what the criteria weigh, and in which order: it is compared with <, smaller is better, and has
// AddColours, colours, AddUpfloat (of the opponent of an MDP, with the difference of scores in tenths) and
// AddDownfloat. The order of denied preferences and denied strong ones does not matter: both are least together.
template <class Cost>
class KindWalk {
 public:
  explicit KindWalk(const WalkTask& task, Cost nothing = {}) : task_(task), nothing_(std::move(nothing)) {}

  std::optional<Candidate> Run() {
    if (task_.mdps.size() > kMostMdpsOfWalk || task_.mdps.size() > task_.residents.size()) return std::nullopt;
    SortIntoKinds();
    const auto bound = Bound(0, nothing_);
    if (!bound || !PairMdps(*bound)) return std::nullopt;
    return PairRemainder();
  }

 private:
  using KindId = StrongInt<struct KindIdTag>;
  using Resident = StrongInt<struct ResidentTag>;  // place among the residents of the bracket

  WalkKind KindOf(Place place) const {
    const Entrant& entrant = task_.field[place];
    return {task_.colour_class(entrant), entrant.last_float, entrant.earlier_float, task_.float_cost(place)};
  }

  // Kinds are few: a dozen, or some more in a large bracket.
  void SortIntoKinds() {
    kind_of_.reserve(Residents().size());
    for (const Place place : task_.residents) {
      const WalkKind kind = KindOf(place);
      const auto found = std::ranges::find(kinds_, kind);
      const KindId id = KindId::FromIndex(IndexIn(kinds_, found));
      if (found == kinds_.end()) {
        kinds_.push_back(kind);
        left_.push_back(0);
      }
      kind_of_.push_back(id);
      ++left_[id];
      ++colours_left_[At(kind.colour)];
    }
    taken_.assign(Residents().size(), false);
  }

  IdRange<Resident> Residents() const { return IdRange<Resident>(Count(task_.residents)); }
  bool IsOdd() const { return (task_.residents.size() - task_.mdps.size()) % 2 == 1; }
  const Entrant& Mdp(std::size_t i) const { return task_.field[task_.mdps[i]]; }

  void Take(KindId kind) {
    --left_[kind];
    --colours_left_[At(kinds_[kind].colour)];
  }
  void PutBack(KindId kind) {
    ++left_[kind];
    ++colours_left_[At(kinds_[kind].colour)];
  }

  // The cost with this MDP against a resident of this kind; none if they may not meet.
  std::optional<Cost> WithMdpPair(Cost cost, std::size_t mdp, const WalkKind& kind) const {
    const auto pair = CostOfPair(task_.colour_class(Mdp(mdp)), kind.colour);
    if (!pair) return std::nullopt;
    cost.AddColours(*pair);
    cost.AddUpfloat(kind, (Mdp(mdp).score - task_.field[task_.residents.front()].score).tenths());
    return cost;
  }

  std::optional<Cost> WithRemainder(const Cost& cost, const WalkKind* floater) const {
    return CostWithRemainder(cost, colours_left_, floater);
  }

  // The least cost of the bracket when the MDPs from `mdp` on and the residents left are still to be paired.
  std::optional<Cost> Bound(std::size_t mdp, const Cost& so_far) {
    std::optional<Cost> best;
    const auto improve = [&](const std::optional<Cost>& cost) {
      if (cost && (!best || *cost < *best)) best = cost;
    };
    if (mdp == task_.mdps.size() && !IsOdd()) return WithRemainder(so_far, nullptr);
    for (const KindId kind : kinds_.ids()) {
      if (left_[kind] == 0) continue;
      const WalkKind& chosen = kinds_[kind];
      if (mdp == task_.mdps.size()) {
        improve(WithRemainder(so_far, &chosen));
      } else if (const auto cost = WithMdpPair(so_far, mdp, chosen)) {
        Take(kind);
        improve(Bound(mdp + 1, *cost));
        PutBack(kind);
      }
    }
    return best;
  }

  // C.04.3/2026 §4.2; /2017 §D.1: each MDP in turn meets the first resident who leaves the bound within reach.
  bool PairMdps(const Cost& bound) {
    Cost so_far = nothing_;
    for (std::size_t mdp = 0; mdp < task_.mdps.size(); ++mdp) {
      if (!PairMdp(mdp, bound, so_far)) return false;
    }
    floaters_.assign(kinds_.size(), false);
    for (const KindId kind : kinds_.ids()) {
      floaters_[kind] = left_[kind] > 0 && WithRemainder(so_far, &kinds_[kind]) == bound;
    }
    remainder_cost_ = bound.colours() - so_far.colours();
    return true;
  }

  bool PairMdp(std::size_t mdp, const Cost& bound, Cost& so_far) {
    IdVector<KindId, bool> tried(kinds_.size(), false);
    for (const Resident resident : Residents()) {
      const KindId kind = kind_of_[resident];
      if (taken_[resident] || tried[kind]) continue;
      const Pair pair{task_.mdps[mdp], task_.residents[resident.index()]};
      if (task_.field.IsForbidden(pair.higher, pair.lower) || task_.field.IsUnwanted(pair.higher, pair.lower)) continue;
      tried[kind] = true;
      const auto cost = WithMdpPair(so_far, mdp, kinds_[kind]);
      if (!cost) continue;
      Take(kind);
      if (Bound(mdp + 1, *cost) == bound) {
        so_far = *cost;
        taken_[resident] = true;
        mdp_pairs_.push_back(pair);
        return true;
      }
      PutBack(kind);
    }
    return false;
  }

  std::optional<Candidate> PairRemainder() const {
    std::vector<RemainderWalk::Member> remainder;
    remainder.reserve(task_.residents.size());
    for (const Resident resident : Residents()) {
      if (taken_[resident]) continue;
      const KindId kind = kind_of_[resident];
      remainder.push_back({task_.residents[resident.index()], kinds_[kind].colour, IsOdd() && floaters_[kind]});
    }
    RemainderWalk walk(task_.field, std::move(remainder), task_.solve_tail);
    auto candidate = walk.Run(remainder_cost_);
    if (!candidate) return std::nullopt;
    candidate->pairs.insert(candidate->pairs.begin(), mdp_pairs_.begin(), mdp_pairs_.end());
    return candidate;
  }

  const WalkTask& task_;
  Cost nothing_;
  IdVector<KindId, WalkKind> kinds_;
  IdVector<Resident, KindId> kind_of_;
  IdVector<KindId, int> left_;
  ClassCounts colours_left_{};
  IdVector<Resident, bool> taken_;   // meets an MDP
  IdVector<KindId, bool> floaters_;  // may float at the bound
  ColourCost remainder_cost_;
  std::vector<Pair> mdp_pairs_;
};

}  // namespace ronda::swiss
