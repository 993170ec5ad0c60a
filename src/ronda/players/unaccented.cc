#include "ronda/players/unaccented.h"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>

#include "ronda/base/counting.h"
#include "ronda/base/letters.h"
#include "ronda/base/utf8.h"

namespace ronda::players {
namespace {

struct Release {
  void operator()(utf8proc_uint8_t* bytes) const { std::free(bytes); }  // NOLINT: the library allocates with malloc
};

std::string Mapped(std::string_view utf8, int options) {
  utf8proc_uint8_t* made = nullptr;
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(utf8.data());  // NOLINT: the library's type of bytes
  const utf8proc_ssize_t size =
      utf8proc_map(bytes, static_cast<utf8proc_ssize_t>(utf8.size()), &made, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, Release> owned(made);
  if (size < 0) return std::string(utf8);
  return {reinterpret_cast<const char*>(made), Size(size)};  // NOLINT: see above
}

}  // namespace

std::string ComposedSmall(std::string_view utf8) {
  if (IsAscii(utf8)) return Lower(utf8);
  return Mapped(utf8, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
}

std::string WithoutMarks(char32_t character) {
  std::string text;
  AppendUtf8(text, character);
  return Mapped(text, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_STRIPMARK);
}

}  // namespace ronda::players
