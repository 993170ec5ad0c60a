// C.07 §12 and Elementos §3.1.9: tie-breaks of the boards of a team. A pairing-allocated bye is a win on every
// board here (12.4).
#include <algorithm>

#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {
namespace {

// What one board brought a team over all rounds, in tenths.
std::int64_t BoardTotal(const Record& record, Participant who, int board) {
  std::int64_t total = 0;
  const int wins = record.values(Score::kGamePoints).win.tenths() / std::max(1, record.boards());
  Round round(0);
  for (const RoundRecord& result : record.results(who)) {
    round = Next(round);
    total += result.kind == RoundKind::kPairingBye ? wins : record.board_points(who, round).begin()[board].tenths();
  }
  return total;
}

// A contribution a board; its round is the number of the board.
template <class Weight>
std::optional<Fraction> SumOfBoards(const Record& record, Participant who, Working& working, Weight weight) {
  working.unit = working.score_unit = 10;
  for (int board = 0; board < record.boards(); ++board) {
    const std::int64_t total = BoardTotal(record, who, board);
    working.contributions.push_back(
        {Round(board + 1), std::nullopt, Basis::kRound, total, 1, total * weight(board), false, Cut::kKept});
  }
  return Fraction(working.Sum(), working.unit);
}

Fraction DrawnWithBlack(const Record& record, Participant who) {
  const int draw = record.values(Score::kGamePoints).draw.tenths() / std::max(1, record.boards());
  std::int64_t matches = 0;
  Round round(0);
  for (const RoundRecord& result : record.results(who)) {
    round = Next(round);
    const auto boards = record.board_points(who, round);
    const bool drawn = std::ranges::all_of(boards, [&](Points points) { return points.tenths() == draw; });
    matches += result.IsMeeting() && result.colour == Colour::kBlack && drawn ? 1 : 0;
  }
  return Fraction(matches);
}

}  // namespace

// C.07 §12.1: each board's number times what was scored on it; the lower sum is better.
std::optional<Fraction> EvaluateBoardCount(Session& session, const TieBreak&, Spot spot, Working& working) {
  return SumOfBoards(session.record(), spot.who, working, [](int board) { return board + 1; });
}

// C.07 §12.2: board 1, then board 2, ...
std::optional<Fraction> EvaluateTopBoards(Session& session, const TieBreak&, Spot spot, Working& working) {
  return SumOfBoards(session.record(), spot.who, working, [&](int board) { return board == spot.level ? 1 : 0; });
}

// C.07 §12.3: without the last board, then without the last two, ...
std::optional<Fraction> EvaluateBottomBoards(Session& session, const TieBreak&, Spot spot, Working& working) {
  const int kept = session.record().boards() - 1 - spot.level;
  return SumOfBoards(session.record(), spot.who, working, [&](int board) { return board < kept ? 1 : 0; });
}

// Elementos §3.1.9: the first board counts as often as there are boards, the last once; then board 1, board 2, ...; at
// last, matches with Black on the first board of which every game was drawn.
std::optional<Fraction> EvaluateDutchBoards(Session& session, const TieBreak&, Spot spot, Working& working) {
  const Record& record = session.record();
  if (spot.level > record.boards()) return DrawnWithBlack(record, spot.who);
  return SumOfBoards(record, spot.who, working, [&](int board) {
    if (spot.level == 0) return record.boards() - board;
    return board == spot.level - 1 ? 1 : 0;
  });
}

int BoardLevels(const Record& record) { return std::max(1, record.boards()); }
int DutchBoardLevels(const Record& record) { return record.boards() + 2; }

}  // namespace ronda::tiebreak
