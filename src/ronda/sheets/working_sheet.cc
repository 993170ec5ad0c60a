#include "ronda/sheets/working_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "ronda/base/columns.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"
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

std::string_view KindName(RoundKind kind) {
  switch (kind) {
    case RoundKind::kPlayed:
      return "played";
    case RoundKind::kForfeitWin:
      return "won by forfeit";
    case RoundKind::kForfeitLoss:
      return "lost by forfeit";
    case RoundKind::kPairingBye:
      return "pairing-allocated bye";
    case RoundKind::kFullBye:
      return "full-point bye";
    case RoundKind::kHalfBye:
      return "half-point bye";
    case RoundKind::kZeroBye:
      return "not played";
    case RoundKind::kPending:
      return "no result yet";
  }
  return "";
}

std::string_view BasisText(Basis basis) {
  switch (basis) {
    case Basis::kOpponent:
    case Basis::kRound:
      return "";
    case Basis::kOwnScore:
      return "own score stands in";
    case Basis::kCappedByDraws:
      return "own score stands in, not more than a draw in every round";
    case Basis::kCappedByOpponent:
      return "own score stands in, not more than the score of the scheduled opponent";
    case Basis::kVirtualOpponent:
      return "virtual opponent";
    case Basis::kNothing:
      return "does not count";
  }
  return "";
}

std::string_view CutText(Cut cut) {
  switch (cut) {
    case Cut::kKept:
      return "";
    case Cut::kLeast:
      return "cut: the least significant value";
    case Cut::kVoluntary:
      return "cut: a voluntarily unplayed round goes first";
    case Cut::kMost:
      return "cut: the most significant value";
    case Cut::kEarly:
      return "cut: one of the first rounds";
  }
  return "";
}

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
    if (one.round.value() <= work_.rounds() && !IsBoards(column)) {
      const RoundKind kind = work_.record().result(who_, one.round).kind;
      if (kind != RoundKind::kPlayed) add(KindName(kind));
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

std::string ContributionsText(const service::StandingsWork& work, Participant who, const StandingsColumn& column,
                              const Working& working) {
  const Explainer explainer(work, who);
  Table table;
  table.AddColumn(Explainer::IsBoards(column) ? "  Board" : "  Round", Align::kRight);
  table.AddColumn("Opponent");
  if (working.products) {
    table.AddColumn("Score", Align::kRight);
    table.AddColumn("Points", Align::kRight);
  }
  table.AddColumn("Counts", Align::kRight);
  table.AddColumn("");
  for (const Contribution& one : working.contributions) {
    std::vector<std::string> row{fmt::format("{}", one.round.value()), explainer.OpponentText(one)};
    if (working.products) {
      row.push_back(Shown(one.score, working.score_unit));
      row.push_back(fmt::format("x {}", Shown(one.factor, 10)));
    }
    const std::string value = Shown(one.value, working.unit);
    row.push_back(one.cut == Cut::kKept ? value : fmt::format("({})", value));
    row.push_back(explainer.Notes(column, one));
    table.AddRow(std::move(row));
  }
  return table.ToText();
}

std::vector<Participant> TiedGroup(const StandingsColumn& column, Participant who) {
  std::vector<Participant> group;
  const auto& first = column.group[who];
  for (const Participant other : column.group.ids()) {
    if (first && column.group[other] == first) group.push_back(other);
  }
  return group;
}

std::string GroupText(const service::StandingsWork& work, const StandingsColumn& column, Participant who) {
  const auto group = TiedGroup(column, who);
  if (group.empty()) return "  not needed: nobody was tied with this participant\n";
  auto& session = work.session();
  const auto score = session.ScoreOf(column.tie_break);
  Table table;
  table.AddColumn("  Rank", Align::kRight);
  table.AddColumn("Tied");
  table.AddColumn("Points among them", Align::kRight);
  table.AddColumn("Met", Align::kRight);
  for (const auto& row : tiebreak::MiniTable(session, session.ForMeetings(column.tie_break), score, group)) {
    const auto& rank = column.ValuesOf(row.who).front();
    table.AddRow({rank ? ToDecimal(*rank, 0) : "-",
                  fmt::format("{} {}", work.record().entrant(row.who).number, work.NameOf(row.who)),
                  ToDecimal(row.points, row.points.under() <= 2 ? 1 : 2),
                  fmt::format("{} of {}", row.met, group.size() - 1)});
  }
  return table.ToText();
}

std::string ColumnText(const service::StandingsWork& work, const StandingsColumn& column, Participant who) {
  const auto& definition = *column.tie_break.definition;
  const std::string value = service::ShownValue(column, who);
  std::string text = fmt::format("\n{}  {} ({}): {}\n", column.tie_break.code, TitleOf(column.tie_break),
                                 definition.article, value.empty() ? "no value" : value);
  if (definition.separate != nullptr) return text + GroupText(work, column, who);
  for (int level = 0; level < column.levels; ++level) {
    const Working working = tiebreak::WorkingOf(work.session(), column.tie_break, {who, level});
    if (level == 0 && !working.contributions.empty()) text += ContributionsText(work, who, column, working);
    std::string figures;
    for (const auto& [name, figure] : working.figures) {
      figures += fmt::format("{}{} {}", figures.empty() ? "  " : ", ", name,
                             figure.under() == 1 ? ToDecimal(figure, 0) : ToDecimal(figure, 2));
    }
    if (!figures.empty()) text += figures + '\n';
  }
  return text;
}

void WriteContributions(JsonWriter& json, const service::StandingsWork& work, Participant who,
                        const StandingsColumn& column) {
  const Working working = tiebreak::WorkingOf(work.session(), column.tie_break, {who, 0});
  const Explainer explainer(work, who);
  json.Key("contributions").BeginArray();
  for (const Contribution& one : working.contributions) {
    json.BeginObject().Field(Explainer::IsBoards(column) ? "board" : "round", one.round.value());
    if (one.opponent) json.Field("opponent", work.record().entrant(*one.opponent).number);
    json.Key("score").Decimal(Shown(one.score, working.score_unit));
    if (working.products) json.Key("points").Decimal(Shown(one.factor, 10));
    json.Key("value").Decimal(Shown(one.value, working.unit));
    json.Field("cut", one.cut != Cut::kKept);
    const std::string notes = explainer.Notes(column, one);
    if (!notes.empty()) json.Field("notes", notes);
    json.EndObject();
  }
  json.EndArray().Key("figures").BeginArray();
  for (const auto& [name, figure] : working.figures) {
    json.BeginObject().Field("name", name).Key("value").Decimal(ToDecimal(figure, 2)).EndObject();
  }
  json.EndArray();
}

void WriteGroup(JsonWriter& json, const service::StandingsWork& work, const StandingsColumn& column, Participant who) {
  auto& session = work.session();
  const auto group = TiedGroup(column, who);
  json.Key("tied").BeginArray();
  for (const auto& row :
       tiebreak::MiniTable(session, session.ForMeetings(column.tie_break), session.ScoreOf(column.tie_break), group)) {
    json.BeginObject().Field("number", work.record().entrant(row.who).number).Field("met", row.met);
    json.Key("points").Decimal(ToDecimal(row.points, 2)).EndObject();
  }
  json.EndArray();
}

std::string LowerCase(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  return text;
}

struct NumberedName {
  int number = 0;
  std::string name;
};

// The place of the one the word fits.
Result<std::int32_t> FindByWord(const std::vector<NumberedName>& all, const std::string& word) {
  const auto number = ParseCount(Trim(word));
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool fits =
        number ? all[i].number == *number : LowerCase(all[i].name).find(LowerCase(word)) != std::string::npos;
    if (fits && !word.empty()) found.push_back(i);
  }
  if (found.size() == 1) return static_cast<std::int32_t>(found.front());
  if (found.empty()) {
    return tl::unexpected(
        UsageError(fmt::format("there is no participant '{}'", word), "give a pairing number, or a part of the name"));
  }
  const NumberedName& first = all[found.front()];
  return tl::unexpected(UsageError(fmt::format("'{}' fits {} participants", word, found.size()),
                                   fmt::format("give the pairing number, e.g. {} for {}", first.number, first.name)));
}

}  // namespace

