#include "ronda/pairing/dutch/fast_bracket.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/pairing/dutch/colour_balance.h"
#include "ronda/pairing/dutch/fast_order.h"
#include "ronda/pairing/dutch/remainder_walk.h"

namespace ronda::dutch {
namespace {

using swiss::Entrant;
using swiss::Field;
using enum swiss::Criterion;

// All that the cost of a resident depends on.
struct Kind {
  ColourClass colour = ColourClass::kNone;
  Float last = Float::kNone;
  Float earlier = Float::kNone;
  std::optional<int> float_cost;  // what it costs on [C9] to let him float; none if he may not

  auto operator<=>(const Kind&) const = default;
};

using Cost = FastCost;

void AddColours(Cost& cost, const ColourCost& colours) {
  cost.Of<kColourPreference>() += colours.denied;
  cost.Of<kStrongColourPreference>() += colours.strong_denied;
}

ColourCost ColoursOf(const Cost& cost) { return {cost.Of<kColourPreference>(), cost.Of<kStrongColourPreference>()}; }

class Walk {
 public:
  Walk(const Field& field, const DutchEdition& edition, const swiss::Bracket& bracket, Floater floater)
      : field_(field), edition_(edition), bracket_(bracket), floater_(floater) {}

  std::optional<swiss::Candidate> Run() {
    if (bracket_.mdps.size() > kMostMdps || bracket_.mdps.size() > bracket_.residents.size()) return std::nullopt;
    if (field_[bracket_.residents.front()].score != field_[bracket_.residents.back()].score) return std::nullopt;
    if (floater_ == Floater::kGetsBye && HasTopscorers()) return std::nullopt;
    SortIntoKinds();
    const auto bound = Bound(0, Cost{});
    if (!bound || !PairMdps(*bound)) return std::nullopt;
    return PairRemainder();
  }

 private:
  using KindId = StrongInt<struct KindIdTag>;
  using Resident = StrongInt<struct ResidentTag>;  // place among the residents of the bracket

  // The bound leaves equal absolute preferences apart. Topscorers might meet like that to spare the bye a better
  // player, since [C9] comes before [C10] and [C11].
  bool HasTopscorers() const {
    const auto is_topscorer = [&](int place) { return field_[place].topscorer; };
    return std::ranges::any_of(bracket_.mdps, is_topscorer) || std::ranges::any_of(bracket_.residents, is_topscorer);
  }

  Kind KindOf(int place) const {
    const Entrant& entrant = field_[place];
    Kind kind{ColourClassOf(entrant), entrant.last_float, entrant.earlier_float, 0};
    if (floater_ == Floater::kGetsBye) {
      const bool counts =
          std::ranges::count(edition_.quality, kByeUnplayedRounds, &swiss::CriterionInfo::criterion) > 0;
      const bool may = std::ranges::binary_search(bracket_.bye_candidates, place);
      kind.float_cost = may ? std::optional(counts ? entrant.unplayed_rounds : 0) : std::nullopt;
    }
    return kind;
  }

  void SortIntoKinds() {
    std::map<Kind, int> ids;
    for (const int place : bracket_.residents) {
      const auto [entry, is_new] = ids.emplace(KindOf(place), kinds_.size());
      if (is_new) {
        kinds_.push_back(entry->first);
        left_.push_back(0);
      }
      kind_of_.push_back(entry->second);
      ++left_[KindId(entry->second)];
      ++colours_left_[At(entry->first.colour)];
    }
    taken_.assign(Residents(), false);
  }

  int Residents() const { return static_cast<int>(bracket_.residents.size()); }
  const Entrant& Mdp(std::size_t i) const { return field_[bracket_.mdps[i]]; }
  KindId KindIdOf(int resident) const { return KindId(kind_of_[Resident(resident)]); }

  void Take(KindId kind) {
    --left_[kind];
    --colours_left_[At(kinds_[kind].colour)];
  }
  void PutBack(KindId kind) {
    ++left_[kind];
    ++colours_left_[At(kinds_[kind].colour)];
  }

  // The cost with this MDP against a resident of this kind; none if they may not meet.
  std::optional<Cost> WithMdpPair(Cost cost, std::size_t mdp, const Kind& kind) const {
    const auto pair = CostOfPair(ColourClassOf(Mdp(mdp)), kind.colour);
    if (!pair) return std::nullopt;
    AddColours(cost, *pair);
    const int difference = (Mdp(mdp).score - field_[bracket_.residents.front()].score).tenths();
    if (kind.last == Float::kUp) {
      ++cost.Of<kRepeatedUpfloat>();
      cost.AddToList<kRepeatedUpfloatDifferences>(difference);
    }
    if (kind.earlier == Float::kUp) {
      ++cost.Of<kEarlierUpfloat>();
      cost.AddToList<kEarlierUpfloatDifferences>(difference);
    }
    return cost;
  }

