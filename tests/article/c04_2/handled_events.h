// Small helpers of the tests of the handling rules.
#pragma once

#include <string>
#include <vector>

#include "ronda/handling/handled.h"
#include "ronda/handling/initial_order.h"
#include "support/event.h"

namespace ronda::test {

inline Player Person(std::string name, std::optional<int> rating, std::string title = "") {
  Player player;
  player.name = std::move(name);
  player.title = std::move(title);
  player.rating = rating;
  return player;
}

// The people with the numbers 1, 2, 3, ... as they come, before the first round.
inline Tournament ListOf(std::vector<Player> people) {
  TournamentData data;
  for (Player& player : people) {
    player.tpn = Tpn(static_cast<std::int32_t>(data.players.size()) + 1);
    data.players.push_back(std::move(player));
  }
  data.planned_rounds = 7;
  return Tournament::Make(std::move(data)).value();
}

inline std::vector<std::string> NamesOf(const Tournament& tournament) {
  std::vector<std::string> names;
  for (const Player& player : tournament.players()) names.push_back(player.name);
  return names;
}

inline handling::OrderRules Rules(std::string_view alphabet = "en", std::string_view edition = "2025") {
  handling::OrderRules rules;
  rules.edition = handling::FindEdition(edition);
  rules.alphabet = Alphabet::Make(alphabet).value();
  return rules;
}

// Event(n) with ratings 2n, 2n-2, ... so that the players stand in the initial order with room between them.
inline Tournament Rated(const Tournament& event) {
  TournamentData data = event.data();
  int rating = 2000 + 20 * static_cast<int>(data.players.size());
  for (Player& player : data.players) player.rating = rating -= 20;
  return Tournament::Make(std::move(data)).value();
}

// After the first of seven rounds.
inline Tournament FourAfterRound1() { return Rated(Event(4).Planned(7).Round("1>3 4=2")); }

// The last round without results: its games are still being played.
inline Tournament Unfinished(const Tournament& event) {
  TournamentData data = event.data();
  for (const PlayerIndex player : event.player_ids()) {
    RoundEntry& entry = data.entry(player, Round(event.rounds()));
    if (entry.opponent) entry.result = ResultCode::kPending;
  }
  return Tournament::Make(std::move(data)).value();
}

inline const handling::Edition& Edition2026() { return *handling::FindEdition("2026"); }

inline std::vector<std::string> CodesOf(const handling::Handled& handled) {
  std::vector<std::string> codes;
  for (const handling::Change& change : handled.changes) codes.push_back(change.code);
  return codes;
}

// "3w1": opponent, colour and result of a round; the letter alone for a bye.
inline std::string EntryText(const Tournament& tournament, int number, int round) {
  const RoundEntry& entry = tournament.entry(PlayerIndex(number - 1), Round(round));
  const std::string letter(1, Traits(entry.result).trf);
  if (!entry.opponent) return letter;
  const char colour = entry.colour ? (*entry.colour == Colour::kWhite ? 'w' : 'b') : '-';
  return std::to_string(tournament.player(*entry.opponent).tpn.value()) + colour + letter;
}

}  // namespace ronda::test
