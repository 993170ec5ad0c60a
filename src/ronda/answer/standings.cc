#include "ronda/answer/standings.h"

#include <fmt/format.h>

#include "ronda/service/find.h"
#include "ronda/service/start_points.h"
#include "ronda/sheets/keizer_sheet.h"
#include "ronda/sheets/standings_sheet.h"
#include "ronda/sheets/working_sheet.h"

namespace ronda::answer {
namespace {

// What only the standings by points and tie-breaks have.
bool HasTieBreakOptions(const StandingsQuestion& question) {
  return !question.request.tiebreaks.empty() || question.crosstable || question.boards || question.request.subsidiary ||
         question.sections.Divides() || question.request.rules || question.encounter_points;
}

Result<std::string> RankedText(const service::StandingsWork& work, const StandingsQuestion& question,
                               const std::vector<Diagnostic>& diagnostics) {
  if (question.working) {
    const auto who = service::FindParticipant(work, *question.working);
    if (!who) return tl::unexpected(who.error());
    return sheets::Show(sheets::TieBreakWorking{work, *who}, question.format);
  }
  if (question.boards && !work.teams()) {
    return tl::unexpected(
        UsageError("--boards is of teams, and these are the standings of players",
                   "leave --boards or --players out; --event encounters ranks the teams of the file"));
  }
  auto sections = service::SectionsOf(work, question.sections);
  if (!sections) return tl::unexpected(sections.error());
  const sheets::RankedList list{work, *std::move(sections), question.crosstable, question.boards, diagnostics};
  return sheets::Show(list, question.format);
}

Result<std::string> KeizerText(const Tournament& tournament, const keizer::Settings& settings,
                               const StandingsQuestion& question) {
  const auto standing = service::KeizerStanding(tournament, settings, question.request.after);
  if (!standing) return tl::unexpected(standing.error());
  const sheets::KeizerList list{tournament, settings, *standing};
  if (!question.working) return sheets::Show(list, question.format);
  const auto player = service::FindPlayer(tournament, *question.working);
  if (!player) return tl::unexpected(player.error());
  return sheets::Show(sheets::KeizerWorking{list, *player}, question.format);
}

bool IsKeizerNamed(const StandingsQuestion& question) {
  return question.event.system.id || question.event.system.settings;
}

// A list of tie-breaks asks for the usual standings, unless the question names Keizer.
const keizer::Settings* KeizerSettings(const service::RankedEvent& event, const StandingsQuestion& question) {
  const bool may_be = IsKeizerNamed(question) || question.request.tiebreaks.empty();
  return may_be ? event.settings.KeizerFor(event.tournament) : nullptr;
}

Diagnostic NoKeizerTieBreaks(const StandingsQuestion& question) {
  return UsageError("a Keizer list has no tie-breaks, crosstable or categories",
                    IsKeizerNamed(question)
                        ? "leave out those options; for the usual standings leave out --system keizer and --settings, "
                          "and name tie-breaks (--tiebreaks)"
                        : "leave out those options; for the usual standings name tie-breaks (--tiebreaks)");
}

// What contradicts itself in the question.
std::optional<Diagnostic> Contradiction(const StandingsQuestion& question) {
  const bool is_csv = question.format == sheets::Format::kCsv;
  if (question.working && (is_csv || question.format == sheets::Format::kHtml)) {
    return UsageError(fmt::format("--working has no form as {}", is_csv ? "csv" : "html"),
                      "use --format table or json");
  }
  if (question.sections.tags && !question.sections.Divides()) {
    return UsageError("--tags without a category", "add --by tag, or --category tag=...");
  }
  return std::nullopt;
}

Answer RankedAnswer(const service::RankedEvent& event, const StandingsQuestion& question,
                    std::vector<Diagnostic> told) {
  const Tournament counted =
      question.start_points ? service::WithStartPoints(event.tournament, question.request.after) : event.tournament;
  service::StandingsRequest request = question.request;
  if (question.encounter_points) {
    auto points = service::EncounterPointsIn(*question.encounter_points, event.tournament);
    if (!points.value) return Refused(std::move(points.diagnostics));
    if (question.format != sheets::Format::kJson) {
      told.insert(told.end(), points.diagnostics.begin(), points.diagnostics.end());
    }
    request.encounter_points = *std::move(points.value);
  }
  auto work = service::StandingsWork::Make(counted, request);
  if (!work.value) return Refused(std::move(work.diagnostics));
  // JSON has a place for them.
  if (question.format != sheets::Format::kJson) {
    told.insert(told.end(), work.diagnostics.begin(), work.diagnostics.end());
  }
  return Answered(RankedText(*work.value, question, work.diagnostics), std::move(told));
}

}  // namespace

Answer Standings(const StandingsQuestion& question) {
  if (auto contradiction = Contradiction(question)) return Refused(*std::move(contradiction));
  auto event = service::OpenForStandings(question.event);
  if (!event.value) return Refused(std::move(event.diagnostics));
  std::vector<Diagnostic> told;
  if (question.format != sheets::Format::kJson) Tell(told, event.diagnostics, Severity::kWarning);
  const keizer::Settings* keizer = KeizerSettings(*event.value, question);
  if (keizer == nullptr) return RankedAnswer(*event.value, question, std::move(told));
  if (HasTieBreakOptions(question)) return Refused(NoKeizerTieBreaks(question));
  auto text = KeizerText(event.value->tournament, *keizer, question);
  if (!text) return Refused(event.value->settings.Named(text.error()));
  return Answered(std::move(text), std::move(told));
}

}  // namespace ronda::answer
