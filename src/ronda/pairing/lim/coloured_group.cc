#include "ronda/pairing/lim/coloured_group.h"

#include <utility>

#include "ronda/pairing/lim/far_floaters.h"
#include "ronda/pairing/lim/floater_choice.h"
#include "ronda/pairing/lim/scrutiny.h"
#include "ronda/pairing/swiss/completion.h"

namespace ronda::lim {
namespace {

// Elementos §2.9 (B2 bis): nobody can leave the median, so the rule is dropped there if it leaves no pairing (decision
// 182).
matching::PerfectMatching InsideOf(const swiss::Field& field, const Group& group, std::span<const int> members) {
  matching::Graph graph = swiss::MayMeetGraph(field, members, static_cast<int>(members.size()));
  if (!field.kept_apart().has_ratings()) return matching::PerfectMatching(std::move(graph));
  matching::Graph apart = graph;
  KeepFarFloatersApart(field, group, members, apart);
  matching::PerfectMatching inside(std::move(apart));
  return group.is_median && !inside.IsPerfect() ? matching::PerfectMatching(std::move(graph)) : std::move(inside);
}

}  // namespace

std::optional<GroupPairing> ColouredGroup::Pair(const Group& group) const {
  const std::vector<int> members = MembersOf(group);
  matching::PerfectMatching inside = InsideOf(terms_.field(), group, members);
  GroupPairing result;
  result.floaters = FloaterChoice(terms_, group, members, inside).Run();
  Scrutiny(terms_, group, members, inside).Run(result);
  return result;
}

bool ColouredGroup::CanPair(std::span<const int> places) const {
  return places.empty() || swiss::CanComplete(terms_.field(), places, {});
}

}  // namespace ronda::lim
