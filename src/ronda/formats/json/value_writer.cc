#include "ronda/formats/json/value_writer.h"

#include "ronda/base/json_text.h"

namespace ronda::json {

void ValueWriter::Put(std::string_view text) { AppendQuoted(out_, text); }

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
