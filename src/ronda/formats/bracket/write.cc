#include <fmt/format.h>

#include "ronda/base/json_text.h"
#include "ronda/formats/bracket/bracket.h"

namespace ronda::bracket {
namespace {

std::string PlayerLine(const Player& player) {
  std::string line = fmt::format("{{\"number\": {}, \"name\": {}", player.tpn.value(), Quoted(player.name));
  if (!player.title.empty()) line += fmt::format(", \"title\": {}", Quoted(player.title));
  if (player.rating) line += fmt::format(", \"rating\": {}", *player.rating);
  if (!player.federation.empty()) line += fmt::format(", \"federation\": {}", Quoted(player.federation));
  return line + "}";
}

std::string Settings(const State& state) {
  const auto& options = state.progress.bracket().options;
  std::string text = fmt::format("{{\n  \"format\": \"{}\",\n  \"version\": {},\n", kFormatName, kVersion);
  if (!state.name.empty()) text += fmt::format("  \"name\": {},\n", Quoted(state.name));
  if (!state.draw.empty()) text += fmt::format("  \"draw\": {},\n", Quoted(state.draw));
  text += fmt::format("  \"losses\": {},\n  \"games\": {},\n", options.losses, state.progress.games());
  text += fmt::format("  \"seeding\": \"{}\",\n",
                      options.seeding == knockout::Seeding::kCompensation ? "compensation" : "equidistant");
  if (options.third_place) text += "  \"third_place\": true,\n";
  if (options.guaranteed) text += fmt::format("  \"guaranteed_games\": {},\n", *options.guaranteed);
  if (options.dispensed.empty()) return text;
  text += "  \"dispensed\": [";
  for (std::size_t i = 0; i < options.dispensed.size(); ++i) {
    text += fmt::format("{}{{\"players\": {}, \"rounds\": {}}}", i == 0 ? "" : ", ", options.dispensed[i].players,
                        options.dispensed[i].rounds);
  }
  return text + "],\n";
}

std::string EventLine(const State& state, const Event& event) {
  if (const auto* match = std::get_if<knockout::MatchIndex>(&event)) {
    const auto& score = state.progress.scores()[*match];
    return fmt::format("{{\"match\": {}, \"score\": \"{}\"}}", match->value() + 1, ToString(*score));
  }
  return fmt::format("{{\"withdrawn\": {}}}", state.player(std::get<knockout::SeedIndex>(event)).tpn.value());
}

}  // namespace

std::string Write(const State& state) {
  std::string text = Settings(state) + "  \"players\": [";
  for (std::size_t i = 0; i < state.players.size(); ++i) {
    text += fmt::format("{}\n    {}", i == 0 ? "" : ",", PlayerLine(state.players[i]));
  }
  text += "\n  ],\n  \"events\": [";
  for (std::size_t i = 0; i < state.events.size(); ++i) {
    text += fmt::format("{}\n    {}", i == 0 ? "" : ",", EventLine(state, state.events[i]));
  }
  return text + (state.events.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

}  // namespace ronda::bracket
