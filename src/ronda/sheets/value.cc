#include "ronda/sheets/value.h"

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

enum class Layout : std::uint8_t { kLines, kOneLine };

class JsonWriter {
 public:
  explicit JsonWriter(Layout layout) : layout_(layout) {}

  void Put(const Value& value) { std::visit(*this, value.content()); }

  void operator()(std::monostate) { out_ += "null"; }
  void operator()(bool yes) { out_ += yes ? "true" : "false"; }
  void operator()(const Value::Token& token) { out_ += token.text; }
  void operator()(const std::string& text) {
    out_ += '"';
    for (std::string_view rest = text; !rest.empty();) {
      const Character character = FirstCharacter(rest);
      if (character.bytes == 1 && character.code_point >= 0x80U) {
        out_ += "\xEF\xBF\xBD";
      } else if (character.bytes == 1) {
        out_ += Escaped(rest.front());
      } else {
        out_ += rest.substr(0, character.bytes);
      }
      rest.remove_prefix(character.bytes);
    }
    out_ += '"';
  }
  void operator()(const List& list) {
    const auto& items = list.items();
    PutAll(items.size(), "[]", [&](std::size_t i) { Put(items[i]); });
  }
  void operator()(const Record& record) {
    PutAll(record.keys().size(), "{}", [&](std::size_t i) {
      (*this)(record.keys()[i]);
      out_ += ": ";
      Put(record.values()[i]);
    });
  }

  std::string Take() { return std::move(out_); }

 private:
  template <class PutItem>
  void PutAll(std::size_t count, std::string_view brackets, PutItem put) {
    out_ += brackets.front();
    ++level_;
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) out_ += layout_ == Layout::kLines ? "," : ", ";
      NewLine();
      put(i);
    }
    --level_;
    if (count > 0) NewLine();
    out_ += brackets.back();
  }

  void NewLine() {
    if (layout_ == Layout::kLines) out_.append(1, '\n').append(2 * level_, ' ');
  }

  Layout layout_;
  std::string out_;
  std::size_t level_ = 0;
};

std::string Written(const Value& value, Layout layout) {
  JsonWriter writer(layout);
  writer.Put(value);
  return writer.Take();
}

}  // namespace

List& List::Add(Value value) & {
  items_.push_back(std::move(value));
  return *this;
}

List&& List::Add(Value value) && { return std::move(Add(std::move(value))); }

Record& Record::Add(std::string_view key, Value value) & {
  if (value.IsNothing()) return *this;
  keys_.emplace_back(key);
  values_.push_back(std::move(value));
  return *this;
}

Record&& Record::Add(std::string_view key, Value value) && { return std::move(Add(key, std::move(value))); }

Record& Record::AddText(std::string_view key, std::string_view text) & { return text.empty() ? *this : Add(key, text); }

Record&& Record::AddText(std::string_view key, std::string_view text) && { return std::move(AddText(key, text)); }

Value Value::OnOneLine(const Value& value) { return Value(Token{Written(value, Layout::kOneLine)}); }

std::string ToJson(const Value& value) { return Written(value, Layout::kLines) + '\n'; }

}  // namespace ronda::sheets
