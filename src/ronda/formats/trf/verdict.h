// How well a line reads when it is read by itself; the doctor compares ways to repair it by this.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace ronda::trf {

// What reading a line by itself says.
struct Verdict {
  int errors = 0;
  int warnings = 0;
  std::string meaning;  // of a 001 record, in canonical form

  bool IsBetterThan(const Verdict& other) const {
    return std::pair(errors, warnings) < std::pair(other.errors, other.warnings);
  }
};

Verdict Judge(std::string_view text);

}  // namespace ronda::trf
