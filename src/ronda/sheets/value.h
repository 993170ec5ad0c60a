// What a cell of a table or a member of a document holds: a text, a number, yes or no, a list, a record, or nothing.
// Values are built, not printed; ToJson() prints them.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/model/ids.h"
#include "ronda/model/points.h"

namespace ronda::sheets {

class Value;

class List {
 public:
  List& Add(Value value) &;
  List&& Add(Value value) &&;
  const std::vector<Value>& items() const { return items_; }

 private:
  std::vector<Value> items_;
};

// Named members, in the order in which they were added.
class Record {
 public:
  // A member without a value is left out.
  Record& Add(std::string_view key, Value value) &;
  Record&& Add(std::string_view key, Value value) &&;
  // So is an empty text.
  Record& AddText(std::string_view key, std::string_view text) &;
  Record&& AddText(std::string_view key, std::string_view text) &&;
  // One key a value.
  const std::vector<std::string>& keys() const { return keys_; }
  const std::vector<Value>& values() const { return values_; }

 private:
  std::vector<std::string> keys_;
  std::vector<Value> values_;
};

class Value {
 public:
  // Digits, or JSON that was written before.
  struct Token {
    std::string text;
  };
  using Content = std::variant<std::monostate, bool, Token, std::string, List, Record>;

  Value() = default;  // nothing
  Value(std::same_as<bool> auto yes) : content_(yes) {}
  template <std::integral T>
  requires(!std::same_as<T, bool> && !std::same_as<T, char>) Value(T number)
      : content_(Token{std::to_string(number)}) {}
  Value(Tpn number) : Value(number.value()) {}
  Value(Round number) : Value(number.value()) {}
  Value(Points points) : content_(Token{ToString(points)}) {}
  Value(std::string text) : content_(std::move(text)) {}
  Value(std::string_view text) : content_(std::string(text)) {}
  Value(const char* text) : content_(std::string(text)) {}
  Value(List list) : content_(std::move(list)) {}
  Value(Record record) : content_(std::move(record)) {}
  template <class T>
  Value(const std::optional<T>& value) {
    if (value) *this = Value(*value);
  }

  // A number with its decimals: "12.50".
  static Value Decimal(std::string digits) { return Value(Token{std::move(digits)}); }
  // Nothing, said so where a member without a value would be left out.
  static Value Null() { return Value(Token{"null"}); }
  // Printed without line breaks; written at once, so that millions of small lists take no room.
  static Value OnOneLine(const Value& value);

  bool IsNothing() const { return std::holds_alternative<std::monostate>(content_); }
  const Content& content() const { return content_; }

 private:
  explicit Value(Token token) : content_(std::move(token)) {}

  Content content_;
};

// One value for each item of the range.
template <std::ranges::input_range Range, class ToValue>
List ListOf(Range&& range, ToValue to_value) {
  List list;
  for (const auto& item : range) list.Add(to_value(item));
  return list;
}
template <std::ranges::input_range Range>
List ListOf(Range&& range) {
  return ListOf(range, [](const auto& item) { return Value(item); });
}

// Two blanks a level, a line end after the whole. Bytes that are not UTF-8 are written as U+FFFD: it is always JSON.
std::string ToJson(const Value& value);

}  // namespace ronda::sheets
