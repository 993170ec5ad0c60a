#include "ronda/service/fide_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/letters.h"
#include "ronda/service/report_places.h"
#include "ronda/service/tournament_text.h"

namespace ronda::service {
namespace {

using announce::RatingKind;

bool HasDigits(std::string_view text) {
  return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

void NeedText(const FideReportWork& work, const std::string& text, std::string_view record, std::string_view what) {
  if (!text.empty()) return;
  work.AtRecord({.code = "report-event",
                 .message = fmt::format("the {} is missing", what),
                 .hint = fmt::format("add record {}", record)},
                record);
}

void CheckArbiters(const FideReportWork& work) {
  const std::string& chief = work.info().chief_arbiter;
  if (chief.empty()) {
    return work.AtRecord({.code = "report-arbiter",
                          .message = "the chief arbiter is missing",
                          .hint = "add record 102 with name and FIDE number, e.g. 102 Example, Anna (1234567)"},
                         "102");
  }
  if (HasDigits(chief)) return;
  work.AtRecord({.severity = Severity::kWarning,
                 .code = "report-arbiter",
                 .message = fmt::format("the FIDE number of the chief arbiter {} is missing", chief),
                 .hint = "add it behind the name; the rating server asks for licensed arbiters by number"},
                "102");
}

// Which rating the games count for: as asked for, by the time control, or not known.
void CheckTimeControl(const FideReportWork& work) {
  const EventInfo& info = work.info();
  const auto own = announce::RatingKindOf(info);
  work.report.kind = work.request.kind ? work.request.kind : own;
  const std::string_view record = info.encoded_time_control.empty() ? "122" : "222";
  if (info.time_control.empty() && info.encoded_time_control.empty()) {
    work.AtRecord({.code = "report-time",
                   .message = "the time control is missing",
                   .hint = "add record 122 in words and record 222, e.g. 222 5400+30"},
                  record);
  } else if (!work.report.kind) {
    work.AtRecord(
        {.code = "report-time",
         .message = "the time control is not understood, so that it is not known which rating the games are for",
         .hint = "add record 222, e.g. 222 5400+30 for 90 minutes and 30 seconds a move, or say --rating"},
        record);
  } else if (own && *own != *work.report.kind) {
    work.AtRecord({.code = "report-time",
                   .message = fmt::format("the event is reported as {}, but its time control is {}",
                                          announce::NameOf(*work.report.kind), announce::NameOf(*own)),
                   .hint = "correct the one or the other"},
                  record);
  }
}

// The time control stands in two records.
void CheckRecordsOfTime(const FideReportWork& work) {
  const auto said = announce::ParseTimeControl(work.info().time_control);
  const auto encoded = announce::FromTrf(work.info().encoded_time_control);
  if (!said || !encoded || *said == *encoded) return;
  work.AtRecord({.severity = Severity::kWarning,
                 .code = "report-time",
                 .message = fmt::format("record 122 says {}, record 222 says {}", announce::ToString(*said),
                                        announce::ToString(*encoded)),
                 .hint = "correct the one or the other"},
                "222");
}

// What only events need in which titles can be won.
void CheckTitleRecords(const FideReportWork& work) {
  const auto need = [&](const std::string& text, std::string_view record, std::string_view what) {
    if (!text.empty()) return;
    work.AtRecord({.severity = Severity::kNote,
                   .code = "report-title",
                   .message = fmt::format("without record {} ({}) the event counts for no title norm", record, what),
                   .hint = "add it if titles can be won"},
                  record);
  };
  const TournamentData& data = work.tournament().data();
  need(data.info.pairing_controller, "182", "the pairing program");
  need(data.system_code, "192", "the pairing system");
  need(data.tiebreaks.empty() ? "" : data.tiebreaks.front(), "202", "the tie-breaks");
}

// The files have their days as TRF writes them, however the event had them.
void AddTexts(const FideReportWork& work) {
  const auto reported = Tournament::Make(WithPlainDates(work.tournament().data()));
  const auto add = [&](trf::Dialect dialect, std::optional<std::string>& to) {
    auto text = TrfText(reported ? *reported : work.tournament(), dialect, trf::LineEnd::kCrLf);
    if (text) {
      to = *std::move(text);
    } else {
      work.report.findings.push_back(text.error());
    }
  };
  add(trf::Dialect::kTrf16, work.report.trf16);
  add(trf::Dialect::kTrf26, work.report.trf26);
}

}  // namespace

void FideReportWork::AtRecord(Diagnostic finding, std::string_view record) const {
  ReportPlaces(file, request.name).AtRecord(finding, record);
  report.findings.push_back(std::move(finding));
}

void FideReportWork::AtPlayer(Diagnostic finding, const Player& player, Field field) const {
  ReportPlaces(file, request.name).AtPlayer(finding, player.tpn, field.column, field.width);
  report.findings.push_back(std::move(finding));
}

void CheckReportedEvent(FideReportWork work) {
  NeedText(work, work.info().name, "012", "name of the event");
  NeedText(work, work.info().city, "022", "city");
  NeedText(work, work.info().federation, "032", "federation of the event");
  const std::string& federation = work.info().federation;
  const bool is_code = federation.size() == 3 && std::ranges::all_of(federation, IsCapital);
  if (!federation.empty() && !is_code) {
    work.AtRecord({.code = "report-event",
                   .message = fmt::format("'{}' is no code of a federation", federation),
                   .hint = "three capitals, e.g. ESP"},
                  "032");
  }
  CheckArbiters(work);
  CheckTimeControl(work);
  CheckRecordsOfTime(work);
  CheckTitleRecords(work);
}

FideReport FideReportOf(const TournamentFile& file, const FideReportRequest& request) {
  FideReport report;
  const FideReportWork work{file, request, report};
  report.players = file.tournament.player_count();
  report.rounds = file.tournament.rounds();
  CheckReportedEvent(work);
  CheckReportedDates(work);
  CheckReportedPlayers(work);
  CheckReportedGames(work);
  if (!HasErrors(report.findings)) AddTexts(work);
  return report;
}

}  // namespace ronda::service
