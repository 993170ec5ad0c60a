#include "ronda/journal/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace ronda::journal {
namespace {

constexpr std::size_t kMostNames = 8;

std::string NameIn(const State& state, Uid uid) {
  const auto place = state.Find(uid);
  if (!place) return fmt::format("a player who is not in the list any more (u{})", uid.value());
  const Player& player = state.data.players[place->index()];
  return NumberAndName(player);
}

std::string NamesIn(const State& state, const std::vector<Uid>& players) {
  if (players.size() > kMostNames) return fmt::format("{} players", players.size());
  std::vector<std::string> names;
  for (const Uid uid : players) names.push_back(NameIn(state, uid));
  return names.empty() ? "nobody" : fmt::format("{}", fmt::join(names, ", "));
}

std::string InRounds(const std::vector<Round>& rounds) {
  if (rounds.empty()) return "";
  std::vector<std::int32_t> numbers;
  for (const Round round : rounds) numbers.push_back(round.value());
  return fmt::format(" in round{} {}", numbers.size() == 1 ? "" : "s", fmt::join(numbers, ", "));
}

std::string RoundIn(const Told& told) { return told.round ? std::to_string(told.round->value()) : "?"; }

// "board 3 of round 2: 5 Example, Anna against 7 Example, Ben".
std::string GameIn(const Told& told, const State& state) {
  std::string board = told.board ? fmt::format("board {} of round {}", *told.board, RoundIn(told))
                                 : fmt::format("a board of round {}", RoundIn(told));
  if (told.players.size() != 2) return board;
  return fmt::format("{}: {} against {}", board, NameIn(state, told.players[0]), NameIn(state, told.players[1]));
}

std::string AboutPlayers(const Act& act, const State& state) {
  const Told& told = act.told;
  const std::string who = NamesIn(state, told.players);
  switch (act.kind) {
    case Kind::kPlayerEntered:
      return fmt::format("entered {}{}", who, told.round ? fmt::format(", from round {} on", RoundIn(told)) : "");
    case Kind::kPlayerCorrected:
      return fmt::format("corrected {}", who);
    case Kind::kPlayerRemoved:
      return fmt::format("removed {}", told.was);
    case Kind::kRenumbered:
      return "numbered the players anew";
    case Kind::kByesRequested:
      return fmt::format("gave a {}{} to {}", told.now, InRounds(told.rounds), who);
    case Kind::kByesCancelled:
      return fmt::format("cancelled the byes of {}{}", who, InRounds(told.rounds));
    case Kind::kWithdrawn:
      return fmt::format("withdrew {}", who);
    case Kind::kReturned:
      return fmt::format("brought back {}", who);
    case Kind::kCheckedIn:
      return fmt::format("checked in {} for round {}", who, RoundIn(told));
    case Kind::kPersonRecorded:
      return fmt::format("recorded the contact data of {}", who);
    case Kind::kPersonErased:
      return fmt::format("erased the contact data of {}", who);
    default:
      return fmt::format("gave tables of their own to {}", who);
  }
}

std::string AboutTeams(const Act& act) {
  const Told& told = act.told;
  if (act.kind == Kind::kTeamEntered) return fmt::format("entered the team {}", told.now);
  if (act.kind == Kind::kLineUpSet) {
    return fmt::format("set the line-up of {} in round {}{}", told.now, RoundIn(told),
                       told.text.empty() ? "" : "; " + told.text);
  }
  if (act.kind == Kind::kLineUpHandedIn) {
    return fmt::format("handed in the line-up of {} for round {}{}", told.now, RoundIn(told),
                       told.text.empty() ? "" : "; " + told.text);
  }
  if (act.kind == Kind::kLineUpsOpened) return fmt::format("opened the line-ups of round {}", RoundIn(told));
  if (act.kind == Kind::kLineUpDeadlineSet) {
    return told.now.empty() ? fmt::format("took away the deadline for the line-ups of round {}", RoundIn(told))
                            : fmt::format("set the deadline for the line-ups of round {}: {}", RoundIn(told), told.now);
  }
  return told.was == told.now ? fmt::format("corrected the team {}", told.now)
                              : fmt::format("corrected the team {}, now {}", told.was, told.now);
}

std::string AboutRounds(const Act& act) {
  const Told& told = act.told;
  switch (act.kind) {
    case Kind::kRoundPaired:
      return fmt::format("paired round {} by {}", RoundIn(told), told.now);
    case Kind::kScheduleDrawn:
      return fmt::format("drew all rounds: {}", told.now);
    case Kind::kRoundEdited:
      return fmt::format("changed the boards of round {} by hand", RoundIn(told));
    case Kind::kRoundPublished:
      return fmt::format("published round {}", RoundIn(told));
    default:
      return fmt::format("took back round {}", RoundIn(told));
  }
}

std::string AboutResults(const Act& act, const State& state) {
  const Told& told = act.told;
  const std::string game = GameIn(told, state);
  switch (act.kind) {
    case Kind::kResultClaimed:
      return told.now == "*" ? fmt::format("took back what was reported at {}", game)
                             : fmt::format("reported {} at {}", told.now, game);
    case Kind::kResultChecked:
      return fmt::format("checked {} at {}", told.now, game);
    case Kind::kPlayOffEntered:
      return told.now.empty() ? fmt::format("took away the play-off of {}", game)
                              : fmt::format("entered the play-off {} of {}", told.now, game);
    case Kind::kResultCorrected:
      return fmt::format("corrected {} to {} at {}", told.was, told.now, game);
    default:
      if (told.now == "*") return fmt::format("took away {} at {}", told.was, game);
      return told.was == "*" ? fmt::format("entered {} at {}", told.now, game)
                             : fmt::format("changed {} to {} at {}", told.was, told.now, game);
  }
}

std::string AboutTheEvent(const Act& act) {
  const Told& told = act.told;
  switch (act.kind) {
    case Kind::kOpened:
      return fmt::format("opened the tournament {}", told.now);
    case Kind::kImported:
      return fmt::format("took over the tournament {} from {}", told.now, told.via);
    case Kind::kSettingsChanged:
      return fmt::format("changed the settings: {}", told.now);
    case Kind::kWishesChanged:
      return fmt::format("changed who is kept apart: {}", told.now);
    case Kind::kCategoriesSet:
      return fmt::format("set the categories: {}", told.now);
    case Kind::kPrizesSet:
      return "set the prizes";
    case Kind::kBracketChanged:
      return "changed the knockout";
    case Kind::kTablesChanged:
      if (!told.round) return "changed the event at tables";
      if (!told.board) return fmt::format("round {} at tables: {}", told.round->value(), told.now);
      return fmt::format("round {}, table {}: places {}", told.round->value(), *told.board, told.now);
    case Kind::kFideModeLeft:
      return "left FIDE mode";
    case Kind::kNoteAdded:
      return fmt::format("noted: {}", told.text);
    case Kind::kHandedOver:
      return fmt::format("handed the tournament over to the desk with the key {}", told.now);
    case Kind::kReceived:
      return "took the tournament back";
    default:
      return "closed the tournament";
  }
}

std::string AboutVotes(const Act& act, const State& state) {
  const Told& told = act.told;
  switch (act.kind) {
    case Kind::kPollOpened:
      return fmt::format("opened the vote {}", told.now);
    case Kind::kVotesCast:
      return fmt::format("took the votes of {} in the vote {}", NamesIn(state, told.players), told.now);
    default:
      return fmt::format("closed the vote {}", told.now);
  }
}

std::string AboutThePast(const Act& act, const State& state) {
  const std::int32_t of = act.told.of.value_or(0);
  if (act.kind == Kind::kRestored) return fmt::format("restored everything as it was after act {}", of);
  const std::string what = fmt::format("undid act {} ({})", of, act.told.text);
  const std::string where = act.told.board ? " at " + GameIn(act.told, state) : "";
  return what + where;
}

}  // namespace

