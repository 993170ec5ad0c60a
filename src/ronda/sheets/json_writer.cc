#include "ronda/sheets/json_writer.h"

#include <fmt/format.h>

#include "ronda/base/utf8.h"

namespace ronda::sheets {
namespace {

std::string Escaped(char c) {
  switch (c) {
    case '"':
      return "\\\"";
    case '\\':
      return "\\\\";
    case '\n':
      return "\\n";
    case '\t':
      return "\\t";
    default:
      break;
  }
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20U || byte == 0x7FU ? fmt::format("\\u{:04x}", byte) : std::string(1, c);
}

}  // namespace

JsonWriter& JsonWriter::BeginObject() {
  BeforeValue();
  out_ << '{';
  empty_.push_back(true);
  return *this;
}

JsonWriter& JsonWriter::EndObject() {
  Close('}');
  return *this;
}

JsonWriter& JsonWriter::BeginArray() {
  BeforeValue();
  out_ << '[';
  empty_.push_back(true);
  return *this;
}

JsonWriter& JsonWriter::EndArray() {
  Close(']');
  return *this;
}

JsonWriter& JsonWriter::Key(std::string_view key) {
  String(key);
  out_ << ": ";
  after_key_ = true;
  return *this;
}

JsonWriter& JsonWriter::String(std::string_view value) {
  BeforeValue();
  out_ << '"';
  while (!value.empty()) {
    const Character character = FirstCharacter(value);
    if (character.bytes == 1 && character.code_point >= 0x80U) {
      out_ << "\xEF\xBF\xBD";
    } else if (character.bytes == 1) {
      out_ << Escaped(value.front());
    } else {
      out_ << value.substr(0, character.bytes);
    }
    value.remove_prefix(character.bytes);
  }
  out_ << '"';
  return *this;
}

JsonWriter& JsonWriter::Number(std::int64_t value) {
  BeforeValue();
  out_ << fmt::format("{}", value);
  return *this;
}

JsonWriter& JsonWriter::Number(Points value) {
  BeforeValue();
  out_ << ToString(value);
  return *this;
}

JsonWriter& JsonWriter::Null() { return Decimal("null"); }

JsonWriter& JsonWriter::Decimal(std::string_view digits) {
  BeforeValue();
  out_ << digits;
  return *this;
}

JsonWriter& JsonWriter::Bool(bool value) {
  BeforeValue();
  out_ << (value ? "true" : "false");
  return *this;
}

void JsonWriter::BeforeValue() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (empty_.empty()) return;
  if (!empty_.back()) out_ << ',';
  empty_.back() = false;
  NewLine();
}

void JsonWriter::NewLine() { out_ << '\n' << std::string(2 * empty_.size(), ' '); }

void JsonWriter::Close(char bracket) {
  const bool empty = empty_.back();
  empty_.pop_back();
  if (!empty) NewLine();
  out_ << bracket;
  if (empty_.empty()) out_ << '\n';
}

}  // namespace ronda::sheets
