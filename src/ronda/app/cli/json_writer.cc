#include "ronda/app/cli/json_writer.h"

#include <fmt/format.h>

namespace ronda::cli {
namespace {

// Length of the UTF-8 sequence at the front of the text; 0 if there is none.
std::size_t SequenceLength(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto first = byte(0);
  if (first < 0x80U) return 1;
  const std::size_t length = first >= 0xF0U ? 4 : first >= 0xE0U ? 3 : 2;
  if (first < 0xC2U || first > 0xF4U || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  }
  const bool too_long = (first == 0xE0U && byte(1) < 0xA0U) || (first == 0xF0U && byte(1) < 0x90U);
  const bool beyond = (first == 0xEDU && byte(1) > 0x9FU) || (first == 0xF4U && byte(1) > 0x8FU);
  return too_long || beyond ? 0 : length;
}

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
    const std::size_t length = SequenceLength(value);
    if (length == 0) {
      out_ << "\xEF\xBF\xBD";
    } else if (length == 1) {
      out_ << Escaped(value.front());
    } else {
      out_ << value.substr(0, length);
    }
    value.remove_prefix(length == 0 ? 1 : length);
  }
  out_ << '"';
  return *this;
}

JsonWriter& JsonWriter::Number(std::int64_t value) {
  BeforeValue();
  out_ << fmt::format("{}", value);
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

}  // namespace ronda::cli
