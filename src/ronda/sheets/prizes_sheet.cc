#include "ronda/sheets/prizes_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "ronda/base/html.h"
#include "ronda/formats/csv/records.h"
#include "ronda/sheets/diagnostics_json.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

namespace ronda::sheets {
namespace {

using awards::Award;
using awards::Money;
using tiebreak::Participant;

std::string ListName(const PrizesSheet& sheet, std::size_t list) {
  const std::string& name = sheet.fund.lists[list].name;
  return name.empty() ? "Places" : name;
}

Money Paid(const PrizesSheet& sheet) {
  Money paid = 0;
  for (const Award& award : sheet.awards) paid += award.amount;
  return paid;
}

Money Offered(const PrizesSheet& sheet) {
  Money offered = 0;
  for (const auto& list : sheet.fund.lists) {
    for (const Money prize : list.prizes) offered += prize;
  }
  return offered;
}

// How the amounts were found, and what is left.
std::vector<std::string> Remarks(const PrizesSheet& sheet) {
  std::vector<std::string> remarks;
  const std::string currency = sheet.fund.currency.empty() ? "" : " " + sheet.fund.currency;
  const Money left = Offered(sheet) - Paid(sheet);
  remarks.push_back(fmt::format("Paid {} of {}{}{}", awards::ToText(Paid(sheet)), awards::ToText(Offered(sheet)),
                                currency, left == 0 ? "" : fmt::format("; {} not awarded", awards::ToText(left))));
  const std::string games = Counted(sheet.open_games, "game");
  if (sheet.outlook && sheet.outlook->all_outcomes) {
    remarks.push_back(
        fmt::format("{} without a result: the average over all {} outcomes, a win, a draw and a loss "
                    "equally likely (book 1.2.2)",
                    games, sheet.outlook->outcomes));
  } else if (sheet.outlook) {
    remarks.push_back(
        fmt::format("{} without a result: the average over {} outcomes drawn with seed {}, a win, a draw "
                    "and a loss equally likely (book 1.2.2)",
                    games, sheet.outlook->outcomes, sheet.seed));
  } else if (sheet.open_games > 0) {
    remarks.push_back(
        fmt::format("{} without a result: by the standings at this moment; --unfinished outcomes shares "
                    "by the chances of each place (book 1.2.2)",
                    games));
  }
  return remarks;
}

std::string ChanceText(const Fraction& chance) {
  if (chance == Fraction()) return "";
  if (chance.under() <= 2187) return fmt::format("{}/{}", chance.over(), chance.under());
  return ToDecimal(chance * Fraction(100), 1) + " %";
}

// Everybody with a chance of a prize place.
Table ChanceTable(const PrizesSheet& sheet) {
  Table table;
  table.AddColumn("No", Align::kRight);
  table.AddColumn("Name");
  const auto& chances = sheet.outlook->chances;
  const std::size_t places = chances.empty() ? 0 : chances.front().size();
  for (std::size_t place = 1; place <= places; ++place) table.AddColumn(fmt::format("Place {}", place), Align::kRight);
  for (const Participant who : sheet.work.standings().order) {
    const auto& own = chances[who.index()];
    if (std::ranges::all_of(own, [](const Fraction& chance) { return chance == Fraction(); })) continue;
    std::vector<std::string> row{fmt::format("{}", sheet.work.record().entrant(who).number), sheet.work.NameOf(who)};
    for (const Fraction& chance : own) row.push_back(ChanceText(chance));
    table.AddRow(std::move(row));
  }
  return table;
}

}  // namespace

std::string PrizesText(const PrizesSheet& sheet) {
  std::string text;
  const std::string& event = sheet.work.tournament().data().info.name;
  text += fmt::format("{}{}Prizes after round {}\n\n", event, event.empty() ? "" : "\n", sheet.work.rounds());
  Table table;
  table.AddColumn("Rank", Align::kRight);
  table.AddColumn("No", Align::kRight);
  table.AddColumn("Name");
  table.AddColumn("Prize");
  table.AddColumn(sheet.fund.currency.empty() ? "Amount" : sheet.fund.currency, Align::kRight);
  table.AddColumn("Signature");
  for (const Award& award : sheet.awards) {
    table.AddRow({fmt::format("{}", sheet.work.standings().RankOf(award.who)),
                  fmt::format("{}", sheet.work.record().entrant(award.who).number), sheet.work.NameOf(award.who),
                  ListName(sheet, award.list), awards::ToText(award.amount), std::string(24, '_')});
  }
  text += table.ToText() + '\n';
  for (const std::string& remark : Remarks(sheet)) text += remark + '\n';
  if (sheet.outlook) text += '\n' + ChanceTable(sheet).ToText();
  return text;
}

std::string PrizesCsv(const PrizesSheet& sheet) {
  std::string text = csv::Line(std::vector<std::string>{"rank", "tpn", "name", "prize", "amount"});
  for (const Award& award : sheet.awards) {
    text += csv::Line(std::vector<std::string>{fmt::format("{}", sheet.work.standings().RankOf(award.who)),
                                               fmt::format("{}", sheet.work.record().entrant(award.who).number),
                                               sheet.work.NameOf(award.who), ListName(sheet, award.list),
                                               awards::ToText(award.amount)});
  }
  return text;
}

std::string PrizesJson(const PrizesSheet& sheet, const std::vector<Diagnostic>& diagnostics) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("tournament", sheet.work.tournament().data().info.name);
  json.Field("rounds", sheet.work.rounds()).Field("currency", sheet.fund.currency);
  json.Key("offered").Decimal(awards::ToText(Offered(sheet)));
  json.Key("paid").Decimal(awards::ToText(Paid(sheet)));
  json.Field("open_games", static_cast<std::int64_t>(sheet.open_games));
  if (sheet.outlook) {
    json.Field("outcomes", sheet.outlook->outcomes).Field("all_outcomes", sheet.outlook->all_outcomes);
  }
  json.Key("prizes").BeginArray();
  for (const Award& award : sheet.awards) {
    json.BeginObject().Field("rank", sheet.work.standings().RankOf(award.who));
    json.Field("tpn", sheet.work.record().entrant(award.who).number).Field("name", sheet.work.NameOf(award.who));
    json.Field("prize", ListName(sheet, award.list)).Key("amount").Decimal(awards::ToText(award.amount));
    json.EndObject();
  }
  json.EndArray();
  if (sheet.outlook) {
    json.Key("chances").BeginArray();
    for (const Participant who : sheet.work.standings().order) {
      json.BeginObject().Field("tpn", sheet.work.record().entrant(who).number).Key("places").BeginArray();
      for (const Fraction& chance : sheet.outlook->chances[who.index()]) {
        json.String(fmt::format("{}/{}", chance.over(), chance.under()));
      }
      json.EndArray().EndObject();
    }
    json.EndArray();
  }
  json.Key("diagnostics");
  WriteDiagnostics(json, diagnostics);
  json.EndObject();
  return out.str();
}

