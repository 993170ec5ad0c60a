#include "ronda/base/display_width.h"

#include <utf8proc.h>

#include "ronda/base/counting.h"
#include "ronda/base/utf8.h"

namespace ronda {

std::size_t DisplayWidth(std::string_view text) {
  if (IsAscii(text)) return text.size();
  std::size_t width = 0;
  while (!text.empty()) {
    const Character character = FirstCharacter(text);
    width += Size(utf8proc_charwidth(static_cast<utf8proc_int32_t>(character.code_point)));
    text.remove_prefix(character.bytes);
  }
  return width;
}

}  // namespace ronda
