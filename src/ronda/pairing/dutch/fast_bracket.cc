#include "ronda/pairing/dutch/fast_bracket.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <vector>

#include "ronda/pairing/dutch/bracket_solver.h"
#include "ronda/pairing/dutch/colour_balance.h"

namespace ronda::dutch {
namespace {

using swiss::Entrant;
using swiss::Field;

constexpr std::size_t kMostMdps = 2;  // the bound tries every kind of opponent for each of them
constexpr int kTailStep = 12;         // how many players of S1 are taken back when the walk is stuck
constexpr int kLongestTail = 60;

// All that the cost of a resident depends on.
struct Kind {
  ColourClass colour = ColourClass::kNone;
  Float last = Float::kNone;
  Float earlier = Float::kNone;
  std::optional<int> float_cost;  // what it costs on [C9] to let him float; none if he may not

  auto operator<=>(const Kind&) const = default;
};

// The criteria in order, smaller is better; where a bracket is paired in full, all others are equal.
struct Cost {
  int bye = 0;                                           // [C9]
  ColourCost colours;                                    // [C12], [C13]
  int repeated_down = 0;                                 // [C14]
  int repeated_up = 0;                                   // [C15]
  int earlier_down = 0;                                  // [C16]
  int earlier_up = 0;                                    // [C17]
  std::array<int, kMostMdps> repeated_up_differences{};  // [C19], largest first
  std::array<int, kMostMdps> earlier_up_differences{};   // [C21]

  auto operator<=>(const Cost&) const = default;
};

void InsertDescending(std::array<int, kMostMdps>& list, int value) {
  list.back() = value;
  std::ranges::sort(list, std::ranges::greater{});
}

class Walk {
 public:
  Walk(const Field& field, const DutchEdition& edition, const Bracket& bracket, Floater floater)
      : field_(field), edition_(edition), bracket_(bracket), floater_(floater) {}

  std::optional<Candidate> Run() {
    if (bracket_.mdps.size() > kMostMdps || bracket_.mdps.size() > bracket_.residents.size()) return std::nullopt;
    if (field_[bracket_.residents.front()].score != field_[bracket_.residents.back()].score) return std::nullopt;
    if (floater_ == Floater::kGetsBye && HasTopscorers()) return std::nullopt;
    SortIntoKinds();
    const auto bound = Bound(0, Cost{});
    if (!bound || !PairMdps(*bound)) return std::nullopt;
    if (!PairRemainder()) return std::nullopt;
    return candidate_;
  }

 private:
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
          std::ranges::count(edition_.quality, Criterion::kByeUnplayedRounds, &CriterionInfo::criterion) > 0;
      const bool may = std::ranges::binary_search(bracket_.bye_candidates, place);
      kind.float_cost = may ? std::optional(counts ? entrant.unplayed_rounds : 0) : std::nullopt;
    }
    return kind;
  }

  void SortIntoKinds() {
    std::map<Kind, int> ids;
    for (const int place : bracket_.residents) {
      const auto [entry, is_new] = ids.emplace(KindOf(place), static_cast<int>(kinds_.size()));
      if (is_new) {
        kinds_.push_back(entry->first);
        left_.push_back(0);
      }
      kind_of_.push_back(entry->second);
      ++left_[static_cast<std::size_t>(entry->second)];
      ++colours_left_[At(entry->first.colour)];
    }
    taken_.assign(bracket_.residents.size(), false);
  }

  int Residents() const { return static_cast<int>(bracket_.residents.size()); }
  const Entrant& Mdp(std::size_t i) const { return field_[bracket_.mdps[i]]; }
  int KindIdOf(int resident) const { return kind_of_[static_cast<std::size_t>(resident)]; }

  void Take(int kind) {
    --left_[static_cast<std::size_t>(kind)];
    --colours_left_[At(kinds_[static_cast<std::size_t>(kind)].colour)];
  }
  void PutBack(int kind) {
    ++left_[static_cast<std::size_t>(kind)];
    ++colours_left_[At(kinds_[static_cast<std::size_t>(kind)].colour)];
  }

