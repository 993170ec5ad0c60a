#include "ronda/sheets/explain_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "ronda/base/id_range.h"
#include "ronda/explain/exchanges.h"
#include "ronda/explain/on_paper.h"
#include "ronda/sheets/explain_exchanges.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/names.h"

namespace ronda::sheets {
namespace {

using swiss::Entrant;
using swiss::Field;

constexpr std::size_t kLargestElimination = 20;  // wider tables fit no page

// A group with its places in the field, those from above first.
struct Group {
  const BracketExplanation& bracket;
  std::vector<Place> places;
};

class Worker {
 public:
  Worker(const Tournament& before, const RoundPairing& pairing)
      : before_(before), pairing_(pairing), round_(before), field_(round_.field()) {}

  std::string TextOf(const BracketExplanation& bracket) const {
    const Group group{bracket, PlacesOf(bracket)};
    std::string text = fmt::format("\nGroup of {} points\n{}\n{}", ToString(bracket.score), ToText(PlayersTable(group)),
                                   ToText(ForecastTable(group)));
    if (group.places.size() > 1 && group.places.size() <= kLargestElimination) {
      text += '\n' + ToText(EliminationTable(group));
    }
    if (const std::string exchanges = ExchangesOf(group); !exchanges.empty()) text += '\n' + exchanges;
    return text + '\n' + OutcomeOf(bracket);
  }

 private:
  std::vector<Place> PlacesOf(const BracketExplanation& bracket) const {
    std::vector<Place> places;
    for (const auto* players : {&bracket.moved_down, &bracket.residents}) {
      for (const PlayerIndex player : *players) {
        if (const auto place = field_.Find(player)) places.push_back(*place);
      }
    }
    return places;
  }

  int NumberAt(Place place) const { return before_.player(field_[place].player).tpn.value(); }

  // "29, 20, 2": opponents in the order of the rounds; 0 for a round without one.
  std::string OpponentsOf(PlayerIndex player) const {
    std::string text;
    for (const RoundEntry& entry : before_.entries(player)) {
      text += fmt::format("{}{}", text.empty() ? "" : ", ",
                          entry.opponent ? before_.player(*entry.opponent).tpn.value() : 0);
    }
    return text;
  }

  // "BNBBNN*": B with White, N with Black, 0 for what was not played; a star where the next colour is forced.
  std::string ColoursOf(const Entrant& entrant) const {
    std::string text;
    for (const RoundEntry& entry : before_.entries(entrant.player)) {
      const bool played = Traits(entry.result).played && entry.colour;
      text += !played ? '0' : *entry.colour == Colour::kWhite ? 'B' : 'N';
    }
    const bool forced = entrant.preference && entrant.preference->strength == swiss::PreferenceStrength::kAbsolute;
    return forced ? text + '*' : text;
  }

  // Small letters two rounds ago, capitals in the round before: d and D down, a and A up.
  static std::string FloatsOf(const Entrant& entrant) {
    std::string text;
    if (entrant.earlier_float != Float::kNone) text += entrant.earlier_float == Float::kDown ? 'd' : 'a';
    if (entrant.last_float != Float::kNone) text += entrant.last_float == Float::kDown ? 'D' : 'A';
    return text;
  }

  Table PlayersTable(const Group& group) const {
    Table table{
        {Number("No"), Words("Player"), Words("Opponents"), Words("Colours"), Words("Floats"), Number("Points")}};
    for (const Place place : group.places) {
      const Entrant& entrant = field_[place];
      table.rows.push_back({NumberAt(place), before_.player(entrant.player).name, OpponentsOf(entrant.player),
                            ColoursOf(entrant), FloatsOf(entrant), entrant.score});
    }
    return table;
  }

  Table ForecastTable(const Group& group) const {
    const explain::Forecast forecast = round_.ForecastOf(group.places);
    Table table{{Number("T"), Number("P"), Number("B"), Number("N"), Number("F"), Number("X")}};
    table.rows.push_back(
        {forecast.players, forecast.pairs, forecast.white, forecast.black, forecast.floats, forecast.denied});
    return table;
  }

