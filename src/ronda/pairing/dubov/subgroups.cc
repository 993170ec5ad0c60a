#include "ronda/pairing/dubov/subgroups.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <tuple>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/matching/best_matchings.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/pairing/dubov/pair_layout.h"
#include "ronda/pairing/dubov/transposition.h"

namespace ronda::dubov {
namespace {

using matching::Vertex;
using swiss::Field;
using Plain = matching::WeightOfWords<1>;
using Wide = matching::WeightOfWords<2>;  // with what the organiser asks

enum class Side : std::uint8_t { kG1, kG2 };

Side Other(Side side) { return side == Side::kG1 ? Side::kG2 : Side::kG1; }

class Division {
 public:
  Division(const Field& field, const SubgroupTerms& terms, std::span<const Place> bracket)
      : field_(field),
        terms_(terms),
        bracket_(std::vector<Place>(bracket.begin(), bracket.end())),
        side_(bracket_.size(), Side::kG2) {}

  Subgroups Run() {
    Divide();
    if (terms_.way == swiss::Way::kFastWhereProven) {
      if (auto groups = TryFirst()) return *std::move(groups);
    }
    Subgroups groups = AsDivided();
    Recompose();
    groups.shifted = Places(shifted_);
    groups.s1 = Places(SortedGroup(Side::kG1));
    groups.t2 = Transposition(groups.s1, Places(SortedGroup(Side::kG2)));
    return groups;
  }

  // None if the first shifters cannot be shown to do.
  std::optional<Subgroups> RunFast() {
    Divide();
    return TryFirst();
  }

 private:
  int size() const { return bracket_.size(); }
  const swiss::Entrant& Player(Vertex vertex) const { return field_[bracket_[vertex]]; }
  bool MayMeet(Vertex u, Vertex v) const { return field_.MayMeet(bracket_[u], bracket_[v]); }

  std::vector<Place> Places(const std::vector<Vertex>& vertices) const {
    std::vector<Place> places;
    for (const Vertex vertex : vertices) places.push_back(bracket_[vertex]);
    return places;
  }

  // C.04.4.1/2026 §3.2.5, §4.3.2, §4.4.2: by what the record says, then by pairing number.
  std::vector<Vertex> SortedGroup(Side side) const {
    std::vector<Vertex> group;
    for (const Vertex v : bracket_.ids()) {
      if (side_[v] == side) group.push_back(v);
    }
    std::ranges::sort(group, {}, [&](Vertex v) {
      const Record& record = terms_.records[bracket_[v]];
      return std::tuple(side == Side::kG1 ? record.in_g1 : record.in_g2, Player(v).player);
    });
    return group;
  }

  Subgroups AsDivided() const { return {Places(SortedGroup(Side::kG1)), Places(SortedGroup(Side::kG2)), {}, {}, {}}; }

  // As few as possible are shifted, and they are the first of their sequence. If those then in S1 can be paired with
  // those in G2, no other shifters come before them. Leaves the subgroups as they were if that is not shown.
  std::optional<Subgroups> TryFirst() {
    Subgroups groups = AsDivided();
    const Side smaller = Smaller();
    std::vector<Vertex> sequence = FromTheMiddle(SortedGroup(Other(smaller)));
    sequence.erase(sequence.begin() + Excess(smaller), sequence.end());
    Move(sequence);
    groups.shifted = Places(sequence);
    groups.s1 = Places(SortedGroup(Side::kG1));
    if (auto first = WalkToFirstTransposition(field_, groups.s1, Places(SortedGroup(Side::kG2)))) {
      groups.t2 = *std::move(first);
      return groups;
    }
    Move(sequence);
    shifted_.clear();
    return std::nullopt;
  }

  Side Smaller() const { return CountOf(Side::kG1) <= CountOf(Side::kG2) ? Side::kG1 : Side::kG2; }
  // So many of the larger subgroup must be shifted at least.
  int Excess(Side smaller) const { return (CountOf(Other(smaller)) - CountOf(smaller)) / 2; }
  int CountOf(Side side) const { return static_cast<int>(std::ranges::count(side_, side)); }

  // C.04.4.1/2026 §3.2.3
  void Divide() {
    const bool first_games = std::ranges::all_of(bracket_, [&](Place place) { return field_[place].colours.empty(); });
    if (first_games) {
      const std::vector<Vertex> everybody = SortedGroup(Side::kG2);
      for (const Vertex v : std::span(everybody).first(everybody.size() / 2)) side_[v] = Side::kG1;
      return;
    }
    for (const Vertex v : bracket_.ids()) {
      if (Player(v).preference->colour == Colour::kWhite) side_[v] = Side::kG1;
    }
  }

