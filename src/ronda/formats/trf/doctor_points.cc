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

}  // namespace

void MendPoints(RepairJob& job) {
  const Interpretation it = job.Look();
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
  const Interpretation it = job.Look();
  for (std::size_t i = 0; i < it.data.players.size(); ++i) {
    const PlayerIndex player(static_cast<std::int32_t>(i));
    const DraftPlayer& record = it.DraftOf(player);
    if (record.damaged || Columns(job.text(LineNumber(record.line).index())).size() >= kShortest) continue;
    SetPoints(job, record.line, SumOf(it.data, player),
              {"fix-length", "other programs refuse a 001 record that ends before the points"});
  }
}

}  // namespace ronda::trf
