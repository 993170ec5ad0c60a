// C.07 §13.3: the tie-breaks of the matches among tied teams.
#include <algorithm>
#include <array>
#include <numeric>

#include "ronda/tiebreak/encounter.h"
#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {
namespace {

using Group = std::span<const Participant>;

bool Separates(const std::vector<std::int32_t>& ranks) {
  return std::ranges::any_of(ranks, [&](std::int32_t rank) { return rank != ranks.front(); });
}

// What the boards of the matches between two teams tell, best first: board count (turned round, less being better),
// top board results, bottom board elimination.
enum class BoardRule : std::uint8_t { kCount, kTop, kBottom };

// Decision 053.
std::vector<std::int64_t> BoardKeys(const Record& record, Participant who, Participant opponent, BoardRule rule) {
  const std::size_t boards = record.board_points(who, Round(1)).size();
  std::vector<std::int64_t> by_board(boards);
  Round round(0);
  for (const RoundRecord& result : record.results(who)) {
    round = Next(round);
    if (!result.IsMeeting() || *result.opponent != opponent) continue;
    const auto points = record.board_points(who, round);
    for (std::size_t b = 0; b < boards; ++b) by_board[b] += points[b].tenths();
  }
  if (rule == BoardRule::kTop) return by_board;
  if (rule == BoardRule::kCount) {
    std::int64_t count = 0;
    for (std::size_t b = 0; b < boards; ++b) count -= static_cast<std::int64_t>(b + 1) * by_board[b];
    return {count};
  }
  std::vector<std::int64_t> without_last;
  for (std::size_t kept = boards; kept-- > 1;) {
    without_last.push_back(
        std::accumulate(by_board.begin(), by_board.begin() + static_cast<std::ptrdiff_t>(kept), std::int64_t{0}));
  }
  return without_last;
}

std::vector<std::int32_t> RankTwoByBoards(Session& session, const TieBreak& tie_break, Group group,
                                          std::span<const BoardRule> rules) {
  const Record& record = session.ForMeetings(tie_break).record();
  for (const BoardRule rule : rules) {
    const auto first = BoardKeys(record, group[0], group[1], rule);
    const auto second = BoardKeys(record, group[1], group[0], rule);
    if (first != second) return first > second ? std::vector<std::int32_t>{1, 2} : std::vector<std::int32_t>{2, 1};
  }
  return {1, 1};
}

// C.07 §13.3: the primary score, then the secondary one, then for two teams the boards; from the start again for every
// smaller set that comes out (13.3.3).
std::vector<std::int32_t> RankTeams(Session& session, const TieBreak& tie_break, Group group,
                                    std::span<const BoardRule> rules) {
  const Score primary = session.ScoreOf(tie_break);
  auto ranks = RankByEncounter(session, tie_break, group, primary);
  if (!Separates(ranks)) ranks = RankByEncounter(session, tie_break, group, Other(primary));
  if (!Separates(ranks)) {
    return group.size() == 2 && !rules.empty() ? RankTwoByBoards(session, tie_break, group, rules) : ranks;
  }
  std::vector<std::int32_t> result(group.size());
  for (std::size_t i = 0; i < group.size(); ++i) {
    if (std::find(ranks.begin(), ranks.begin() + static_cast<std::ptrdiff_t>(i), ranks[i]) !=
        ranks.begin() + static_cast<std::ptrdiff_t>(i)) {
      continue;  // its set has been ranked
    }
    std::vector<Participant> level;
    std::vector<std::size_t> places;
    for (std::size_t j = i; j < group.size(); ++j) {
      if (ranks[j] != ranks[i]) continue;
      level.push_back(group[j]);
      places.push_back(j);
    }
    const auto inside = level.size() == 1 ? std::vector<std::int32_t>{1} : RankTeams(session, tie_break, level, rules);
    for (std::size_t k = 0; k < places.size(); ++k) result[places[k]] = ranks[i] + inside[k] - 1;
  }
  return result;
}

}  // namespace

std::vector<std::int32_t> SeparateByTeamEncounter(Session& session, const TieBreak& tie_break, Group group) {
  return RankTeams(session, tie_break, group, {});
}
std::vector<std::int32_t> SeparateByTeamEncounterCountTop(Session& session, const TieBreak& tie_break, Group group) {
  return RankTeams(session, tie_break, group, std::array{BoardRule::kCount, BoardRule::kTop});
}
std::vector<std::int32_t> SeparateByTeamEncounterCountBottom(Session& session, const TieBreak& tie_break, Group group) {
  return RankTeams(session, tie_break, group, std::array{BoardRule::kCount, BoardRule::kBottom});
}
std::vector<std::int32_t> SeparateByTeamEncounterTop(Session& session, const TieBreak& tie_break, Group group) {
  return RankTeams(session, tie_break, group, std::array{BoardRule::kTop});
}
std::vector<std::int32_t> SeparateByTeamEncounterBottom(Session& session, const TieBreak& tie_break, Group group) {
  return RankTeams(session, tie_break, group, std::array{BoardRule::kBottom});
}

}  // namespace ronda::tiebreak
