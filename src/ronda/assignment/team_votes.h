// Votes of players for each other (Elementos §2.8) and the orders they give: T, E, St, Se, So and R, and of those V1
// and V2.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"

namespace ronda::assignment {

enum class TeamMode : std::uint8_t {
  kVeto,    // mode A: whoever gets no vote from a player is never in that player's team
  kNoVeto,  // mode B: everybody may be teamed; votes may be negative
};

// Which of two equal players comes first by their votes for each other. Decision 102.
enum class Confrontation : std::uint8_t {
  kWanted,   // the one with more received than given
  kPrinted,  // the one with more given than received, as the formula of the book has it
};

struct TeamRules {
  TeamMode mode = TeamMode::kVeto;
  int team_size = 2;
  Confrontation confrontation = Confrontation::kWanted;
  std::uint64_t seed = 1;  // of the lot
};

// given[a][b]: what a gives to b.
using Votes = std::vector<std::vector<std::int64_t>>;
using Members = std::vector<int>;          // of a team, ascending
using Voter = StrongInt<struct VoterTag>;  // a player by the place in the list, from 0

// What a player gives to another.
inline std::int64_t VoteOf(const Votes& votes, int giver, int receiver) {
  return votes[Voter(giver).index()][Voter(receiver).index()];
}

// A1: the votes a player has to give.
std::int64_t VotesPerPlayer(const TeamRules& rules, int players);

// B2: in mode A everybody must have given everybody at least one vote.
bool IsAllowed(const Votes& votes, const TeamRules& rules, const Members& team);

// What a player gives to the rest of a team (x).
std::int64_t GivenTo(const Votes& votes, int player, const Members& team);

// F, ascending: what each member gives to the rest of the team. Decision 101.
std::vector<std::int64_t> InterestOf(const Votes& votes, const Members& team);

class TeamOrders {
 public:
  // The lot is drawn once, for all players.
  TeamOrders(const Votes& votes, const TeamRules& rules);

  // Strongest first. V1: T, St, So, R, lot. V2: E, Se, So, T, St, R, lot, where E and Se count the votes of the tied
  // players only.
  std::vector<int> V1(const std::vector<int>& tied) const;
  std::vector<int> V2(const std::vector<int>& tied) const;

  std::int64_t ReceivedFrom(int player, const std::vector<int>& voters) const;   // T or E
  std::int64_t SonnebornFrom(int player, const std::vector<int>& voters) const;  // St or Se
  bool NeededTheLot() const { return needed_the_lot_; }

 private:
  enum class Voters : std::uint8_t { kEverybody, kTied };
  std::vector<int> Ordered(const std::vector<int>& tied, Voters first) const;

  const Votes& votes_;
  TeamRules rules_;
  std::vector<int> everybody_;
  IdVector<Voter, int> lot_;
  mutable bool needed_the_lot_ = false;
};

}  // namespace ronda::assignment
