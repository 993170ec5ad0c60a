// Colours for a terminal, and for nothing else: a painter of a stream that is not a terminal, or where NO_COLOR is set,
// hands texts back as they are.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

enum class Ink : std::uint8_t { kError, kWarning, kNote, kAdded, kRemoved, kPlace, kStrong };

class Painter {
 public:
  static Painter ForOut(const Context& context);
  static Painter ForErr(const Context& context);

  std::string Paint(Ink ink, std::string_view text) const;

 private:
  explicit Painter(bool colours) : colours_(colours) {}
  bool colours_;
};

}  // namespace ronda::cli
