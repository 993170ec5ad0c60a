#include "ronda/sheets/working_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/sheets/working_words.h"
#include "ronda/tiebreak/encounter.h"

namespace ronda::sheets {
namespace {

using tiebreak::Basis;
using tiebreak::Contribution;
using tiebreak::Cut;
using tiebreak::Participant;
using tiebreak::RoundKind;
using tiebreak::StandingsColumn;
using tiebreak::Working;

// In the unit of the working: as many decimals as it needs.
std::string Shown(std::int64_t value, std::int64_t unit) {
  const int decimals = unit == 1 ? 0 : unit == 10 ? 1 : unit == 100 ? 2 : 3;
  return ToDecimal(Fraction(value, unit), decimals);
}

class Explainer {
 public:
  Explainer(const service::StandingsWork& work, Participant who) : work_(work), who_(who) {}

  // Why the opponent's score is not the one of the standings.
  std::string AdjustmentText(const StandingsColumn& column, const Contribution& one) const {
    if (one.basis != Basis::kOpponent || !one.opponent || !UsesScores(column)) return "";
    const auto& view = work_.session().ForMeetings(column.tie_break);
    const auto score = work_.session().ScoreOf(column.tie_break);
    const Points final_score = view.FinalScore(*one.opponent, score);
    if (final_score.tenths() == one.score || view.AdjustedScore(*one.opponent, score).tenths() != one.score) return "";
    return fmt::format("{} in the standings; unplayed rounds count as draws", ToString(final_score));
  }

  std::string Notes(const StandingsColumn& column, const Contribution& one) const {
    std::string notes;
    const auto add = [&](std::string_view text) {
      if (text.empty()) return;
      if (!notes.empty()) notes += "; ";
      notes += text;
    };
    if (one.round.value() <= work_.record().rounds() && !IsBoards(column)) {
      const RoundKind kind = work_.record().result(who_, one.round).kind;
      if (kind != RoundKind::kPlayed) add(work_.encounters() && !one.opponent ? "no encounter" : KindName(kind));
    }
    add(BasisText(one.basis));
    add(AdjustmentText(column, one));
    add(CutText(one.cut));
    return notes;
  }

  std::string OpponentText(const Contribution& one) const {
    if (!one.opponent) return "-";
    return fmt::format("{} {}", work_.record().entrant(*one.opponent).number, work_.NameOf(*one.opponent));
  }

  static bool IsBoards(const StandingsColumn& column) {
    return column.tie_break.definition->article.starts_with("C.07 12") || column.tie_break.definition->acronym == "HOL";
  }

 private:
  static bool UsesScores(const StandingsColumn& column) {
    const std::string_view name = column.tie_break.definition->acronym;
    return name == "BH" || name == "SB" || name.ends_with("GSB") || name.ends_with("MSB") || name == "SSSC";
  }

