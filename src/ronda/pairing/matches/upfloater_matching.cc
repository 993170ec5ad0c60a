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

constexpr GroupNumber kTop{0};
constexpr GroupNumber kFollowing{1};

// The part of the unpaired that decides: whole scoregroups from the top. Below it, where anybody is, there are so many
// who have met so few that whoever of the part is left over finds an opponent there, and they can be paired without
// these opponents.
class Universe {
 public:
  Universe(const swiss::Field& field, std::span<const Place> unpaired, Way way) : field_(field) {
    for (std::size_t first = 0; first < unpaired.size();) {
      std::size_t end = first;
      while (end < unpaired.size() && field[unpaired[end]].score == field[unpaired[first]].score) ++end;
      const GroupNumber group = group_ends_.push_back(Vertex::FromIndex(end));
      for (; first < end; ++first) group_of_.push_back(group);
    }
    int most_forbidden = 0;
    for (const Place place : unpaired) most_forbidden = std::max(most_forbidden, Count(field.forbidden(place)));
    most_forbidden += field.kept_apart().MostForbidden(unpaired);
    const GroupNumber lowest(group_ends_.size() - 1);
    last_ = lowest;
    for (GroupNumber enough = kFollowing; enough < last_ && way == Way::kFastWhereProven; ++enough) {
      if (LeavesPlenty(enough, Count(unpaired), most_forbidden)) last_ = enough;
    }
    is_everybody_ = last_ == lowest;
    places_ = IdSpan<Vertex, const Place>(unpaired.first(group_ends_[last_].index()));
  }

  int size() const { return places_.size(); }
  GroupNumber last_group() const { return last_; }
  Place place(Vertex v) const { return places_[v]; }
  GroupNumber group(Vertex v) const { return group_of_[v]; }
  bool IsResident(Vertex v) const { return v < group_ends_[kTop]; }
  bool IsFollowing(Vertex v) const { return group(v) == kFollowing; }
  bool is_everybody() const { return is_everybody_; }
  bool MayMeet(Vertex u, Vertex v) const { return !field_.IsForbidden(place(u), place(v)); }

  IdRange<Vertex> vertices() const { return places_.ids(); }
  IdRange<Vertex> VerticesBehind(Vertex v) const { return IdRange<Vertex>(Next(v), size() - Next(v).value()); }
  IdRange<Vertex> residents() const { return IdRange<Vertex>(ResidentCount()); }
  IdRange<Vertex> others() const { return IdRange<Vertex>(group_ends_[kTop], size() - ResidentCount()); }
  // Of a group below the top.
  IdRange<Vertex> MembersOf(GroupNumber lower) const {
    const Vertex first = group_ends_[Previous(lower)];
    return IdRange<Vertex>(first, group_ends_[lower] - first);
  }

 private:
  int ResidentCount() const { return group_ends_[kTop].value(); }

  // Whether the part may end with this group. Residents find enough opponents inside; everybody inside finds an
  // opponent of their own below; and those below can be paired whoever is taken away for that (Dirac).
  bool LeavesPlenty(GroupNumber last, int unpaired, int most_forbidden) const {
    const int inside = group_ends_[last].value();
    const int below = unpaired - inside;
    const int residents = ResidentCount();
    return inside - residents >= residents + most_forbidden && below >= inside + most_forbidden &&
           2 * (below - 1 - most_forbidden) >= below + inside;
  }

  const swiss::Field& field_;
  IdSpan<Vertex, const Place> places_;
  IdVector<GroupNumber, Vertex> group_ends_;  // of all groups; the first vertex behind each
  IdVector<Vertex, GroupNumber> group_of_;
  GroupNumber last_ = kTop;  // of the part
  bool is_everybody_ = true;
};

template <class Weight>
class Solver {
 public:
  Solver(const swiss::Field& field, const RoundTerms& terms, const Universe& universe, const LexWeight& layout)
      : field_(field), terms_(terms), universe_(universe), layout_(layout), matching_(universe.size()) {
    for (const Vertex u : universe.vertices()) {
      for (const Vertex v : universe.VerticesBehind(u)) {
        if (Counts(u, v) && universe.MayMeet(u, v)) matching_.SetWeight(u, v, WeightOf(u, v));
      }
    }
  }

