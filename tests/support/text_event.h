// Small tournaments written as text, for tests. One row a player, in the order of pairing numbers; one word a round:
// opponent, colour and the letter of the result ("2w1", "3b=", "4w*" for a game without result yet), a letter alone for
// a bye ("U", "F", "H", "Z", "+", "-"), a dot for nothing.
#pragma once

#include <initializer_list>
#include <string_view>

#include "ronda/model/tournament.h"

namespace ronda::test {

TournamentData TextEvent(std::initializer_list<std::string_view> rows);

// The same, validated; aborts the test program if it is not valid.
Tournament MakeTournament(TournamentData data);

constexpr PlayerIndex Nr(int tpn) { return PlayerIndex(tpn - 1); }

}  // namespace ronda::test
