// Birth dates as people and programs write them: 1990, 1990-05-17, 1990/05/17, 17.5.1990, 17/05/1990.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ronda::csv {

struct BirthDate {
  std::string date;           // "YYYY/MM/DD", parts that are not known 00
  bool is_ambiguous = false;  // day and month cannot be told apart and were left out
};

// None if it is no date.
std::optional<BirthDate> ReadBirthDate(std::string_view text);

}  // namespace ronda::csv
