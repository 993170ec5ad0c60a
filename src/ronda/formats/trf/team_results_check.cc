#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/base/columns.h"
#include "ronda/base/id_range.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/report.h"
#include "ronda/formats/trf/team_results.h"
#include "ronda/formats/trf/team_round_text.h"
#include "ronda/model/team_totals.h"

namespace ronda::trf {
namespace {

constexpr std::string_view kHint = "correct the record, or the results of the boards, which count";

// A word with a dot, or of digits alone.
bool IsNumber(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789.") == std::string_view::npos;
}

bool IsColour(std::string_view word) { return word == "w" || word == "b" || word == "W" || word == "B"; }

// One record of the file against what the boards make.
class RecordCheck {
 public:
  RecordCheck(std::string_view line, const TeamPoints& total) : words_(Words(line)), total_(total) {
    compact_ = words_.front().text == "801";
    while (at_ + 1 < words_.size() && !(IsNumber(words_[at_].text) && IsNumber(words_[at_ + 1].text))) ++at_;
  }

  // "match points 15 instead of 14.0"; empty where they agree.
  std::string Totals() {
    std::string difference = Total("match points", total_.match_points);
    return difference.empty() ? Total("game points", total_.game_points) : difference;
  }

  std::string NextRound(const TeamRoundText& made, Round round) {
    const std::string stated = TakeRound();
    const std::string wanted = Wanted(made);
    if (stated == wanted || made.points.empty()) return {};
    return fmt::format("'{}' in round {} instead of '{}'", stated, round.value(), wanted);
  }

 private:
  bool AtColour(std::size_t at) const { return at < words_.size() && IsColour(words_[at].text); }

  std::string Total(std::string_view what, Points made) {
    if (at_ >= words_.size()) return {};
    const std::string_view stated = words_[at_++].text;
    const std::string text = ToString(made);
    // "15" is 15.0.
    if (stated == text || fmt::format("{}.0", stated) == text) return {};
    return fmt::format("{} {} instead of {}", what, stated, text);
  }

  // Opponent and colour, or none for a bye; then the letters of the boards, or the points. The order of the boards is
  // passed over.
  std::string TakeRound() {
    std::string text;
    if (AtColour(at_ + 1)) {
      text = fmt::format("{} {} ", words_[at_].text, words_[at_ + 1].text);
      at_ += 2;
    } else if (!compact_ && at_ < words_.size()) {
      text = fmt::format("{} ", words_[at_++].text);
    }
    if (at_ < words_.size() && !AtColour(at_ + 1)) text += words_[at_++].text;
    if (!compact_ && (text.ends_with('f') || text.ends_with('F'))) text.pop_back();
    const bool order = compact_ && at_ < words_.size() && !AtColour(at_ + 1) && IsNumber(words_[at_].text) &&
                       text.find_first_of("FHZU") == std::string::npos;
    if (order) ++at_;
    return std::string(Trim(text));
  }

  std::string Wanted(const TeamRoundText& made) const {
    const std::string who = made.opponent.empty() ? made.bye : made.opponent + " " + made.colour;
    if (!compact_) return fmt::format("{} {}", who, made.points);
    return made.opponent.empty() ? made.boards : fmt::format("{} {}", who, made.boards);
  }

  std::vector<Word> words_;
  TeamPoints total_;
  std::size_t at_ = 2;
  bool compact_ = false;
};

class ScoreComparison {
 public:
  ScoreComparison(const File& file, Report& report)
      : file_(file),
        data_(file.tournament.data()),
        report_(report),
        rounds_(file.tournament, AdjournedGames::kUnfinished),
        totals_(TeamTotals(file.tournament)) {
    for (const TeamIndex team : IdRange<TeamIndex>(Count(data_.teams))) {
      team_of_.emplace(data_.teams[team.index()].number.value(), team);
    }
  }

  void Run() {
    for (std::size_t i = 0; i < file_.document.lines.size(); ++i) {
      const std::string& line = file_.document.lines[i].text;
      const int number = static_cast<int>(i) + 1;
      if (SaysTeamResults(line, data_)) CheckRecord(line, number);
      if (line.starts_with("310")) CheckTotals(line, number);
    }
  }

 private:
  std::string Named(TeamIndex team) const {
    return fmt::format("{} {}", data_.teams[team.index()].number.value(), data_.teams[team.index()].name);
  }

  void CheckRecord(const std::string& line, int number) {
    const auto words = Words(line);
    if (words.size() < 2) return;
    const auto team = team_of_.find(ParseCount(words[1].text).value_or(0));
    const SourceSpan span{number, 1, 3};
    if (team == team_of_.end()) {
      report_.Warn(span, "team-results", fmt::format("record {} is of no team there is", words[0].text),
                   "name a team of the 310 records");
      return;
    }
    RecordCheck check(line, totals_[team->second.index()]);
    std::string difference = check.Totals();
    for (const Round round : file_.tournament.round_ids()) {
      if (!difference.empty()) break;
      difference = check.NextRound(TextOf(file_.tournament, rounds_, team->second, round), round);
    }
    if (difference.empty()) return;
    report_.Warn(span, "team-results",
                 fmt::format("record {} of team {} says {}", words[0].text, Named(team->second), difference),
                 std::string(kHint));
  }

  void CheckTotals(const std::string& line, int number) {
    const auto found = team_of_.find(
        ParseCount(Trim(Columns(line).At(team_fields::kNumber.column, team_fields::kNumber.width))).value_or(0));
    if (found == team_of_.end()) return;
    const Team& team = data_.teams[found->second.index()];
    const TeamPoints& made = totals_[found->second.index()];
    const auto check = [&](const FieldRule& rule, const std::optional<Points>& stated, Points points) {
      if (!stated || *stated == points) return;
      report_.Warn({number, rule.column, rule.width}, "team-points",
                   fmt::format("team {} has {} {} here, but its matches make {}", Named(found->second),
                               ToString(*stated), rule.name, ToString(points)),
                   std::string(kHint));
    };
    check(team_fields::kMatchPoints, team.stated_match_points, made.match_points);
    check(team_fields::kGamePoints, team.stated_game_points, made.game_points);
  }

  const File& file_;
  const TournamentData& data_;
  Report& report_;
  TeamRounds rounds_;
  std::vector<TeamPoints> totals_;
  std::map<int, TeamIndex> team_of_;
};

}  // namespace

std::vector<Diagnostic> CompareTeamResults(const File& file, std::string_view file_name) {
  if (file.tournament.rounds() == 0 || !PlaysMatches(file.tournament)) return {};
  Report report(file.document, file_name);
  ScoreComparison(file, report).Run();
  return report.Take();
}

}  // namespace ronda::trf