std::string Remarks(const Told& told) {
  std::vector<std::string> parts;
  if (!told.reason.empty()) parts.push_back("because: " + told.reason);
  if (!told.objections.empty()) parts.push_back(fmt::format("against: {}", fmt::join(told.objections, "; ")));
  if (!told.articles.empty()) parts.push_back(fmt::format("by {}", fmt::join(told.articles, ", ")));
  return parts.empty() ? "" : fmt::format("({})", fmt::join(parts, "; "));
}

std::string Sentence(const Act& act, const State& after) {
  switch (act.kind) {
    case Kind::kTeamEntered:
    case Kind::kTeamCorrected:
    case Kind::kLineUpSet:
    case Kind::kLineUpHandedIn:
    case Kind::kLineUpsOpened:
    case Kind::kLineUpDeadlineSet:
      return AboutTeams(act);
    case Kind::kRoundPaired:
    case Kind::kScheduleDrawn:
    case Kind::kRoundEdited:
    case Kind::kRoundPublished:
    case Kind::kRoundTakenBack:
      return AboutRounds(act);
    case Kind::kPlayOffEntered:
    case Kind::kResultClaimed:
    case Kind::kResultEntered:
    case Kind::kResultChecked:
    case Kind::kResultCorrected:
      return AboutResults(act, after);
    case Kind::kUndone:
    case Kind::kRestored:
      return AboutThePast(act, after);
    case Kind::kPollOpened:
    case Kind::kVotesCast:
    case Kind::kPollClosed:
      return AboutVotes(act, after);
    case Kind::kTablesFixed:
      return act.told.players.empty() ? "took away all tables of their own" : AboutPlayers(act, after);
    case Kind::kPersonRecorded:
    case Kind::kPersonErased:
      return AboutPlayers(act, after);
    default:
      return act.kind >= Kind::kPlayerEntered && act.kind <= Kind::kCheckedIn ? AboutPlayers(act, after)
                                                                              : AboutTheEvent(act);
  }
}

}  // namespace ronda::journal
