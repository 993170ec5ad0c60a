#include "ronda/sheets/bracket_text.h"

#include <fmt/format.h>

#include <array>
#include <sstream>

#include "ronda/base/id_range.h"
#include "ronda/charts/bracket_chart.h"
#include "ronda/formats/csv/records.h"
#include "ronda/service/bracket_tournament.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

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

std::string NameOf(const State& state, knockout::SeedIndex seed) {
  const Player& player = state.player(seed);
  if (player.name == fmt::format("Player {}", player.tpn.value())) return player.name;
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
  return fmt::format("{}{}{}, {} players, {} rounds{}\n", state.name, state.name.empty() ? "" : ": ",
                     service::KnockoutName(bracket.options.losses), bracket.options.players, bracket.waves,
                     state.draw.empty() ? "" : "\n" + state.draw);
}

// The figures of Dapiran, where somebody has a bye.
std::string ByesText(const State& state) {
  const auto& plan = state.progress.bracket().plan;
  const auto& figures = plan.figures.back();
  if (figures.freed == 0 && figures.fictitious == 0) return "";
  Table table;
  for (const char* title : {"Round", "Players", "Entered", "Dispensed", "Freed", "Readmitted"}) {
    table.AddColumn(title, Align::kRight);
  }
  for (const auto& round : plan.rounds) {
    table.AddRow({fmt::format("{}", round.round), fmt::format("{}", round.players), fmt::format("{}", round.entered),
                  fmt::format("{}", round.dispensed), fmt::format("{}", round.freed),
                  fmt::format("{}", round.readmitted)});
  }
  return fmt::format("\nByes by Dapiran: {} freed for {} places{}\n{}", figures.freed, figures.ideal,
                     plan.figures.size() > 1 ? ", with a preliminary round (0)" : "", table.ToText());
}

int FirstRound(const State& state) { return state.progress.bracket().plan.rounds.front().round; }

std::string RoundText(const State& state, int wave) {
  Table table;
  table.AddColumn("Match", Align::kRight);
  table.AddColumn("Home");
  table.AddColumn("Away");
  table.AddColumn("Result");
  table.AddColumn("");
  for (const MatchIndex index : MatchesOf(state, wave)) {
    const Match& match = state.progress.bracket().match(index);
    const MatchView& view = state.progress.view(index);
    table.AddRow({fmt::format("{}", index.value() + 1), SideText(state, view.home, match.home),
                  SideText(state, view.away, match.away), ResultText(view), SideName(state, index)});
  }
  return fmt::format("\nRound {}\n{}", FirstRound(state) + wave, table.ToText());
}

// A side for programs: the number of the player, or "W5", "L5" for the winner or loser of a match to come.
void WriteSide(JsonWriter& json, const State& state, const Occupant& occupant, const Source& source) {
  if (occupant.IsPlayer()) {
    json.Number(std::int64_t{state.player(occupant.seed).tpn.value()});
  } else {
    json.String(fmt::format("{}{}", source.kind == SourceKind::kLoser ? 'L' : 'W', source.index + 1));
  }
}

void WriteMatch(JsonWriter& json, const State& state, MatchIndex index) {
  const Match& match = state.progress.bracket().match(index);
  const MatchView& view = state.progress.view(index);
  json.BeginObject().Field("match", index.value() + 1).Field("round", FirstRound(state) + match.wave);
  json.Key("home");
  WriteSide(json, state, view.home, match.home);
  json.Key("away");
  WriteSide(json, state, view.away, match.away);
  if (const auto side = SideName(state, index); !side.empty()) json.Field("side", side);
  if (const auto result = ResultText(view); !result.empty()) json.Field("result", result);
  json.Field("ready", view.state == MatchState::kReady);
  if (view.winner.IsPlayer()) json.Field("winner", state.player(view.winner.seed).tpn.value());
  json.EndObject();
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

}  // namespace

std::string NextMatches(const State& state) {
  if (const auto champion = state.progress.Champion()) return fmt::format("Winner: {}\n", NameOf(state, *champion));
  Table table;
  table.AddColumn("Match", Align::kRight);
  table.AddColumn("Home");
  table.AddColumn("Away");
  const auto ready = state.progress.Ready();
  for (const MatchIndex index : ready) {
    const MatchView& view = state.progress.view(index);
    table.AddRow({fmt::format("{}", index.value() + 1), NameOf(state, view.home.seed), NameOf(state, view.away.seed)});
  }
  return ready.empty() ? "Nobody is left to play.\n" : "To be played:\n" + table.ToText();
}

std::string BracketTable(const State& state) {
  std::string text = Heading(state) + ByesText(state);
  for (int wave = 0; wave < state.progress.bracket().waves; ++wave) {
    if (!MatchesOf(state, wave).empty()) text += RoundText(state, wave);
  }
  return text + "\n" + NextMatches(state);
}

std::string BracketJson(const State& state) {
  std::ostringstream out;
  JsonWriter json(out);
  const auto& bracket = state.progress.bracket();
  json.BeginObject().Field("system", service::KnockoutName(bracket.options.losses)).Key("rounds").BeginArray();
  for (int wave = 0; wave < bracket.waves; ++wave) {
    json.BeginArray();
    for (const MatchIndex index : MatchesOf(state, wave)) {
      const MatchView& view = state.progress.view(index);
      json.BeginArray();
      WriteSide(json, state, view.home, bracket.match(index).home);
      WriteSide(json, state, view.away, bracket.match(index).away);
      json.EndArray();
    }
    for (const auto seed : ByesOf(state, wave)) {
      json.BeginArray().Number(std::int64_t{state.player(seed).tpn.value()}).Null().EndArray();
    }
    json.EndArray();
  }
  json.EndArray().Field("first_round", FirstRound(state)).Key("matches").BeginArray();
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(bracket.matches.size()); ++i)
    WriteMatch(json, state, MatchIndex(i));
  json.EndArray();
  if (const auto champion = state.progress.Champion()) json.Field("champion", state.player(*champion).tpn.value());
  json.EndObject();
  return out.str();
}

std::string BracketCsv(const State& state) {
  std::string text = "match,round,side,home,away,result\n";
  const auto& all = state.progress.bracket().matches;
  for (std::int32_t i = 0; i < Count(all); ++i) {
    const Match& match = all.begin()[i];
    const MatchView& view = state.progress.view(MatchIndex(i));
    text += csv::Line(std::array<std::string, 6>{
        fmt::format("{}", i + 1), fmt::format("{}", FirstRound(state) + match.wave), SideName(state, MatchIndex(i)),
        SideText(state, view.home, match.home), SideText(state, view.away, match.away), ResultText(view)});
  }
  return text;
}

charts::Chart BracketChart(const State& state, charts::Paper paper) {
  const std::string title = state.name.empty() ? Heading(state) : state.name;
  return charts::DrawBracket({title.substr(0, title.find('\n')), state.progress,
                              [&](knockout::SeedIndex seed) { return NameOf(state, seed); }, paper});
}

}  // namespace ronda::sheets
