#include "ronda/pairing/matches/upfloater_matching.h"

#include <algorithm>
#include <cassert>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::matches {
namespace {

using matching::LexWeight;
using matching::Vertex;
using GroupNumber = StrongInt<struct GroupNumberTag>;  // of the scoregroups, from the top

// The part of the unpaired that decides: whole scoregroups from the top. Below it, where anybody is, there are so many
// who have met so few that whoever of the part is left over finds an opponent there, and they can be paired without
// these opponents.
class Universe {
 public:
  Universe(const swiss::Field& field, std::span<const int> unpaired, Way way) : field_(field) {
    for (std::size_t first = 0; first < unpaired.size();) {
      std::size_t last = first;
      while (last < unpaired.size() && field[unpaired[last]].score == field[unpaired[first]].score) ++last;
      group_ends_.push_back(static_cast<int>(last));
      for (; first < last; ++first) group_of_.push_back(groups() - 1);
    }
    int most_forbidden = 0;
    for (const int place : unpaired) most_forbidden = std::max(most_forbidden, Count(field.forbidden(place)));
    most_forbidden += field.kept_apart().MostForbidden(unpaired);
    std::size_t groups = group_ends_.size();
    for (std::size_t enough = 2; enough < groups && way == Way::kFastWhereProven; ++enough) {
      if (LeavesPlenty(enough, Count(unpaired), most_forbidden)) groups = enough;
    }
    is_everybody_ = groups == group_ends_.size();
    group_ends_.resize(groups);
    places_ = unpaired.first(Vertex(group_ends_.back()).index());
  }

  int size() const { return static_cast<int>(places_.size()); }
  int groups() const { return static_cast<int>(group_ends_.size()); }
  int place(int vertex) const { return places_[Vertex(vertex).index()]; }
  int group(int vertex) const { return group_of_[Vertex(vertex)]; }
  int group_end(int group) const { return group_ends_.begin()[group]; }
  int residents() const { return group_ends_.front(); }
  bool is_everybody() const { return is_everybody_; }
  bool MayMeet(int u, int v) const { return !field_.IsForbidden(place(u), place(v)); }

 private:
  // Residents find enough opponents inside; everybody inside finds an opponent of his own below; and those below can
  // be paired whoever is taken away for that (Dirac).
  bool LeavesPlenty(std::size_t groups, int unpaired, int most_forbidden) const {
    const int inside = group_ends_[groups - 1];
    const int below = unpaired - inside;
    const int residents = group_ends_.front();
    return inside - residents >= residents + most_forbidden && below >= inside + most_forbidden &&
           2 * (below - 1 - most_forbidden) >= below + inside;
  }

  const swiss::Field& field_;
  std::span<const int> places_;
  std::vector<int> group_ends_;
  IdVector<Vertex, int> group_of_;
  bool is_everybody_ = true;
};

template <class Weight>
class Solver {
 public:
  Solver(const swiss::Field& field, const RoundTerms& terms, const Universe& universe, const LexWeight& layout)
      : field_(field), terms_(terms), universe_(universe), layout_(layout), matching_(universe.size()) {
    for (int u = 0; u < universe.size(); ++u) {
      for (int v = u + 1; v < universe.size(); ++v) {
        if (Counts(u, v) && universe.MayMeet(u, v)) matching_.SetWeight(u, v, WeightOf(u, v));
      }
    }
  }

  Upfloaters Run() {
    matching_.Solve();
    base_ = matching_.Total();
    IdVector<GroupNumber, int> wanted(universe_.groups(), 0);
    int inside_next = 0;
    for (int v = universe_.residents(); v < universe_.size(); ++v) {
      const auto mate = matching_.MateOf(v);
      if (mate && *mate < universe_.residents()) ++wanted[GroupNumber(universe_.group(v))];
      if (mate && universe_.group(v) == 1 && universe_.group(*mate) == 1) ++inside_next;
    }
    Upfloaters chosen;
    for (int group = 1; group < universe_.groups(); ++group) {
      TakeFirst(group, wanted[GroupNumber(group)], chosen);
    }
    if (universe_.groups() > 1) {
      const int next = universe_.group_end(1) - universe_.residents();
      chosen.next_upfloaters = next - wanted[GroupNumber(1)] - inside_next;
    }
    return chosen;
  }

