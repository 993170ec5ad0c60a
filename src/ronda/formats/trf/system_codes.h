// The codes of record 192 (encoded tournament types of 2026).
#pragma once

#include <string_view>

namespace ronda::trf {

// A code of the table, with the suffixes it may carry; also FIDE_DUTCH_2025, the draft's name of FIDE_DUTCH_2026, and
// the codes that ronda has for its own systems.
bool IsSystemCode(std::string_view code);

}  // namespace ronda::trf
