// From values of the model to JSON, by the lists of keys.h; the counterpart of value_reader.h. Players and teams are
// written by the numbers the caller gives them.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "ronda/base/strong_int.h"
#include "ronda/formats/json/keys.h"

namespace ronda::json {

// With blanks for people, or without for what is hashed and sent.
enum class Spacing : std::uint8_t { kReadable, kCompact };

class ValueWriter {
 public:
  using PlayerNumber = std::function<std::int32_t(PlayerIndex)>;
  using TeamNumberOf = std::function<std::int32_t(TeamIndex)>;

  ValueWriter(Spacing spacing, PlayerNumber player, TeamNumberOf team)
      : player_number_(std::move(player)), team_number_(std::move(team)) {
    if (spacing == Spacing::kCompact) comma_ = ",", colon_ = ":";
  }

  std::string& text() { return out_; }
  std::string Take() { return std::exchange(out_, {}); }

  void Put(std::string_view text);
  void Put(const std::string& text) { Put(std::string_view(text)); }
  void Put(const char* text) { Put(std::string_view(text)); }
  void Put(bool value) { out_ += value ? "true" : "false"; }
  void Put(std::int32_t number) { out_ += std::to_string(number); }
  void Put(std::int64_t number) { out_ += std::to_string(number); }
  void Put(Points points) { out_ += ToString(points); }
  void Put(ResultCode code) { Put(Traits(code).name); }
  void Put(Colour colour) { PutWord(colour, kColourWords); }
  void Put(Sex sex) { PutWord(sex, kSexWords); }
  void Put(KeptApart::By by) { PutWord(by, kKeptApartByWords); }
  void Put(KeptApart::Strength strength) { PutWord(strength, kStrengthWords); }
  void Put(MatchForfeit outcome) { PutWord(outcome, kMatchForfeitWords); }
  void Put(PlayerIndex player) { Put(player_number_(player)); }
  void Put(TeamIndex team) { Put(team_number_(team)); }
  void Put(const std::array<Points, 2>& by_colour);
  void Put(const RoundEntry& entry);
  template <class Tag, std::int32_t kFirst>
  void Put(StrongInt<Tag, kFirst> number) {
    Put(number.value());
  }
  template <class T>
  void Put(const std::optional<T>& value) {
    if (value) {
      Put(*value);
    } else {
      out_ += "null";
    }
  }
  template <class T>
  void Put(const std::vector<T>& values) {
    const char* separator = "[";
    for (const T& value : values) {
      out_ += separator;
      Put(value);
      separator = comma_;
    }
    out_ += values.empty() ? "[]" : "]";
  }
  template <Described T>
  void Put(const T& object) {
    const char* separator = "{";
    Describe(object, [&](Key key, const auto& value) { PutMember(key, value, separator); });
    out_ += *separator == '{' ? "{}" : "}";
  }

  // A member of an object unless it may be left out; `separator` is what stands before it.
  template <class T>
  void PutMember(Key key, const T& value, const char*& separator) {
    if (IsLeftOut(key, value)) return;
    out_ += separator;
    Put(key.name);
    out_ += colon_;
    Put(value);
    separator = comma_;
  }

  template <class T>
  static bool IsLeftOut(Key key, const T& value) {
    if constexpr (std::is_default_constructible_v<T> && std::equality_comparable<T>) {
      return key.presence == Presence::kOptional && value == T{};
    } else {
      return false;
    }
  }

 private:
  template <class T>
  void PutWord(T value, const Words<T>& words) {
    for (const auto& [word, meaning] : words) {
      if (meaning == value) Put(word);
    }
  }

  PlayerNumber player_number_;
  TeamNumberOf team_number_;
  const char* comma_ = ", ";
  const char* colon_ = ": ";
  std::string out_;
};

}  // namespace ronda::json
