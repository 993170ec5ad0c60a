#include "ronda/command/seating.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/command/knockout.h"
#include "ronda/handling/handled.h"
#include "ronda/model/team_rounds.h"
#include "ronda/pairing/matches/team_matches.h"
#include "ronda/pairing/matches/team_round.h"
#include "ronda/verify/recorded_round.h"

namespace ronda::command {
namespace {

using journal::State;
using journal::Uid;

using MatchOfTeams = std::pair<TeamIndex, TeamIndex>;  // the one with the lower place first

// Where a player sits in a round: the team and the board of its line-up, or of its list.
std::map<PlayerIndex, std::pair<TeamIndex, std::size_t>> SeatsInTeams(const TournamentData& data, Round round) {
  std::map<PlayerIndex, std::pair<TeamIndex, std::size_t>> seats;
  for (const TeamIndex team : IdRange<TeamIndex>(Count(data.teams))) {
    const auto seated = matches::SeatedFor(data, team, round, data.players.size());
    for (std::size_t board = 0; board < seated.size(); ++board) {
      if (seated[board]) seats.emplace(*seated[board], std::pair(team, board));
    }
  }
  return seats;
}

// C.04.6/2026 §0: matches are published in the order that C.04.2 has for the pairs of an individual event. Empty where
// the games make no matches.
std::map<MatchOfTeams, std::size_t> MatchOrder(const Tournament& tournament, Round round) {
  std::map<MatchOfTeams, std::size_t> order;
  const auto data = matches::OfTeams(tournament);
  const auto event = data ? Tournament::Make(*data) : std::nullopt;
  if (!event) return order;
  auto pairs = verify::RoundOf(*event, round).pairs;
  verify::SortForPublication(event->Before(round), verify::PublicationScores::kStanding, pairs);
  const auto teams = TeamsByNumber(tournament.data());
  for (const verify::RecordedPair& pair : pairs) {
    order.emplace(std::minmax(teams[pair.white.index()], teams[pair.black.index()]), order.size());
  }
  return order;
}

// Boards of one match stand together.
void GroupByMatch(const Tournament& tournament, Round round, std::vector<verify::RecordedPair>& pairs) {
  const auto seats = SeatsInTeams(tournament.data(), round);
  auto matches = MatchOrder(tournament, round);
  struct Placed {
    std::size_t match;
    std::size_t board;
    verify::RecordedPair pair;
  };
  std::vector<Placed> placed;
  for (const verify::RecordedPair& pair : pairs) {
    const auto white = seats.find(pair.white);
    const auto black = seats.find(pair.black);
    if (white == seats.end() || black == seats.end()) return;
    const MatchOfTeams teams = std::minmax(white->second.first, black->second.first);
    const std::size_t match = matches.emplace(teams, matches.size()).first->second;
    const auto& first = white->second.first == teams.first ? white->second : black->second;
    placed.push_back({match, first.second, pair});
  }
  std::ranges::stable_sort(placed, {}, [](const Placed& one) { return std::pair(one.match, one.board); });
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = placed[i].pair;
}

// Who has no game in the round because of having lost before it.
std::set<PlayerIndex> OutOfKnockoutBefore(const State& state, Round round) {
  std::set<PlayerIndex> out;
  if (!IsKnockout(state)) return out;
  const auto knockout = KnockoutOf(state);
  if (!knockout) return out;
  const auto& progress = knockout->bracket.progress;
  for (const knockout::SeedIndex seed : knockout->places.ids()) {
    const PlayerIndex player = knockout->PlaceOf(seed);
    const bool is_out = progress.withdrawn()[seed] || progress.losses()[seed] >= progress.bracket().options.losses;
    const auto later = state.data.entries_of(player).subspan(round.index());
    if (is_out && std::ranges::none_of(later, [](const RoundEntry& entry) { return entry.opponent.has_value(); }))
      out.insert(player);
  }
  return out;
}

// Every match has as many tables as a match has boards, though a seat may be empty.
std::vector<std::int32_t> TablesOfMatches(const State& state, Round round, const std::vector<Uid>& boards) {
  const auto seats = SeatsInTeams(state.data, round);
  const auto size = static_cast<std::int32_t>(state.data.board_colours.size());
  std::map<MatchOfTeams, std::int32_t> matches;
  std::vector<std::int32_t> tables;
  for (const Uid uid : boards) {
    const auto white = state.Find(uid);
    const auto opponent = white ? state.data.entry(*white, round).opponent : std::nullopt;
    const auto first = white ? seats.find(*white) : seats.end();
    const auto second = opponent ? seats.find(*opponent) : seats.end();
    if (first == seats.end() || second == seats.end()) return {};
    const MatchOfTeams teams = std::minmax(first->second.first, second->second.first);
    const std::int32_t match = matches.emplace(teams, static_cast<std::int32_t>(matches.size())).first->second;
    tables.push_back(match * size + static_cast<std::int32_t>(first->second.second) + 1);
  }
  return tables;
}

// 1, 2, 3, ... needs no saying.
std::vector<std::int32_t> UnlessPlain(std::vector<std::int32_t> tables) {
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (std::cmp_not_equal(tables[i], i + 1)) return tables;
  }
  return {};
}

}  // namespace

