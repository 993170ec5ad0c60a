#include "ronda/formats/trf/team_round_text.h"

#include <fmt/format.h>

#include "ronda/base/columns.h"

namespace ronda::trf {
namespace {

std::string_view ByeText(ResultCode code) {
  switch (code) {
    case ResultCode::kPairingBye:
      return "PAB";
    case ResultCode::kFullBye:
    case ResultCode::kForfeitWin:
      return "FPB";
    case ResultCode::kHalfBye:
      return "HPB";
    default:
      return "ZPB";
  }
}

char ByeLetter(ResultCode code) {
  const std::string_view text = ByeText(code);
  return text == "PAB" ? 'U' : text.front();
}

// The letters of the boards; of a match forfeited without line-up the same on all.
std::string BoardLetters(const Tournament& tournament, const TeamRound& match, Round round, int boards) {
  const bool won = match.result == ResultCode::kForfeitWin;
  if (match.line_up.empty() && match.result != ResultCode::kPending) return Repeated(won ? '+' : '-', boards);
  std::string letters;
  for (const auto& player : match.line_up) {
    letters += player ? Traits(tournament.entry(*player, round).result).trf : '-';
  }
  // Boards for which nobody came.
  if (match.result != ResultCode::kPending) letters += Repeated('-', boards - static_cast<int>(letters.size()));
  return letters;
}

}  // namespace

TeamRoundText TextOf(const Tournament& tournament, const TeamRounds& rounds, TeamIndex team, Round round) {
  const TeamRound& match = rounds.in(team, round);
  TeamRoundText text;
  if (!match.opponent) {
    text.bye = ByeText(match.result);
    text.boards = Repeated(ByeLetter(match.result), rounds.boards());
    text.points = ToString(match.points.game_points);
    return text;
  }
  text.opponent = fmt::to_string(tournament.data().teams[match.opponent->index()].number.value());
  if (match.colour) text.colour = *match.colour == Colour::kWhite ? "w" : "b";
  text.boards = BoardLetters(tournament, match, round, rounds.boards());
  if (match.result == ResultCode::kPending) return text;
  text.points = ToString(match.points.game_points);
  if (!Traits(match.result).played) text.forfeit = "f";
  return text;
}

}  // namespace ronda::trf
