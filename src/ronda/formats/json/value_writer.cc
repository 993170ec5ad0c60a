#include "ronda/formats/json/value_writer.h"

#include <fmt/format.h>

#include <iterator>

#include "ronda/base/utf8.h"

namespace ronda::json {

// Everything but quotes, backslashes and control characters stands for itself. What is not UTF-8 cannot stand in JSON
// and is taken as Windows-1252.
void ValueWriter::Put(std::string_view text) {
  if (!IsUtf8(text)) return Put(FromWindows1252(text));
  out_ += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (c == '\n') {
      out_ += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      fmt::format_to(std::back_inserter(out_), "\\u{:04x}", static_cast<unsigned>(c));
    } else {
      out_ += c;
    }
  }
  out_ += '"';
}

// One value where White and Black get the same.
void ValueWriter::Put(const std::array<Points, 2>& by_colour) {
  if (by_colour[0] == by_colour[1]) return Put(by_colour[0]);
  out_ += '[';
  Put(by_colour[0]);
  out_ += comma_;
  Put(by_colour[1]);
  out_ += ']';
}

// "half-bye", or [opponent,colour,result] where there is an opponent or a colour.
void ValueWriter::Put(const RoundEntry& entry) {
  if (!entry.opponent && !entry.colour) return Put(entry.result);
  out_ += '[';
  Put(entry.opponent);
  out_ += ',';
  Put(entry.colour);
  out_ += ',';
  Put(entry.result);
  out_ += ']';
}

}  // namespace ronda::json
