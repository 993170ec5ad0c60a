#include "ronda/sheets/bracket_sheet.h"

#include <fmt/format.h>

#include <span>

#include "ronda/base/id_range.h"
#include "ronda/charts/bracket_chart.h"
#include "ronda/service/bracket_tournament.h"

namespace ronda::sheets {
namespace {

using bracket::State;
using knockout::Match;
using knockout::MatchIndex;
using knockout::MatchState;
using knockout::MatchView;
using knockout::Occupant;
using knockout::Side;
using knockout::Source;
using knockout::SourceKind;

bool IsNamed(const Player& player) { return player.name != fmt::format("Player {}", player.tpn.value()); }

std::string NameOf(const State& state, knockout::SeedIndex seed) {
  const Player& player = state.player(seed);
  if (!IsNamed(player)) return player.name;
  return fmt::format("{} {}{}{}", player.tpn.value(), player.title, player.title.empty() ? "" : " ", player.name);
}

std::string SideText(const State& state, const Occupant& occupant, const Source& source) {
  if (occupant.IsPlayer()) return NameOf(state, occupant.seed);
  if (occupant.state == Occupant::State::kNobody) return "-";
  return fmt::format("{} of {}", source.kind == SourceKind::kLoser ? "loser" : "winner", source.index + 1);
}

std::string ResultText(const MatchView& view) {
  switch (view.state) {
    case MatchState::kPlayed:
      return ToString(*view.score);
    case MatchState::kByDefault:
      return "by default";
    case MatchState::kNotNeeded:
      return "not needed";
    case MatchState::kWaiting:
    case MatchState::kReady:
      break;
  }
  return "";
}

std::string SideName(const State& state, MatchIndex index) {
  const Match& match = state.progress.bracket().match(index);
  switch (match.side) {
    case Side::kMain:
      return state.progress.bracket().options.losses == 1 ? "" : "main";
    case Side::kLosers:
      return match.level == 1 ? "losers" : fmt::format("losers {}", match.level);
    case Side::kFinal:
      return state.progress.bracket().IsConditional(index) ? "final, if needed" : "final";
    case Side::kThirdPlace:
      return "third place";
    case Side::kPlaces:
      return fmt::format("places {} to {}", match.best_place, match.worst_place);
  }
  return "";
}

std::vector<MatchIndex> MatchesOf(const State& state, int wave) {
  std::vector<MatchIndex> matches;
  const auto& all = state.progress.bracket().matches;
  for (const MatchIndex match : IdRange<MatchIndex>(Count(all))) {
    if (all[match.index()].wave == wave) matches.push_back(match);
  }
  return matches;
}

std::string Heading(const State& state) {
  const auto& bracket = state.progress.bracket();
  const auto& games = bracket.options.guaranteed;
  return fmt::format("{}{}{}, {} players, {} rounds{}{}\n", state.name, state.name.empty() ? "" : ": ",
                     service::KnockoutName(bracket.options.losses), bracket.options.players, bracket.waves,
                     games ? fmt::format(", {} for everybody", Counted(*games, "game")) : "",
                     state.draw.empty() ? "" : "\n" + state.draw);
}

// The figures of Dapiran, where somebody has a bye.
void AddByes(Sheet& sheet, const State& state) {
  const auto& plan = state.progress.bracket().plan;
  const auto& figures = plan.figures.back();
  if (figures.freed == 0 && figures.fictitious == 0) return;
  Table table{{Number("Round"), Number("Players"), Number("Entered"), Number("Dispensed"), Number("Freed"),
               Number("Readmitted")}};
  for (const auto& round : plan.rounds) {
    table.rows.push_back({round.round, round.players, round.entered, round.dispensed, round.freed, round.readmitted});
  }
  sheet.Gap().Note(fmt::format("Byes by Dapiran: {} freed for {} places{}", figures.freed, figures.ideal,
                               plan.figures.size() > 1 ? ", with a preliminary round (0)" : ""));
  sheet.Add(std::move(table));
}

int FirstRound(const State& state) { return state.progress.bracket().plan.rounds.front().round; }

// Matches with their sides as they are known.
Table MatchTable(const State& state, std::span<const MatchIndex> matches) {
  Table table{{Number("Match", "match"), Datum("round"), Datum("side"), Words("Home", "home"), Words("Away", "away"),
               Words("Result", "result"), Words("")}};
  for (const MatchIndex index : matches) {
    const Match& match = state.progress.bracket().match(index);
    const MatchView& view = state.progress.view(index);
    const std::string side = SideName(state, index);
    table.rows.push_back({index.value() + 1, FirstRound(state) + match.wave, side,
                          SideText(state, view.home, match.home), SideText(state, view.away, match.away),
                          ResultText(view), side});
  }
  return table;
}

// A side for programs: the number of the player, or "W5", "L5" for the winner or loser of a match to come.
Value SideOf(const State& state, const Occupant& occupant, const Source& source) {
  if (occupant.IsPlayer()) return state.player(occupant.seed).tpn;
  return fmt::format("{}{}", source.kind == SourceKind::kLoser ? 'L' : 'W', source.index + 1);
}

Value RecordOf(const State& state, MatchIndex index) {
  const Match& match = state.progress.bracket().match(index);
  const MatchView& view = state.progress.view(index);
  return Record()
      .Add("match", index.value() + 1)
      .Add("round", FirstRound(state) + match.wave)
      .Add("home", SideOf(state, view.home, match.home))
      .Add("away", SideOf(state, view.away, match.away))
      .AddText("side", SideName(state, index))
      .AddText("result", ResultText(view))
      .Add("ready", view.state == MatchState::kReady)
      .Add("winner", view.winner.IsPlayer() ? Value(state.player(view.winner.seed).tpn) : Value());
}

// Seeds who come in after this round of the main bracket.
std::vector<knockout::SeedIndex> ByesOf(const State& state, int wave) {
  const auto& bracket = state.progress.bracket();
  std::vector<knockout::SeedIndex> byes;
  for (const Match& match : bracket.matches) {
    for (const Source& source : {match.home, match.away}) {
      if (source.kind == SourceKind::kSeed && match.wave > wave) byes.emplace_back(source.index);
    }
  }
  return byes;
}

// The pairs of a round, and who is free of it.
Value PairsOf(const State& state, int wave) {
  List pairs;
  for (const MatchIndex index : MatchesOf(state, wave)) {
    const Match& match = state.progress.bracket().match(index);
    const MatchView& view = state.progress.view(index);
    pairs.Add(List().Add(SideOf(state, view.home, match.home)).Add(SideOf(state, view.away, match.away)));
  }
  for (const auto seed : ByesOf(state, wave)) pairs.Add(List().Add(state.player(seed).tpn).Add({}));
  return pairs;
}

std::vector<MatchIndex> AllMatches(const State& state) {
  std::vector<MatchIndex> matches;
  for (const MatchIndex match : IdRange<MatchIndex>(Count(state.progress.bracket().matches))) matches.push_back(match);
  return matches;
}

}  // namespace

std::string NextMatches(const State& state) {
  const auto champion = state.progress.Champion();
  const std::string winner = champion ? fmt::format("Winner: {}\n", NameOf(state, *champion)) : "";
  Table table{{Number("Match"), Words("Home"), Words("Away")}};
  for (const MatchIndex index : state.progress.Ready()) {
    const MatchView& view = state.progress.view(index);
    table.rows.push_back({index.value() + 1, NameOf(state, view.home.seed), NameOf(state, view.away.seed)});
  }
  if (!table.rows.empty()) return winner + "To be played:\n" + ToText(table);
  return champion ? winner : "Nobody is left to play.\n";
}

Sheet SheetOf(const KnockoutList& list) {
  const State& state = list.state;
  Sheet sheet;
  sheet.OnlyText(Heading(state));
  AddByes(sheet, state);
  for (int wave = 0; wave < state.progress.bracket().waves; ++wave) {
    const auto matches = MatchesOf(state, wave);
    if (matches.empty()) continue;
    sheet.Gap().Heading(fmt::format("Round {}", FirstRound(state) + wave)).Add(MatchTable(state, matches));
  }
  return std::move(sheet.Gap().OnlyText(NextMatches(state)));
}

Table CsvTableOf(const KnockoutList& list) { return MatchTable(list.state, AllMatches(list.state)); }

Value DocumentOf(const KnockoutList& list) {
  const State& state = list.state;
  const auto& bracket = state.progress.bracket();
  List rounds;
  for (int wave = 0; wave < bracket.waves; ++wave) rounds.Add(PairsOf(state, wave));
  Record record;
  record.Add("system", service::KnockoutName(bracket.options.losses)).Add("rounds", std::move(rounds));
  record.Add("first_round", FirstRound(state));
  if (bracket.options.guaranteed) record.Add("guaranteed_games", *bracket.options.guaranteed);
  record.Add("matches", ListOf(AllMatches(state), [&](MatchIndex index) { return RecordOf(state, index); }));
  if (const auto champion = state.progress.Champion()) record.Add("champion", state.player(*champion).tpn);
  return record;
}

charts::Chart BracketChart(const State& state, charts::Paper paper) {
  const std::string title = state.name.empty() ? Heading(state) : state.name;
  return charts::DrawBracket({title.substr(0, title.find('\n')), state.progress,
                              [&](knockout::SeedIndex seed) {
                                // A form of so many players is to be filled in by hand.
                                const bool form = state.events.empty() && !IsNamed(state.player(seed));
                                return form ? std::string() : NameOf(state, seed);
                              },
                              paper});
}

}  // namespace ronda::sheets
