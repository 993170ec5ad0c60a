#include "ronda/answer/schedule.h"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "ronda/schedule/berger.h"
#include "ronda/service/drawn_schedule.h"
#include "ronda/service/tournament_text.h"
#include "ronda/sheets/schedule_sheet.h"
#include "ronda/sheets/schedule_varma.h"

namespace ronda::answer {
namespace {

using service::ScheduleSystem;

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

// What can be asked for: the rounds of a system, or the draw by Varma's envelopes alone, of the numbers of a Berger
// table.
enum class Wanted : std::uint8_t { kRounds, kEnvelopes };

struct Matter {
  ScheduleSystem system;
  Wanted wanted = Wanted::kRounds;

  bool IsRoundsOf(ScheduleSystem one) const { return wanted == Wanted::kRounds && system == one; }
  bool IsInGroups() const { return service::InfoOf(system).by == service::PlayedBy::kGroups; }
};

struct Name {
  std::string_view name;
  Matter matter;
};

constexpr Name OwnName(ScheduleSystem system) { return {service::InfoOf(system).word, {system}}; }

// As people are told them; then names of the book and of people for some of the systems.
constexpr std::array kNames{
    OwnName(ScheduleSystem::kBerger),
    OwnName(ScheduleSystem::kNagarajan),
    Name{"varma", {ScheduleSystem::kBerger, Wanted::kEnvelopes}},
    OwnName(ScheduleSystem::kGroups),
    OwnName(ScheduleSystem::kAmsterdam),
    OwnName(ScheduleSystem::kScheveningen),
    OwnName(ScheduleSystem::kDjaja),
    OwnName(ScheduleSystem::kHutton),
    OwnName(ScheduleSystem::kHilton),
    OwnName(ScheduleSystem::kSkalitzka),
    Name{"round-robin", {ScheduleSystem::kBerger}},
    Name{"liga", {ScheduleSystem::kBerger}},
    Name{"todos contra todos", {ScheduleSystem::kBerger}},
    Name{"multi-round-robin", {ScheduleSystem::kGroups}},
    Name{"grupos", {ScheduleSystem::kGroups}},
    Name{"scheveningen-djaja", {ScheduleSystem::kDjaja}},
    Name{"hutton-hilton", {ScheduleSystem::kHilton}},
};

std::optional<Matter> MatterOf(std::string_view name) {
  for (const Name& known : kNames) {
    if (known.name == name) return known.matter;
  }
  return std::nullopt;
}

std::optional<Diagnostic> Misuse(const service::ScheduleRequest& request, const Matter& matter) {
  const auto only_for = [](const char* option, const char* systems) {
    return UsageError(fmt::format("{} makes no sense here", option), fmt::format("it goes with {}", systems));
  };
  const bool is_nagarajan = matter.IsRoundsOf(ScheduleSystem::kNagarajan);
  if (!matter.IsInGroups() && (request.groups || request.qualifiers || request.uneven)) {
    return only_for("--groups, --qualifiers or --uneven", "groups and amsterdam");
  }
  if (request.final && !matter.IsRoundsOf(ScheduleSystem::kAmsterdam)) return only_for("--final", "amsterdam");
  if (request.boards && !matter.IsRoundsOf(ScheduleSystem::kHutton) && !matter.IsRoundsOf(ScheduleSystem::kHilton)) {
    return only_for("--boards", "hutton and hilton; give the number of boards itself to the others");
  }
  if (request.order && !service::IsOfTwoTeams(matter.system)) {
    return only_for("--order", "scheveningen and djaja");
  }
  if (request.winner && !is_nagarajan) return only_for("--winner", "nagarajan");
  if (request.lot && !is_nagarajan && !request.final) {
    return only_for("--lot", "nagarajan and the final of amsterdam; --seed repeats the draws of the others");
  }
  if (!request.tiebreaks.empty() && !request.final) return only_for("--tiebreaks", "amsterdam --final");
  if (request.fide_order && request.cycles < 2) return only_for("--fide-order", "--cycles 2 or more");
  if (matter.IsInGroups() && request.cycles > 1)
    return only_for("--cycles", "berger, nagarajan and the systems of teams");
  if (request.draw == service::Draw::kVarma && !matter.IsRoundsOf(ScheduleSystem::kBerger)) {
    return only_for("--draw varma", "berger");
  }
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

Result<std::string> ScheduleText(const service::Field& field, const ScheduleQuestion& question, const Matter& matter) {
  const service::ScheduleRequest& request = question.request;
  if (auto misuse = Misuse(request, matter)) return tl::unexpected(*std::move(misuse));
  if (matter.wanted == Wanted::kEnvelopes) return VarmaText(field, question);
  if (request.final) return FinalText(field, question);
  if (matter.IsInGroups() && !request.groups) {
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

}  // namespace

std::vector<std::string> ScheduleNames() {
  std::vector<std::string> names;
  for (const Name& known : kNames) names.emplace_back(known.name);
  return names;
}

Answer Schedule(ScheduleQuestion question) {
  const auto matter = MatterOf(question.name);
  if (!matter) {
    return Refused(UsageError(fmt::format("'{}' is no system of schedules", question.name),
                              "berger, nagarajan, varma, groups, amsterdam, scheveningen, djaja, hutton, hilton or "
                              "skalitzka"));
  }
  question.request.system = matter->system;
  auto field = service::ReadField(question.request.who);
  if (!field.value) return Refused(std::move(field.diagnostics));
  std::vector<Diagnostic> told;
  Tell(told, field.diagnostics, Severity::kWarning);
  return Answered(ScheduleText(*field.value, question, *matter), std::move(told));
}

}  // namespace ronda::answer