  Upfloaters Run() {
    matching_.Solve();
    base_ = matching_.Total();
    const GroupNumber last = universe_.last_group();
    IdVector<GroupNumber, int> wanted(Next(last).value(), 0);
    int inside_following = 0;
    for (const Vertex v : universe_.others()) {
      const auto mate = matching_.MateOf(v);
      if (mate && universe_.IsResident(*mate)) ++wanted[universe_.group(v)];
      if (mate && universe_.IsFollowing(v) && universe_.IsFollowing(*mate)) ++inside_following;
    }
    Upfloaters chosen;
    for (GroupNumber group = kFollowing; group <= last; ++group) TakeFirst(group, wanted[group], chosen);
    if (last >= kFollowing) {
      const int following = universe_.MembersOf(kFollowing).size();
      chosen.next_upfloaters = following - wanted[kFollowing] - inside_following;
    }
    return chosen;
  }

 private:
  // C.04.5/2026 §3.5.3, §3.5.4; C.04.6/2025 §2.2.3, §2.2.4, §2.2.5; /2026 §3.5.3, §3.5.4, §3.5.5: the smallest number
  // that can be had, then the next.
  void TakeFirst(GroupNumber group, int count, Upfloaters& chosen) {
    for (const Vertex v : universe_.MembersOf(group)) {
      if (count == 0) return;
      if (!Wish(v)) continue;
      chosen.places.push_back(universe_.place(v));
      --count;
    }
  }

  // Asks for the vertex to float up, at no cost to any criterion and to earlier wishes.
  bool Wish(Vertex v) {
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

  void SetWish(Vertex v, std::uint64_t wish) {
    for (const Vertex resident : universe_.residents()) {
      if (!universe_.MayMeet(resident, v)) continue;
      Weight weight = WeightOf(resident, v);
      weight += layout_.Unit<Weight>(layout_.digits() - 1, wish);
      matching_.SetWeight(resident, v, weight);
    }
  }

  // Pairs of people below the following scoregroup matter only where there is nobody else to complete the round.
  bool Counts(Vertex u, Vertex v) const {
    return universe_.is_everybody() || universe_.IsResident(u) ||
           (universe_.IsFollowing(u) && universe_.IsFollowing(v));
  }

  // u < v.
  Weight WeightOf(Vertex u, Vertex v) const {
    const bool top = universe_.IsResident(u);
    const bool inside = universe_.IsResident(v);
    const bool cross = top && !inside;
    std::vector<std::uint64_t> digits;
    digits.push_back(universe_.is_everybody() || inside ? 2 : top ? 1 : 0);          // [C3] who must be paired
    digits.push_back(inside ? 1 : 0);                                                // [C4]
    for (GroupNumber group = universe_.last_group(); group > kFollowing; --group) {  // [C5]
      digits.push_back(cross && universe_.group(v) != group ? 1 : 0);
    }
    digits.push_back(universe_.IsFollowing(u) && universe_.IsFollowing(v) ? 1 : 0);  // [C6]
    if (terms_.counts_floated_upfloaters) {                                          // [C7]
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
  for (GroupNumber group = universe.last_group(); group > kFollowing; --group) layout.AddDigit(1);
  layout.AddDigit(1);
  if (terms.counts_floated_upfloaters) layout.AddDigit(1);
  layout.AddDigit(1);
  return layout;
}

}  // namespace

Upfloaters UpfloatersByMatching(const swiss::Field& field, const RoundTerms& terms, std::span<const Place> unpaired,
                                Way way) {
  const Universe universe(field, unpaired, way);
  const LexWeight layout = LayoutOf(universe, terms);
  return matching::WithWeightFor(layout.solver_bits(),
                                 [&]<class Weight>() { return Solver<Weight>(field, terms, universe, layout).Run(); });
}

}  // namespace ronda::matches
