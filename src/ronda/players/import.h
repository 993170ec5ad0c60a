// A new list in the place of the old one: at once or not at all.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/players/list_reader.h"

namespace ronda::players {

enum class OldMonth : std::uint8_t { kReplaced, kKept };
// What to do if the list has far fewer players than the one it replaces, as one that was cut in the middle has.
enum class FewerPlayers : std::uint8_t { kRefused, kAccepted };
// What to do if the list is of an earlier month than the one it replaces.
enum class OlderMonth : std::uint8_t { kRefused, kAccepted };

struct ImportRequest {
  std::vector<std::string> lists;  // one, or one for each kind of rating
  std::string target;              // the file that is made
  std::optional<Mapping> mapping = {};
  std::optional<RatingKind> kind = {};
  std::optional<std::string> month = {};  // "2026-10"; none: as the list says
  OldMonth old = OldMonth::kReplaced;
  FewerPlayers fewer = FewerPlayers::kRefused;
  OlderMonth older = OlderMonth::kRefused;
};

struct Imported {
  std::int64_t players = 0;
  std::int64_t left_out = 0;
  std::string month = {};
  std::optional<std::string> kept = {};  // where the old month is
};

struct ImportProgress {
  enum class Step : std::uint8_t { kRead, kWrite };
  Step step = Step::kRead;
  std::uint64_t done = 0;
  std::uint64_t total = 0;
};

// What is wrong with lines is told as warnings. Refused without touching the old list: what is no list, one of which
// more than one line in twenty makes no sense ("players-damaged"), one with less than nine tenths of the players of the
// list it replaces ("players-fewer"), one of an earlier month than that ("players-older").
Parsed<Imported> Import(const ImportRequest& request, const std::function<void(const ImportProgress&)>& told);

// Where the list of a month is kept beside the current one: "players.sqlite" has "players-2026-09.sqlite".
std::string KeptName(const std::string& target, const std::string& month);

// Whether a text is a month as lists have it.
bool IsMonth(std::string_view text);

}  // namespace ronda::players