std::vector<Uid> BoardOrder(const State& state, const Tournament& tournament, Round round) {
  auto pairs = verify::RoundOf(tournament, round).pairs;
  verify::SortForPublication(tournament.Before(round), verify::PublicationScores::kStanding, pairs);
  if (!state.data.teams.empty()) GroupByMatch(tournament, round, pairs);
  std::vector<Uid> boards;
  for (const verify::RecordedPair& pair : pairs) {
    boards.push_back(state.uids[pair.white]);
  }
  return boards;
}

std::vector<std::int32_t> TablesFor(const State& state, Round round, const std::vector<Uid>& boards) {
  if (handling::PairsTeams(state.data) && !state.data.board_colours.empty()) {
    return UnlessPlain(TablesOfMatches(state, round, boards));
  }
  std::map<Uid, std::int32_t> fixed;
  for (const journal::FixedTable& one : state.facts.fixed_tables) fixed.emplace(one.player, one.table);
  if (fixed.empty()) return {};
  std::vector<std::int32_t> tables(boards.size(), 0);
  std::set<std::int32_t> taken;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const auto white = state.Find(boards[i]);
    const auto opponent = white ? state.data.entry(*white, round).opponent : std::nullopt;
    for (const auto uid : {std::optional(boards[i]), opponent ? std::optional(state.uids[*opponent]) : std::nullopt}) {
      const auto own = uid ? fixed.find(*uid) : fixed.end();
      if (tables[i] == 0 && own != fixed.end() && taken.insert(own->second).second) tables[i] = own->second;
    }
  }
  std::int32_t next = 1;
  for (std::int32_t& table : tables) {
    if (table != 0) continue;
    while (taken.contains(next)) ++next;
    table = next++;
  }
  return tables;
}

std::vector<Seating> SeatingOf(const State& state, Round round) {
  std::vector<Seating> seating;
  const journal::RoundFacts* facts = journal::FactsOf(state, round);
  if (facts == nullptr || round > Round(state.data.rounds)) return seating;
  for (std::size_t i = 0; i < facts->boards.size(); ++i) {
    const auto white = state.Find(facts->boards[i]);
    const auto opponent = white ? state.data.entry(*white, round).opponent : std::nullopt;
    if (!opponent) continue;
    const auto board = static_cast<std::int32_t>(i) + 1;
    // Colours may have been corrected since.
    const bool is_turned = state.data.entry(*white, round).colour == Colour::kBlack;
    const PlayerIndex first = is_turned ? *opponent : *white;
    const PlayerIndex second = is_turned ? *white : *opponent;
    seating.push_back({board, i < facts->tables.size() ? facts->tables[i] : board, state.uids[first],
                       state.uids[second], state.data.entry(first, round), state.data.entry(second, round)});
  }
  return seating;
}

std::vector<WithoutGame> WithoutGameIn(const State& state, Round round) {
  std::vector<WithoutGame> without;
  if (round > Round(state.data.rounds)) return without;
  const auto out = OutOfKnockoutBefore(state, round);
  // Reserves and resting teams are no players' byes.
  const bool is_team_event = handling::PairsTeams(state.data) || handling::PlaysEncounters(state.data);
  for (const PlayerIndex player : state.uids.ids()) {
    const RoundEntry& entry = state.data.entry(player, round);
    if (is_team_event && entry.result == ResultCode::kAbsent) continue;
    if (!entry.opponent && !out.contains(player)) without.push_back({state.uids[player], entry.result});
  }
  return without;
}

}  // namespace ronda::command
