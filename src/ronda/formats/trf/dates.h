// Dates as TRF writes them.
#pragma once

#include <string_view>

namespace ronda::trf {

// "YYYY/MM/DD" of a day that exists: the form of records 042 and 052.
bool IsDate(std::string_view text);

// "YY/MM/DD" of a day that exists.
bool IsShortDate(std::string_view text);

// "YYYY/MM/DD" whose month and day, or whole, may be zeros; or the year alone.
bool IsBirthDate(std::string_view text);

}  // namespace ronda::trf