  const service::StandingsWork& work_;
  Participant who_;
};

Table ContributionsTable(const service::StandingsWork& work, Participant who, const StandingsColumn& column,
                         const Working& working) {
  const Explainer explainer(work, who);
  const Forms products = working.products ? kForPeople : Forms();
  Table table{
      {Number(Explainer::IsBoards(column) ? "Board"
              : work.encounters()         ? "Encounter"
                                          : "Round"),
       Words("Opponent"), Number("Score").In(products), Number("Points").In(products), Number("Counts"), Words("")},
      {},
      2};
  for (const Contribution& one : working.contributions) {
    const std::string value = Shown(one.value, working.unit);
    table.rows.push_back({one.round, explainer.OpponentText(one), Shown(one.score, working.score_unit),
                          fmt::format("x {}", Shown(one.factor, 10)),
                          one.cut == Cut::kKept ? value : fmt::format("({})", value), explainer.Notes(column, one)});
  }
  return table;
}

std::vector<Participant> TiedGroup(const StandingsColumn& column, Participant who) {
  std::vector<Participant> group;
  const auto& first = column.group[who];
  for (const Participant other : column.group.ids()) {
    if (first && column.group[other] == first) group.push_back(other);
  }
  return group;
}

void AddGroup(Sheet& sheet, const service::StandingsWork& work, const StandingsColumn& column, Participant who) {
  const auto group = TiedGroup(column, who);
  if (group.empty()) {
    sheet.Note("  not needed: nobody was tied with this participant");
    return;
  }
  auto& session = work.session();
  const auto score = session.ScoreOf(column.tie_break);
  Table table{{Number("Rank"), Words("Tied"), Number("Points among them"), Number("Met")}, {}, 2};
  for (const auto& row : tiebreak::MiniTable(session, session.ForMeetings(column.tie_break), score, group)) {
    const auto& rank = column.ValuesOf(row.who).front();
    table.rows.push_back({rank ? Value(ToDecimal(*rank, 0)) : Value(),
                          fmt::format("{} {}", work.record().entrant(row.who).number, work.NameOf(row.who)),
                          ToDecimal(row.points, row.points.under() <= 2 ? 1 : 2),
                          fmt::format("{} of {}", row.met, group.size() - 1)});
  }
  sheet.Add(std::move(table));
}

void AddColumn(Sheet& sheet, const service::StandingsWork& work, const StandingsColumn& column, Participant who) {
  const auto& definition = *column.tie_break.definition;
  const std::string value = service::ShownValue(column, who);
  sheet.Gap().Heading(fmt::format("{}  {} ({}): {}", column.tie_break.code, TitleOf(column.tie_break),
                                  definition.article, value.empty() ? "no value" : value));
  if (definition.separate != nullptr) return AddGroup(sheet, work, column, who);
  for (int level = 0; level < column.levels; ++level) {
    const Working working = tiebreak::WorkingOf(work.session(), column.tie_break, {who, level});
    if (level == 0 && !working.contributions.empty()) sheet.Add(ContributionsTable(work, who, column, working));
    std::string figures;
    for (const auto& [name, figure] : working.figures) {
      figures += fmt::format("{}{} {}", figures.empty() ? "  " : ", ", name,
                             figure.under() == 1 ? ToDecimal(figure, 0) : ToDecimal(figure, 2));
    }
    if (!figures.empty()) sheet.Note(std::move(figures));
  }
}

void AddContributions(Record& record, const service::StandingsWork& work, Participant who,
                      const StandingsColumn& column) {
  const Working working = tiebreak::WorkingOf(work.session(), column.tie_break, {who, 0});
  const Explainer explainer(work, who);
  record.Add("contributions", ListOf(working.contributions, [&](const Contribution& one) {
               Record part = Record().Add(Explainer::IsBoards(column) ? "board" : "round", one.round);
               if (one.opponent) part.Add("opponent", work.record().entrant(*one.opponent).number);
               part.Add("score", Value::Decimal(Shown(one.score, working.score_unit)));
               if (working.products) part.Add("points", Value::Decimal(Shown(one.factor, 10)));
               part.Add("value", Value::Decimal(Shown(one.value, working.unit))).Add("cut", one.cut != Cut::kKept);
               return Value(std::move(part.AddText("notes", explainer.Notes(column, one))));
             }));
  record.Add(
      "figures", ListOf(working.figures, [](const auto& figure) {
        return Value(Record().Add("name", figure.first).Add("value", Value::Decimal(ToDecimal(figure.second, 2))));
      }));
}

Value GroupOf(const service::StandingsWork& work, const StandingsColumn& column, Participant who) {
  auto& session = work.session();
  const auto rows = tiebreak::MiniTable(session, session.ForMeetings(column.tie_break),
                                        session.ScoreOf(column.tie_break), TiedGroup(column, who));
  return ListOf(rows, [&](const auto& row) {
    return Value(Record()
                     .Add("number", work.record().entrant(row.who).number)
                     .Add("met", row.met)
                     .Add("points", Value::Decimal(ToDecimal(row.points, 2))));
  });
}

}  // namespace

Sheet SheetOf(const TieBreakWorking& working) {
  const auto& [work, who] = working;
  Sheet sheet;
  sheet.Title(fmt::format("{} {}: {} points, rank {}, after round {} ({})", work.record().entrant(who).number,
                          work.NameOf(who), ToString(work.ScoreOf(who)), work.standings().RankOf(who), work.rounds(),
                          work.edition().title));
  for (const StandingsColumn& column : work.columns()) AddColumn(sheet, work, column, who);
  return sheet;
}

Value DocumentOf(const TieBreakWorking& working) {
  const auto& [work, who] = working;
  List columns;
  for (const StandingsColumn& column : work.columns()) {
    const auto& definition = *column.tie_break.definition;
    Record record;
    record.Add("code", column.tie_break.code).Add("title", definition.title).Add("article", definition.article);
    record.Add("value", service::ShownValue(column, who));
    if (definition.separate != nullptr) {
      record.Add("tied", GroupOf(work, column, who));
    } else {
      AddContributions(record, work, who, column);
    }
    columns.Add(std::move(record));
  }
  return Record()
      .Add("number", work.record().entrant(who).number)
      .Add("name", work.NameOf(who))
      .Add("rank", work.standings().RankOf(who))
      .Add("points", work.ScoreOf(who))
      .Add("rules", work.edition().id)
      .Add("tiebreaks", std::move(columns));
}

}  // namespace ronda::sheets
