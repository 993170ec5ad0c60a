// The forms in which a sheet is shown.
#pragma once

#include <cstdint>

namespace ronda::sheets {

enum class Format : std::uint8_t { kText, kCsv, kJson, kHtml };

}  // namespace ronda::sheets
