#include "ronda/formats/json/value_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "ronda/base/suggestion.h"

namespace ronda::json {
namespace {

constexpr std::size_t kUsualMembers = 16;

std::string Joined(const std::vector<std::string_view>& words) {
  std::string list;
  for (const std::string_view word : words) list += fmt::format("{}\"{}\"", list.empty() ? "" : ", ", word);
  return list;
}

std::string_view ExpectedName(Kind kind) {
  return kind == Kind::kFalse || kind == Kind::kTrue ? "true or false" : KindName(kind);
}

// The items of an array that has as many, without a list of their own; there are a dozen such arrays a player.
bool TakeItems(Value array, std::span<Value> items) {
  if (array.kind() != Kind::kArray) return false;
  Value next = array.First();
  for (Value& item : items) {
    if (next.place() == array.end()) return false;
    item = next;
    next = item.Behind();
  }
  return next.place() == array.end();
}

// What is there instead: the value where it is short, else its kind.
std::string Found(Value value) {
  const bool has_text = value.kind() == Kind::kString || value.kind() == Kind::kNumber;
  return has_text ? fmt::format("{} {}", KindName(value.kind()),
                                text::Quoted(value.kind() == Kind::kString ? value.String() : value.Token()))
                  : std::string(KindName(value.kind()));
}

}  // namespace

void ValueReader::Error(Value where, std::string code, std::string message, std::string hint) {
  damaged_.insert(where.place());
  problems_.push_back({Severity::kError, std::move(code), std::move(message), std::move(hint), where.Where()});
}

void ValueReader::Warn(Value where, std::string code, std::string message, std::string hint) {
  problems_.push_back({Severity::kWarning, std::move(code), std::move(message), std::move(hint), where.Where()});
}

bool ValueReader::IsDamaged(Value value) const {
  const auto next = damaged_.lower_bound(value.place());
  return next != damaged_.end() && *next < value.end();
}

bool ValueReader::Expect(Value value, Kind kind) {
  if (value.kind() == kind) return true;
  const std::string what = key_.empty() ? "the text" : fmt::format("\"{}\"", key_);
  Error(value, "json-type", fmt::format("{} needs {}, not {}", what, ExpectedName(kind), Found(value)),
        value.kind() == Kind::kNull ? "leave the key out if there is nothing to say"
                                    : fmt::format("write {}", ExpectedName(kind)));
  return false;
}

bool ValueReader::Read(Value value, std::string& text) {
  if (!Expect(value, Kind::kString)) return false;
  text = value.String();
  return true;
}

bool ValueReader::Read(Value value, bool& flag) {
  flag = value.kind() == Kind::kTrue;
  return flag || Expect(value, Kind::kFalse);
}

bool ValueReader::Read(Value value, std::int32_t& number) {
  if (!Expect(value, Kind::kNumber)) return false;
  const std::string_view token = value.Token();
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), number);
  if (error == std::errc{} && end == token.data() + token.size()) return true;
  Error(value, "json-number", fmt::format("\"{}\" needs a whole number, not {}", key_, text::Quoted(token)),
        "write it without decimals and exponent; it must be below 2147483648");
  return false;
}

bool ValueReader::Read(Value value, Points& points) {
  if (!Expect(value, Kind::kNumber)) return false;
  if (const auto read = ParsePoints(value.Token())) {
    points = *read;
    return true;
  }
  Error(value, "json-points", fmt::format("{} is not a number of points", text::Quoted(value.Token())),
        "points have at most one decimal, no exponent, and stay below 20000");
  return false;
}

bool ValueReader::Read(Value value, ResultCode& code) {
  if (!Expect(value, Kind::kString)) return false;
  if (const auto found = ResultFromName(value.String())) {
    code = *found;
    return true;
  }
  std::vector<std::string_view> names;
  for (const ResultTraits& traits : kResultTraits) names.push_back(traits.name);
  return RefuseWord(value, names);
}

bool ValueReader::Read(Value value, Round& round) {
  std::int32_t read = 0;
  if (!Read(value, read)) return false;
  round = Round(read);
  if (read >= 1) return true;
  Error(value, "json-round", fmt::format("{} is not a round", read), "rounds count from 1");
  return false;
}

bool ValueReader::Read(Value value, PlayerIndex& player) {
  std::int32_t number = 0;
  if (!Read(value, number)) return false;
  if (const auto found = players_.Find(number)) {
    player = PlayerIndex(*found);
    return true;
  }
  Error(value, "json-player-unknown", fmt::format("there is no player with the pairing number {}", number),
        "name a player of the list by the \"tpn\"");
  return false;
}

