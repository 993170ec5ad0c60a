// The commands about rounds and their results.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/journal/state.h"

namespace ronda::command {

using journal::Uid;

// Rounds.

// The next round; of an event whose rounds are drawn, all of them.
struct PairRound {
  static constexpr std::string_view kName = "pair-round";
};

// All rounds of a round robin or a team encounter at once.
struct DrawSchedule {
  static constexpr std::string_view kName = "draw-schedule";
  journal::SchedulePlan plan = {};
};

// Two numbers: of players in the journal, or of teams where teams are paired.
struct Seats {
  std::int32_t white = 0;
  std::int32_t black = 0;

  bool operator==(const Seats&) const = default;
};

// Other boards than those of the draft: all of them, in order.
struct EditRound {
  static constexpr std::string_view kName = "edit-round";
  Round round{1};
  std::vector<Seats> boards = {};
  std::optional<std::int32_t> bye = {};
  std::string reason = {};
};

struct PublishRound {
  static constexpr std::string_view kName = "publish-round";
  Round round{1};
};

struct TakeBackRound {
  static constexpr std::string_view kName = "take-back-round";
  Round round{1};
  std::optional<std::string> ground = {};  // of a published round: "rules", "no-opponents", "late-entry", "last-round"
  std::string reason = {};
};

// Results, in the words of `ronda correct --game`: "1-0", "=-=", "+-", ...; "*" is no result.

struct EnterResult {
  static constexpr std::string_view kName = "enter-result";
  Round round{1};
  Uid white{1};
  Uid black{1};
  std::string was = "*";  // what the sender saw
  std::string now = {};
  std::string via = {};
};

struct ClaimResult {
  static constexpr std::string_view kName = "claim-result";
  Round round{1};
  Uid player{1};
  std::string result = {};  // of the game, White first
};

struct CheckResult {
  static constexpr std::string_view kName = "check-result";
  Round round{1};
  Uid white{1};
  Uid black{1};
  std::string result = {};
};

struct CorrectResult {
  static constexpr std::string_view kName = "correct-result";
  Round round{1};
  Uid white{1};
  Uid black{1};
  std::optional<std::string> result = {};   // none: as it stands
  bool colours_as_given = false;            // they played with these colours, whatever was paired
  std::optional<Round> reported = {};       // the round under way when the error was reported
  std::optional<std::string> purpose = {};  // "tournament" or "rating"
  std::string reason = {};
};

// The play-off of a match of a knockout that ended level: the points of the one first, as 2-1; empty takes it away.
struct EnterPlayOff {
  static constexpr std::string_view kName = "enter-play-off";
  Round round{1};  // of the last regular game
  Uid one{1};
  Uid other{1};
  std::string score = {};
};

}  // namespace ronda::command
