#include "ronda/answer/schedule.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "ronda/schedule/berger.h"
#include "ronda/service/drawn_schedule.h"
#include "ronda/service/tournament_text.h"
#include "ronda/sheets/schedule_sheet.h"
#include "ronda/sheets/schedule_varma.h"

namespace ronda::answer {
namespace {

Result<std::string> SheetText(const service::DrawnSchedule& sheet, Form form) {
  if (form == Form::kTrf) return service::ScheduleTrf(sheet);
  return sheets::Show(sheet, SheetFormOf(form));
}

Result<std::string> FinalText(const service::Field& field, const ScheduleQuestion& question) {
  if (!field.tournament) {
    return tl::unexpected(UsageError("--final needs the file of the groups with their results",
                                     "give the file, as ronda schedule amsterdam groups.trf --final"));
  }
  const auto final = service::AmsterdamFinalOf(*field.tournament, question.request);
  if (!final) return tl::unexpected(final.error());
  return service::TournamentText(*final, {question.form == Form::kJson ? FileFormat::kJson : FileFormat::kTrf});
}

std::optional<Diagnostic> Misuse(const service::ScheduleRequest& request) {
  const bool in_groups = request.system == "groups" || request.system == "amsterdam";
  const auto only_for = [](const char* option, const char* systems) {
    return UsageError(fmt::format("{} makes no sense here", option), fmt::format("it goes with {}", systems));
  };
  if (!in_groups && (request.groups || request.qualifiers || request.uneven)) {
    return only_for("--groups, --qualifiers or --uneven", "groups and amsterdam");
  }
  if (request.final && request.system != "amsterdam") return only_for("--final", "amsterdam");
  if (request.boards && request.system != "hutton" && request.system != "hilton") {
    return only_for("--boards", "hutton and hilton; give the number of boards itself to the others");
  }
  if (!request.order.empty() && request.system != "scheveningen" && request.system != "djaja") {
    return only_for("--order", "scheveningen and djaja");
  }
  if (request.winner && request.system != "nagarajan") return only_for("--winner", "nagarajan");
  if (request.lot && request.system != "nagarajan" && !request.final) {
    return only_for("--lot", "nagarajan and the final of amsterdam; --seed repeats the draws of the others");
  }
  if (!request.tiebreaks.empty() && !request.final) return only_for("--tiebreaks", "amsterdam --final");
  if (request.fide_order && request.cycles < 2) return only_for("--fide-order", "--cycles 2 or more");
  if (in_groups && request.cycles > 1) return only_for("--cycles", "berger, nagarajan and the systems of teams");
  if (request.draw == service::Draw::kVarma && request.system != "berger") return only_for("--draw varma", "berger");
  return std::nullopt;
}

Result<std::string> VarmaText(const service::Field& field, const ScheduleQuestion& question) {
  if (question.form == Form::kTrf || question.form == Form::kCsv) {
    return tl::unexpected(
        UsageError(fmt::format("the draw has no {} form", question.form == Form::kTrf ? "trf" : "csv"),
                   "ronda schedule berger FILE --draw varma writes the rounds in any format"));
  }
  return sheets::VarmaText(field, question.request, SheetFormOf(question.form));
}

Result<std::string> ScheduleText(const service::Field& field, const ScheduleQuestion& question) {
  const service::ScheduleRequest& request = question.request;
  if (auto misuse = Misuse(request)) return tl::unexpected(*std::move(misuse));
  if (request.system == "varma") return VarmaText(field, question);
  if (request.final) return FinalText(field, question);
  const bool in_groups = request.system == "groups" || request.system == "amsterdam";
  if (in_groups && !request.groups) {
    if (field.count < 4) {
      return tl::unexpected(
          schedule::Refusal(fmt::format("{} players cannot be split", field.count), "4 players are the least"));
    }
    return sheets::Show(sheets::EqualGroups{field.count}, SheetFormOf(question.form));
  }
  const auto sheet = service::MakeSheet(field, request);
  if (!sheet) return tl::unexpected(sheet.error());
  return SheetText(*sheet, question.form);
}

// Names of the book and of people for some of the systems.
const std::map<std::string, std::string, std::less<>> kOtherNames{
    {"round-robin", "berger"},       {"liga", "berger"},   {"todos contra todos", "berger"},
    {"multi-round-robin", "groups"}, {"grupos", "groups"}, {"scheveningen-djaja", "djaja"},
    {"hutton-hilton", "hilton"}};

}  // namespace

bool IsScheduleSystem(std::string_view name) {
  return std::ranges::count(service::kScheduleSystems, name) > 0 || name == "varma" || kOtherNames.contains(name);
}

Answer Schedule(ScheduleQuestion question) {
  const auto other = kOtherNames.find(question.request.system);
  if (other != kOtherNames.end()) question.request.system = other->second;
  auto field = service::ReadField(question.request.who);
  if (!field.value) return Refused(std::move(field.diagnostics));
  std::vector<Diagnostic> told;
  Tell(told, field.diagnostics, Severity::kWarning);
  return Answered(ScheduleText(*field.value, question), std::move(told));
}

}  // namespace ronda::answer
