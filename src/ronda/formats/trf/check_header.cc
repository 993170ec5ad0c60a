// What is odd about the header and the lists, once everything is read: numbers that do not agree with the players,
// codes that are none, records that come twice.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/announce/time_control.h"
#include "ronda/base/counting.h"
#include "ronda/formats/trf/interpret.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/records.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::trf {
namespace {

class HeaderCheck {
 public:
  HeaderCheck(const Draft& draft, Report& report) : draft_(draft), report_(report) {}

  void Run() {
    const std::size_t teams = draft_.teams.empty() ? draft_.old_teams.size() : draft_.teams.size();
    CheckCount({"062", "player"}, draft_.info.stated_players, draft_.players.size());
    CheckCount({"072", "rated player"}, draft_.info.stated_rated_players, CountIf(draft_.players, &DraftPlayer::rated));
    CheckCount({"082", "team"}, draft_.info.stated_teams, teams);
    if (draft_.tiebreaks) CheckTiebreaks(*draft_.tiebreaks);
    if (draft_.standings) CheckTiebreaks(*draft_.standings);
    CheckTimeControl();
    CheckByes();
  }

 private:
  SourceSpan PlaceOf(std::string_view code) const {
    const auto record = FindRecord(code);
    return {record ? draft_.first_line[*record] : 0, kValueColumn, 1};
  }

  struct CountRecord {
    std::string_view code;
    std::string_view what;
  };

  void CheckCount(const CountRecord& record, std::optional<int> stated, std::size_t count) {
    if (!stated || std::cmp_equal(*stated, count)) return;
    const auto counted = Counted(*stated, record.what);
    report_.Warn(PlaceOf(record.code), "trf-count-differs",
                 fmt::format("record {} says {}, but the file has {}", record.code, counted, count),
                 "correct the number; is a line missing?");
  }

  // C.02.03, annex B: tie-breaks of the event's own begin with OTHER_.
  void CheckTiebreaks(const Sourced<std::vector<std::string>>& list) {
    for (const std::string& code : list.value) {
      if (code == "PTS" || code.starts_with("OTHER_")) continue;
      const auto known = tiebreak::ParseTieBreak(code);
      if (!known) report_.Warn(list.span, "trf-tiebreak", known.error().message, known.error().hint);
    }
  }

  void CheckTimeControl() {
    const std::string& code = draft_.info.encoded_time_control;
    if (code.empty()) return;
    if (const auto control = announce::FromTrf(code); !control) {
      report_.Warn(PlaceOf("222"), "trf-time-control", control.error().message,
                   "record 222 holds seconds, as in 5400+30, or moves and seconds, as in 40/6000+30:900+30");
    }
  }

  // Record 240: at most one a kind and round.
  void CheckByes() {
    std::map<std::pair<Round, ResultCode>, int> lines;
    for (const ByeRecord& record : draft_.byes) {
      const auto [first, is_new] = lines.emplace(std::pair(record.round, record.kind), record.line);
      if (is_new) continue;
      report_.Warn(
          {record.line, 1, 3}, "trf-bye-repeated",
          fmt::format("line {} has these byes of round {} already; both count", first->second, record.round.value()),
          "record 240 comes once for each kind of bye and round; put the numbers into one line");
    }
  }

  const Draft& draft_;
  Report& report_;
};

}  // namespace

void CheckHeader(const Draft& draft, Report& report) { HeaderCheck(draft, report).Run(); }

}  // namespace ronda::trf