  // C.04.4.1/2026 §3.2.4
  void Recompose() {
    const Side smaller = Smaller();
    const int excess = Excess(smaller);
    if (terms_.way == swiss::Way::kFastWhereProven) {
      auto graph = PairsAcross(smaller);
      if (graph.IsPerfect() && excess == 0) return;
      if (graph.IsPerfect()) {
        matching::BestMatchings best(std::move(graph));
        Move(Shifters(best, Other(smaller), excess));
        return;
      }
    }
    HasUnwantedPairs(field_) ? RecomposeByWeights<Wide>(smaller, excess) : RecomposeByWeights<Plain>(smaller, excess);
  }

  template <class Weight>
  void RecomposeByWeights(Side smaller, int excess) {
    matching::WeightedMatching<Weight> matching(size());
    const int inside = SolveForFewestInside(matching, smaller);
    matching::BestMatchings best(matching.Heaviest());
    // Both sets are chosen among the players of the subgroups as they were: nobody is shifted back (decision 136).
    const auto first = Shifters(best, smaller, inside);
    const auto second = Shifters(best, Other(smaller), excess + inside);
    Move(first);
    Move(second);
  }

  bool IsUnwanted(Vertex u, Vertex v) const { return field_.IsUnwanted(bracket_[u], bracket_[v]); }

  void Move(const std::vector<Vertex>& vertices) {
    for (const Vertex v : vertices) side_[v] = Other(side_[v]);
    shifted_.insert(shifted_.end(), vertices.begin(), vertices.end());
  }

  bool AreBoth(Vertex u, Vertex v, Side side) const { return side_[u] == side && side_[v] == side; }

  // Everybody may meet whom they may and should, but nobody of the smaller subgroup another one of it.
  matching::PerfectMatching PairsAcross(Side smaller) const {
    matching::Graph graph(size());
    for (const Vertex u : bracket_.ids()) {
      for (Vertex v = Next(u); bracket_.Contains(v); ++v) {
        if (!AreBoth(u, v, smaller) && MayMeet(u, v) && !IsUnwanted(u, v)) graph.AddEdge(u, v);
      }
    }
    return matching::PerfectMatching(std::move(graph));
  }

  // Everybody paired, as many as possible across; returns how many pairs are inside the smaller subgroup.
  template <class Weight>
  int SolveForFewestInside(matching::WeightedMatching<Weight>& matching, Side smaller) const {
    PairLayout layout(field_, size() / 2);
    const int across = layout.digits.AddDigit(1);
    for (const Vertex u : bracket_.ids()) {
      for (Vertex v = Next(u); bracket_.Contains(v); ++v) {
        if (!MayMeet(u, v)) continue;
        Weight weight = layout.WeightOf<Weight>(bracket_[u], bracket_[v]);
        if (side_[u] != side_[v]) weight += layout.digits.Unit<Weight>(across, 1);
        matching.SetWeight(u, v, weight);
      }
    }
    matching.Solve();
    int inside = 0;
    for (const Vertex v : bracket_.ids()) {
      const Vertex mate = *matching.MateOf(v);
      inside += mate > v && AreBoth(v, mate, smaller) ? 1 : 0;
    }
    return inside;
  }

  // The first set that still allows a best pairing. A shifter meets one of its own subgroup who stays; of the others no
  // two who stay meet.
  std::vector<Vertex> Shifters(matching::BestMatchings& best, Side from, int count) const {
    const std::vector<Vertex> others = SortedGroup(Other(from));
    std::vector<Vertex> chosen;
    std::vector<Vertex> staying;
    for (const Vertex vertex : FromTheMiddle(SortedGroup(from))) {
      if (Count(chosen) == count) break;
      if (best.Without(EdgesBetween(vertex, others, chosen))) {
        chosen.push_back(vertex);
      } else {
        best.Without(EdgesBetween(vertex, staying, {}));
        staying.push_back(vertex);
      }
    }
    return chosen;
  }

  static matching::EdgeList EdgesBetween(Vertex vertex, const std::vector<Vertex>& some,
                                         const std::vector<Vertex>& more) {
    matching::EdgeList edges;
    for (const auto* others : {&some, &more}) {
      for (const Vertex other : *others) edges.push_back({vertex, other});
    }
    return edges;
  }

  std::vector<Place> Transposition(const std::vector<Place>& s1, const std::vector<Place>& g2) const {
    if (terms_.way == swiss::Way::kFastWhereProven) {
      if (auto first = WalkToFirstTransposition(field_, s1, g2)) return *first;
    }
    if (auto first = FirstTransposition(field_, s1, g2)) return *first;
    return TranspositionWithFewestUnwanted(field_, s1, g2);
  }

  const Field& field_;
  SubgroupTerms terms_;
  IdVector<Vertex, Place> bracket_;
  IdVector<Vertex, Side> side_;
  std::vector<Vertex> shifted_;
};

}  // namespace

bool FirstShiftersDo(const Field& field, const SubgroupTerms& terms, std::span<const Place> bracket) {
  return Division(field, terms, bracket).RunFast().has_value();
}

Subgroups PairSubgroups(const Field& field, const SubgroupTerms& terms, std::span<const Place> bracket) {
  return Division(field, terms, bracket).Run();
}

}  // namespace ronda::dubov
