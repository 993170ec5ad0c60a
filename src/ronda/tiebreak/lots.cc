// Elementos §3.4.3: lots drawn from a published number, so that everybody can repeat it (decision 045).
#include <algorithm>
#include <numeric>
#include <tuple>

#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {

std::vector<std::int32_t> SeparateByLots(Session& session, const TieBreak&, std::span<const Participant> group) {
  const Record& record = session.record();
  std::vector<std::size_t> waiting(group.size());
  std::iota(waiting.begin(), waiting.end(), std::size_t{0});
  std::ranges::sort(waiting, [&](std::size_t a, std::size_t b) {
    const Entrant& first = record.entrant(group[a]);
    const Entrant& second = record.entrant(group[b]);
    return std::tie(first.name, first.number) < std::tie(second.name, second.number);
  });
  std::vector<std::int32_t> ranks(group.size());
  auto number = static_cast<std::uint64_t>(session.settings().lot);
  for (std::int32_t rank = 1; !waiting.empty(); ++rank) {
    const auto drawn = waiting.begin() + static_cast<std::ptrdiff_t>(number % waiting.size());
    number /= waiting.size();
    ranks[*drawn] = rank;
    waiting.erase(drawn);
  }
  return ranks;
}

}  // namespace ronda::tiebreak
