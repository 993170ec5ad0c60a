#include "ronda/pairing/dutch_procedure/fast_group.h"

#include <algorithm>
#include <array>
#include <compare>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/pairing/dutch_procedure/group_pairing.h"
#include "ronda/pairing/swiss/kind_walk.h"

namespace ronda::dutch_procedure {
namespace {

using swiss::ColourClass;
using swiss::ColourCost;

// Which requirement counts a fault; none if the edition has none that does.
using RequirementOf = ByFault<std::optional<std::size_t>>;

RequirementOf RequirementsOf(const Rules& rules) {
  RequirementOf of;
  for (std::size_t i = 0; i < rules.requirements.size(); ++i) {
    for (const Fault fault : rules.requirements[i].faults) of[fault] = i;
  }
  return of;
}

// What counts against a group, requirement by requirement, most important first.
class GroupCost {
 public:
  // `strong`: the fault that a denied strong preference is in this round.
  GroupCost(const RequirementOf& requirement_of, Fault strong) : requirement_of_(&requirement_of), strong_(strong) {}

  auto operator<=>(const GroupCost& other) const { return numbers_ <=> other.numbers_; }
  bool operator==(const GroupCost& other) const { return numbers_ == other.numbers_; }

  void AddColours(const ColourCost& colours) {
    Add(Fault::kSameColour, colours.denied);
    Add(strong_, colours.strong_denied);
  }
  ColourCost colours() const { return {Of(Fault::kSameColour), Of(strong_)}; }

  void AddUpfloat(const swiss::WalkKind& kind, int /*difference*/) {
    Add(Fault::kUpfloatAgain, kind.last == Float::kUp ? 1 : 0);
    Add(Fault::kUpfloatAsEarlier, kind.earlier == Float::kUp ? 1 : 0);
  }
  void AddDownfloat(const swiss::WalkKind& kind) {
    Add(Fault::kDownfloatAgain, kind.last == Float::kDown ? 1 : 0);
    Add(Fault::kDownfloatAsEarlier, kind.earlier == Float::kDown ? 1 : 0);
  }

 private:
  static constexpr std::size_t kMostRequirements = 12;

  void Add(Fault fault, int count) {
    if (const auto requirement = (*requirement_of_)[fault]) numbers_[*requirement] += count;
  }
  int Of(Fault fault) const {
    const auto requirement = (*requirement_of_)[fault];
    return requirement ? numbers_[*requirement] : 0;
  }

  const RequirementOf* requirement_of_;
  Fault strong_;
  std::array<int, kMostRequirements> numbers_{};
};

std::vector<Place> Everybody(const Group& group) {
  std::vector<Place> places = group.moved_down;
  places.insert(places.end(), group.residents.begin(), group.residents.end());
  return places;
}

// Moved-down players who are S1 of a heterogeneous part have a higher score than all others, who have one score.
bool IsOfOneScore(const swiss::Field& field, const Group& group) {
  const Points score = field[group.residents.front()].score;
  return field[group.residents.back()].score == score && field[group.moved_down.back()].score > score;
}

// The last players of the group, as a group of their own.
std::optional<swiss::Candidate> SolveTail(const Criteria& criteria, const Group& group,
                                          std::span<const Place> players) {
  const Group tail{.moved_down = {}, .residents{players.begin(), players.end()}, .lowest = group.lowest};
  auto paired = PairGroup(criteria, tail, swiss::Way::kExactOnly);
  if (!paired) return std::nullopt;
  return swiss::Candidate{std::move(paired->pairs), std::move(paired->floaters)};
}

void AddFaults(std::vector<int>& faults, const std::vector<int>& more) {
  std::ranges::transform(faults, more, faults.begin(), std::plus{});
}

PairedGroup MakePaired(const Criteria& criteria, const Group& group, int m1, swiss::Candidate candidate) {
  PairedGroup paired{.group = group,
                     .s1_limit = m1,
                     .m1 = m1,
                     .pairs = std::move(candidate.pairs),
                     .floaters = group.set_aside,
                     .faults = std::vector<int>(criteria.rules().requirements.size(), 0),
                     .fast = true};
  for (const Pair& pair : paired.heterogeneous_pairs())
    AddFaults(paired.faults, criteria.OfPair(pair, PairKind::kMovedDown));
  for (const Pair& pair : paired.remainder_pairs()) AddFaults(paired.faults, criteria.OfPair(pair, PairKind::kPlain));
  for (const Place floater : candidate.downfloaters) {
    AddFaults(paired.faults, criteria.OfFloater(floater, group));
    paired.floaters.push_back(floater);
    if (group.lowest) paired.bye = floater;
  }
  std::ranges::sort(paired.floaters);
  return paired;
}

}  // namespace

std::optional<PairedGroup> PairGroupFast(const Criteria& criteria, const Group& group) {
  const swiss::Field& field = criteria.field();
  // C.04.3/2012 §D4: after a junction the squares of the differences count, which no kind knows.
  if (group.joined || group.size() == 0) return std::nullopt;
  if (group.heterogeneous() && !IsOfOneScore(field, group)) return std::nullopt;
  const std::vector<Place> everybody = Everybody(group);
  const std::size_t m1 = group.heterogeneous() ? group.moved_down.size() : 0;
  const RequirementOf requirement_of = RequirementsOf(criteria.rules());
  const Fault strong = criteria.IsOddRound() ? Fault::kColoursTreatedSo : Fault::kSameStrongColour;
  const auto float_cost = [&](Place place) {
    return group.lowest && !field[place].may_have_bye ? std::nullopt : std::optional(0);
  };
  const swiss::WalkTask task{
      .field = field,
      .mdps = std::span(everybody).first(m1),
      .residents = std::span(everybody).subspan(m1),
      .colour_class = requirement_of[strong] ? swiss::ColourClassOf : swiss::ColourClassWithoutStrength,
      .float_cost = float_cost,
      .solve_tail = [&](std::span<const Place> tail) { return SolveTail(criteria, group, tail); }};
  auto candidate = swiss::KindWalk<GroupCost>(task, GroupCost(requirement_of, strong)).Run();
  if (!candidate) return std::nullopt;
  return MakePaired(criteria, group, Count(task.mdps), *std::move(candidate));
}

}  // namespace ronda::dutch_procedure
