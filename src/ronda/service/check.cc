#include "ronda/service/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "ronda/model/event_dates.h"
#include "ronda/pairing/registry.h"
#include "ronda/service/check_numbers.h"
#include "ronda/service/system_choice.h"
#include "ronda/service/table_check.h"
#include "ronda/service/with_round.h"
#include "ronda/verify/checker.h"

namespace ronda::service {
namespace {

std::vector<PairNumbers> NumbersOf(const Tournament& tournament, const verify::RecordedRound& round) {
  const auto tpn = [&](PlayerIndex player) { return tournament.player(player).tpn.value(); };
  std::vector<PairNumbers> numbers;
  for (const verify::RecordedPair& pair : round.pairs) numbers.push_back({tpn(pair.white), tpn(pair.black)});
  for (const PlayerIndex player : round.byes) numbers.push_back({tpn(player), 0});
  return numbers;
}

FoundDifference Described(const Tournament& tournament, const verify::RoundDifference& difference) {
  std::string text = difference.verdict.empty() ? "the rules give other pairs" : difference.verdict;
  if (difference.failure) {
    const std::string reason = "the rules give no pairing: " + difference.failure->message;
    text = difference.verdict.empty() ? reason : difference.verdict + "; " + reason;
  }
  return {difference.round.value(), std::move(text), NumbersOf(tournament, difference.expected),
          NumbersOf(tournament, difference.found)};
}

void CheckRounds(const Tournament& tournament, const PairingSystem& system, std::optional<int> only,
                 CheckedRounds& report) {
  verify::RoundChecker checker(tournament, system);
  for (int r = 1; r <= tournament.rounds(); ++r) {
    if (only && r != *only) continue;
    const auto difference = checker.Check(Round(r));
    if (difference && difference->IsUndecided()) {
      report.errors.push_back(*difference->failure);
      report.errors.back().file = report.file;
      continue;
    }
    ++report.rounds;
    if (difference) report.differences.push_back(Described(tournament, *difference));
  }
}

std::vector<std::string> Suppositions(const Tournament& tournament, const CheckRules& rules,
                                      const PairingSystem& system, const CheckedRounds& report) {
  std::vector<int> differing;
  for (const FoundDifference& difference : report.differences) differing.push_back(difference.round);
  return NumberSuppositions(tournament, system, differing, [&](const Tournament& other) -> std::optional<Tournament> {
    auto event = ApplyWishes(rules.wishes, system, other);
    if (!event.value) return std::nullopt;
    return std::move(event.value->event);
  });
}

void AddAbout(const std::string& file, std::span<const Diagnostic> diagnostics, std::vector<Diagnostic>& all) {
  for (const Diagnostic& diagnostic : diagnostics) all.emplace_back(diagnostic).file = file;
}

CheckedRounds Failed(const std::string& file, std::span<const Diagnostic> errors) {
  CheckedRounds report;
  report.file = file;
  AddAbout(file, errors, report.errors);
  return report;
}

CheckedRounds CheckBy(const std::string& file, const Tournament& tournament, const CheckRules& rules,
                      const SystemChoice& choice) {
  CheckedRounds report;
  report.file = file;
  report.system = choice.system->info().id;
  report.why = choice.why;
  const auto event = ApplyWishes(rules.wishes, *choice.system, tournament);
  AddAbout(file, event.diagnostics, event.value ? report.warnings : report.errors);
  if (!event.value) return report;
  report.deviations = event.value->deviations;
  CheckRounds(event.value->event, *choice.system, rules.round, report);
  if (!rules.round) report.suppositions = Suppositions(tournament, rules, *choice.system, report);
  return report;
}

// "14 Late, Lena" of those whose first round in the pairing is this one.
std::string ArrivedIn(const Tournament& tournament, int round) {
  std::string names;
  for (const PlayerIndex player : tournament.player_ids()) {
    const auto entries = tournament.entries(player);
    const auto first = std::ranges::find_if(entries, TookPart);
    if (first - entries.begin() != round - 1) continue;
    names += fmt::format("{}{} {}", names.empty() ? "" : ", ", tournament.player(player).tpn.value(),
                         tournament.player(player).name);
  }
  return names;
}

// C.04.2/2025 §2.3: until round 4 is paired numbers may change, with late entries and corrections. Where only rounds
// before that differ, the file has later numbers than they were paired by.
void NoteOtherNumbers(const Tournament& tournament, CheckedRounds& report) {
  constexpr int kLastWithOtherNumbers = 3;
  if (report.differences.empty()) return;
  const int last = report.differences.back().round;
  if (last > kLastWithOtherNumbers || last >= tournament.rounds()) return;
  const std::string arrived = ArrivedIn(tournament, last + 1);
  report.warnings.push_back(
      {.severity = Severity::kNote,
       .code = "other-numbers",
       .message = fmt::format("from round {} on the numbers fit: {}", last + 1,
                              arrived.empty() ? "players were renumbered before it, it seems"
                                              : fmt::format("{} joined after round {}", arrived, last)),
       .hint = "numbers may change until round 4 is paired (C.04.2 2.3); the rounds before were paired by others",
       .file = report.file});
}

// Whether every round is paired by the system; the first that is not decides.
bool Fits(const Tournament& tournament, const CheckRules& rules, const PairingSystem& system) {
  const auto event = ApplyWishes(rules.wishes, system, tournament);
  if (!event.value) return false;
  const Tournament& entrants = event.value->event;
  verify::RoundChecker checker(entrants, system);
  return std::ranges::all_of(entrants.round_ids(), [&](Round round) {
    return (rules.round && round.value() != *rules.round) || !checker.Check(round);
  });
}

// C.04.A, A.8.5: where two texts might be used, the rounds may follow the other one; then they are right by it. A text
// that was not allowed then is only named. Says whether the rounds fit one.
bool TryOtherEditions(const Tournament& tournament, const CheckRules& rules, const SystemChoice& choice,
                      CheckedRounds& report) {
  const auto days = DatesOf(tournament.data().info).starts;
  for (const PairingSystem* edition : StandardSystems().EditionsOf(choice.system->info().family)) {
    if (edition == choice.system || !Fits(tournament, rules, *edition)) continue;
    const std::string_view id = edition->info().id;
    const std::string first = report.system;
    const bool is_allowed = MightBeUsed(edition->info(), days);
    if (is_allowed) {
      report = CheckBy(report.file, tournament, rules, {edition, fmt::format("allowed on {}", Describe(days))});
    }
    report.warnings.push_back({.severity = Severity::kNote,
                               .code = "other-edition",
                               .message = fmt::format("the rounds fit {}, not {}", id, first),
                               .hint = !is_allowed       ? fmt::format("check them by it with --system {}", id)
                                       : days.size() > 1 ? "the first day of the event may be either (record 042)"
                                                         : "both texts might be used then (C.04.A A.8.5)",
                               .file = report.file});
    return true;
  }
  return false;
}

}  // namespace

Parsed<CheckRules> ReadCheckRules(const SystemRequest& system, const EventOptions& options, std::optional<int> round) {
  auto settings = SystemSettings::Read(system);
  if (!settings.value) return {std::nullopt, std::move(settings.diagnostics)};
  if (const auto known = settings.value->System(); !known) return {std::nullopt, {known.error()}};
  auto wishes = ReadEventOptions(options);
  if (!wishes.value) return {std::nullopt, std::move(wishes.diagnostics)};
  return {CheckRules{*std::move(settings.value), *std::move(wishes.value), round}, std::move(settings.diagnostics)};
}

CheckedRounds Check(const Source& source, const CheckRules& rules) {
  const auto parsed = TournamentOf(source);
  if (!parsed.value || HasErrors(parsed.diagnostics)) return Failed(source.name, ErrorsAmong(parsed.diagnostics));
  const auto settings = rules.settings.For(*parsed.value);
  if (!settings.value) return Failed(source.name, settings.diagnostics);
  const auto system = settings.value->SystemFor(*parsed.value);
  if (!system) {
    if (auto by_table = CheckByTable(source.name, *parsed.value, rules.round)) return *std::move(by_table);
    return Failed(source.name, {&system.error(), 1});
  }
  const Tournament tournament = WithRoundsOfByes(*parsed.value, system->system->info().contest);
  CheckedRounds report = CheckBy(source.name, tournament, rules, *system);
  const bool fits_another =
      !report.differences.empty() && system->chosen_of_several && TryOtherEditions(tournament, rules, *system, report);
  if (!rules.round && !fits_another) NoteOtherNumbers(tournament, report);
  if (rules.settings.IsNamed()) return report;
  if (auto strange = AboutStrangeType(tournament, *system->system)) {
    strange->file = source.name;
    report.warnings.push_back(*std::move(strange));
  }
  return report;
}

}  // namespace ronda::service
