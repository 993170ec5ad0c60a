#include "ronda/command/seating.h"

#include <algorithm>
#include <map>
#include <set>

#include "ronda/command/knockout.h"
#include "ronda/verify/recorded_round.h"

namespace ronda::command {
namespace {

using journal::State;
using journal::Uid;

// Where a player sits in the list of a team: the number of the team and of the board.
std::map<PlayerIndex, std::pair<TeamIndex, std::size_t>> SeatsInTeams(const TournamentData& data) {
  std::map<PlayerIndex, std::pair<TeamIndex, std::size_t>> seats;
  for (std::size_t team = 0; team < data.teams.size(); ++team) {
    const auto& members = data.teams[team].members;
    for (std::size_t board = 0; board < members.size(); ++board) {
      seats.emplace(members[board], std::pair(TeamIndex::FromIndex(team), board));
    }
  }
  return seats;
}

// Boards of one match stand together, where the best of them would be.
void GroupByMatch(const TournamentData& data, std::vector<verify::RecordedPair>& pairs) {
  const auto seats = SeatsInTeams(data);
  struct Placed {
    std::size_t match;
    std::size_t board;
    verify::RecordedPair pair;
  };
  std::map<std::pair<TeamIndex, TeamIndex>, std::size_t> matches;
  std::vector<Placed> placed;
  for (const verify::RecordedPair& pair : pairs) {
    const auto white = seats.find(pair.white);
    const auto black = seats.find(pair.black);
    if (white == seats.end() || black == seats.end()) return;
    const auto teams = std::minmax(white->second.first, black->second.first);
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

}  // namespace

std::vector<Uid> BoardOrder(const State& state, const Tournament& tournament, Round round) {
  auto pairs = verify::RoundOf(tournament, round).pairs;
  verify::SortForPublication(tournament.Before(round), verify::PublicationScores::kStanding, pairs);
  if (!state.data.teams.empty()) GroupByMatch(state.data, pairs);
  std::vector<Uid> boards;
  for (const verify::RecordedPair& pair : pairs) {
    boards.push_back(state.uids[pair.white]);
  }
  return boards;
}

std::vector<std::int32_t> TablesFor(const State& state, Round round, const std::vector<Uid>& boards) {
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
  for (const PlayerIndex player : state.uids.ids()) {
    const RoundEntry& entry = state.data.entry(player, round);
    if (!entry.opponent && !out.contains(player)) without.push_back({state.uids[player], entry.result});
  }
  return without;
}

}  // namespace ronda::command
