// The doctor on totals.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "ronda/base/columns.h"
#include "ronda/base/utf8.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/editor.h"
#include "ronda/formats/trf/old_byes.h"
#include "ronda/formats/trf/repair_job.h"
#include "ronda/formats/trf/writing.h"
#include "ronda/model/validation.h"

namespace ronda::trf {
namespace {

struct Totals {
  std::set<PlayerIndex> wrong;
  std::set<PlayerIndex> ahead;
  std::set<PlayerIndex> unsure;  // whose rounds have faults of their own
};

Totals Check(const TournamentData& data) {
  Totals totals;
  for (const Finding& finding : Validate(data)) {
    if (!finding.where.player || finding.where.player->index() >= data.players.size()) continue;
    if (finding.code == "points-sum") totals.wrong.insert(*finding.where.player);
    if (finding.code == "points-ahead") totals.ahead.insert(*finding.where.player);
    if (finding.where.field != Field::kEntry || finding.severity != Severity::kError) continue;
    totals.unsure.insert(*finding.where.player);
    const RoundEntry& entry = data.entry(*finding.where.player, *finding.where.round);
    if (entry.opponent) totals.unsure.insert(*entry.opponent);
  }
  return totals;
}

PointSystem Simple(Points win, Points draw, Points pairing_bye) {
  PointSystem system;
  system.win = {win, win};
  system.draw = {draw, draw};
  system.forfeit_win = system.full_bye = win;
  system.half_bye = system.adjourned = draw;
  system.pairing_bye = pairing_bye;
  return system;
}

// A usual point system under which every total is right although several are wrong under the one in force.
std::optional<PointSystem> ExplainingSystem(const TournamentData& data, const Totals& totals) {
  if (totals.wrong.size() < 2 || !totals.unsure.empty()) return std::nullopt;
  static constexpr std::array<std::pair<int, int>, 4> kWinAndDraw{{{30, 10}, {20, 10}, {30, 15}, {10, 5}}};
  for (const auto& [win_tenths, draw_tenths] : kWinAndDraw) {
    const Points win = Points::Tenths(win_tenths);
    const Points draw = Points::Tenths(draw_tenths);
    for (const Points bye : {win, draw, Points{}}) {
      TournamentData other = data;
      other.point_system = Simple(win, draw, bye);
      const Totals under = Check(other);
      if (under.wrong.empty() && under.ahead.empty()) return other.point_system;
    }
  }
  return std::nullopt;
}

Points SumOf(const TournamentData& data, PlayerIndex player) {
  Points sum;
  for (const RoundEntry& entry : data.entries_of(player)) {
    sum += data.point_system.For(entry.result, entry.colour);
  }
  return sum;
}

void SetPoints(RepairJob& job, int line, Points points, const Cause& cause) {
  constexpr FieldRule kField = player_fields::kPoints;
  const std::string text = PointsText(points, kField.width);
  if (text.empty()) return;
  const std::string field = fmt::format("{:>{}}", text, kField.width);
  job.Replace(LineNumber(line).index(), WithColumns(job.text(LineNumber(line).index()), kField.column, field), cause);
}

// The rounds of a player in which nothing is written.
std::vector<Round> BlankRounds(const TournamentData& data, PlayerIndex player) {
  std::vector<Round> blank;
  for (const Round round : IdRange<Round>(data.rounds)) {
    if (data.entry(player, round) == RoundEntry{}) blank.push_back(round);
  }
  return blank;
}

// The bye that explains a total above the sum if every blank cell is one; none if no kind does.
std::optional<ResultCode> ExplainingBye(const PointSystem& system, Points missing, std::size_t blank) {
  for (const ResultCode kind : {ResultCode::kHalfBye, ResultCode::kFullBye}) {
    Points sum;
    for (std::size_t i = 0; i < blank; ++i) sum += system.For(kind, std::nullopt);
    if (blank > 0 && sum == missing) return kind;
  }
  return std::nullopt;
}

void SetByes(RepairJob& job, int line, const std::vector<Round>& rounds, ResultCode kind) {
  const std::size_t index = LineNumber(line).index();
  std::string text = job.text(index);
  DraftEntry bye;
  bye.result = kind;
  for (const Round round : rounds) text = WithColumns(text, RoundColumn(round.value()), ComposeRound(bye));
  text.erase(text.find_last_not_of(' ') + 1);
  job.Replace(index, std::move(text),
              {"fix-blank-bye",
               fmt::format("the total is right if {} without an entry {} a {}", Counted(rounds.size(), "round"),
                           rounds.size() == 1 ? "is" : "are each", ByeInWords(kind))});
}

// A full point in one round in which others play and nobody else has one without an opponent.
bool IsPairingBye(const Interpretation& it, const std::vector<Round>& blank, ResultCode kind) {
  if (kind != ResultCode::kFullBye || blank.size() != 1) return false;
  const auto summaries = SummariesOf(it.draft);
  const RoundSummary& summary = summaries[blank.front()];
  return summary.somebody_plays && summary.bye_candidates == 0;
}

// A total above the sum of a player with blank cells: they may be byes. Then it is not lowered.
bool BlankCellsExplain(RepairJob& job, const Interpretation& it, PlayerIndex player, Points sum) {
  const Points stated = it.data.players[player.index()].stated_points.value_or(sum);
  const std::vector<Round> blank = BlankRounds(it.data, player);
  if (stated <= sum || blank.empty()) return false;
  const auto kind = ExplainingBye(it.data.point_system, stated - sum, blank.size());
  if (kind)
    SetByes(job, it.DraftOf(player).line, blank, IsPairingBye(it, blank, *kind) ? ResultCode::kPairingBye : *kind);
  return true;
}

}  // namespace

void MendPoints(RepairJob& job) {
  const auto seen = job.Look();
  const Interpretation& it = *seen;
  const Totals totals = Check(it.data);
  if (it.draft.scoring.empty()) {
    if (const auto system = ExplainingSystem(it.data, totals)) {
      const Dialect dialect = it.dialect == Dialect::kTrf16 ? Dialect::kTrf26 : it.dialect;
      for (std::string& line : ScoringLines(*system, dialect)) {
        job.Insert(std::move(line), {"fix-scoring", "all totals are right under this point system"});
      }
      return;
    }
  }
  for (std::size_t i = 0; i < it.data.players.size(); ++i) {
    const PlayerIndex player(static_cast<std::int32_t>(i));
    const bool ahead = totals.ahead.contains(player);
    if (!ahead && !totals.wrong.contains(player)) continue;
    const DraftPlayer& record = it.DraftOf(player);
    if (record.damaged || totals.unsure.contains(player)) continue;
    const std::string stated = ToString(*it.data.players[i].stated_points);
    const Points sum = SumOf(it.data, player);
    if (!ahead && BlankCellsExplain(job, it, player, sum)) continue;
    if (ahead) {
      SetPoints(job, record.line, sum,
                {"fix-points-ahead", fmt::format("the total {} counts the coming round; the rounds played make {}",
                                                 stated, ToString(sum))});
    } else {
      SetPoints(job, record.line, sum,
                {"fix-points", fmt::format("the total was {}, the results make {}", stated, ToString(sum))});
    }
  }
}

void MendShortLines(RepairJob& job) {
  constexpr int kShortest = player_fields::kPoints.last();
  const auto seen = job.Look();
  const Interpretation& it = *seen;
  for (std::size_t i = 0; i < it.data.players.size(); ++i) {
    const PlayerIndex player(static_cast<std::int32_t>(i));
    const DraftPlayer& record = it.DraftOf(player);
    if (record.damaged || Columns(job.text(LineNumber(record.line).index())).size() >= kShortest) continue;
    SetPoints(job, record.line, SumOf(it.data, player),
              {"fix-length", "other programs refuse a 001 record that ends before the points"});
  }
}

}  // namespace ronda::trf
