// An act: one thing that somebody did to a tournament, as a fact. It carries everything its consequences need (a paired
// round carries its boards), so that a journal comes to the same tournament under a newer engine. What it tells people
// and what it changes are apart: `told` is for the log, `change` for the fold.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/journal/chain.h"
#include "ronda/journal/state.h"

namespace ronda::journal {

enum class Kind : std::uint8_t {
  kOpened,
  kImported,
  kPlayerEntered,
  kPlayerCorrected,
  kPlayerRemoved,
  kRenumbered,
  kByesRequested,
  kByesCancelled,
  kWithdrawn,
  kReturned,
  kCheckedIn,
  kTeamEntered,
  kTeamCorrected,
  kLineUpSet,
  kLineUpHandedIn,
  kLineUpsOpened,
  kLineUpDeadlineSet,
  kRoundPaired,
  kScheduleDrawn,
  kRoundEdited,
  kRoundPublished,
  kRoundTakenBack,
  kResultClaimed,
  kResultEntered,
  kResultChecked,
  kResultCorrected,
  kSettingsChanged,
  kWishesChanged,
  kTablesFixed,
  kCategoriesSet,
  kPrizesSet,
  kBracketChanged,
  kTablesChanged,
  kFideModeLeft,
  kNoteAdded,
  kPersonRecorded,
  kPersonErased,
  kUndone,
  kRestored,
  kHandedOver,
  kReceived,
  kClosed,
  kPlayOffEntered,
  kPollOpened,
  kVotesCast,
  kPollClosed,
};

// "result-entered".
std::string_view KindName(Kind kind);
std::optional<Kind> KindOf(std::string_view name);

// Who did it: somebody with an account, or with a link, or at the machine itself.
struct Actor {
  std::int32_t account = 0;  // 0: none
  std::string name;
  std::string link;  // the label of the link; empty: none

  bool operator==(const Actor&) const = default;
};

// What is said of an act beside what it changes. Each kind fills what it needs.
struct Told {
  std::optional<Round> round;
  std::optional<std::int32_t> board;
  std::vector<Uid> players;
  std::vector<Round> rounds;
  std::string was;
  std::string now;
  std::string via;                      // "lane", "slip", "phone", ...
  std::vector<std::string> articles;    // by which it was done
  std::vector<std::string> objections;  // what it breaks, as it was told before it was confirmed
  std::string reason;                   // in the words of whoever did it
  std::string text;                     // what else there is to say
  std::optional<Seq> of;                // another act: the one undone, the point restored

  bool operator==(const Told&) const = default;
};

struct Act {
  Seq seq = 0;
  std::string at;  // "2026-11-15T14:03:22.118Z"
  Actor by;
  CommandId command;
  Kind kind = Kind::kOpened;
  Told told;
  std::string change = "{}";  // JSON (change.h)

  bool operator==(const Act&) const = default;
};

// One line of JSON without blanks; the bytes the chain hashes.
std::string Write(const Act& act);

// Refuses (code "journal-act") what is no act, and ("journal-version") one of a later program.
Result<Act> ReadAct(std::string_view body);

}  // namespace ronda::journal
