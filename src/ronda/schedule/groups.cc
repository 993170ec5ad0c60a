#include "ronda/schedule/groups.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "ronda/base/id_vector.h"
#include "ronda/schedule/balance.h"
#include "ronda/schedule/berger.h"
#include "ronda/schedule/djaja.h"
#include "ronda/schedule/even_colours.h"

namespace ronda::schedule {
namespace {

// The numbers of groups that work for this many players, nearest first.
std::string NearestGroups(int players, int wanted) {
  auto splits = Splits(players);
  if (splits.empty()) {
    return fmt::format(
        "{} players cannot be split evenly; allow groups that differ by one (--uneven), or take {} players", players,
        players + 1);
  }
  std::ranges::stable_sort(splits, {}, [&](const Split& split) { return std::abs(split.groups - wanted); });
  return fmt::format("{} groups of {} would do, or groups that differ by one (--uneven)", splits.front().groups,
                     splits.front().size);
}

// A game of two half-groups (or groups): everybody of one against everybody of the other, the first one as team A.
std::vector<RoundPlan> Enlarged(const RoundPlan& round, int size) {
  const Schedule match = size == 1 ? Schedule{2, 1, {RoundPlan{{{Seat(0), Seat(1)}}, {}}}} : *Djaja(size);
  std::vector<RoundPlan> rounds(match.rounds.size());
  for (std::size_t r = 0; r < rounds.size(); ++r) {
    for (const Game& game : round.games) {
      const auto place = [&](Seat seat) {
        const Seat side = seat.value() < size ? game.white : game.black;
        return Seat(side.value() * size + seat.value() % size);
      };
      for (const Game& pair : match.rounds[r].games) rounds[r].games.push_back({place(pair.white), place(pair.black)});
    }
    for (const Seat rest : round.rests) {
      for (int i = 0; i < size; ++i) rounds[r].rests.push_back(Seat(rest.value() * size + i));
    }
  }
  return rounds;
}

std::optional<Diagnostic> WrongFinal(int groups, int qualifiers) {
  if (groups >= 2 && qualifiers >= 1) return std::nullopt;
  return Refusal(fmt::format("a final needs qualified players of several groups, not {} of {}", qualifiers, groups),
                 "2 groups and 1 qualified player each are the least");
}

// Seats of the table of half-groups: i and the seat opposite, which meet in round 1 of the Berger table, are a group.
Seat HalfGroup(int number, int table) {
  return number < table / 2 ? Seat(2 * number) : Seat(2 * (table - 1 - number) + 1);
}

}  // namespace

// Elementos §2.2.3: the divisors of the number of players.
std::vector<Split> Splits(int players) {
  std::vector<Split> splits;
  for (int groups = 2; groups <= players / 2; ++groups) {
    if (players % groups == 0) splits.push_back({groups, players / groups});
  }
  return splits;
}

Result<std::vector<std::vector<int>>> SpreadOver(int players, int groups, Sizes sizes) {
  if (groups < 2 || players < 2 * groups) {
    return tl::unexpected(
        Refusal(fmt::format("{} players cannot play in {} groups", players, groups),
                players < 4 ? "4 players in 2 groups are the least"
                            : fmt::format("take 2 to {} groups, so that everybody has an opponent", players / 2)));
  }
  if (sizes == Sizes::kEqual && players % groups != 0) {
    return tl::unexpected(Refusal(fmt::format("{} groups of {} players would not be equal", groups, players),
                                  NearestGroups(players, groups)));
  }
  IdVector<Team, std::vector<int>> members(groups);
  for (int i = 0; i < players; ++i) {
    const int lap = i / groups;
    const int place = i % groups;
    members[Team(lap % 2 == 0 ? place : groups - 1 - place)].push_back(i);
  }
  return members.values();
}

Schedule GroupStage(const std::vector<std::vector<int>>& groups) {
  Schedule stage;
  for (const auto& members : groups) {
    stage.seats += static_cast<int>(members.size());
    const auto table = Berger(static_cast<int>(members.size()));
    if (!table) continue;
    if (stage.rounds.size() < table->rounds.size()) stage.rounds.resize(table->rounds.size());
    const auto seat = [&](Seat place) { return Seat(members[place.index()]); };
    for (std::size_t r = 0; r < table->rounds.size(); ++r) {
      for (const Game& game : table->rounds[r].games) {
        stage.rounds[r].games.push_back({seat(game.white), seat(game.black)});
      }
      for (const Seat rest : table->rounds[r].rests) stage.rounds[r].rests.push_back(seat(rest));
    }
  }
  return stage;
}

Result<Schedule> Final(int groups, int qualifiers) {
  if (auto refusal = WrongFinal(groups, qualifiers)) return tl::unexpected(*std::move(refusal));
  auto table = Berger(groups * qualifiers);
  if (!table) return table;
  // Numbers in the table: the winners of all groups, then the seconds, and so on.
  const auto seat = [&](Seat number) { return Seat(number.value() % groups * qualifiers + number.value() / groups); };
  for (RoundPlan& round : table->rounds) {
    for (Game& game : round.games) game = {seat(game.white), seat(game.black)};
    for (Seat& rest : round.rests) rest = seat(rest);
  }
  table->boards = qualifiers;
  return table;
}

// Even numbers of qualified players: a Berger table of half-groups without round 1, in which the halves of a group
// meet. Else a Berger table of the groups.
Result<Schedule> AmsterdamFinal(int groups, int qualifiers) {
  if (auto refusal = WrongFinal(groups, qualifiers)) return tl::unexpected(*std::move(refusal));
  const bool in_halves = qualifiers % 2 == 0;
  const int table = in_halves ? 2 * groups : groups;
  const int size = in_halves ? qualifiers / 2 : qualifiers;
  auto berger = Berger(table);
  if (!berger) return berger;
  if (in_halves) berger->rounds.erase(berger->rounds.begin());
  Schedule final{groups * qualifiers, qualifiers, {}};
  for (RoundPlan& round : berger->rounds) {
    if (in_halves) {
      for (Game& game : round.games)
        game = {HalfGroup(game.white.value(), table), HalfGroup(game.black.value(), table)};
    }
    for (RoundPlan& enlarged : Enlarged(round, size)) final.rounds.push_back(std::move(enlarged));
  }
  // Djaja's tables favour the same players in every match; one match does not matter, several do.
  if (Measure(final).player_difference > 1) EvenOutColours(final);
  return final;
}

Schedule CarriedGames(int groups, int qualifiers) {
  Schedule carried{groups * qualifiers, qualifiers, {}};
  const auto table = Berger(qualifiers);
  if (!table) return carried;
  for (const RoundPlan& round : table->rounds) {
    RoundPlan plan;
    for (int g = 0; g < groups; ++g) {
      const auto seat = [&](Seat place) { return Seat(g * qualifiers + place.value()); };
      for (const Game& game : round.games) plan.games.push_back({seat(game.white), seat(game.black)});
      for (const Seat rest : round.rests) plan.rests.push_back(seat(rest));
    }
    carried.rounds.push_back(std::move(plan));
  }
  return carried;
}

}  // namespace ronda::schedule
