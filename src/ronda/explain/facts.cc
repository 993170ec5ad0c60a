#include "ronda/explain/facts.h"

#include <algorithm>

#include "ronda/pairing/swiss/colour_allocation.h"

namespace ronda::explain {
namespace {

using swiss::ColourRule;
using swiss::Entrant;

std::optional<Round> MetIn(const Tournament& tournament, PlayerIndex a, PlayerIndex b) {
  for (int r = 1; r <= tournament.rounds(); ++r) {
    const RoundEntry& entry = tournament.entry(a, Round(r));
    if (entry.opponent == b && Traits(entry.result).played) return Round(r);
  }
  return std::nullopt;
}

bool IsForbidden(const Tournament& tournament, PlayerIndex a, PlayerIndex b) {
  const Round next = tournament.next_round();
  return std::ranges::any_of(tournament.data().forbidden, [&](const ForbiddenGroup& group) {
    if ((group.first && next < *group.first) || (group.last && *group.last < next)) return false;
    return std::ranges::count(group.players, a) > 0 && std::ranges::count(group.players, b) > 0;
  });
}

// The absolute rule of the organiser that keeps the two apart.
std::optional<KeptApart> RuleBetween(const Tournament& tournament, PlayerIndex a, PlayerIndex b) {
  const auto& rules = tournament.data().kept_apart;
  const auto found = std::ranges::find_if(rules, [&](const KeptApart& rule) {
    return Forbids(rule, tournament.next_round(), tournament.player(a), tournament.player(b));
  });
  return found == rules.end() ? std::nullopt : std::optional(*found);
}

// How many games back, counted from the last one, the two had different colours.
int GamesBack(const Entrant& a, const Entrant& b) {
  const std::size_t common = std::min(a.colours.size(), b.colours.size());
  for (std::size_t back = 1; back <= common; ++back) {
    if (a.colours[a.colours.size() - back] != b.colours[b.colours.size() - back]) return static_cast<int>(back);
  }
  return 0;
}

std::string_view CodeOf(ColourRule rule, const Entrant& higher, const Entrant& lower) {
  switch (rule) {
    case ColourRule::kBothPreferences:
      return higher.preference && lower.preference ? "colour-both" : "colour-only-one";
    case ColourRule::kStrongerPreference:
      return higher.preference->strength == lower.preference->strength ? "colour-wider" : "colour-stronger";
    case ColourRule::kLastDifference:
      return "colour-alternate";
    case ColourRule::kHigherRanked:
      return "colour-higher-ranked";
    case ColourRule::kInitialColour:
      return "colour-initial";
  }
  return "";
}

}  // namespace

std::optional<std::string> RelativeOrigin(const Tournament& before, PlayerIndex a, PlayerIndex b) {
  for (const KeptApart& rule : before.data().kept_apart) {
    const bool relative = rule.strength == KeptApart::Strength::kRelative && rule.by != KeptApart::By::kRating;
    if (!relative || !rule.AppliesIn(before.next_round())) continue;
    const std::string_view origin = OriginOf(before.player(a), rule.by);
    if (!origin.empty() && origin == OriginOf(before.player(b), rule.by)) return std::string(origin);
  }
  return std::nullopt;
}

std::optional<Statement> WhyMayNotMeet(const Tournament& before, PlayerIndex a, PlayerIndex b) {
  if (const auto round = MetIn(before, a, b)) return Statement{"pair-met", {{"a", a}, {"b", b}, {"round", *round}}};
  if (IsForbidden(before, a, b)) return Statement{"pair-forbidden", {{"a", a}, {"b", b}}};
  if (const auto rule = RuleBetween(before, a, b)) {
    const std::string origin(OriginOf(before.player(a), rule->by));
    return Statement{"pair-kept-apart", {{"a", a}, {"b", b}, {"origin", origin}}};
  }
  return std::nullopt;
}

std::optional<Statement> WhyNoBye(const Tournament& before, PlayerIndex player) {
  int players = 0;
  for (std::int32_t i = 0; i < before.player_count(); ++i)
    players += before.RequestedByeOf(PlayerIndex(i), before.next_round()) ? 0 : 1;
  if (players % 2 == 0) return Statement{"bye-even", {{"player", player}, {"players", players}}};
  for (int r = 1; r <= before.rounds(); ++r) {
    const ByeBar bar = Traits(before.entry(player, Round(r)).result).bye_bar;
    if (bar == ByeBar::kPairingBye) return Statement{"bye-had", {{"player", player}, {"round", Round(r)}}};
    if (bar == ByeBar::kForfeitWin) return Statement{"bye-forfeit-win", {{"player", player}, {"round", Round(r)}}};
  }
  return std::nullopt;
}

std::optional<Statement> WhyMayNotMeet(const swiss::RoundAccount& round, Place a, Place b) {
  const PlayerIndex first = round.field()[a].player;
  const PlayerIndex second = round.field()[b].player;
  const auto& articles = round.articles();
  if (auto past = WhyMayNotMeet(round.tournament(), first, second)) {
    if (past->code == "pair-met") {
      past->article = articles.rematch;
      past->tag = "C1";
    }
    return past;
  }
  if (!round.field().SameAbsoluteColour(a, b)) return std::nullopt;
  return Statement{"pair-absolute-colour",
                   {{"a", first}, {"b", second}, {"colour", round.field()[a].preference->colour}},
                   articles.absolute_colour,
                   "C3"};
}

std::optional<Statement> WhyNoBye(const swiss::RoundAccount& round, Place place) {
  const PlayerIndex player = round.field()[place].player;
  if (round.field()[place].may_have_bye) return std::nullopt;
  const auto& article = round.articles().bye_bar;
  const bool counts_points = round.bye_rule() == ByeRule::kNoUnplayedWin;
  const Points win = round.tournament().data().point_system.Win();
  for (int r = 1; r <= round.tournament().rounds(); ++r) {
    const ResultCode result = round.tournament().entry(player, Round(r)).result;
    const std::vector<Datum> data{{"player", player}, {"round", Round(r)}};
    const ByeBar bar = Traits(result).bye_bar;
    if (bar == ByeBar::kPairingBye) return Statement{"bye-had", data, article, "C2"};
    if (bar == ByeBar::kForfeitWin && !counts_points) return Statement{"bye-forfeit-win", data, article, "C2"};
    if (bar != ByeBar::kNever && counts_points && round.tournament().PointsFor(player, Round(r)) >= win)
      return Statement{"bye-unplayed-win", data, article, "C2"};
  }
  return Statement{"bye-barred", {{"player", player}}, article, "C2"};
}

Statement WhyColours(const swiss::RoundAccount& round, PlayerIndex white, PlayerIndex black) {
  const auto [higher, lower] = std::minmax({*round.field().Find(white), *round.field().Find(black)});
  return WhyColours(round, swiss::Pair{higher, lower}, white);
}

Statement WhyColours(const swiss::RoundAccount& round, const swiss::Pair& pair, PlayerIndex white) {
  const Entrant& higher = round.field()[pair.higher];
  const Entrant& lower = round.field()[pair.lower];
  const bool white_higher = higher.player == white;
  const auto rule = swiss::AllocateColours(higher, lower, round.field().initial_colour()).rule;
  const Entrant& of_white = white_higher ? higher : lower;
  const Entrant& of_black = white_higher ? lower : higher;
  Statement statement{CodeOf(rule, higher, lower),
                      {{"white", white},
                       {"black", of_black.player},
                       {"white_preference", Wish{of_white.preference}},
                       {"black_preference", Wish{of_black.preference}},
                       {"higher", higher.player}},
                      round.colour_articles()[static_cast<std::size_t>(rule)].article};
  if (rule == ColourRule::kLastDifference) statement.data.push_back({"games_back", GamesBack(higher, lower)});
  if (rule == ColourRule::kInitialColour) {
    statement.data.push_back({"number", higher.parity_number});
    statement.data.push_back({"initial", round.field().initial_colour()});
  }
  return statement;
}

std::string ColoursOf(const Tournament& tournament, PlayerIndex player) {
  std::string text;
  for (const RoundEntry& entry : tournament.entries(player)) {
    const bool played = Traits(entry.result).played && entry.colour;
    text += !played ? '-' : *entry.colour == Colour::kWhite ? 'W' : 'B';
  }
  return text.empty() ? "none" : text;
}

}  // namespace ronda::explain