  // Elementos §A.7.3: everybody against everybody; the pairs that were made have a cross.
  Table EliminationTable(const Group& group) const {
    Table table{{Number("")}};
    for (const Place place : group.places) table.columns.push_back(Words(fmt::format("{}", NumberAt(place))));
    for (std::size_t row = 0; row < group.places.size(); ++row) {
      Row cells{NumberAt(group.places[row])};
      for (std::size_t column = 0; column < group.places.size(); ++column) {
        cells.emplace_back(column <= row ? "-" : CellOf(group, group.places[row], group.places[column]));
      }
      table.rows.push_back(std::move(cells));
    }
    return table;
  }

  // Of those who did not float, where all of them are paired with each other: the homogeneous part.
  std::string ExchangesOf(const Group& group) const {
    if (!group.bracket.downfloaters.empty()) return "";
    const auto& from_above = group.bracket.moved_down;
    const auto floated = [&](PlayerIndex player) { return std::ranges::count(from_above, player) > 0; };
    explain::ExchangeQuestion question;
    for (const PlayerPair& pair : group.bracket.pairs) {
      if (floated(pair.higher) || floated(pair.lower)) continue;
      const auto higher = field_.Find(pair.higher);
      const auto lower = field_.Find(pair.lower);
      if (!higher || !lower) return "";
      question.pairs.push_back({*higher, *lower});
      question.players.insert(question.players.end(), {*higher, *lower});
    }
    std::ranges::sort(question.players);
    question.may_meet = [&](Place a, Place b) { return round_.MayMeet(a, b); };
    return sheets::TextOf(explain::ExchangesInTurn(question),
                          [&](Place place) { return std::to_string(NumberAt(place)); });
  }

  std::string CellOf(const Group& group, Place a, Place b) const {
    const bool paired = std::ranges::any_of(group.bracket.pairs, [&](const PlayerPair& pair) {
      return std::minmax(pair.higher, pair.lower) == std::minmax(field_[a].player, field_[b].player);
    });
    if (paired) return "X";
    const std::string_view objection = round_.ObjectionTo(a, b);
    return objection.empty() ? "." : std::string(objection);
  }

  // "Pairs: 12-2, 8-6. Floats: 24."
  std::string OutcomeOf(const BracketExplanation& bracket) const {
    std::string pairs;
    for (const Board& board : pairing_.boards) {
      const bool here = std::ranges::any_of(bracket.pairs, [&](const PlayerPair& pair) {
        return std::minmax(pair.higher, pair.lower) == std::minmax(board.white, board.black);
      });
      if (here)
        pairs +=
            fmt::format("{}{}-{}", pairs.empty() ? "" : ", ", TpnOf(before_, board.white), TpnOf(before_, board.black));
    }
    std::string floats;
    for (const PlayerIndex player : bracket.downfloaters) {
      floats += fmt::format("{}{}", floats.empty() ? "" : ", ", TpnOf(before_, player));
    }
    return fmt::format("Pairs: {}.{}\n", pairs.empty() ? "none" : pairs,
                       floats.empty() ? "" : fmt::format(" Floats: {}.", floats));
  }

  const Tournament& before_;
  const RoundPairing& pairing_;
  explain::RoundOnPaper round_;
  const Field& field_;
};

}  // namespace

std::string TextOf(const WorkedRound& round) {
  const auto& [occasion, pairing] = round;
  const std::string& name = occasion.before.data().info.name;
  std::string text =
      fmt::format("{}{}Round {}, {}, {}\n{}", name, name.empty() ? "" : "\n", occasion.before.next_round().value(),
                  occasion.system.id, FideModeName(occasion.deviations), DeviationLines(occasion.deviations));
  text +=
      "T players, P pairs, B want White, N want Black, F float, X are denied; in the tables B1 met, B2 and B4 colours, "
      "X "
      "paired\n";
  const Worker worker(occasion.before, pairing);
  for (const BracketExplanation& bracket : pairing.brackets) text += worker.TextOf(bracket);
  if (pairing.bye) text += fmt::format("\n{}: bye\n", TpnOf(occasion.before, *pairing.bye));
  return text;
}

}  // namespace ronda::sheets