bool ValueReader::Read(Value value, TeamIndex& team) {
  std::int32_t number = 0;
  if (!Read(value, number)) return false;
  if (const auto found = teams_.Find(number)) {
    team = TeamIndex(*found);
    return true;
  }
  Error(value, "json-team-unknown", fmt::format("there is no team with the number {}", number),
        "name a team of the list by its \"number\"");
  return false;
}

bool ValueReader::Read(Value value, std::array<Points, 2>& by_colour) {
  if (value.kind() != Kind::kArray) {
    const bool fits = Read(value, by_colour[0]);
    by_colour[1] = by_colour[0];
    return fits;
  }
  const auto items = value.Items();
  if (items.size() == 2) {
    const bool white = Read(items[0], by_colour[0]);
    return Read(items[1], by_colour[1]) && white;
  }
  Error(value, "json-type", fmt::format("\"{}\" needs one value, or two: White's and Black's", key_),
        "write 1.0 or [1.0, 1.5]");
  return false;
}

bool ValueReader::Read(Value value, RoundEntry& entry) {
  if (value.kind() == Kind::kString) return Read(value, entry.result);
  std::array<Value, 3> items{value, value, value};
  if (!TakeItems(value, items)) {
    Error(value, "json-result", "a result is the name of one, or an opponent, a colour and a result",
          "write \"half-bye\" or [12,\"w\",\"win\"]");
    return false;
  }
  const bool opponent = Read(items[0], entry.opponent);
  const bool colour = Read(items[1], entry.colour);
  return Read(items[2], entry.result) && opponent && colour;
}

bool ValueReader::RefuseWord(Value value, const std::vector<std::string_view>& words) {
  const auto nearest = Closest(value.String(), words);
  Error(value, "json-value", fmt::format("\"{}\" cannot be {}", key_, text::Quoted(value.String())),
        nearest ? fmt::format("did you mean \"{}\"?", *nearest) : "write one of " + Joined(words));
  return false;
}

ObjectReader::ObjectReader(ValueReader& reader, Value object) : reader_(reader), object_(object) {
  members_.reserve(kUsualMembers);
  asked_for_.reserve(kUsualMembers);
  for (const auto& [key, value] : object.Members()) members_.push_back({key.String(), key, value});
  std::ranges::sort(members_, {}, [](const Member& member) { return std::pair(member.name, member.key.place()); });
  const auto same_name = [this](const Member& first, const Member& again) {
    if (first.name != again.name) return false;
    reader_.Error(again.key, "json-key-repeated", fmt::format("the key {} occurs twice", text::Quoted(again.name)),
                  "keep one of the two");
    return true;
  };
  members_.erase(std::unique(members_.begin(), members_.end(), same_name), members_.end());
}

std::optional<Value> ObjectReader::Take(Key key) {
  asked_for_.push_back(key.name);
  const auto found = std::ranges::lower_bound(members_, key.name, {}, &Member::name);
  if (found != members_.end() && found->name == key.name) {
    found->taken = true;
    return found->value;
  }
  if (key.presence == Presence::kRequired) {
    reader_.Error(object_, "json-key-missing", fmt::format("the key \"{}\" is missing here", key.name), "add it");
  }
  return std::nullopt;
}

void ObjectReader::Finish() {
  for (const Member& member : members_) {
    if (member.taken) continue;
    const auto nearest = Closest(member.name, asked_for_);
    reader_.Warn(member.key, "json-key-unknown",
                 fmt::format("the key {} is not known here and not read", text::Quoted(member.name)),
                 nearest ? fmt::format("did you mean \"{}\"?", *nearest) : "known are " + Joined(asked_for_));
  }
}

void ReadHeader(ObjectReader& members, ValueReader& reader, const FileKind& kind) {
  const std::string code(kind.code);
  std::string format;
  const auto name = members.Take(kFormatKey);
  if (name && reader.Read(*name, format) && format != kind.format) {
    reader.Error(*name, code, fmt::format("this is no {} but {}", kind.what, text::Quoted(format)),
                 fmt::format("write \"format\": \"{}\"", kind.format));
  }
  std::int32_t version = 0;
  const auto number = members.Take(kVersionKey);
  if (number && reader.Read(*number, version) && version != 1) {
    reader.Error(*number, code, fmt::format("version {} is not known", version), "the version is 1");
  }
}

}  // namespace ronda::json
