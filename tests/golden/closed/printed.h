// The printed tables, read from the files beside this one.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

using nlohmann::json;

inline json Printed(const std::string& name) {
  std::ifstream file("tests/golden/closed/" + name + ".json");
  return json::parse(file);
}

// The rounds of a schedule as the files write them: numbers, or team letter and board.
inline json AsPrinted(const Schedule& schedule) {
  json rounds = json::array();
  for (const RoundPlan& round : schedule.rounds) {
    json games = json::array();
    for (const Game& game : round.games) {
      if (schedule.boards == 0) {
        games.push_back(json::array({game.white.value() + 1, game.black.value() + 1}));
      } else {
        games.push_back(json::array({Label(schedule, game.white), Label(schedule, game.black)}));
      }
    }
    rounds.push_back(std::move(games));
  }
  return rounds;
}

// "11-12" is the table for 12.
inline int TableOf(const std::string& key) { return std::stoi(key.substr(key.find_first_of("-x") + 1)); }

}  // namespace ronda::schedule
