// From values of a JSON text to values of the model. What does not fit is reported with its place and the reading goes
// on; Read() says whether it fitted.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ronda/formats/json/keys.h"
#include "ronda/formats/json/numbered_places.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/text.h"

namespace ronda::json {

class ValueReader {
 public:
  explicit ValueReader(std::vector<text::Problem>& problems) : problems_(problems) {}

  // The places of the players and teams with these numbers; of a repeated number the first.
  void KnowPlayer(std::int32_t number, PlayerIndex place) { players_.Add(number, place.value()); }
  // Players with the numbers 1, 2, 3 and so on, in that order.
  void KnowPlayersInOrder(std::int32_t count) { players_.AddInOrder(count); }
  void KnowTeam(std::int32_t number, TeamIndex place) { teams_.Add(number, place.value()); }

  void Error(Value where, std::string code, std::string message, std::string hint);
  void Warn(Value where, std::string code, std::string message, std::string hint);
  // Whether an error was reported about the value or anything in it.
  bool IsDamaged(Value value) const;
  bool HasErrors() const { return !damaged_.empty(); }

  bool Expect(Value value, Kind kind);
  // The key whose value is read next, for messages.
  void EnterKey(std::string_view key) { key_ = key; }

  bool Read(Value value, std::string& text);
  bool Read(Value value, bool& flag);
  bool Read(Value value, std::int32_t& number);
  bool Read(Value value, Points& points);
  bool Read(Value value, ResultCode& code);
  bool Read(Value value, Colour& colour) { return ReadWord(value, kColourWords, colour); }
  bool Read(Value value, Sex& sex) { return ReadWord(value, kSexWords, sex); }
  bool Read(Value value, KeptApart::By& by) { return ReadWord(value, kKeptApartByWords, by); }
  bool Read(Value value, KeptApart::Strength& strength) { return ReadWord(value, kStrengthWords, strength); }
  bool Read(Value value, MatchForfeit& outcome) { return ReadWord(value, kMatchForfeitWords, outcome); }
  bool Read(Value value, Round& round);
  bool Read(Value value, PlayerIndex& player);
  bool Read(Value value, TeamIndex& team);
  template <class Tag, std::int32_t kFirst>
  bool Read(Value value, StrongInt<Tag, kFirst>& number);
  bool Read(Value value, std::array<Points, 2>& by_colour);
  bool Read(Value value, RoundEntry& entry);
  template <class T>
  bool Read(Value value, std::optional<T>& field);
  template <class T>
  bool Read(Value value, std::vector<T>& list);
  template <Described T>
  bool Read(Value value, T& object);

 private:
  template <class T>
  bool ReadWord(Value value, const Words<T>& words, T& meaning);
  bool RefuseWord(Value value, const std::vector<std::string_view>& words);

  std::vector<text::Problem>& problems_;
  std::set<std::uint32_t> damaged_;  // places with errors
  NumberedPlaces players_;
  NumberedPlaces teams_;
  std::string_view key_;
};

// The members of one object, handed out by key. Keys that occur twice, that are missing and that nobody asked for are
// reported.
class ObjectReader {
 public:
  ObjectReader(ValueReader& reader, Value object);

  std::optional<Value> Take(Key key);
  template <class T>
  void operator()(Key key, T& field) {
    if (const auto value = Take(key)) {
      reader_.EnterKey(key.name);
      reader_.Read(*value, field);
    }
  }
  // Warns of the keys nobody took.
  void Finish();

 private:
  struct Member {
    std::string_view name;
    Value key;
    Value value;
    bool taken = false;
  };

  ValueReader& reader_;
  Value object_;
  std::vector<Member> members_;  // by name
  std::vector<std::string_view> asked_for_;
};

// The keys that say which file this is; another file, or another version of it than 1, is refused under the code.
struct FileKind {
  std::string_view format;
  std::string_view what;  // "file of prizes"
  std::string_view code;
};
void ReadHeader(ObjectReader& members, ValueReader& reader, const FileKind& kind);

// Something to read into.
template <class T>
T Blank() {
  if constexpr (std::is_default_constructible_v<T>) {
    return T{};
  } else {
    return T(0);
  }
}

// A number that means one thing; what it may be is the model's to say.
template <class Tag, std::int32_t kFirst>
bool ValueReader::Read(Value value, StrongInt<Tag, kFirst>& number) {
  std::int32_t read = 0;
  if (!Read(value, read)) return false;
  number = StrongInt<Tag, kFirst>(read);
  return true;
}

template <class T>
bool ValueReader::Read(Value value, std::optional<T>& field) {
  field.reset();
  if (value.kind() == Kind::kNull) return true;
  T read = Blank<T>();
  if (!Read(value, read)) return false;
  field = std::move(read);
  return true;
}

// An object that does not fit keeps its place in the list, so that the others keep theirs.
template <class T>
bool ValueReader::Read(Value value, std::vector<T>& list) {
  if (!Expect(value, Kind::kArray)) return false;
  bool all_fit = true;
  for (const Value item : value.Items()) {
    T read = Blank<T>();
    const bool fits = Read(item, read);
    all_fit = all_fit && fits;
    if (fits || Described<T>) list.push_back(std::move(read));
  }
  return all_fit;
}

template <Described T>
bool ValueReader::Read(Value value, T& object) {
  if (!Expect(value, Kind::kObject)) return false;
  ObjectReader members(*this, value);
  Describe(object, members);
  members.Finish();
  return !IsDamaged(value);
}

template <class T>
bool ValueReader::ReadWord(Value value, const Words<T>& words, T& meaning) {
  if (!Expect(value, Kind::kString)) return false;
  const std::string_view said = value.String();
  for (const auto& [word, its_meaning] : words) {
    if (word != said) continue;
    meaning = its_meaning;
    return true;
  }
  std::vector<std::string_view> known;
  for (const auto& entry : words) known.push_back(entry.first);
  return RefuseWord(value, known);
}

}  // namespace ronda::json