std::string PrizesHtml(const PrizesSheet& sheet) {
  const std::string& event = sheet.work.tournament().data().info.name;
  const std::string title = event.empty() ? "Prizes" : fmt::format("Prizes: {}", event);
  std::string body = fmt::format("<h1>{}</h1>\n<div class=\"scroll\"><table>\n<thead><tr>", EscapeHtml(title));
  body += fmt::format(
      "<th class=\"number\">Rank</th><th class=\"number\">No</th><th>Name</th><th>Prize</th>"
      "<th class=\"number\">{}</th><th class=\"signature\">Signature</th></tr></thead>\n<tbody>\n",
      EscapeHtml(sheet.fund.currency.empty() ? "Amount" : sheet.fund.currency));
  for (const Award& award : sheet.awards) {
    body += fmt::format(
        "<tr><td class=\"number\">{}</td><td class=\"number\">{}</td><td>{}</td><td>{}</td>"
        "<td class=\"number\">{}</td><td class=\"signature\"></td></tr>\n",
        sheet.work.standings().RankOf(award.who), sheet.work.record().entrant(award.who).number,
        EscapeHtml(sheet.work.NameOf(award.who)), EscapeHtml(ListName(sheet, award.list)),
        awards::ToText(award.amount));
  }
  body += "</tbody></table></div>\n";
  for (const std::string& remark : Remarks(sheet)) {
    body += fmt::format("<p class=\"note\">{}</p>\n", EscapeHtml(remark));
  }
  return ToHtml({title, ".signature { min-width: 14rem; } tbody td { padding-top: .8rem; }", body});
}

}  // namespace ronda::sheets
