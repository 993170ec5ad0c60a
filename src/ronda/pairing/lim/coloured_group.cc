#include "ronda/pairing/lim/coloured_group.h"

#include "ronda/base/id_vector.h"
#include "ronda/pairing/lim/floater_choice.h"
#include "ronda/pairing/lim/inside.h"
#include "ronda/pairing/lim/scrutiny.h"
#include "ronda/pairing/swiss/completion.h"

namespace ronda::lim {

std::optional<GroupPairing> ColouredGroup::Pair(const Group& group) const {
  const IdVector<Member, Place> members(MembersOf(group));
  Inside inside(terms_.field(), group, members);
  GroupPairing result;
  result.floaters = FloaterChoice(terms_, group, members, inside).Run();
  Scrutiny(terms_, group, members, inside).Run(result);
  return result;
}

bool ColouredGroup::CanPair(std::span<const Place> places) const {
  return places.empty() || swiss::CanComplete(terms_.field(), places, {});
}

}  // namespace ronda::lim
