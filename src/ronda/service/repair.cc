#include "ronda/service/repair.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "ronda/formats/files.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/service/system_settings.h"
#include "ronda/service/team_results.h"
#include "ronda/service/with_round.h"

namespace ronda::service {
namespace {

// What the records say of the rest: results of teams against the boards, and the settings of the system. Rounds are
// counted as pairing and standings count them.
void AddWhatContradicts(const std::string& bytes, Examination& examined) {
  std::ranges::move(TeamResultDifferences(bytes, examined.file), std::back_inserter(examined.diagnostics));
  if (!examined.tournament) return;
  auto settings = SystemSettings().For(*examined.tournament);
  for (Diagnostic& fault : settings.diagnostics) {
    fault.file = examined.file;
    examined.diagnostics.push_back(std::move(fault));
  }
  const Contest contest = settings.value.value_or(SystemSettings()).ContestIn(*examined.tournament);
  examined.tournament = WithRoundsOfByes(*examined.tournament, contest);
}

}  // namespace

Examination Examine(const Source& source) {
  const auto bytes = BytesOf(source);
  if (!bytes) return {source.name, std::nullopt, {bytes.error()}};
  auto parsed = ParseTournament(*bytes, source.name);
  Examination examined{source.name, std::move(parsed.value), std::move(parsed.diagnostics)};
  AddWhatContradicts(*bytes, examined);
  return examined;
}

Examination Repair(const Source& source) {
  const auto bytes = BytesOf(source);
  if (!bytes) return {source.name, std::nullopt, {bytes.error()}};
  // A TRF file may be damaged beyond recognition; its name still tells what it is meant to be.
  const auto format = DetectFormat(*bytes, source.name);
  const bool is_trf = format ? *format == FileFormat::kTrf : FormatOfExtension(source.name) == FileFormat::kTrf;
  if (!is_trf) return Examine({source.name, *bytes});
  trf::RepairedFile fixed = trf::Repair(*bytes, source.name);
  Examination examined{source.name, std::nullopt, std::move(fixed.remaining), std::move(fixed.repairs)};
  if (auto read = trf::Read(fixed.bytes, source.name); read.value) {
    examined.tournament = std::move(read.value->tournament);
  }
  AddWhatContradicts(fixed.bytes, examined);
  examined.repaired = std::move(fixed.bytes);
  return examined;
}

}  // namespace ronda::service
