#include <fmt/format.h>

#include <iterator>
#include <span>

#include "ronda/base/strong_int.h"
#include "ronda/base/utf8.h"
#include "ronda/formats/json/json.h"
#include "ronda/formats/json/keys.h"

namespace ronda::json {
namespace {

// Compact within a line; what deserves a line of its own is decided by the tournament, not by the value.
class Writer {
 public:
  explicit Writer(const TournamentData& data) : data_(data) {}

  std::string Write() {
    out_ = "{";
    Member(kFormatKey, kFormatName);
    Member(kVersionKey, kVersion);
    DescribeSettings(data_, [this](Key key, const auto& value) { Member(key, value); });
    WritePlayers();
    DescribeLists(data_, [this](Key key, const auto& value) { Member(key, value); });
    out_ += "\n}\n";
    return std::move(out_);
  }

 private:
  // A member of the tournament: on a line of its own, and so is each item of a list of objects.
  template <class T>
  void Member(Key key, const T& value) {
    if (IsLeftOut(key, value)) return;
    StartMember(key);
    Put(value);
  }
  template <Described T>
  void Member(Key key, const std::vector<T>& values) {
    if (IsLeftOut(key, values)) return;
    StartMember(key);
    PutLines(values, [this](const T& value) { Put(value); });
  }
  void StartMember(Key key) {
    out_ += out_.size() == 1 ? "\n  " : ",\n  ";
    Put(key.name);
    out_ += ": ";
  }
  void PutLines(const auto& values, auto&& put) {
    out_ += '[';
    const char* separator = "\n    ";
    for (const auto& value : values) {
      out_ += separator;
      put(value);
      separator = ",\n    ";
    }
    out_ += values.empty() ? "]" : "\n  ]";
  }

  void WritePlayers() {
    StartMember(kPlayersKey);
    PlayerIndex player(0);
    PutLines(data_.players, [&](const Player& record) {
      const auto results = data_.entries_of(player);
      ++player;
      const char* separator = "{";
      Describe(record, [&](Key key, const auto& value) { PutMember(key, value, separator); });
      PutMember(kResultsKey, std::vector(results.begin(), results.end()), separator);
      out_ += '}';
    });
  }

  template <class T>
  static bool IsLeftOut(Key key, const T& value) {
    if constexpr (std::is_default_constructible_v<T> && std::equality_comparable<T>) {
      return key.presence == Presence::kOptional && value == T{};
    } else {
      return false;
    }
  }
  template <class T>
  void PutMember(Key key, const T& value, const char*& separator) {
    if (IsLeftOut(key, value)) return;
    out_ += separator;
    Put(key.name);
    out_ += ": ";
    Put(value);
    separator = ", ";
  }

  void Put(std::string_view text);
  void Put(const std::string& text) { Put(std::string_view(text)); }
  void Put(bool value) { out_ += value ? "true" : "false"; }
  void Put(std::int32_t number) { fmt::format_to(std::back_inserter(out_), "{}", number); }
  void Put(Points points) { out_ += ToString(points); }
  void Put(ResultCode code) { Put(Traits(code).name); }
  void Put(Colour colour) { PutWord(colour, kColourWords); }
  void Put(Sex sex) { PutWord(sex, kSexWords); }
  void Put(KeptApart::By by) { PutWord(by, kKeptApartByWords); }
  void Put(KeptApart::Strength strength) { PutWord(strength, kStrengthWords); }
  void Put(MatchForfeit outcome) { PutWord(outcome, kMatchForfeitWords); }
  template <class Tag, std::int32_t kFirst>
  void Put(StrongInt<Tag, kFirst> number) {
    Put(number.value());
  }
  void Put(PlayerIndex player) { Put(data_.players[player.index()].tpn); }
  void Put(TeamIndex team) { Put(data_.teams[team.index()].number); }
  void Put(const std::array<Points, 2>& by_colour);
  void Put(const RoundEntry& entry);
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
      separator = ", ";
    }
    out_ += values.empty() ? "[]" : "]";
  }
  template <Described T>
  void Put(const T& object) {
    const char* separator = "{";
    Describe(object, [&](Key key, const auto& value) { PutMember(key, value, separator); });
    out_ += *separator == '{' ? "{}" : "}";
  }
  template <class T>
  void PutWord(T value, const Words<T>& words) {
    for (const auto& [word, meaning] : words) {
      if (meaning == value) Put(word);
    }
  }

  const TournamentData& data_;
  std::string out_;
};

// Everything but quotes, backslashes and control characters stands for itself. What is not UTF-8 cannot stand in JSON
// and is taken as Windows-1252.
void Writer::Put(std::string_view text) {
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
void Writer::Put(const std::array<Points, 2>& by_colour) {
  if (by_colour[0] == by_colour[1]) return Put(by_colour[0]);
  out_ += '[';
  Put(by_colour[0]);
  out_ += ", ";
  Put(by_colour[1]);
  out_ += ']';
}

// "half-bye", or [opponent,colour,result] where there is an opponent or a colour.
void Writer::Put(const RoundEntry& entry) {
  if (!entry.opponent && !entry.colour) return Put(entry.result);
  out_ += '[';
  Put(entry.opponent);
  out_ += ',';
  Put(entry.colour);
  out_ += ',';
  Put(entry.result);
  out_ += ']';
}

}  // namespace

std::string Write(const Tournament& tournament) { return Writer(tournament.data()).Write(); }

}  // namespace ronda::json
