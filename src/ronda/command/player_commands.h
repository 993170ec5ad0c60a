// The commands about players and teams. Members that are none stay as they are, if the command corrects something.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/journal/state.h"
#include "ronda/model/player.h"

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

}  // namespace ronda::command
