#include "fuzz/trf_check.h"

#include <cstdio>
#include <cstdlib>
#include <string>

#include "ronda/formats/trf/doctor.h"
#include "ronda/formats/trf/trf.h"

namespace ronda::trf {
namespace {

void Demand(bool holds, const char* what) {
  if (holds) return;
  std::fputs(what, stderr);
  std::abort();
}

// A file written in a dialect reads back as it was unless Losses() said otherwise. Points the tournament does not state
// are filled in.
void CheckWriting(const Tournament& tournament, Dialect dialect) {
  const auto bytes = Write(tournament, dialect);
  if (!bytes || !Losses(tournament, dialect).empty()) return;
  auto parsed = Read(*bytes, "written");
  Demand(parsed.value.has_value(), "a written file has errors\n");
  TournamentData data = parsed.value->tournament.data();
  for (std::size_t i = 0; i < data.players.size(); ++i) {
    const auto& stated = tournament.data().players[i].stated_points;
    if (!stated) data.players[i].stated_points.reset();
  }
  Demand(data.entries == tournament.data().entries && data.players == tournament.data().players,
         "a written file says something else\n");
}

}  // namespace

void CheckAnyBytes(std::string_view bytes) {
  const auto parsed = Read(bytes, "any");
  for (const Diagnostic& diagnostic : parsed.diagnostics) Demand(!FormatDiagnostic(diagnostic).empty(), "no text\n");
  if (parsed.value) {
    const Tournament& tournament = parsed.value->tournament;
    Demand(Update(parsed.value->document, tournament) == bytes, "an unchanged update changed something\n");
    for (const Dialect dialect : {Dialect::kTrf16, Dialect::kTrfX, Dialect::kTrfBx, Dialect::kTrf26}) {
      CheckWriting(tournament, dialect);
    }
  }
  const RepairedFile fixed = Repair(bytes, "any");
  const RepairedFile again = Repair(fixed.bytes, "any");
  Demand(fixed.repairs.empty() == (fixed.bytes == bytes), "changes and repairs disagree\n");
  Demand(Repair(again.bytes, "any").repairs.empty(), "the doctor does not come to an end\n");
}

}  // namespace ronda::trf
