// Elementos §3.4.3: lots drawn from a published number, so that everybody can repeat it (decision 045). Nothing is
// decided before there is one.
#include <algorithm>

#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {

std::vector<std::int32_t> SeparateByLots(Session& session, const TieBreak&, std::span<const Participant> group) {
  std::vector<std::int32_t> ranks(group.size(), 1);
  if (!session.settings().lot) return ranks;
  // In alphabetical order, then by number.
  std::vector<std::pair<std::pair<NameKey, std::int32_t>, std::size_t>> waiting;
  for (std::size_t place = 0; place < group.size(); ++place) {
    const Entrant& entrant = session.record().entrant(group[place]);
    waiting.push_back({{session.settings().alphabet->KeyOf(entrant.name), entrant.number}, place});
  }
  std::ranges::sort(waiting);
  auto number = static_cast<std::uint64_t>(*session.settings().lot);
  for (std::int32_t rank = 1; !waiting.empty(); ++rank) {
    const auto drawn = waiting.begin() + static_cast<std::ptrdiff_t>(number % waiting.size());
    number /= waiting.size();
    ranks[drawn->second] = rank;
    waiting.erase(drawn);
  }
  return ranks;
}

}  // namespace ronda::tiebreak
