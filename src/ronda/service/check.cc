#include "ronda/service/check.h"

#include <algorithm>
#include <iterator>

#include "ronda/service/check_numbers.h"
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
  for (int r = 1; r <= tournament.rounds(); ++r) {
    if (only && r != *only) continue;
    const auto difference = verify::CheckRound(tournament, Round(r), system);
    if (difference && difference->IsUndecided()) {
      report.errors.push_back(*difference->failure);
      report.errors.back().file = report.file;
      continue;
    }
    ++report.rounds;
    if (difference) report.differences.push_back(Described(tournament, *difference));
  }
  std::vector<int> differing;
  for (const FoundDifference& difference : report.differences) differing.push_back(difference.round);
  if (!only) report.suppositions = NumberSuppositions(tournament, system, differing);
}

void AddAbout(const std::string& file, std::span<const Diagnostic> diagnostics, std::vector<Diagnostic>& all) {
  for (const Diagnostic& diagnostic : diagnostics) all.emplace_back(diagnostic).file = file;
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
  CheckedRounds report{source.name, {}, {}, 0, {}, {}, {}};
  const auto parsed = TournamentOf(source);
  if (!parsed.value || HasErrors(parsed.diagnostics)) {
    report.errors = ErrorsAmong(parsed.diagnostics);
    return report;
  }
  const auto system = rules.settings.SystemFor(*parsed.value);
  if (!system) {
    AddAbout(source.name, {&system.error(), 1}, report.errors);
    return report;
  }
  report.system = (*system)->info().id;
  const auto event = ApplyWishes(rules.wishes, **system, *parsed.value);
  AddAbout(source.name, event.diagnostics, event.value ? report.warnings : report.errors);
  if (!event.value) return report;
  report.deviations = event.value->deviations;
  CheckRounds(event.value->event, **system, rules.round, report);
  return report;
}

}  // namespace ronda::service
