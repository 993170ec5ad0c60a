// The commands about the event as a whole: its settings, votes, and what was done before.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/journal/state.h"
#include "ronda/model/kept_apart.h"
#include "ronda/model/point_system.h"

namespace ronda::command {

using journal::Uid;

// Members that are none stay as they are.
struct ChangeSettings {
  static constexpr std::string_view kName = "change-settings";
  std::optional<std::string> name = {};
  std::optional<std::string> city = {};
  std::optional<std::string> federation = {};
  std::optional<std::string> start_date = {};
  std::optional<std::string> end_date = {};
  std::optional<std::string> chief_arbiter = {};
  std::optional<std::vector<std::string>> deputy_arbiters = {};
  std::optional<std::string> time_control = {};
  std::optional<std::vector<std::string>> round_dates = {};
  std::optional<std::int32_t> planned_rounds = {};
  std::optional<std::string> system = {};        // "dutch-2026", ...
  std::optional<std::string> settings = {};      // of the system, as the JSON of its file
  std::optional<std::string> acceleration = {};  // in the words of --acceleration; "none"
  std::optional<std::vector<std::string>> tiebreaks = {};
  std::optional<Colour> initial_colour = {};
  std::optional<PointSystem> point_system = {};
  std::optional<journal::SchedulePlan> schedule = {};  // before the rounds are drawn
};

struct ApartGroup {
  std::optional<Round> first = {};
  std::optional<Round> last = {};
  std::vector<Uid> players = {};

  bool operator==(const ApartGroup&) const = default;
};

// Who is kept apart, instead of who was.
struct ChangeWishes {
  static constexpr std::string_view kName = "change-wishes";
  std::vector<ApartGroup> forbidden = {};
  std::vector<KeptApart> kept_apart = {};
};

struct FixTables {
  static constexpr std::string_view kName = "fix-tables";
  std::vector<journal::FixedTable> tables = {};
};

struct SetCategories {
  static constexpr std::string_view kName = "set-categories";
  std::vector<journal::CategoryFact> categories = {};
};

// The text of a file of prizes; of a knockout; of an event at tables. Empty: none.
struct SetPrizes {
  static constexpr std::string_view kName = "set-prizes";
  std::string prizes = {};
};
struct SetBracket {
  static constexpr std::string_view kName = "set-bracket";
  std::string bracket = {};
};
struct SetTables {
  static constexpr std::string_view kName = "set-tables";
  std::string tables = {};
};

// The next round at tables, without those who do not come.
struct SeatTables {
  static constexpr std::string_view kName = "seat-tables";
  std::vector<Uid> absent = {};
};

// The places everybody took at a table, in its order; equals share the higher one. Empty: not played.
struct EnterTable {
  static constexpr std::string_view kName = "enter-table";
  Round round{1};
  std::int32_t table = 1;
  std::vector<std::int32_t> was = {};
  std::vector<std::int32_t> places = {};
};

// The last round at tables, before anything was played in it.
struct TakeBackTables {
  static constexpr std::string_view kName = "take-back-tables";
  std::string reason = {};
};

// A vote of the players, instead of the last one; who has voted in that votes again.
struct OpenPoll {
  static constexpr std::string_view kName = "open-poll";
  journal::Poll poll = {};
};

// The votes of a player, instead of those given before.
struct CastVotes {
  static constexpr std::string_view kName = "cast-votes";
  Uid player{1};
  std::vector<journal::Vote> votes = {};
};

// What the votes come to is worked out, and nobody can vote any more.
struct ClosePoll {
  static constexpr std::string_view kName = "close-poll";
};

struct LeaveFideMode {
  static constexpr std::string_view kName = "leave-fide-mode";
  std::string reason = {};
};

struct AddNote {
  static constexpr std::string_view kName = "add-note";
  std::string text = {};
};

// Data of a person are kept outside the journal (store/); the journal has a salted commitment to them.
struct RecordPerson {
  static constexpr std::string_view kName = "record-person";
  Uid player{1};
  std::string commitment = {};
};
struct ErasePerson {
  static constexpr std::string_view kName = "erase-person";
  Uid player{1};
};

// History.

// Reverses one act that nothing later depends on.
struct Undo {
  static constexpr std::string_view kName = "undo";
  std::int32_t seq = 0;
  std::string reason = {};
};

// Everything as it was after an act.
struct Restore {
  static constexpr std::string_view kName = "restore";
  std::int32_t seq = 0;
  std::string reason = {};
};

struct HandOver {
  static constexpr std::string_view kName = "hand-over";
  std::string key = {};  // of the desk that goes on with it
};
struct Receive {
  static constexpr std::string_view kName = "receive";
};
struct Close {
  static constexpr std::string_view kName = "close";
};

}  // namespace ronda::command
