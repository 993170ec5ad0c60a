#include "ronda/base/json_text.h"

#include <fmt/format.h>

#include <iterator>

#include "ronda/base/utf8.h"

namespace ronda {

void AppendQuoted(std::string& json, std::string_view text) {
  if (!IsUtf8(text)) return AppendQuoted(json, FromWindows1252(text));
  json += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      json += '\\';
      json += c;
    } else if (c == '\n') {
      json += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      fmt::format_to(std::back_inserter(json), "\\u{:04x}", static_cast<unsigned>(c));
    } else {
      json += c;
    }
  }
  json += '"';
}

std::string Quoted(std::string_view text) {
  std::string json;
  AppendQuoted(json, text);
  return json;
}

}  // namespace ronda
