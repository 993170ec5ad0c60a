#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>

#include "ronda/base/json_text.h"
#include "ronda/formats/tables/tables.h"

namespace ronda::formats {
namespace {

using tables::Event;

std::vector<int> NumbersOf(const Event& event, const std::vector<tables::Index>& players) {
  std::vector<int> numbers;
  for (const tables::Index player : players) {
    numbers.push_back(event.players[player.index()].number.value());
  }
  return numbers;
}

std::string Settings(const Event& event) {
  std::string text = "{\n  \"format\": \"ronda-tables\",\n  \"version\": 1,\n";
  if (!event.name.empty()) text += fmt::format("  \"name\": {},\n", Quoted(event.name));
  const bool schenkel = event.system == tables::System::kSchenkel;
  text += fmt::format("  \"system\": \"{}\",\n", schenkel ? "schenkel" : "monrad");
  text += fmt::format("  \"table_size\": {},\n", event.table_size);
  if (schenkel) {
    text += fmt::format("  \"group_tables\": {},\n  \"group_rounds\": {},\n", event.groups.tables, event.groups.rounds);
  }
  if (event.planned_rounds) text += fmt::format("  \"planned_rounds\": {},\n", *event.planned_rounds);
  text += fmt::format("  \"lot\": {},\n", event.lot);
  if (event.best > 0) text += fmt::format("  \"best\": {},\n", event.best);
  if (event.points.empty()) return text;
  std::vector<std::string> points;
  for (const Points one : event.points) points.push_back(ToString(one));
  return text + fmt::format("  \"points\": [{}],\n", fmt::join(points, ", "));
}

std::string TableText(const Event& event, const tables::Table& table) {
  std::string text = fmt::format("{{\"players\": [{}]", fmt::join(NumbersOf(event, table.players), ", "));
  if (!table.places.empty()) text += fmt::format(", \"places\": [{}]", fmt::join(table.places, ", "));
  return text + "}";
}

std::string RoundText(const Event& event, const tables::Round& round) {
  std::vector<std::string> lines;
  for (const tables::Table& table : round) lines.push_back("      " + TableText(event, table));
  return fmt::format("    [\n{}\n    ]", fmt::join(lines, ",\n"));
}

// A line a round.
std::string AwayText(const Event& event) {
  std::map<int, std::vector<tables::Index>> by_round;
  for (const tables::Absence& absence : event.away) by_round[absence.round].push_back(absence.player);
  std::vector<std::string> lines;
  for (const auto& [round, players] : by_round) {
    lines.push_back(
        fmt::format("    {{\"round\": {}, \"players\": [{}]}}", round, fmt::join(NumbersOf(event, players), ", ")));
  }
  return fmt::format("  \"away\": [\n{}\n  ],\n", fmt::join(lines, ",\n"));
}

}  // namespace

std::string WriteTables(const Event& event) {
  std::vector<std::string> players;
  for (const tables::Player& player : event.players) {
    players.push_back(fmt::format("    {{\"number\": {}, \"name\": {}}}", player.number.value(), Quoted(player.name)));
  }
  std::vector<std::string> rounds;
  for (const tables::Round& round : event.rounds) rounds.push_back(RoundText(event, round));
  std::string text = Settings(event) + fmt::format("  \"players\": [\n{}\n  ],\n", fmt::join(players, ",\n"));
  if (!event.away.empty()) text += AwayText(event);
  return text + (rounds.empty() ? "  \"rounds\": []\n}\n"
                                : fmt::format("  \"rounds\": [\n{}\n  ]\n}}\n", fmt::join(rounds, ",\n")));
}

}  // namespace ronda::formats
