// What engine and judge say about a round, for tests.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "procedure/judge.h"

namespace ronda::procedure {

std::string_view IdOf(Text text);

// How many take part in the round to be paired; beyond kMostPlayers, listing all candidates takes too long.
std::size_t Present(const TournamentData& data);
inline constexpr std::size_t kMostPlayers = 10;

std::optional<test::PairedRound> ByEngine(const Tournament& tournament, std::string_view id);
std::optional<test::PairedRound> ByEngine(const Tournament& tournament, Text text);

// "1-4 5-2 3U", "none" without a legal pairing, and both where they disagree.
std::string Paired(const Tournament& tournament, Text text);

inline std::string By2011(const Tournament& tournament) { return Paired(tournament, Text::k2011); }
inline std::string By2012(const Tournament& tournament) { return Paired(tournament, Text::k2012); }
// Where the two texts say the same; both where they do not.
inline std::string ByBoth(const Tournament& tournament) {
  const std::string by_2012 = By2012(tournament);
  const std::string by_2011 = By2011(tournament);
  return by_2011 == by_2012 ? by_2012 : by_2012 + " and in 2011 " + by_2011;
}
inline std::string ByBook(const Tournament& tournament) { return Paired(tournament, Text::kBook); }

}  // namespace ronda::procedure