  std::optional<Cost> WithRemainder(Cost cost, const Kind* floater) const {
    ClassCounts group = colours_left_;
    if (floater != nullptr) {
      if (!floater->float_cost) return std::nullopt;
      --group[At(floater->colour)];
      cost.Of<kByeUnplayedRounds>() += *floater->float_cost;
      cost.Of<kRepeatedDownfloat>() += floater->last == Float::kDown ? 1 : 0;
      cost.Of<kEarlierDownfloat>() += floater->earlier == Float::kDown ? 1 : 0;
    }
    const auto colours = LeastCost(group);
    if (!colours) return std::nullopt;
    AddColours(cost, *colours);
    return cost;
  }

  // The least cost of the bracket when the MDPs from `mdp` on and the residents left are still to be paired.
  std::optional<Cost> Bound(std::size_t mdp, const Cost& so_far) {
    std::optional<Cost> best;
    const auto improve = [&](const std::optional<Cost>& cost) {
      if (cost && (!best || *cost < *best)) best = cost;
    };
    const bool odd = (bracket_.residents.size() - bracket_.mdps.size()) % 2 == 1;
    if (mdp == bracket_.mdps.size() && !odd) return WithRemainder(so_far, nullptr);
    for (const KindId kind : kinds_.ids()) {
      if (left_[kind] == 0) continue;
      const Kind& chosen = kinds_[kind];
      if (mdp == bracket_.mdps.size()) {
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
    Cost so_far;
    for (std::size_t mdp = 0; mdp < bracket_.mdps.size(); ++mdp) {
      IdVector<KindId, bool> tried(kinds_.size(), false);
      int chosen = -1;
      for (int resident = 0; resident < Residents() && chosen < 0; ++resident) {
        const KindId kind = KindIdOf(resident);
        if (taken_[Resident(resident)] || tried[kind]) continue;
        const int place = bracket_.residents[Resident(resident).index()];
        if (field_.IsForbidden(bracket_.mdps[mdp], place) || field_.IsUnwanted(bracket_.mdps[mdp], place)) continue;
        tried[kind] = true;
        const auto cost = WithMdpPair(so_far, mdp, kinds_[kind]);
        if (!cost) continue;
        Take(kind);
        if (Bound(mdp + 1, *cost) == bound) {
          chosen = resident;
          so_far = *cost;
        } else {
          PutBack(kind);
        }
      }
      if (chosen < 0) return false;
      taken_[Resident(chosen)] = true;
      mdp_pairs_.push_back({bracket_.mdps[mdp], bracket_.residents[Resident(chosen).index()]});
    }
    floaters_.assign(kinds_.size(), false);
    for (const KindId kind : kinds_.ids()) {
      floaters_[kind] = left_[kind] > 0 && WithRemainder(so_far, &kinds_[kind]) == bound;
    }
    remainder_cost_ = ColoursOf(bound) - ColoursOf(so_far);
    return true;
  }

  std::optional<swiss::Candidate> PairRemainder() const {
    const bool odd = (bracket_.residents.size() - bracket_.mdps.size()) % 2 == 1;
    std::vector<RemainderWalk::Member> remainder;
    for (int resident = 0; resident < Residents(); ++resident) {
      if (taken_[Resident(resident)]) continue;
      const KindId kind = KindIdOf(resident);
      remainder.push_back(
          {bracket_.residents[Resident(resident).index()], kinds_[kind].colour, odd && floaters_[kind]});
    }
    std::span<const int> byes;
    if (floater_ == Floater::kGetsBye && odd) byes = bracket_.bye_candidates;
    auto candidate = RemainderWalk(field_, edition_, std::move(remainder), byes).Run(remainder_cost_);
    if (!candidate) return std::nullopt;
    candidate->pairs.insert(candidate->pairs.begin(), mdp_pairs_.begin(), mdp_pairs_.end());
    return candidate;
  }

  const Field& field_;
  const DutchEdition& edition_;
  const swiss::Bracket& bracket_;
  Floater floater_;

  IdVector<KindId, Kind> kinds_;
  IdVector<Resident, int> kind_of_;
  IdVector<KindId, int> left_;
  ClassCounts colours_left_{};
  IdVector<Resident, bool> taken_;   // meets an MDP
  IdVector<KindId, bool> floaters_;  // may float at the bound
  ColourCost remainder_cost_;
  std::vector<swiss::Pair> mdp_pairs_;
};

}  // namespace

std::optional<swiss::Candidate> PairFast(const Field& field, const DutchEdition& edition, const swiss::Bracket& bracket,
                                         Floater floater) {
  return Walk(field, edition, bracket, floater).Run();
}

}  // namespace ronda::dutch
