#include "ronda/verify/standings_checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/tiebreak/record_of_encounters.h"
#include "ronda/tiebreak/standings.h"

namespace ronda::verify {
namespace {

using tiebreak::Participant;

// The tie-breaks of the file up to the first that is not known: what comes after it cannot be checked.
std::vector<tiebreak::TieBreak> KnownPart(const Tournament& tournament, StandingsReport& report) {
  std::vector<tiebreak::TieBreak> list;
  const auto& codes = tournament.data().tiebreaks;
  if (codes.empty()) report.limitation = "the file names no tie-breaks; ranks are compared by points only";
  for (const std::string& code : codes) {
    auto one = tiebreak::ParseTieBreak(code);
    const bool computable = one && (one->definition->scope != tiebreak::Scope::kTeams || report.teams);
    if (!computable) {
      report.limitation = fmt::format("'{}' is not known here; ranks are compared without it and what follows", code);
      break;
    }
    if (!report.list.empty()) report.list += ',';
    report.list += one->code;
    list.push_back(*std::move(one));
  }
  return tiebreak::WithPoints(std::move(list));
}

// Those level share a rank, or have the ranks from it on in any order: lots may have been drawn (C.07 §4.2).
class RankRange {
 public:
  explicit RankRange(const tiebreak::Standings& standings) : standings_(standings), count_(Count(standings.ranks)) {
    for (const std::int32_t rank : standings.ranks) ++count_[Rank(rank)];
  }

  bool Fits(Participant who, std::int32_t stated) const { return stated >= First(who) && stated <= Last(who); }
  std::string Text(Participant who) const {
    return First(who) == Last(who) ? fmt::format("{}", First(who)) : fmt::format("{}-{}", First(who), Last(who));
  }

 private:
  using Rank = StrongInt<struct RankTag, 1>;

  std::int32_t First(Participant who) const { return standings_.RankOf(who); }
  std::int32_t Last(Participant who) const { return First(who) + count_[Rank(First(who))] - 1; }

  const tiebreak::Standings& standings_;
  IdVector<Rank, std::int32_t> count_;  // how many have the rank
};

struct Stated {
  std::optional<Points> match_points;
  std::optional<Points> game_points;
  std::optional<int> rank;
};

Stated StatedOf(const Tournament& tournament, const tiebreak::Record& record, Participant who) {
  const auto at = who.index();
  if (!record.teams()) {
    const Player& player = tournament.data().players[at];
    return {player.stated_points, std::nullopt, player.stated_rank};
  }
  const Team& team = tournament.data().teams[at];
  return {team.stated_match_points, team.stated_game_points, team.stated_rank};
}

// Files state adjourned games as the draws they are for pairing, too (record 162, letter X).
std::optional<Points> AsPaired(const Tournament& tournament, const tiebreak::Record& record, Participant who) {
  if (record.teams()) return std::nullopt;
  return tournament.ScoreAfter(PlayerIndex(who.value()), tournament.rounds());
}

}  // namespace

StandingsReport CheckStandings(const Tournament& tournament, const tiebreak::Edition& edition) {
  StandingsReport report;
  const tiebreak::Record record = tiebreak::RecordOf(tournament, tournament.rounds());
  report.teams = record.teams();
  tiebreak::Session session(record, edition);
  const auto criteria = KnownPart(tournament, report);
  const auto standings = tiebreak::Rank(session, criteria, tiebreak::Application::kSuccessive);
  const RankRange ranks(standings);
  for (std::int32_t i = 0; i < record.size(); ++i) {
    const Participant who(i);
    const tiebreak::Entrant& entrant = record.entrant(who);
    const Stated stated = StatedOf(tournament, record, who);
    const auto compare = [&](const char* what, const std::optional<Points>& points, tiebreak::Score score) {
      const Points computed = session.Plain().FinalScore(who, score);
      if (!points || *points == computed || *points == AsPaired(tournament, record, who)) return;
      report.differences.push_back({entrant.number, what, ToString(*points), ToString(computed), entrant.name});
    };
    compare(report.teams ? "match points" : "points", stated.match_points, tiebreak::Score::kMatchPoints);
    compare("game points", stated.game_points, tiebreak::Score::kGamePoints);
    if (stated.rank && !ranks.Fits(who, *stated.rank)) {
      report.differences.push_back(
          {entrant.number, "rank", fmt::format("{}", *stated.rank), ranks.Text(who), entrant.name});
    }
  }
  return report;
}

}  // namespace ronda::verify
