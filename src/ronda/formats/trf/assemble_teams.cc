// Teams, and what becomes of them in the rounds.
#include <fmt/format.h>

#include <utility>

#include "ronda/formats/trf/assembler.h"

namespace ronda::trf {

void Assembler::TakeTeams() {
  const bool old = draft().teams.empty();
  const std::vector<TeamRecord>& records = old ? draft().old_teams : draft().teams;
  for (std::size_t i = 0; i < records.size(); ++i) {
    Team team = records[i].team;
    for (const Id& id : records[i].members) team.members.push_back(numbers_.Find(id.number));
    const auto place = TeamIndex(static_cast<std::int32_t>(i));
    if (!team_numbers_.emplace(team.number.value(), place).second) {
      report_.Error({records[i].line, 5, 3}, "trf-team-repeated",
                    fmt::format("number {} is given to two teams", team.number.value()),
                    "give every team a number of its own");
    }
    data().teams.push_back(std::move(team));
    sources().team.push_back(i);
  }
  if (!old && !draft().old_teams.empty()) {
    report_.Note({draft().old_teams.front().line, 1, 3}, "trf-013-ignored",
                 "the 013 records are ignored because there are 310 records", "013 is being phased out; remove them");
  }
}

std::optional<TeamIndex> Assembler::FindTeam(const Id& id) {
  const auto found = team_numbers_.find(id.number);
  if (found != team_numbers_.end()) return found->second;
  report_.Error(id.span, "trf-team-unknown", fmt::format("there is no team {}", id.number),
                "name the number of a 310 record");
  return std::nullopt;
}

void Assembler::TakeForbiddenTeams(const ForbiddenRecord& record) {
  ForbiddenTeams group{record.first, record.last, {}};
  for (const Id& id : record.ids) {
    if (const auto team = FindTeam(id)) group.teams.push_back(*team);
  }
  data().forbidden_teams.push_back(std::move(group));
}

void Assembler::TakeTeamEvents() {
  for (const AbnormalRecord& record : draft().abnormal) TakeAbnormal(record);
  for (const LineUpRecord& record : draft().line_ups) TakeLineUp(record);
  for (const ForfeitRecord& record : draft().forfeits) {
    const auto white = FindTeam(record.white);
    const auto black = FindTeam(record.black);
    if (white && black) data().forfeited_matches.push_back({record.outcome, record.round, *white, *black});
  }
  if (draft().team_byes) TakeTeamPairingByes(*draft().team_byes);
  if (!IsTeamEvent()) return;
  for (const ByeRecord& record : draft().byes) {
    for (const Id& id : record.ids) {
      if (const auto team = FindTeam(id)) data().team_byes.push_back({record.round, *team, record.kind});
    }
  }
  for (const AccelerationRange& stated : draft().acceleration_ranges) {
    const AccelerationRange range = MeantRange(stated);
    data().team_accelerations.push_back({range.match_points, range.points, range.first_round, range.last_round,
                                         TeamNumber(range.first.number), TeamNumber(range.last.number)});
  }
}

void Assembler::TakeLineUp(const LineUpRecord& record) {
  const auto team = FindTeam(record.team);
  if (!team) return;
  LineUp line_up{record.round, *team, std::nullopt, {}};
  if (record.opponent) line_up.opponent = FindTeam(*record.opponent);
  for (const Id& id : record.boards) {
    if (id.number != 0 && !numbers_.Has(id.number)) {
      report_.Error(id.span, "trf-player-unknown", fmt::format("there is no player {}", id.number),
                    "name a player of the list, or 0000 for an empty board");
    }
    line_up.boards.push_back(id.number == 0 ? std::nullopt : std::optional(numbers_.Find(id.number)));
  }
  data().line_ups.push_back(std::move(line_up));
}

void Assembler::TakeTeamPairingByes(const TeamByeRecord& record) {
  TeamPairingByes byes{record.match_points, record.game_points, {}};
  for (const Id& id : record.teams) {
    byes.by_round.push_back(id.number == 0 ? std::nullopt : FindTeam(id));
  }
  data().team_pairing_byes = std::move(byes);
}

}  // namespace ronda::trf
