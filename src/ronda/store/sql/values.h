// Values of the model as values of a database, and back. A row that is damaged reads as zeros and empty texts; the
// chain of the journal shows it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ronda/secret/bytes.h"
#include "ronda/store/sql/connection.h"

namespace ronda::store {

inline std::int32_t NumberIn(const Value& value) {
  const auto* number = std::get_if<std::int64_t>(&value);
  return number == nullptr ? 0 : static_cast<std::int32_t>(*number);
}

inline std::string TextIn(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text == nullptr ? std::string() : *text;
}

inline std::string BytesIn(const Value& value) {
  const auto* blob = std::get_if<Blob>(&value);
  return blob == nullptr ? std::string() : blob->bytes;
}

template <class T>
T SecretIn(const Value& value) {
  return T::FromRaw(BytesIn(value)).value_or(T());
}

template <class Id>
std::optional<Id> IdIn(const Value& value) {
  return std::holds_alternative<std::monostate>(value) ? std::nullopt : std::optional(Id(NumberIn(value)));
}

template <class Tag, std::size_t kSize>
Value ValueOf(const secret::Bytes<Tag, kSize>& bytes) {
  return Blob{std::string(bytes.raw())};
}

template <class Id>
Value ValueOf(const std::optional<Id>& id) {
  return id ? Value(std::int64_t{id->value()}) : Value();
}

}  // namespace ronda::store
