// Teams, their line-ups and what happened to their matches, as TRF26 records them (310, 300, 320, 330, 362).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/model/ids.h"
#include "ronda/model/points.h"
#include "ronda/model/result_code.h"

namespace ronda {

struct Team {
  TeamNumber number{0};
  std::string name;
  std::string nickname;
  std::optional<int> strength;
  std::optional<Points> stated_match_points;
  std::optional<Points> stated_game_points;
  std::optional<int> stated_rank;
  std::vector<PlayerIndex> members;  // in board order

  bool operator==(const Team&) const = default;
};

// The players of a team in a match that was not played in the order of the list; none for an empty board.
struct LineUp {
  Round round{1};
  TeamIndex team{0};
  std::optional<TeamIndex> opponent;
  std::vector<std::optional<PlayerIndex>> boards;

  bool operator==(const LineUp&) const = default;
};

enum class MatchForfeit : std::uint8_t { kWhiteWins, kBlackWins, kDouble };

struct ForfeitedMatch {
  MatchForfeit outcome = MatchForfeit::kWhiteWins;
  Round round{1};
  TeamIndex white{0};
  TeamIndex black{0};

  bool operator==(const ForfeitedMatch&) const = default;
};

// The pairing-allocated bye of teams: what it is worth and who had it, by round.
struct TeamPairingByes {
  Points match_points;
  Points game_points;
  std::vector<std::optional<TeamIndex>> by_round;

  bool operator==(const TeamPairingByes&) const = default;
};

// A bye of a team that was not allocated by the pairing (record 240 in a team event).
struct TeamBye {
  Round round{1};
  TeamIndex team{0};
  ResultCode kind = ResultCode::kZeroBye;

  bool operator==(const TeamBye&) const = default;
};

struct MatchPointSystem {
  Points win = Points::Whole(2);
  Points draw = Points::Whole(1);
  Points loss{};

  bool operator==(const MatchPointSystem&) const = default;
};

}  // namespace ronda