 private:
  // C.04.5/2026 §3.5.3, §3.5.4; C.04.6/2025 §2.2.3, §2.2.4, §2.2.5; /2026 §3.5.3, §3.5.4, §3.5.5: the smallest number
  // that can be had, then the next.
  void TakeFirst(int group, int count, Upfloaters& chosen) {
    for (int v = universe_.group_end(group - 1); v < universe_.group_end(group) && count > 0; ++v) {
      if (!Wish(v)) continue;
      chosen.places.push_back(universe_.place(v));
      --count;
    }
  }

  // Asks for the vertex to float up, at no cost to any criterion and to earlier wishes.
  bool Wish(int v) {
    SetWish(v, 1);
    matching_.Solve();
    Weight wanted = base_;
    wanted += layout_.Unit<Weight>(layout_.digits() - 1, 1);
    if (matching_.Total() == wanted) {
      base_ = wanted;
      return true;
    }
    SetWish(v, 0);
    matching_.Solve();
    return false;
  }

  void SetWish(int v, std::uint64_t wish) {
    for (int resident = 0; resident < universe_.residents(); ++resident) {
      if (!universe_.MayMeet(resident, v)) continue;
      Weight weight = WeightOf(resident, v);
      weight += layout_.Unit<Weight>(layout_.digits() - 1, wish);
      matching_.SetWeight(resident, v, weight);
    }
  }

  // Pairs of people below the following scoregroup matter only where there is nobody else to complete the round.
  bool Counts(int u, int v) const {
    return universe_.is_everybody() || u < universe_.residents() ||
           (universe_.group(u) == 1 && universe_.group(v) == 1);
  }

  // u < v.
  Weight WeightOf(int u, int v) const {
    const bool top = u < universe_.residents();
    const bool inside = v < universe_.residents();
    const bool cross = top && !inside;
    std::vector<std::uint64_t> digits;
    digits.push_back(universe_.is_everybody() || inside ? 2 : top ? 1 : 0);  // [C3] who must be paired
    digits.push_back(inside ? 1 : 0);                                        // [C4]
    for (int group = universe_.groups() - 1; group >= 2; --group) {          // [C5]
      digits.push_back(cross && universe_.group(v) != group ? 1 : 0);
    }
    digits.push_back(universe_.group(u) == 1 && universe_.group(v) == 1 ? 1 : 0);  // [C6]
    if (terms_.counts_floated_upfloaters) {                                        // [C7]
      digits.push_back(cross && !Floated(field_[universe_.place(v)]) ? 1 : 0);
    }
    digits.push_back(0);  // wishes
    return layout_.Pack<Weight>(digits);
  }

  const swiss::Field& field_;
  const RoundTerms& terms_;
  const Universe& universe_;
  const LexWeight& layout_;
  matching::WeightedMatching<Weight> matching_;
  Weight base_{0};
};

LexWeight LayoutOf(const Universe& universe, const RoundTerms& terms) {
  LexWeight layout(std::max(1, universe.size() / 2));
  layout.AddDigit(2);
  layout.AddDigit(1);
  for (int group = 2; group < universe.groups(); ++group) layout.AddDigit(1);
  layout.AddDigit(1);
  if (terms.counts_floated_upfloaters) layout.AddDigit(1);
  layout.AddDigit(1);
  return layout;
}

}  // namespace

Upfloaters UpfloatersByMatching(const swiss::Field& field, const RoundTerms& terms, std::span<const int> unpaired,
                                Way way) {
  const Universe universe(field, unpaired, way);
  const LexWeight layout = LayoutOf(universe, terms);
  return matching::WithWeightFor(layout.solver_bits(),
                                 [&]<class Weight>() { return Solver<Weight>(field, terms, universe, layout).Run(); });
}

}  // namespace ronda::matches
