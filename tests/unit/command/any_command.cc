#include "unit/command/any_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "ronda/command/seating.h"
#include "ronda/command/tables.h"
#include "ronda/handling/handled.h"
#include "ronda/secret/digest.h"
#include "ronda/secret/signature.h"

namespace ronda::command {
namespace {

using journal::State;

// What set-bracket, set-tables, set-prizes and the settings of a Keizer competition carry.
constexpr const char* kBracket =
    R"({"format":"ronda-bracket","version":1,"name":"Cup","players":[{"number":1,"name":"A"},{"number":2,"name":"B"}],)"
    R"("events":[{"match":1,"score":"1-0"}]})";
constexpr const char* kTables =
    R"({"format":"ronda-tables","version":1,"players":[{"number":1,"name":"A"},{"number":2,"name":"B"},)"
    R"({"number":3,"name":"C"}]})";
constexpr const char* kPrizes = R"({"format":"ronda-prizes","version":1,"places":[50,20]})";
constexpr const char* kKeizer = R"({"format":"ronda-keizer","version":1,"rematch":2})";

Uid AnyPlayer(const State& state, const Dice& dice) { return Uid(1 + dice.Below(state.last_uid)); }

Entrant AnyEntrant(const Dice& dice) {
  Entrant entrant;
  entrant.name = fmt::format("Entrant {}", dice.Below(1000));
  entrant.rating = 1000 + dice.Below(1500);
  entrant.club = fmt::format("Club {}", dice.Below(3));
  return entrant;
}

std::string ResultOf(const Seating& board) {
  const auto& [white, black] = std::pair(board.white_entry.result, board.black_entry.result);
  if (white == ResultCode::kWin && black == ResultCode::kLoss) return "1-0";
  if (white == ResultCode::kLoss && black == ResultCode::kWin) return "0-1";
  return white == ResultCode::kPending ? "*" : "=-=";
}

Command AnyResultOf(const State& state, Round round, const Dice& dice) {
  const auto seating = SeatingOf(state, round);
  if (seating.empty()) return PairRound{};
  if (state.facts.schedule && dice.Below(3) == 0) return AnyPlayOff(state, dice);
  const Seating& board = dice.OneOf(seating);
  switch (dice.Below(7)) {
    case 0:
      return ClaimResult{round, dice.Below(2) == 0 ? board.white : board.black, "1-0"};
    case 1:
      return CheckResult{round, board.white, board.black, ResultOf(board)};
    case 2:
      return CorrectResult{
          .round = round, .white = board.white, .black = board.black, .result = AnyResult(dice), .reason = "a slip"};
    case 3:
      return EnterResult{round, board.white, board.black, ResultOf(board), dice.Below(2) == 0 ? "*" : "=-=", "test"};
    default:
      return EnterResult{round, board.white, board.black, "*", AnyResult(dice), "test"};
  }
}

// The boards of the draft with two players changed over; of teams, as they are with White and Black exchanged.
Command AnyEdit(const State& state, Round round) {
  EditRound edit{round, {}, {}, "a wish"};
  for (const Seating& board : SeatingOf(state, round)) {
    edit.boards.push_back({board.white.value(), board.black.value()});
  }
  for (const WithoutGame& one : WithoutGameIn(state, round)) {
    if (one.result == ResultCode::kPairingBye) edit.bye = one.player.value();
  }
  if (edit.boards.size() >= 2) std::swap(edit.boards[0].black, edit.boards[1].black);
  return edit;
}

Command AnySetting(const State& state, const Dice& dice) {
  ChangeSettings settings;
  const bool is_keizer = state.facts.system == "keizer";
  switch (dice.Below(7)) {
    case 0:
      settings.city = fmt::format("City {}", dice.Below(9));
      break;
    case 1:
      settings.planned_rounds = state.data.rounds + dice.Below(8);
      break;
    case 2:
      settings.tiebreaks = std::vector<std::string>{"BH", "SB"};
      break;
    case 3:
      settings.system =
          dice.OneOf(std::vector<std::string>{"dutch-2017", "burstein", "dubov", "lim", "keizer", "monrad"});
      break;
    case 4:
      if (is_keizer) settings.settings = kKeizer;
      if (!is_keizer) settings.acceleration = dice.OneOf(std::vector<std::string>{"baku", "none", "haley"});
      break;
    case 5:
      settings.point_system = PointSystem{};
      settings.point_system->win = {Points::Whole(3), Points::Whole(3)};
      break;
    default:
      settings.initial_colour = dice.Below(2) == 0 ? Colour::kWhite : Colour::kBlack;
  }
  return settings;
}

// An event at tables; then a round is seated; then it is taken back, or one of its tables is played, or cleared again.
Command AnyAtTables(const State& state, const Dice& dice) {
  const auto event = TablesEventOf(state);
  if (!event) return SetTables{kTables};
  const int last = static_cast<int>(event->rounds.size());
  const int kind = dice.Below(4);
  if (kind == 0 || last == 0) {
    return SeatTables{dice.Below(3) == 0 ? std::vector{AnyPlayer(state, dice)} : std::vector<Uid>{}};
  }
  if (kind == 1) return TakeBackTables{"a mistake"};
  if (const auto draft = DraftAtTables(state)) return PublishRound{*draft};
  const auto& tables = event->rounds.back();
  const int table = dice.Below(static_cast<int>(tables.size()));
  const tables::Table& seated = tables[static_cast<std::size_t>(table)];
  std::vector<std::int32_t> places(seated.places.empty() ? seated.players.size() : 0);
  std::iota(places.begin(), places.end(), 1);
  return EnterTable{Round(last), table + 1, seated.places, places};
}

journal::Poll AnyPoll(const Dice& dice) {
  journal::Poll poll{"options", fmt::format("Vote {}", dice.Below(99)), {{"FRA", 2}, {"POL", 1}, {"GBR", 9}}};
  if (dice.Below(2) == 0) poll.by = "ranks";
  if (dice.Below(2) == 0) poll.limit = 100;
  if (dice.Below(2) == 0) poll.seed = dice.Below(99);
  if (dice.Below(2) == 0) poll = {.about = "teams", .title = "Teams", .mode = dice.Below(2) == 0 ? "B" : "A"};
  return poll;
}

// A vote is opened; then players vote; then it is closed, or another one opened.
Command AnyVote(const State& state, const Dice& dice) {
  const auto& poll = state.facts.poll;
  const int kind = dice.Below(6);
  if (!poll || state.facts.poll_outcome || kind == 0) return OpenPoll{AnyPoll(dice)};
  if (kind == 1) return ClosePoll{};
  CastVotes cast{AnyPlayer(state, dice), {{AnyPlayer(state, dice).value(), 1 + dice.Below(3)}}};
  if (poll->about == "options") cast.votes = {{1, dice.Below(2)}, {2, 2}, {3, 1}};
  if (poll->by == "ranks") cast.votes = {{3, 0}, {2, 1}, {1, 2}};
  return cast;
}

Command AnyFact(const State& state, const Dice& dice) {
  const Uid player = AnyPlayer(state, dice);
  switch (dice.Below(24)) {
    case 10:
    case 11:
    case 12:
    case 13:
      return AnyVote(state, dice);
    case 0:
      return FixTables{{{player, 1 + dice.Below(9)}}};
    case 1:
      return SetCategories{{{fmt::format("group {}", dice.Below(9)), "sex=w"}}};
    case 2:
      return AddNote{fmt::format("note {}", dice.Below(99))};
    case 3:
      return RecordPerson{player, secret::Sha256(std::to_string(dice.Below(9))).hex()};
    case 4:
      return ErasePerson{state.facts.persons.empty() ? player : state.facts.persons.front().player};
    case 5:
      return LeaveFideMode{"a friendly event"};
    case 6:
      return ChangeWishes{{{{}, {}, {player, AnyPlayer(state, dice)}}}, {}};
    case 7:
      return SetPrizes{dice.Below(3) == 0 ? "" : kPrizes};
    case 8:
      return SetBracket{dice.Below(3) == 0 ? "" : kBracket};
    case 9:
      return SetTables{dice.Below(3) == 0 ? "" : kTables};
    default:
      return AnyAtTables(state, dice);
  }
}

Command AnyTeamCommand(const State& state, const Dice& dice) {
  const Uid player = AnyPlayer(state, dice);
  if (state.data.teams.empty() || dice.Below(3) == 0) {
    return EnterTeam{.name = fmt::format("Team {}", dice.Below(99)), .members = {player}};
  }
  const Team& team = dice.OneOf(state.data.teams);
  std::vector<std::optional<Uid>> boards;
  for (const PlayerIndex member : team.members) boards.emplace_back(state.uids[member]);
  if (boards.size() >= 2 && dice.Below(2) == 0) std::swap(boards[0], boards[1]);
  if (boards.size() > state.data.board_colours.size()) boards.resize(state.data.board_colours.size());
  if (boards.size() >= 2 && dice.Below(4) == 0) boards.back().reset();
  const Round last(std::max(1, state.data.rounds));
  if (handling::PairsTeams(state.data) && dice.Below(2) == 0) {
    const journal::RoundFacts* facts = journal::FactsOf(state, last);
    const bool is_draft = facts != nullptr && facts->published.empty();
    if (!state.facts.sealed_line_ups.empty() && dice.Below(4) == 0) return OpenLineUps{last};
    return is_draft ? Command(PublishRound{last}) : Command(HandInLineUp{last, team.number, boards});
  }
  switch (dice.Below(6)) {
    case 0:
      return SetLineUp{state.data.next_round(), team.number, boards};
    case 1:
      return SetLineUp{last, team.number, boards};
    case 2:
      return HandInLineUp{last, team.number, boards};
    case 3:
      return OpenLineUps{last};
    case 4:
      return SetLineUpDeadline{last,
                               dice.Below(2) == 0 ? "" : fmt::format("2026-11-{}T14:00:00Z", 14 + dice.Below(10))};
    default:
      break;
  }
  CorrectTeam correct{.team = team.number, .name = fmt::format("Team {}", dice.Below(99))};
  if (dice.Below(3) == 0) correct.members = std::vector{player};
  return correct;
}

Command AnyTeamAbsence(const State& state, const Dice& dice) {
  const auto& byes = state.data.team_byes;
  const TeamNumber team = dice.OneOf(state.data.teams).number;
  const TeamNumber away = byes.empty() ? team : state.data.teams[byes.back().team.index()].number;
  switch (dice.Below(6)) {
    case 0:
      return RequestByes{{}, {state.data.next_round()}, ResultCode::kHalfBye, {team}};
    case 1:
      return CancelByes{{}, {}, {away}};
    case 2:
      return Withdraw{{}, {team}};
    case 3:
      return Return{{}, {away}};
    case 4:
      return EnterPlayers{{AnyEntrant(dice)}, {}, ResultCode::kZeroBye, team};
    default:
      return EnterTeam{.name = fmt::format("New {}", dice.Below(999)), .players = {AnyEntrant(dice), AnyEntrant(dice)}};
  }
}

Command AnyPlayerCommand(const State& state, const Dice& dice) {
  const Uid player = AnyPlayer(state, dice);
  const Round next = state.data.next_round();
  if (handling::PairsTeams(state.data) && dice.Below(2) == 0) return AnyTeamAbsence(state, dice);
  switch (dice.Below(7)) {
    case 0:
      return EnterPlayers{{AnyEntrant(dice)}, {}, ResultCode::kZeroBye};
    case 1:
      return CorrectPlayer{
          .player = player, .name = fmt::format("New name {}", dice.Below(99)), .rating = 1000 + dice.Below(1500)};
    case 2:
      return RequestByes{{player}, {next}, dice.Below(2) == 0 ? ResultCode::kHalfBye : ResultCode::kZeroBye};
    case 3:
      return CancelByes{{state.data.requested_byes.empty() ? player : state.uids[state.data.requested_byes[0].player]},
                        {}};
    case 4:
      return Withdraw{{player}};
    case 5:
      return Return{{state.facts.withdrawn.empty() ? player : state.facts.withdrawn.front()}};
    default:
      return CheckIn{next, {player}, {AnyPlayer(state, dice)}};
  }
}

DrawSchedule AnyDraw(const Dice& dice) {
  const bool is_robin = dice.Below(2) == 0;
  return {{.system = is_robin ? "berger" : "groups", .groups = 2, .draw = is_robin ? "varma" : "random", .seed = 7}};
}

// What is asked before round 1 is paired, and not later.
Command AnyPreparation(const State& state, const Dice& dice) {
  switch (dice.Below(6)) {
    case 0:
      return RemovePlayers{{AnyPlayer(state, dice)}};
    case 1:
      return Renumber{};
    case 2:
    case 3:
      return CorrectPlayer{.player = AnyPlayer(state, dice), .rating = 1000 + dice.Below(2000)};
    case 4:
      return AnyDraw(dice);
    default:
      return EnterPlayers{{AnyEntrant(dice), AnyEntrant(dice)}, Round(1 + dice.Below(2)), ResultCode::kHalfBye};
  }
}

// What a tournament that is closed or elsewhere can still be asked.
Command AnyReopening(const TestDesk& desk, const Dice& dice) {
  if (dice.Below(4) == 0) return AddNote{"while it is closed"};
  if (!desk.state().facts.handed_over.empty()) return Receive{};
  return Undo{desk.seq(), "too early"};
}

Command AnyPastOrEnd(const TestDesk& desk, Round last, const Dice& dice) {
  switch (dice.Below(6)) {
    case 0:
      return Restore{1 + dice.Below(desk.seq()), "a mistake"};
    case 1:
      return dice.Below(4) == 0 ? Command(Close{}) : Command(AddNote{"not yet"});
    case 2:
      return HandOver{secret::Sha256("another desk").hex()};
    case 3:
      return TakeBackRound{last, "rules", "a wrong result"};
    default:
      return TakeBackRound{last, {}, ""};
  }
}

}  // namespace

std::string AnyResult(const Dice& dice) {
  return dice.OneOf(std::vector<std::string>{"1-0", "1-0", "0-1", "=-=", "=-=", "+-", "-+", "--", "adjourned", "W-L"});
}

Command AnyCommand(const TestDesk& desk, const Dice& dice) {
  const State& state = desk.state();
  const Round last(std::max(1, state.data.rounds));
  if (state.facts.closed || !state.facts.handed_over.empty()) return AnyReopening(desk, dice);
  if (state.data.rounds == 0 && dice.Below(3) == 0) return AnyPreparation(state, dice);
  if (handling::PairsTeams(state.data) && dice.Below(3) == 0) return AnyTeamCommand(state, dice);
  switch (dice.Below(14)) {
    case 0:
      return AnyPlayerCommand(state, dice);
    case 1:
      return AnySetting(state, dice);
    case 2:
      return AnyFact(state, dice);
    case 3:
      return Undo{1 + dice.Below(desk.seq()), "a mistake"};
    case 4:
      return AnyPastOrEnd(desk, last, dice);
    case 5:
      return AnyEdit(state, last);
    case 6:
      return PairRound{};
    case 7:
      return PublishRound{last};
    case 8:
      return AnyTeamCommand(state, dice);
    default:
      return AnyResultOf(state, last, dice);
  }
}

}  // namespace ronda::command
