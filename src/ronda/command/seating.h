// The boards of a round in the order of publication, with the tables they are played at.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/journal/state.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::command {

struct Seating {
  std::int32_t board = 1;  // from 1, in the order of publication
  std::int32_t table = 1;
  journal::Uid white{1};
  journal::Uid black{1};
  RoundEntry white_entry;
  RoundEntry black_entry;
};

std::vector<Seating> SeatingOf(const journal::State& state, Round round);

// Who has no opponent in the round, and why (a bye of any kind); in the order of the list. Of teams only who wins
// against an empty seat: teams have byes of their own (match_seating.h).
struct WithoutGame {
  journal::Uid player{1};
  ResultCode result = ResultCode::kAbsent;
};
std::vector<WithoutGame> WithoutGameIn(const journal::State& state, Round round);

// Whoever has White in the games of a round, in the order of publication (C.04.2/2025 §4.9): of teams match by match,
// each in the order of its boards.
std::vector<journal::Uid> BoardOrder(const journal::State& state, const Tournament& tournament, Round round);

// The tables of boards in this order: players with a table of their own sit there, the others at the tables left, in
// order. Every match of teams has tables for all its boards. Empty if every board is at the table of its number.
std::vector<std::int32_t> TablesFor(const journal::State& state, Round round, const std::vector<journal::Uid>& boards);

}  // namespace ronda::command
