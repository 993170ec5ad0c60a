#include "ronda/app/cli/frame/painter.h"

#include <fmt/format.h>

#include <cstdlib>

namespace ronda::cli {
namespace {

std::string_view SgrOf(Ink ink) {
  switch (ink) {
    case Ink::kError:
      return "1;31";
    case Ink::kWarning:
      return "1;35";
    case Ink::kNote:
      return "1;36";
    case Ink::kAdded:
      return "32";
    case Ink::kRemoved:
      return "31";
    case Ink::kPlace:
      return "36";
    case Ink::kStrong:
      return "1";
  }
  return "0";
}

// no-color.org: the variable counts when it is there and not empty. A dumb terminal knows no colours.
bool EnvironmentAllowsColours() {
  const char* no_color = std::getenv("NO_COLOR");
  if (no_color != nullptr && *no_color != '\0') return false;
  const char* term = std::getenv("TERM");
  return term == nullptr || std::string_view(term) != "dumb";
}

}  // namespace

Painter Painter::ForOut(const Context& context) {
  return Painter(context.out_is_terminal && EnvironmentAllowsColours());
}

Painter Painter::ForErr(const Context& context) {
  return Painter(context.err_is_terminal && EnvironmentAllowsColours());
}

std::string Painter::Paint(Ink ink, std::string_view text) const {
  if (!colours_) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", SgrOf(ink), text);
}

}  // namespace ronda::cli
