// Writes JSON as it goes: objects and arrays are opened and closed, commas, indentation and escapes come by themselves.
// Bytes that are not UTF-8 are written as U+FFFD, so the output is always JSON.
#pragma once

#include <cstdint>
#include <ostream>
#include <string_view>
#include <vector>

#include "ronda/model/points.h"

namespace ronda::sheets {

class JsonWriter {
 public:
  explicit JsonWriter(std::ostream& out) : out_(out) {}

  JsonWriter& BeginObject();
  JsonWriter& EndObject();
  JsonWriter& BeginArray();
  JsonWriter& EndArray();

  JsonWriter& Key(std::string_view key);
  JsonWriter& String(std::string_view value);
  JsonWriter& Number(std::int64_t value);
  JsonWriter& Number(Points value);
  JsonWriter& Bool(bool value);
  JsonWriter& Null();
  // A number already written with its decimals: "12.50".
  JsonWriter& Decimal(std::string_view digits);

  // A key with its value.
  JsonWriter& Field(std::string_view key, std::string_view value) { return Key(key).String(value); }
  JsonWriter& Field(std::string_view key, const char* value) { return Key(key).String(value); }
  JsonWriter& Field(std::string_view key, std::int64_t value) { return Key(key).Number(value); }
  JsonWriter& Field(std::string_view key, int value) { return Key(key).Number(value); }
  JsonWriter& Field(std::string_view key, Points value) { return Key(key).Number(value); }
  JsonWriter& Field(std::string_view key, bool value) { return Key(key).Bool(value); }

 private:
  void BeforeValue();
  void NewLine();
  void Close(char bracket);

  std::ostream& out_;
  std::vector<bool> empty_;  // by open object or array: nothing in it yet
  bool after_key_ = false;
};

}  // namespace ronda::sheets
