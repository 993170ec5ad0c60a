// A text as JSON writes it, quotes and all. Bytes that are no UTF-8 are taken for Windows-1252.
#pragma once

#include <string>
#include <string_view>

namespace ronda {

void AppendQuoted(std::string& json, std::string_view text);
std::string Quoted(std::string_view text);

}  // namespace ronda
