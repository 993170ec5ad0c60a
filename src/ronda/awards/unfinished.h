// Prizes of a tournament that was not finished (Elementos §1.2.2): everybody's chance of each place, over all outcomes
// of the games without a result, a win, a draw and a loss of each equally likely. All outcomes are gone through where
// they are few; beyond that a stated number of them is drawn from a stated seed.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "ronda/awards/prizes.h"
#include "ronda/base/fraction.h"
#include "ronda/base/random.h"
#include "ronda/base/result.h"
#include "ronda/tiebreak/standings.h"

namespace ronda::awards {

// The games without a result.
struct OpenGame {
  tiebreak::Participant first;
  tiebreak::Participant second;
  Round round{1};
};
std::vector<OpenGame> OpenGames(const tiebreak::Record& record);

// The record with results for its open games, by game: the outcome for the first of the two.
tiebreak::Record WithOutcomes(const tiebreak::Record& record, std::span<const OpenGame> games,
                              std::span<const tiebreak::Outcome> outcomes);

inline constexpr std::size_t kMostGamesForAllOutcomes = 7;  // 2187 outcomes

struct Draws {
  int count = 2000;
  std::uint64_t seed = 1;
};

struct Outlook {
  bool all_outcomes = true;
  int outcomes = 0;  // gone through
  Shares shares;     // the average, exact to a 720720th of a hundredth
  // By participant, then by place: the chance of finishing there. Those who share a rank share its places.
  std::vector<std::vector<Fraction>> chances;
};

struct OutlookRequest {
  const PrizeFund& fund;
  const Eligibility& eligibility;
  // The final standings of a record, best first.
  std::function<std::vector<Placed>(const tiebreak::Record&)> rank;
  std::size_t places = 0;  // how many places the chances are wanted of
  Draws draws;
};

Outlook LookAhead(const tiebreak::Record& record, const OutlookRequest& request);

// Where rounds are still to be paired, and who meets whom in them depends on results: the average over finals that are
// drawn. Gives up, with the reason, when one of them cannot be paired.
using FinalOf = std::function<Result<tiebreak::Record>(Random&)>;
Result<Outlook> LookAheadByDraws(const tiebreak::Record& now, const OutlookRequest& request, const FinalOf& final_of);

// A win, a draw or a loss, equally likely.
tiebreak::Outcome DrawnOutcome(Random& random);

}  // namespace ronda::awards
