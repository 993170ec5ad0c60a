#include "ronda/sheets/keizer_words.h"

#include <fmt/format.h>

#include "ronda/base/id_range.h"

namespace ronda::sheets {
namespace {

std::string GameText(const Tournament& tournament, const keizer::Item& item) {
  const Player& opponent = tournament.player(item.basis);
  const std::string_view verb = item.kind == keizer::Kind::kWin    ? "win against"
                                : item.kind == keizer::Kind::kDraw ? "draw with"
                                                                   : "loss to";
  return fmt::format("{} {} {}", verb, opponent.tpn.value(), opponent.name);
}

std::string TextOf(const Tournament& tournament, const keizer::Item& item) {
  if (IsGame(item.kind)) return GameText(tournament, item);
  return fmt::format("{}{}", WordOf(item.kind).text, item.unpaid ? ", beyond those that are paid" : "");
}

std::string_view OwnText(keizer::OwnValue own) {
  return own == keizer::OwnValue::kOriginal ? "original value" : "own value";
}

}  // namespace

int DecimalsOf(const Fraction& number) { return number.under() == 1 ? 0 : 10 % number.under() == 0 ? 1 : 2; }

std::string NumberText(const Fraction& number) { return ToDecimal(number, DecimalsOf(number)); }

std::vector<std::string> KeizerHeading(const KeizerList& list) {
  std::vector<std::string> lines;
  const auto& data = list.tournament.data();
  if (!data.info.name.empty()) lines.push_back(data.info.name);
  const int rounds = list.standing.rounds();
  std::string when = rounds == 0 ? "Keizer list before round 1" : fmt::format("Keizer list after round {}", rounds);
  if (data.planned_rounds && rounds > 0) when += fmt::format(" of {}", *data.planned_rounds);
  if (rounds > 0) when += fmt::format(", {}", EndingText(list.standing.settled()));
  lines.push_back(std::move(when));
  return lines;
}

std::string EndingText(const keizer::Settled& settled) {
  const std::string passes = settled.passes == 1 ? "1 pass" : fmt::format("{} passes", settled.passes);
  switch (settled.ending) {
    case keizer::Ending::kOnePass:
      return "values assigned once a round";
    case keizer::Ending::kStable:
      return fmt::format("stable after {}", passes);
    case keizer::Ending::kCircle:
      return fmt::format("one of {} orders that follow each other in a circle", settled.circle);
    case keizer::Ending::kGivenUp:
      break;
  }
  return fmt::format("not stable after {}", passes);
}

std::vector<KeizerTerm> TermsOf(const KeizerList& list, PlayerIndex player) {
  std::vector<KeizerTerm> terms;
  if (list.settings.own_value != keizer::OwnValue::kNone) {
    const std::string text(OwnText(list.settings.own_value));
    terms.push_back({"", text, list.standing.OwnShareOf(player), Fraction(1)});
  }
  for (const keizer::Item& item : list.standing.ItemsOf(player)) {
    terms.push_back({fmt::format("{}", item.round.value()), TextOf(list.tournament, item),
                     list.standing.UsedValueOf(item.basis), item.share});
  }
  return terms;
}

Attendance AttendanceOf(const KeizerList& list, PlayerIndex player) {
  Attendance attendance;
  for (const keizer::Item& item : list.standing.ItemsOf(player)) {
    attendance.games += IsGame(item.kind) ? 1 : 0;
    attendance.absences += IsAbsence(item.kind) ? 1 : 0;
  }
  return attendance;
}

// Elementos §2.10, decision 232: who stays away gets no points, whatever the reasons; only Keizer points.
Points KeizerScoreOf(const KeizerList& list, PlayerIndex player) {
  Points score;
  for (const Round round : IdRange<Round>(list.standing.rounds())) {
    const bool away = keizer::IsAbsence(list.settings.KindOf(list.tournament.entry(player, round).result));
    if (!away) score += list.tournament.PointsFor(player, round);
  }
  return score;
}

}  // namespace ronda::sheets