  // The cost with this MDP against a resident of this kind; none if they may not meet.
  std::optional<Cost> WithMdpPair(Cost cost, std::size_t mdp, const Kind& kind) const {
    const auto pair = CostOfPair(ColourClassOf(Mdp(mdp)), kind.colour);
    if (!pair) return std::nullopt;
    cost.colours = cost.colours + *pair;
    const int difference = (Mdp(mdp).score - field_[bracket_.residents.front()].score).tenths();
    if (kind.last == Float::kUp) {
      ++cost.repeated_up;
      InsertDescending(cost.repeated_up_differences, difference);
    }
    if (kind.earlier == Float::kUp) {
      ++cost.earlier_up;
      InsertDescending(cost.earlier_up_differences, difference);
    }
    return cost;
  }

  std::optional<Cost> WithRemainder(Cost cost, const Kind* floater) const {
    ClassCounts group = colours_left_;
    if (floater != nullptr) {
      if (!floater->float_cost) return std::nullopt;
      --group[At(floater->colour)];
      cost.bye += *floater->float_cost;
      cost.repeated_down += floater->last == Float::kDown ? 1 : 0;
      cost.earlier_down += floater->earlier == Float::kDown ? 1 : 0;
    }
    const auto colours = LeastCost(group);
    if (!colours) return std::nullopt;
    cost.colours = cost.colours + *colours;
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
    for (int kind = 0; kind < static_cast<int>(kinds_.size()); ++kind) {
      if (left_[static_cast<std::size_t>(kind)] == 0) continue;
      const Kind& chosen = kinds_[static_cast<std::size_t>(kind)];
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

  // C.04.3/2026 §4.2; /2017 D.1: each MDP in turn meets the first resident who leaves the bound within reach.
  bool PairMdps(const Cost& bound) {
    Cost so_far;
    for (std::size_t mdp = 0; mdp < bracket_.mdps.size(); ++mdp) {
      std::vector<bool> tried(kinds_.size(), false);
      int chosen = -1;
      for (int resident = 0; resident < Residents() && chosen < 0; ++resident) {
        const auto kind = static_cast<std::size_t>(KindIdOf(resident));
        if (taken_[static_cast<std::size_t>(resident)] || tried[kind]) continue;
        if (field_.IsBarred(bracket_.mdps[mdp], bracket_.residents[static_cast<std::size_t>(resident)])) continue;
        tried[kind] = true;
        const auto cost = WithMdpPair(so_far, mdp, kinds_[kind]);
        if (!cost) continue;
        Take(static_cast<int>(kind));
        if (Bound(mdp + 1, *cost) == bound) {
          chosen = resident;
          so_far = *cost;
        } else {
          PutBack(static_cast<int>(kind));
        }
      }
      if (chosen < 0) return false;
      taken_[static_cast<std::size_t>(chosen)] = true;
      candidate_.pairs.push_back({bracket_.mdps[mdp], bracket_.residents[static_cast<std::size_t>(chosen)]});
    }
    floaters_.assign(kinds_.size(), false);
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
      floaters_[kind] = left_[kind] > 0 && WithRemainder(so_far, &kinds_[kind]) == bound;
    }
    remainder_cost_ = {bound.colours.denied - so_far.colours.denied,
                       bound.colours.strong_denied - so_far.colours.strong_denied};
    return true;
  }

  bool PairRemainder() {
    std::vector<int> remainder;  // positions among the residents
    for (int resident = 0; resident < Residents(); ++resident) {
      if (!taken_[static_cast<std::size_t>(resident)]) remainder.push_back(resident);
    }
    const std::size_t pairs = remainder.size() / 2;
    s1_.assign(remainder.begin(), remainder.begin() + static_cast<std::ptrdiff_t>(pairs));
    s2_.assign(remainder.begin() + static_cast<std::ptrdiff_t>(pairs), remainder.end());
    odd_ = remainder.size() % 2 == 1;
    MakeLists();
    cost_left_ = remainder_cost_;
    for (std::size_t i = 0; i < s1_.size(); ++i) {
      const int opponent = FirstOpponent(s1_[i]);
      if (opponent < 0) return SolveTail(i);
      Pair(i, opponent);
    }
    Finish();
    return true;
  }

  int Place(int resident) const { return bracket_.residents[static_cast<std::size_t>(resident)]; }
  ColourClass ColourOf(int resident) const { return kinds_[static_cast<std::size_t>(KindIdOf(resident))].colour; }
  bool MayFloat(int resident) const { return odd_ && floaters_[static_cast<std::size_t>(KindIdOf(resident))]; }
  std::size_t ListOf(int resident) const { return At(ColourOf(resident)) * 2 + (MayFloat(resident) ? 1 : 0); }

  // The players of S2 still free, in lists by colour class and by whether one of them may float, each in ranking order.
  void MakeLists() {
    heads_.fill(-1);
    floaters_left_.fill(0);
    s1_left_.fill(0);
    s2_left_.fill(0);
    next_.assign(s2_.size(), -1);
    previous_.assign(s2_.size(), -1);
    std::array<int, 2 * kColourClasses> tails{};
    tails.fill(-1);
    for (const int resident : s1_) ++s1_left_[At(ColourOf(resident))];
    for (int position = 0; position < static_cast<int>(s2_.size()); ++position) {
      const int resident = s2_[static_cast<std::size_t>(position)];
      const std::size_t list = ListOf(resident);
      ++s2_left_[At(ColourOf(resident))];
      if (MayFloat(resident)) ++floaters_left_[At(ColourOf(resident))];
      previous_[static_cast<std::size_t>(position)] = tails[list];
      (tails[list] < 0 ? heads_[list] : next_[static_cast<std::size_t>(tails[list])]) = position;
      tails[list] = position;
    }
    opponent_.assign(s1_.size(), -1);
  }

  void Unlink(int position) {
    const int before = previous_[static_cast<std::size_t>(position)];
    const int after = next_[static_cast<std::size_t>(position)];
    (before < 0 ? heads_[ListOf(s2_[static_cast<std::size_t>(position)])] : next_[static_cast<std::size_t>(before)]) =
        after;
    if (after >= 0) previous_[static_cast<std::size_t>(after)] = before;
  }

  // The highest-ranked free player of S2 whom this one may meet with the bound still in reach; -1 if there is none.
  int FirstOpponent(int player) {
    auto candidates = heads_;
    for (int& position : candidates) {
      while (position >= 0 && field_.IsBarred(Place(player), Place(s2_[static_cast<std::size_t>(position)]))) {
        position = next_[static_cast<std::size_t>(position)];
      }
    }
    for (;;) {
      int* first = nullptr;
      for (int& position : candidates) {
        if (position >= 0 && (first == nullptr || position < *first)) first = &position;
      }
      if (first == nullptr) return -1;
      if (KeepsBound(player, s2_[static_cast<std::size_t>(*first)])) return *first;
      *first = -1;
    }
  }

  bool KeepsBound(int player, int opponent) const {
    const auto pair = CostOfPair(ColourOf(player), ColourOf(opponent));
    if (!pair) return false;
    const ColourCost wanted{cost_left_.denied - pair->denied, cost_left_.strong_denied - pair->strong_denied};
    ClassCounts s1 = s1_left_;
    ClassCounts s2 = s2_left_;
    --s1[At(ColourOf(player))];
    --s2[At(ColourOf(opponent))];
    if (!odd_) return LeastCost(s1, s2) == wanted;
    for (std::size_t colour = 0; colour < kColourClasses; ++colour) {
      const bool uses_one = MayFloat(opponent) && colour == At(ColourOf(opponent));
      if (floaters_left_[colour] - (uses_one ? 1 : 0) <= 0) continue;
      ClassCounts without_floater = s2;
      --without_floater[colour];
      if (LeastCost(s1, without_floater) == wanted) return true;
    }
    return false;
  }

  void Pair(std::size_t i, int position) {
    const int player = s1_[i];
    const int opponent = s2_[static_cast<std::size_t>(position)];
    const auto cost = CostOfPair(ColourOf(player), ColourOf(opponent));
    cost_left_.denied -= cost->denied;
    cost_left_.strong_denied -= cost->strong_denied;
    --s1_left_[At(ColourOf(player))];
    --s2_left_[At(ColourOf(opponent))];
    if (MayFloat(opponent)) --floaters_left_[At(ColourOf(opponent))];
    Unlink(position);
    opponent_[i] = opponent;
  }

  void Finish() {
    std::vector<bool> paired(bracket_.residents.size(), false);
    for (std::size_t i = 0; i < s1_.size(); ++i) {
      if (opponent_[i] < 0) continue;
      candidate_.pairs.push_back({Place(s1_[i]), Place(opponent_[i])});
      paired[static_cast<std::size_t>(opponent_[i])] = true;
    }
    for (const int resident : s2_) {
      if (!paired[static_cast<std::size_t>(resident)]) candidate_.downfloaters.push_back(Place(resident));
    }
  }

  // Takes back the last pairs and leaves those players to the exact way. Its answer counts if it reaches the bound with
  // S1 against S2, as the walk would have it; the pairs before it are then shown to be possible.
  bool SolveTail(std::size_t stuck) {
    for (std::size_t start = stuck;;) {
      start = start < kTailStep ? 0 : start - kTailStep;
      if (static_cast<int>(s1_.size() - start) > kLongestTail) return false;
      if (TailReachesBound(start)) return true;
      if (start == 0) return false;
    }
  }

  bool TailReachesBound(std::size_t start) {
    Bracket tail;
    std::vector<bool> used(bracket_.residents.size(), false);
    for (std::size_t i = 0; i < start; ++i) used[static_cast<std::size_t>(opponent_[i])] = true;
    for (std::size_t i = start; i < s1_.size(); ++i) tail.residents.push_back(Place(s1_[i]));
    for (const int resident : s2_) {
      if (!used[static_cast<std::size_t>(resident)]) tail.residents.push_back(Place(resident));
    }
    SolverTerms terms;
    if (floater_ == Floater::kGetsBye && odd_) {
      tail.bye_candidates = bracket_.bye_candidates;
      terms = {.completion = CompletionRank::kFirst, .bye_unplayed = true};
    }
    const Candidate solved = SolveBracket(field_, edition_.quality, tail, terms).candidate;
    if (solved.pairs.size() != s1_.size() - start || !AcceptsTail(solved, start)) return false;
    opponent_.resize(start);
    s1_.resize(start);
    s2_.clear();
    Finish();
    candidate_.pairs.insert(candidate_.pairs.end(), solved.pairs.begin(), solved.pairs.end());
    candidate_.downfloaters = solved.downfloaters;
    return true;
  }

  bool AcceptsTail(const Candidate& solved, std::size_t start) const {
    ColourCost cost;
    for (std::size_t i = 0; i < start; ++i) cost = cost + *CostOfPair(ColourOf(s1_[i]), ColourOf(opponent_[i]));
    for (std::size_t i = 0; i < solved.pairs.size(); ++i) {
      if (solved.pairs[i].higher != Place(s1_[start + i])) return false;
      const auto pair =
          CostOfPair(ColourClassOf(field_[solved.pairs[i].higher]), ColourClassOf(field_[solved.pairs[i].lower]));
      if (!pair) return false;
      cost = cost + *pair;
    }
    if (cost != remainder_cost_) return false;
    if (!odd_) return true;
    const auto floater = std::ranges::lower_bound(bracket_.residents, solved.downfloaters.front());
    return floaters_[static_cast<std::size_t>(KindIdOf(static_cast<int>(floater - bracket_.residents.begin())))];
  }

  const Field& field_;
  const DutchEdition& edition_;
  const Bracket& bracket_;
  Floater floater_;

  std::vector<Kind> kinds_;
  std::vector<int> kind_of_;  // by resident
  std::vector<int> left_;     // by kind
  ClassCounts colours_left_{};
  std::vector<bool> taken_;     // by resident: meets an MDP
  std::vector<bool> floaters_;  // by kind: may float at the bound
  ColourCost remainder_cost_;
  Candidate candidate_;

  bool odd_ = false;
  std::vector<int> s1_;  // residents
  std::vector<int> s2_;
  std::vector<int> opponent_;  // by position in s1_
  std::array<int, 2 * kColourClasses> heads_{};
  std::vector<int> next_;  // by position in s2_
  std::vector<int> previous_;
  ClassCounts s1_left_{};
  ClassCounts s2_left_{};
  ClassCounts floaters_left_{};
  ColourCost cost_left_;
};

}  // namespace

std::optional<Candidate> PairFast(const Field& field, const DutchEdition& edition, const Bracket& bracket,
                                  Floater floater) {
  return Walk(field, edition, bracket, floater).Run();
}

}  // namespace ronda::dutch
