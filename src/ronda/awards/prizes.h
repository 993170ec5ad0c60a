// Prize money: lists of prizes (for everybody, or for a category), how those level on points share them, and whether a
// player may take more than one. Amounts are exact until the end; then they are rounded to the coin so that nothing of
// the fund is lost and nothing is added.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/awards/category.h"
#include "ronda/base/fraction.h"
#include "ronda/tiebreak/record.h"

namespace ronda::awards {

using Money = std::int64_t;  // hundredths of the currency

struct PrizeList {
  std::string name;
  std::optional<Category> who;  // none: everybody
  std::vector<Money> prizes;    // for the first place, the second, ...
  // How much of each prize is shared equally by those level on points; the rest goes by place. 0: by place, 1: equal
  // split, 1/2: Hort.
  Fraction shared;
};

enum class PerPlayer : std::uint8_t {
  kAll,    // whatever the player wins
  kBest,   // one prize, the best; the others go to the next
  kFirst,  // one prize, that of the first list the player wins something in
};

struct PrizeFund {
  std::string currency;
  Money coin = 1;  // the smallest amount that is paid
  PerPlayer per_player = PerPlayer::kBest;
  std::vector<PrizeList> lists;
};

// A participant's place in the final standings; those level after all tie-breaks have the same rank.
struct Placed {
  tiebreak::Participant who;
  std::int32_t rank = 1;
  Points points;
};

// Who may win in which list: by list, then by participant.
using Eligibility = std::vector<std::vector<bool>>;

// What everybody wins, exactly, in hundredths.
struct Shares {
  std::vector<std::vector<Fraction>> by_list;  // then by participant
  std::vector<Fraction> totals;                // by list: what is paid; less than the fund if too few may win
};
Shares ShareOut(const PrizeFund& fund, std::span<const Placed> standings, const Eligibility& eligibility);

struct Award {
  tiebreak::Participant who;
  std::size_t list = 0;
  Fraction exact;
  Money amount = 0;  // a number of coins
};

// In the order of the lists, then of the standings. The amounts of a list add up to its total, rounded down to the
// coin: the coins left over go to the largest rests, among equals to the better placed.
std::vector<Award> RoundToCoins(const PrizeFund& fund, const Shares& shares, std::span<const Placed> standings);

// "1250.00".
std::string ToText(Money money);

}  // namespace ronda::awards
