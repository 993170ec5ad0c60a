// A text as JSON writes it, quotes and all.
#pragma once

#include <string>
#include <string_view>

namespace ronda::web {

std::string Quoted(std::string_view text);

}  // namespace ronda::web
