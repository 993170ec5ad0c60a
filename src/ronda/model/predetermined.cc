#include "ronda/model/predetermined.h"

#include <algorithm>
#include <array>
#include <string>

#include "ronda/base/letters.h"

namespace ronda {

// Decision 040.
bool IsPredetermined(const TournamentData& data) {
  constexpr std::array<std::string_view, 6> kWords{"roundrobin",   "round-robin", "round robin",
                                                   "scheveningen", "schiller",    "berger"};
  const std::string text = Lower(data.system_code.empty() ? data.info.type : data.system_code);
  return std::ranges::any_of(kWords, [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

}  // namespace ronda
