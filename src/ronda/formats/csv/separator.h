// What stands between the cells of a table.
#pragma once

#include <optional>
#include <string_view>

namespace ronda::csv {

// A first line "sep=;" is how spreadsheets are told the separator.
std::optional<char> StatedSeparator(std::string_view text);

// The separator that makes most sense of the header; none if the header is one column.
std::optional<char> GuessSeparator(std::string_view text);

}  // namespace ronda::csv
