// How much room text takes on a terminal.
#pragma once

#include <cstddef>
#include <string_view>

namespace ronda {

// In columns: two for each character of Chinese, Japanese and Korean scripts, none for a mark that stands on the
// character before it, one for the others and for each byte that is not UTF-8.
std::size_t DisplayWidth(std::string_view text);

}  // namespace ronda
