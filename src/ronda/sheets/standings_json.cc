#include <fmt/format.h>

#include <sstream>

#include "ronda/sheets/diagnostics_json.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/standings_sheet.h"

namespace ronda::sheets {
namespace {

using tiebreak::Participant;

void WriteValue(JsonWriter& json, const tiebreak::StandingsColumn& column, Participant who) {
  const int decimals = column.tie_break.definition->decimals;
  json.BeginObject().Field("code", column.tie_break.code).Key("value");
  const auto values = column.ValuesOf(who);
  if (values.size() > 1) json.BeginArray();
  for (const auto& value : values) value ? json.Decimal(ToDecimal(*value, decimals)) : json.Null();
  if (values.size() > 1) json.EndArray();
  if (const auto& first = values.front(); first && values.size() == 1) {
    json.Field("exact", first->under() == 1 ? fmt::format("{}", first->over())
                                            : fmt::format("{}/{}", first->over(), first->under()));
  }
  json.EndObject();
}

void WriteRounds(JsonWriter& json, const service::StandingsWork& work, Participant who) {
  json.Key("rounds").BeginArray();
  for (int r = 1; r <= work.rounds(); ++r) {
    const tiebreak::RoundRecord& result = work.record().result(who, Round(r));
    json.BeginObject().Field("round", r);
    if (result.opponent) json.Field("opponent", work.record().entrant(*result.opponent).number);
    if (result.colour) json.Field("colour", *result.colour == Colour::kWhite ? "w" : "b");
    json.Field("points", result.In(work.record().primary())).EndObject();
  }
  json.EndArray();
}

void WriteBoards(JsonWriter& json, const service::StandingsWork& work, Participant team) {
  json.Key("boards").BeginArray();
  for (const BoardLine& line : BoardsOf(work, team)) {
    json.BeginObject().Field("name", line.name).Field("games", line.games).Field("points", line.points).EndObject();
  }
  json.EndArray();
}

void WriteParticipant(JsonWriter& json, const StandingsSheet& sheet, Participant who) {
  const service::StandingsWork& work = sheet.work;
  json.BeginObject().Field("rank", work.standings().RankOf(who));
  json.Field(work.teams() ? "team" : "tpn", work.record().entrant(who).number);
  if (const Player* player = work.PlayerOf(who)) {
    if (!player->title.empty()) json.Field("title", player->title);
    json.Field("name", player->name);
    if (player->rating) json.Field("rating", *player->rating);
    if (!player->federation.empty()) json.Field("federation", player->federation);
  } else {
    json.Field("name", work.NameOf(who));
  }
  json.Field("points", work.ScoreOf(who));
  if (work.teams()) json.Field("second_points", work.SecondScoreOf(who));
  json.Key("tiebreaks").BeginArray();
  for (const auto& column : work.columns()) WriteValue(json, column, who);
  json.EndArray();
  if (sheet.crosstable) WriteRounds(json, work, who);
  if (sheet.boards && work.teams()) WriteBoards(json, work, who);
  json.EndObject();
}

}  // namespace

std::string StandingsJson(const StandingsSheet& sheet, const std::vector<Diagnostic>& diagnostics) {
  const service::StandingsWork& work = sheet.work;
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("tournament", work.tournament().data().info.name).Field("rounds", work.rounds());
  json.Field("rules", work.edition().id).Field("application", work.subsidiary() ? "subsidiary" : "successive");
  json.Key("sections").BeginArray();
  for (const StandingsSection& section : sheet.sections) {
    json.BeginObject();
    if (!section.title.empty()) json.Field("title", section.title);
    json.Key("standings").BeginArray();
    for (const Participant who : section.participants) WriteParticipant(json, sheet, who);
    json.EndArray().EndObject();
  }
  json.EndArray().Key("diagnostics");
  WriteDiagnostics(json, diagnostics);
  json.EndObject();
  return out.str();
}

}  // namespace ronda::sheets
