#include <fmt/format.h>

#include "ronda/sheets/diagnostics_json.h"
#include "ronda/sheets/names.h"
#include "ronda/sheets/standings_sheet.h"

namespace ronda::sheets {
namespace {

using service::StandingsWork;
using tiebreak::Participant;

Value TieBreakOf(const tiebreak::StandingsColumn& column, Participant who) {
  const int decimals = column.tie_break.definition->decimals;
  const auto written = [&](const std::optional<Fraction>& value) {
    return value ? Value::Decimal(ToDecimal(*value, decimals)) : Value::Null();
  };
  const auto values = column.ValuesOf(who);
  Record record = Record().Add("code", column.tie_break.code);
  if (values.size() > 1) return std::move(record).Add("value", ListOf(values, written));
  record.Add("value", written(values.front()));
  if (const auto& first = values.front()) record.Add("exact", FractionText(*first));
  return record;
}

Value RoundsOf(const StandingsWork& work, Participant who) {
  List rounds;
  for (int r = 1; r <= work.record().rounds(); ++r) {
    const tiebreak::RoundRecord& result = work.record().result(who, Round(r));
    if (work.encounters() && !result.opponent) continue;
    Record record;
    if (!work.encounters()) record.Add("round", r);
    if (result.opponent) record.Add("opponent", work.record().entrant(*result.opponent).number);
    if (result.colour) record.Add("colour", *result.colour == Colour::kWhite ? "w" : "b");
    rounds.Add(std::move(record).Add("points", result.In(work.record().primary())));
  }
  return rounds;
}

Value BoardRecordsOf(const StandingsWork& work, Participant team) {
  return ListOf(BoardsOf(work, team), [](const BoardLine& line) {
    return Value(Record().Add("name", line.name).Add("games", line.games).Add("points", line.points));
  });
}

Value RecordOf(const RankedList& list, Participant who) {
  const StandingsWork& work = list.work;
  Record record = Record().Add("rank", work.standings().RankOf(who));
  record.Add(work.teams() ? "team" : "tpn", work.record().entrant(who).number);
  if (const Player* player = work.PlayerOf(who)) {
    record.AddText("title", player->title).Add("name", player->name).Add("rating", player->rating);
    record.AddText("federation", player->federation);
  } else {
    record.Add("name", work.NameOf(who));
  }
  record.Add("points", work.ScoreOf(who));
  if (work.teams()) record.Add("second_points", work.SecondScoreOf(who));
  record.Add("tiebreaks", ListOf(work.columns(), [&](const auto& column) { return TieBreakOf(column, who); }));
  if (list.crosstable) record.Add("rounds", RoundsOf(work, who));
  if (list.boards && work.teams()) record.Add("boards", BoardRecordsOf(work, who));
  return record;
}

}  // namespace

Value DocumentOf(const RankedList& list) {
  const StandingsWork& work = list.work;
  Record document;
  document.Add("tournament", work.tournament().data().info.name)
      .Add("rounds", work.rounds())
      .Add("rules", work.edition().id)
      .Add("adjourned_games", AdjournedGamesOf(work))
      .Add("application", work.subsidiary() ? "subsidiary" : "successive");
  if (const auto lot = work.drawn_lot()) document.Add("lot", *lot);
  return std::move(document)
      .Add("sections", ListOf(list.sections,
                              [&](const StandingsSection& section) {
                                Record record = Record().AddText("title", section.title);
                                return Value(std::move(record).Add(
                                    "standings", ListOf(section.participants,
                                                        [&](Participant who) { return RecordOf(list, who); })));
                              }))
      .Add("diagnostics", DocumentOf(list.diagnostics));
}

}  // namespace ronda::sheets
