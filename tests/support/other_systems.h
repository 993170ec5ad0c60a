// The pairers of the systems beside the Dutch: the judge and the production engine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/pairers.h"

namespace ronda::test {

// By identifier: "burstein", "dubov", "vega", "amalfi", "amalfi-book", "lim", "lim-maxi" or "lim-uncoloured".
const std::vector<Pairer>& OtherPairers(std::string_view id);

// The pairing both agree on, as text; "none" if there is no legal one. Where they disagree the text says who says what.
std::string OtherPairing(std::string_view id, const Tournament& tournament);

inline std::string Burstein(const Tournament& tournament) { return OtherPairing("burstein", tournament); }
inline std::string Dubov(const Tournament& tournament) { return OtherPairing("dubov", tournament); }
inline std::string Vega(const Tournament& tournament) { return OtherPairing("vega", tournament); }
inline std::string Amalfi(const Tournament& tournament) { return OtherPairing("amalfi", tournament); }

inline std::string Lim(const Tournament& tournament) { return OtherPairing("lim", tournament); }
inline std::string LimMaxi(const Tournament& tournament) { return OtherPairing("lim-maxi", tournament); }
inline std::string LimUncoloured(const Tournament& tournament) { return OtherPairing("lim-uncoloured", tournament); }

// The same event, not saying how many rounds are planned.
Tournament Unplanned(const Tournament& tournament);

}  // namespace ronda::test
