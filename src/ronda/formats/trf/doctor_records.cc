// The doctor on records that are read with a warning but refused elsewhere.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/base/columns.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/records.h"
#include "ronda/formats/trf/repair_job.h"

namespace ronda::trf {
namespace {

bool IsLoose(const RepairJob& job, std::size_t line) {
  Document document;
  document.lines.push_back({job.text(line), LineEnd::kLf, true});
  Report report(document, {});
  ReadLines(document, report);
  const auto diagnostics = report.Take();
  return std::ranges::any_of(diagnostics, [](const Diagnostic& d) { return d.code == "trf-loose-columns"; }) &&
         !HasErrors(diagnostics);
}

void MendInitialColour(RepairJob& job, std::size_t line) {
  const std::string_view letter = Trim(Columns(job.text(line)).From(kValueColumn));
  if (letter != "W" && letter != "B" && letter != "w" && letter != "b") return;
  job.Replace(line, letter == "W" || letter == "w" ? "152 W" : "152 B",
              {"fix-152", "bbpPairings takes record 152 only with exactly five characters"});
}

// Symbols and values of a 162 record in their columns; Z, which only bbpPairings knows, as A.
void MendGameScoring(RepairJob& job, std::size_t line, const Draft& draft) {
  RecordBuilder record("162");
  int place = 0;
  bool renamed = false;
  for (const PointSetting& setting : draft.scoring) {
    if (setting.scoring != Scoring::k162 || LineNumber(setting.span.line).index() != line) continue;
    const int shift = scoring_fields::kStep * place++;
    renamed = renamed || setting.symbol == "Z";
    record.Text(scoring_fields::kGameSymbol + shift, setting.symbol == "Z" ? "A" : setting.symbol);
    record.Right({scoring_fields::kValue + shift, scoring_fields::kValueWidth, {}, {}}, setting.value);
  }
  if (place == 0 || (!renamed && !IsLoose(job, line))) return;
  job.Replace(
      line, record.Take(),
      {"fix-scoring-columns", renamed ? "absence is A in record 162" : "symbols and points stand in fixed columns"});
}

void MendMatchScoring(RepairJob& job, std::size_t line, const Draft& draft) {
  if (!draft.match_scoring || !IsLoose(job, line)) return;
  const MatchPointSystem& system = draft.match_scoring->value;
  std::string text = ComposeMatchScoring(system);
  if (text.empty()) text = "362 TW 2.0   TD 1.0   TL 0.0";
  job.Replace(line, std::move(text), {"fix-scoring-columns", "symbols and points stand in fixed columns"});
}

// Record 172 without federation: that of the national ratings, if they are all of one.
void MendRankMethod(RepairJob& job, std::size_t line, const Draft& draft) {
  if (!draft.info.rank_federation.empty() || draft.info.rank_method.empty()) return;
  std::set<std::string> federations;
  for (const DraftNationalRating& national : draft.national_ratings) federations.insert(national.rating.federation);
  if (federations.size() != 1) return;
  EventInfo info = draft.info;
  info.rank_federation = *federations.begin();
  job.Replace(line, ComposeRankMethod(info),
              {"fix-rank-method", "record 172 begins with the federation whose ratings are meant"});
}

void MendByeLists(RepairJob& job, const Draft& draft) {
  for (const ByeRecord& record : draft.byes) {
    if (!IsLoose(job, LineNumber(record.line).index())) continue;
    std::vector<int> ids;
    for (const Id& id : record.ids) ids.push_back(id.number);
    job.Replace(LineNumber(record.line).index(), ComposeByes(record.kind, record.round, ids),
                {"fix-list-columns", "pairing numbers stand in fixed columns"});
  }
}

void MendForbiddenLists(RepairJob& job, const Draft& draft) {
  for (const ForbiddenRecord& record : draft.forbidden) {
    const std::size_t line = LineNumber(record.line).index();
    if (record.of_players_only) continue;
    const Columns columns(job.text(line));
    const bool blank = IsBlank(columns.At(forbidden_fields::kFirstRound.column, 3)) ||
                       IsBlank(columns.At(forbidden_fields::kLastRound.column, 3));
    if (!blank && !IsLoose(job, line)) continue;
    std::vector<int> ids;
    for (const Id& id : record.ids) ids.push_back(id.number);
    job.Replace(line, ComposeForbidden(record.first, record.last, ids),
                {"fix-list-columns", blank ? "bbpPairings needs the rounds of a forbidden pairing written out"
                                           : "pairing numbers stand in fixed columns"});
  }
}

void MendAccelerationRows(RepairJob& job, const Draft& draft) {
  for (const AccelerationRow& row : draft.acceleration_rows) {
    if (!IsLoose(job, LineNumber(row.id.span.line).index())) continue;
    job.Replace(LineNumber(row.id.span.line).index(), ComposeXxa(row.id.number, row.by_round),
                {"fix-list-columns", "fictitious points stand in fixed columns"});
  }
}

}  // namespace

void MendRecords(RepairJob& job) {
  const auto seen = job.Look();
  const Draft& draft = seen->draft;
  for (std::size_t line = 0; line < job.size(); ++line) {
    const std::string code = job.text(line).substr(0, 3);
    if (code == "152") MendInitialColour(job, line);
    if (code == "162") MendGameScoring(job, line, draft);
    if (code == "172") MendRankMethod(job, line, draft);
    if (code == "362") MendMatchScoring(job, line, draft);
  }
  MendByeLists(job, draft);
  MendForbiddenLists(job, draft);
  MendAccelerationRows(job, draft);
}

}  // namespace ronda::trf
