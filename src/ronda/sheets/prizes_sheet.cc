#include "ronda/sheets/prizes_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/sheets/diagnostics_json.h"

namespace ronda::sheets {
namespace {

using awards::Award;
using awards::Money;
using tiebreak::Participant;

std::string ListName(const AwardedPrizes& prizes, std::size_t list) {
  const std::string& name = prizes.fund.lists[list].name;
  return name.empty() ? "Places" : name;
}

Money Paid(const AwardedPrizes& prizes) {
  Money paid = 0;
  for (const Award& award : prizes.awards) paid += award.amount;
  return paid;
}

Money Offered(const AwardedPrizes& prizes) {
  Money offered = 0;
  for (const auto& list : prizes.fund.lists) {
    for (const Money prize : list.prizes) offered += prize;
  }
  return offered;
}

// How the amounts were found, and what is left.
std::vector<std::string> Remarks(const AwardedPrizes& prizes) {
  std::vector<std::string> remarks;
  const std::string currency = prizes.fund.currency.empty() ? "" : " " + prizes.fund.currency;
  const Money left = Offered(prizes) - Paid(prizes);
  remarks.push_back(fmt::format("Paid {} of {}{}{}", awards::ToText(Paid(prizes)), awards::ToText(Offered(prizes)),
                                currency, left == 0 ? "" : fmt::format("; {} not awarded", awards::ToText(left))));
  if (const auto lot = prizes.work.drawn_lot()) remarks.push_back(fmt::format("Lots drawn with --lot {}", *lot));
  const std::string games = Counted(prizes.open_games, "game");
  if (prizes.rounds.paired > 0) {
    remarks.push_back(fmt::format("Round {} was not paired: it is paired here as the rules pair it, to be weighed",
                                  prizes.work.rounds()));
  }
  if (prizes.rounds.unpaired > 0) {
    remarks.push_back(fmt::format(
        "{} not paired yet: the average over {} ends of the event drawn with seed {}, every "
        "round paired by the results before it (book 1.2.2)",
        Counted(prizes.rounds.unpaired, "round"), prizes.outlook ? prizes.outlook->outcomes : 0, prizes.seed));
    return remarks;
  }
  if (prizes.outlook && prizes.outlook->all_outcomes) {
    remarks.push_back(
        fmt::format("{} without a result: the average over all {} outcomes, a win, a draw and a loss "
                    "equally likely (book 1.2.2)",
                    games, prizes.outlook->outcomes));
  } else if (prizes.outlook) {
    remarks.push_back(
        fmt::format("{} without a result: the average over {} outcomes drawn with seed {}, a win, a draw "
                    "and a loss equally likely (book 1.2.2)",
                    games, prizes.outlook->outcomes, prizes.seed));
  } else if (prizes.open_games > 0) {
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
Table ChanceTable(const AwardedPrizes& prizes) {
  Table table{{Number("No"), Words("Name")}};
  const auto& chances = prizes.outlook->chances;
  const std::size_t places = chances.empty() ? 0 : chances.front().size();
  for (std::size_t place = 1; place <= places; ++place) table.columns.push_back(Number(fmt::format("Place {}", place)));
  for (const Participant who : prizes.work.standings().order) {
    const auto& own = chances[who.index()];
    if (std::ranges::all_of(own, [](const Fraction& chance) { return chance == Fraction(); })) continue;
    Row row{prizes.work.record().entrant(who).number, prizes.work.NameOf(who)};
    for (const Fraction& chance : own) row.emplace_back(ChanceText(chance));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Value ChancesOf(const AwardedPrizes& prizes, Participant who) {
  const auto text = [](const Fraction& chance) { return Value(fmt::format("{}/{}", chance.over(), chance.under())); };
  return Record()
      .Add("tpn", prizes.work.record().entrant(who).number)
      .Add("places", ListOf(prizes.outlook->chances[who.index()], text));
}

}  // namespace

Table CsvTableOf(const AwardedPrizes& prizes) {
  const std::string& currency = prizes.fund.currency;
  Table table{{Number("Rank", "rank"), Number("No", "tpn"), Words("Name", "name"), Words("Prize", "prize"),
               Number(currency.empty() ? "Amount" : currency, "amount"),
               Column{"Signature", "", Kind::kSignature, kForPeople}}};
  for (const Award& award : prizes.awards) {
    table.rows.push_back({prizes.work.standings().RankOf(award.who), prizes.work.record().entrant(award.who).number,
                          prizes.work.NameOf(award.who), ListName(prizes, award.list),
                          Value::Decimal(awards::ToText(award.amount)), Value()});
  }
  return table;
}

Sheet SheetOf(const AwardedPrizes& prizes) {
  const std::string& event = prizes.work.tournament().data().info.name;
  const std::string title = event.empty() ? "Prizes" : fmt::format("Prizes: {}", event);
  Sheet sheet(title, ".signature { min-width: 14rem; } tbody td { padding-top: .8rem; }");
  sheet.OnlyPage(Markup("<h1>{}</h1>\n", Text(title)));
  sheet.OnlyText(fmt::format("{}{}Prizes after round {}\n\n", event, event.empty() ? "" : "\n",
                             prizes.work.rounds() - prizes.rounds.paired));
  sheet.Add(CsvTableOf(prizes)).Gap();
  for (std::string& remark : Remarks(prizes)) sheet.Note(std::move(remark));
  if (prizes.outlook) sheet.OnlyText('\n' + ToText(ChanceTable(prizes)));
  return sheet;
}

Value DocumentOf(const AwardedPrizes& prizes) {
  Record record;
  record.Add("tournament", prizes.work.tournament().data().info.name).Add("rounds", prizes.work.rounds());
  record.Add("currency", prizes.fund.currency);
  record.Add("offered", Value::Decimal(awards::ToText(Offered(prizes))));
  record.Add("paid", Value::Decimal(awards::ToText(Paid(prizes)))).Add("open_games", prizes.open_games);
  if (prizes.rounds.paired > 0) record.Add("paired_rounds", prizes.rounds.paired);
  if (prizes.rounds.unpaired > 0) record.Add("unpaired_rounds", prizes.rounds.unpaired);
  if (prizes.outlook)
    record.Add("outcomes", prizes.outlook->outcomes).Add("all_outcomes", prizes.outlook->all_outcomes);
  record.Add("prizes", RecordsOf(CsvTableOf(prizes)));
  if (prizes.outlook) {
    record.Add("chances",
               ListOf(prizes.work.standings().order, [&](Participant who) { return ChancesOf(prizes, who); }));
  }
  return std::move(record.Add("diagnostics", DocumentOf(prizes.diagnostics)));
}

}  // namespace ronda::sheets
