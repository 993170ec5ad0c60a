// What people ask a desk to do. A command is a wish: Decide() (decide.h) says whether the rules allow it and, if so,
// which act comes of it. Players are named by their numbers in the journal, teams by their numbers. Each command has a
// name, its word in JSON; docs/formats/commands.md lists them all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/journal/state.h"
#include "ronda/model/kept_apart.h"
#include "ronda/model/player.h"
#include "ronda/model/point_system.h"

namespace ronda::command {

using journal::Uid;

// Players.

struct Entrant {
  std::string name = {};
  std::optional<Sex> sex = {};
  std::string title = {};
  std::optional<std::int32_t> rating = {};
  std::string federation = {};
  std::string club = {};
  std::string fide_id = {};
  std::string birth_date = {};

  bool operator==(const Entrant&) const = default;
};

struct EnterPlayers {
  static constexpr std::string_view kName = "enter-players";
  std::vector<Entrant> players = {};
  std::optional<Round> arrives = {};         // the first round they can play; none: the next one
  ResultCode missed = ResultCode::kZeroBye;  // what a round missed is worth
  std::optional<TeamNumber> team = {};       // whose list they join, where teams are paired
};

// Members that are none stay as they are; an empty text, and a rating of 0, is none.
struct CorrectPlayer {
  static constexpr std::string_view kName = "correct-player";
  Uid player{1};
  std::optional<std::string> name = {};
  std::optional<std::string> title = {};
  std::optional<std::int32_t> rating = {};
  std::optional<std::string> federation = {};
  std::optional<std::string> club = {};
  std::optional<std::string> fide_id = {};
  std::optional<std::string> birth_date = {};
};

// An entry that was a mistake; only before round 1 is paired.
struct RemovePlayers {
  static constexpr std::string_view kName = "remove-players";
  std::vector<Uid> players = {};
};

// Pairing numbers by the initial order.
struct Renumber {
  static constexpr std::string_view kName = "renumber";
  std::optional<std::string> strength = {};  // as in record 172
  std::optional<std::string> alphabet = {};
};

// Where teams are paired, teams have byes, withdraw and come back: they are named instead of players.

struct RequestByes {
  static constexpr std::string_view kName = "request-byes";
  std::vector<Uid> players = {};
  std::vector<Round> rounds = {};
  ResultCode kind = ResultCode::kZeroBye;
  std::vector<TeamNumber> teams = {};
};

struct CancelByes {
  static constexpr std::string_view kName = "cancel-byes";
  std::vector<Uid> players = {};
  std::vector<Round> rounds = {};  // none: all to come
  std::vector<TeamNumber> teams = {};
};

struct Withdraw {
  static constexpr std::string_view kName = "withdraw";
  std::vector<Uid> players = {};
  std::vector<TeamNumber> teams = {};
};

struct Return {
  static constexpr std::string_view kName = "return";
  std::vector<Uid> players = {};
  std::vector<TeamNumber> teams = {};
};

// Who is there for a round that is to be paired; who is absent has a zero-point bye in it.
struct CheckIn {
  static constexpr std::string_view kName = "check-in";
  Round round{1};
  std::vector<Uid> present = {};
  std::vector<Uid> absent = {};
};

// Teams.

struct EnterTeam {
  static constexpr std::string_view kName = "enter-team";
  std::string name = {};
  std::string nickname = {};
  std::optional<std::int32_t> strength = {};
  std::vector<Uid> members = {};  // in board order
  // Instead of members: players who are new, in board order; the team has its number by the rules of late entries.
  std::vector<Entrant> players = {};
  std::optional<Round> arrives = {};         // of a team of new players, as of players who enter
  ResultCode missed = ResultCode::kZeroBye;  // likewise
};

struct CorrectTeam {
  static constexpr std::string_view kName = "correct-team";
  TeamNumber team{1};
  std::optional<std::string> name = {};
  std::optional<std::string> nickname = {};
  std::optional<std::int32_t> strength = {};
  std::optional<std::vector<Uid>> members = {};
};

// Who sits where in a match of the last round or of the next one; none for an empty board.
struct SetLineUp {
  static constexpr std::string_view kName = "set-line-up";
  Round round{1};
  TeamNumber team{1};
  std::vector<std::optional<Uid>> boards = {};
};

// The same from the captain of the team, sealed until the other team has handed in its own.
struct HandInLineUp {
  static constexpr std::string_view kName = "hand-in-line-up";
  Round round{1};
  TeamNumber team{1};
  std::vector<std::optional<Uid>> boards = {};
};

// Those handed in so far; teams that have handed in nothing play in the order of their list.
struct OpenLineUps {
  static constexpr std::string_view kName = "open-line-ups";
  Round round{1};
};

// Until when line-ups of a round are taken; empty: until the results are in.
struct SetLineUpDeadline {
  static constexpr std::string_view kName = "set-line-up-deadline";
  Round round{1};
  std::string until = {};  // "2026-11-15T14:00:00Z"
};

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

// Settings.

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

using Command =
    std::variant<EnterPlayers, CorrectPlayer, RemovePlayers, Renumber, RequestByes, CancelByes, Withdraw, Return,
                 CheckIn, EnterTeam, CorrectTeam, SetLineUp, HandInLineUp, OpenLineUps, SetLineUpDeadline, PairRound,
                 DrawSchedule, EditRound, PublishRound, TakeBackRound, EnterResult, ClaimResult, CheckResult,
                 CorrectResult, EnterPlayOff, ChangeSettings, ChangeWishes, FixTables, SetCategories, SetPrizes,
                 SetBracket, SetTables, SeatTables, EnterTable, TakeBackTables, OpenPoll, CastVotes, ClosePoll,
                 LeaveFideMode, AddNote, RecordPerson, ErasePerson, Undo, Restore, HandOver, Receive, Close>;

// "enter-players".
std::string_view NameOf(const Command& command);

}  // namespace ronda::command
