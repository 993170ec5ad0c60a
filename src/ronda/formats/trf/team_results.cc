#include "ronda/formats/trf/team_results.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/team_round_text.h"
#include "ronda/model/team_rounds.h"
#include "ronda/model/team_totals.h"

namespace ronda::trf {
namespace {

// The position of a member in the list of the team, in base 36.
char OrderLetter(const Team& team, const std::optional<PlayerIndex>& player) {
  constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  if (!player) return '0';
  const auto found = std::ranges::find(team.members, *player);
  const std::size_t place = IndexIn(team.members, found) + 1;
  return place < kDigits.size() && found != team.members.end() ? kDigits[place] : '?';
}

class Composer {
 public:
  explicit Composer(const Tournament& tournament)
      : tournament_(tournament), data_(tournament.data()), rounds_(tournament), totals_(TeamTotals(tournament)) {
    for (const Team& team : data_.teams) {
      number_width_ = std::max(number_width_, fmt::formatted_size("{}", team.number.value()));
    }
    for (const TeamPoints& total : totals_) {
      points_width_ = std::max(points_width_, ToString(total.game_points).size());
    }
  }

  // "801 12 ABC   15.0 28.0  14 b =0=1 1234": the widths depend on the numbers of teams and boards.
  std::string Compact(TeamIndex index) const {
    const Team& team = data_.teams[index.index()];
    const TeamPoints& total = totals_[index.index()];
    std::string text = fmt::format("801 {:>{}} {:<5} {:>4} {:>{}}", team.number.value(), number_width_,
                                   CutTo(team.nickname, team_fields::kNickname.width), ToString(total.match_points),
                                   ToString(total.game_points), points_width_);
    for (const Round round : tournament_.round_ids()) {
      const TeamRoundText cell = TextOf(tournament_, rounds_, index, round);
      std::string order;
      for (const auto& player : rounds_.in(index, round).line_up) order += OrderLetter(team, player);
      if (!order.empty()) order += Repeated('0', rounds_.boards() - static_cast<int>(order.size()));
      text += fmt::format(" {:>{}} {:1} {:<{}} {:<{}} ", cell.opponent, number_width_ + 1, cell.colour, cell.boards,
                          rounds_.boards(), order, rounds_.boards());
    }
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }

  // Fixed columns, 13 a round.
  std::string Fixed(TeamIndex index) const {
    namespace fields = team_result_fields;
    const Team& team = data_.teams[index.index()];
    RecordBuilder record("802");
    record.Right(fields::kNumber, team.number.value()).Left(fields::kNickname, team.nickname);
    record.Right(fields::kMatchPoints, totals_[index.index()].match_points);
    record.Right(fields::kGamePoints, totals_[index.index()].game_points);
    for (const Round round : tournament_.round_ids()) {
      const TeamRoundText cell = TextOf(tournament_, rounds_, index, round);
      record.Right(fields::OpponentIn(round.value()), cell.opponent.empty() ? cell.bye : cell.opponent);
      record.Left(fields::ColourIn(round.value()), cell.colour);
      record.Right(fields::PointsIn(round.value()), cell.points);
      record.Left(fields::ForfeitIn(round.value()), cell.forfeit);
    }
    return record.Take();
  }

 private:
  static std::string CutTo(std::string_view text, int width) { return std::string(Columns(text).At(1, width)); }

  const Tournament& tournament_;
  const TournamentData& data_;
  TeamRounds rounds_;
  std::vector<TeamPoints> totals_;
  std::size_t number_width_ = 2;
  std::size_t points_width_ = 4;
};

}  // namespace

bool SaysTeamResults(std::string_view line, const TournamentData& data) {
  return !data.teams.empty() && (line.starts_with("801") || line.starts_with("802"));
}

std::vector<std::string> ComposeTeamResults(const Tournament& tournament) {
  std::vector<std::string> lines;
  if (tournament.rounds() == 0 || !PlaysMatches(tournament)) return lines;
  const Composer composer(tournament);
  const auto order = TeamsByNumber(tournament.data());
  for (const TeamIndex team : order) lines.push_back(composer.Compact(team));
  for (const TeamIndex team : order) lines.push_back(composer.Fixed(team));
  return lines;
}

std::string TeamResultKey(std::string_view line) {
  const auto words = Words(line);
  return words.size() < 2 ? std::string() : fmt::format("{} {}", words[0].text, words[1].text);
}

}  // namespace ronda::trf