Result<Participant> FindParticipant(const service::StandingsWork& work, const std::string& word) {
  std::vector<NumberedName> all;
  for (std::int32_t i = 0; i < work.record().size(); ++i) {
    all.push_back({work.record().entrant(Participant(i)).number, work.NameOf(Participant(i))});
  }
  return FindByWord(all, word).map([](std::int32_t place) { return Participant(place); });
}

Result<PlayerIndex> FindPlayer(const Tournament& tournament, const std::string& word) {
  std::vector<NumberedName> all;
  for (const Player& player : tournament.players()) all.push_back({player.tpn.value(), player.name});
  return FindByWord(all, word).map([](std::int32_t place) { return PlayerIndex(place); });
}

std::string WorkingText(const service::StandingsWork& work, Participant who) {
  std::string text = fmt::format("{} {}: {} points, rank {}, after round {} ({})\n", work.record().entrant(who).number,
                                 work.NameOf(who), ToString(work.ScoreOf(who)), work.standings().RankOf(who),
                                 work.rounds(), work.edition().title);
  for (const StandingsColumn& column : work.columns()) text += ColumnText(work, column, who);
  return text;
}

std::string WorkingJson(const service::StandingsWork& work, Participant who) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("number", work.record().entrant(who).number).Field("name", work.NameOf(who));
  json.Field("rank", work.standings().RankOf(who)).Field("points", work.ScoreOf(who));
  json.Field("rules", work.edition().id).Key("tiebreaks").BeginArray();
  for (const StandingsColumn& column : work.columns()) {
    json.BeginObject().Field("code", column.tie_break.code).Field("title", column.tie_break.definition->title);
    json.Field("article", column.tie_break.definition->article).Field("value", service::ShownValue(column, who));
    column.tie_break.definition->separate != nullptr ? WriteGroup(json, work, column, who)
                                                     : WriteContributions(json, work, who, column);
    json.EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

}  // namespace ronda::sheets
