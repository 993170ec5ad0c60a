#include "fuzz/files.h"

#include <array>
#include <string>
#include <vector>

#include "fuzz/target.h"
#include "ronda/announce/clock.h"
#include "ronda/announce/time_control.h"
#include "ronda/formats/acceleration/table.h"
#include "ronda/formats/announce/regulations.h"
#include "ronda/formats/assignment/votes.h"
#include "ronda/formats/bracket/bracket.h"
#include "ronda/formats/csv/csv.h"
#include "ronda/formats/json/json.h"
#include "ronda/formats/keizer/settings.h"
#include "ronda/formats/prizes/prizes.h"
#include "ronda/formats/rating/facts.h"
#include "ronda/formats/rating/rules.h"
#include "ronda/formats/tables/tables.h"
#include "ronda/formats/tags.h"
#include "ronda/formats/trf/doctor.h"
#include "ronda/formats/trf/trf.h"

namespace ronda::fuzz {
namespace {

constexpr std::string_view kFile = "any";

void CheckMessage(const Diagnostic& diagnostic) {
  Demand(!diagnostic.code.empty() && !diagnostic.message.empty(), "a message without words\n");
  Demand(!FormatDiagnostic(diagnostic).empty(), "a message that cannot be shown\n");
}

// What was read, once its messages are known to be presentable.
template <class T>
std::optional<T> Told(Parsed<T> parsed) {
  for (const Diagnostic& diagnostic : parsed.diagnostics) CheckMessage(diagnostic);
  Demand(parsed.value || HasErrors(parsed.diagnostics), "no value, and no reason\n");
  return std::move(parsed.value);
}

// A file written in a dialect reads back as it was unless Losses() said otherwise. Points the tournament does not state
// are filled in.
void CheckDialect(const Tournament& tournament, trf::Dialect dialect) {
  const auto bytes = trf::Write(tournament, dialect);
  if (!bytes || !trf::Losses(tournament, dialect).empty()) return;
  const auto parsed = trf::Read(*bytes, "written");
  Demand(parsed.value.has_value(), "a written file has errors\n");
  TournamentData data = parsed.value->tournament.data();
  for (std::size_t i = 0; i < data.players.size(); ++i) {
    const auto& stated = tournament.data().players[i].stated_points;
    if (!stated) data.players[i].stated_points.reset();
  }
  Demand(data.entries == tournament.data().entries && data.players == tournament.data().players,
         "a written file says something else\n");
}

// Three players, for what only makes sense beside a tournament.
const Tournament& SmallEvent() {
  static const Tournament event = [] {
    TournamentData data;
    for (int i = 1; i <= 3; ++i) {
      Player player;
      player.tpn = Tpn(i);
      player.name = std::string("Player, ") + static_cast<char>('A' + i);
      player.fide_id = std::to_string(100 + i);
      data.players.push_back(std::move(player));
    }
    return Tournament::Make(std::move(data)).value();
  }();
  return event;
}

}  // namespace

void CheckTrf(std::string_view bytes) {
  const auto read = Told(trf::Read(bytes, kFile));
  if (!read) return;
  Demand(trf::Update(read->document, read->tournament) == bytes, "an unchanged update changed something\n");
  // One dialect an input, that there be more inputs.
  using trf::Dialect;
  constexpr std::array kDialects{Dialect::kTrf16, Dialect::kTrfX, Dialect::kTrfBx, Dialect::kTrf26};
  CheckDialect(read->tournament, kDialects[bytes.size() % kDialects.size()]);
}

void CheckDoctor(std::string_view bytes) {
  const trf::RepairedFile treatment = trf::Repair(bytes, kFile);
  Demand(treatment.repairs.empty() == (treatment.bytes == bytes), "changes and repairs disagree\n");
  if (treatment.repairs.empty()) return;
  const trf::RepairedFile again = trf::Repair(treatment.bytes, kFile);
  if (again.repairs.empty()) return;
  Demand(trf::Repair(again.bytes, kFile).repairs.empty(), "the doctor does not come to an end\n");
}

void CheckJson(std::string_view bytes) {
  const auto tournament = Told(json::Read(bytes, kFile));
  if (!tournament) return;
  const auto again = json::Read(json::Write(*tournament), "written");
  Demand(again.value && again.value->data() == tournament->data(), "written JSON says something else\n");
}

void CheckCsv(std::string_view bytes) {
  const auto players = Told(csv::ReadPlayers(bytes, kFile));
  if (players) Demand(!csv::WritePlayers(*players).empty(), "a list of players without a heading\n");
}

void CheckBracket(std::string_view bytes) {
  const auto state = Told(bracket::Read(bytes, kFile));
  if (!state) return;
  const std::string written = bracket::Write(*state);
  const auto again = bracket::Read(written, "written");
  Demand(again.value && bracket::Write(*again.value) == written, "a written bracket says something else\n");
}

void CheckTables(std::string_view bytes) {
  const auto event = Told(formats::ReadTables(bytes, kFile));
  if (!event) return;
  const std::string written = formats::WriteTables(*event);
  const auto again = formats::ReadTables(written, "written");
  Demand(again.value && formats::WriteTables(*again.value) == written, "written tables say something else\n");
}

void CheckPrizes(std::string_view bytes) { Told(formats::ReadPrizes(bytes, kFile)); }

void CheckVotes(std::string_view bytes) {
  Told(assignment::ReadOptionVotes(bytes, kFile, assignment::Goal::kMaximise));
  Told(assignment::ReadPlayerVotes(bytes, kFile));
}

void CheckKeizerSettings(std::string_view bytes) { Told(keizer::ReadSettings(bytes, kFile)); }

void CheckAcceleration(std::string_view bytes) { Told(formats::ReadAccelerationTable(bytes, kFile)); }

void CheckAnnouncement(std::string_view bytes) { Told(announce::ReadRegulations(bytes, kFile)); }

void CheckTimeControl(std::string_view bytes) {
  if (const auto record = announce::FromTrf(bytes)) Demand(!announce::InWords(*record).empty(), "no words\n");
  const auto control = announce::ParseTimeControl(bytes);
  if (!control) return CheckMessage(control.error());
  const auto again = announce::ParseTimeControl(announce::ToString(*control));
  Demand(again && *again == *control, "a time control reads back otherwise\n");
  Demand(!announce::InWords(*control).empty(), "a time control without words\n");
  announce::Clock clock(*control);
  for (int move = 0; move < 10; ++move) clock.Move(move * 400);
}

void CheckTags(std::string_view bytes) {
  if (const auto tags = formats::ReadTags(bytes, kFile); !tags) CheckMessage(tags.error());
}

void CheckRatingRules(std::string_view bytes) { Told(rating::ReadRules(bytes, kFile)); }

void CheckRatingFacts(std::string_view bytes) { Told(rating::ReadFacts(bytes, kFile, SmallEvent())); }

}  // namespace ronda::fuzz
