// Record 300 is needed where a team does not play in the order of its 310 record; without it nobody knows the boards.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/base/counting.h"
#include "ronda/formats/trf/interpret.h"

namespace ronda::trf {
namespace {

class LineUpCheck {
 public:
  LineUpCheck(const Interpretation& it, Report& report) : it_(it), data_(it.data), report_(report) {
    for (std::size_t t = 0; t < data_.teams.size(); ++t) {
      for (const PlayerIndex member : data_.teams[t].members) team_of_.emplace(member, t);
    }
  }

  void Run() {
    for (const Round round : IdRange<Round>(data_.rounds)) {
      for (std::size_t t = 0; t < data_.teams.size(); ++t) CheckMatch(round, t);
    }
  }

 private:
  bool HasLineUp(Round round, std::size_t team) const {
    return std::ranges::any_of(
        data_.line_ups, [&](const LineUp& line_up) { return line_up.round == round && line_up.team.index() == team; });
  }

  // Whom the members of a team met in a round, in the order of the members: places in the list of the other team.
  // Nothing if they met more than one team.
  std::vector<std::size_t> MetBy(std::size_t team, Round round, std::optional<std::size_t>& other) const {
    std::vector<std::size_t> met;
    for (const PlayerIndex member : data_.teams[team].members) {
      if (member.index() >= data_.players.size()) return {};
      const auto opponent = data_.entry(member, round).opponent;
      if (!opponent) continue;
      const auto found = team_of_.find(*opponent);
      if (found == team_of_.end() || (other && *other != found->second)) return {};
      other = found->second;
      const auto& members = data_.teams[*other].members;
      met.push_back(IndexIn(members, std::ranges::find(members, *opponent)));
    }
    return met;
  }

  void CheckMatch(Round round, std::size_t team) {
    std::optional<std::size_t> other;
    const std::vector<std::size_t> met = MetBy(team, round, other);
    if (!other || *other < team || std::ranges::is_sorted(met)) return;
    if (HasLineUp(round, team) || HasLineUp(round, *other)) return;
    const auto& records = it_.draft.teams.empty() ? it_.draft.old_teams : it_.draft.teams;
    report_.Warn(
        {records[it_.sources.team[team]].line, 1, 3}, "trf-line-up-missing",
        fmt::format("in round {} the teams {} and {} did not play in the order of their members, and no record "
                    "300 says in which",
                    round.value(), data_.teams[team].number.value(), data_.teams[*other].number.value()),
        "add a record 300 with the players of the team by board");
  }

  const Interpretation& it_;
  const TournamentData& data_;
  Report& report_;
  std::map<PlayerIndex, std::size_t> team_of_;
};

}  // namespace

void CheckLineUps(const Interpretation& interpretation, Report& report) { LineUpCheck(interpretation, report).Run(); }

}  // namespace ronda::trf
