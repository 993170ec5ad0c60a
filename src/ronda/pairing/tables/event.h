// An event of a game for three to six at a table: players, settings, and rounds of tables with the place everybody
// took. Nobody sits at two tables of a round, tables have a size that the game allows, places are a ranking and points
// are as many as a full table has places: the reader of the file (formats/tables) makes sure of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/fraction.h"
#include "ronda/base/result.h"
#include "ronda/base/strong_int.h"
#include "ronda/model/points.h"

namespace ronda::tables {

inline constexpr int kSmallestTable = 3;
inline constexpr int kLargestTable = 6;

// Number of a player, from 1; what people see.
using Number = StrongInt<struct TablePlayerTag, 1>;
// Place of a player in the list of the event, from 0.
using Index = StrongInt<struct TableIndexTag>;

struct Player {
  Number number{0};
  std::string name;
};

struct Table {
  std::vector<Index> players;
  std::vector<int> places;  // of each; equal for those who shared a place; empty: not played yet
};

using Round = std::vector<Table>;

enum class System : std::uint8_t { kMonrad, kSchenkel };

// Schenkel: groups of so many tables that stay together for so many rounds.
struct GroupPlan {
  int tables = 4;
  int rounds = 3;
};

struct Absence {
  int round = 1;
  Index player{0};
};

struct Event {
  std::string name;
  System system = System::kMonrad;
  int table_size = 4;
  GroupPlan groups;
  std::optional<int> planned_rounds;
  std::int32_t lot = 0;        // what the draw of round 1 is made from
  int best = 0;                // so many rounds count; 0: all of them
  std::vector<Points> points;  // by place at a full table; empty: the usual ones
  std::vector<Player> players;
  std::vector<Absence> away;  // from rounds that are not seated yet
  std::vector<Round> rounds;

  int next_round() const { return static_cast<int>(rounds.size()) + 1; }
};

// Points of a place (from 1) at a table of so many: the number beaten at a full table; at a table of another size
// spread evenly between those of the first and the last place of a full one (decision 198).
Fraction PointsOfPlace(const Event& event, int size, int place);

// Points of everybody at a table that was played, in the order of its players: those who share a place share its points
// and those of the places after it.
std::vector<Fraction> PointsAt(const Event& event, const Table& table);

// Whether the places are those of a ranking in which equals share a place: 1 2 3 4, 1 2 2 4, 1 1 3, ...
bool IsRanking(std::vector<int> places);

// The event as it stood before a round; those who were not seated in it are away from it.
Event Before(const Event& event, int round);

}  // namespace ronda::tables
