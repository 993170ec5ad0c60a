// The engine counts in whole numbers: what fmt has for those with a fraction is left out, with number.c a fiftieth of
// the whole. Every other source has all of fmt at hand; the linker takes the first of what has one name, which is this
// one, for edge/wasm/CMakeLists.txt names it before the modules.
#define FMT_USE_FLOAT 0
#define FMT_USE_DOUBLE 0
#define FMT_USE_LONG_DOUBLE 0
#define FMT_REDUCE_INT_INSTANTIATIONS 1
#include <fmt/format.h>

namespace ronda_small {

// Nobody calls it: it makes the compiler keep what it calls.
[[gnu::used]] std::string Formatted(fmt::string_view text, fmt::format_args values) {
  return fmt::vformat(text, values);
}

}  // namespace ronda_small
