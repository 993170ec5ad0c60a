// Who plays for a team in a round of an encounter that is drawn: somebody of its list steps in for another.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/command/moment.h"
#include "ronda/command/seating.h"

namespace ronda::command {
namespace {

using journal::State;

// A game of the team in the round.
struct OwnGame {
  PlayerIndex own;
  PlayerIndex opponent;
  bool is_open;
};

std::vector<OwnGame> OwnGamesOf(const State& state, const Team& team, Round round) {
  const auto is_member = [&](PlayerIndex player) {
    return std::ranges::find(team.members, player) != team.members.end();
  };
  std::vector<OwnGame> games;
  for (const Seating& board : SeatingOf(state, round)) {
    const PlayerIndex white = *state.Find(board.white);
    const PlayerIndex black = *state.Find(board.black);
    const bool is_open = board.white_entry.result == ResultCode::kPending;
    if (is_member(white)) games.push_back({white, black, is_open});
    if (is_member(black)) games.push_back({black, white, is_open});
  }
  return games;
}

using StandIns = std::map<PlayerIndex, PlayerIndex>;  // who sat there, who sits there now

Result<void> CheckStandIn(const State& state, const OwnGame& game, PlayerIndex player) {
  const Uid uid = state.uids[player];
  if (!game.is_open) {
    return Refuse("command-line-up", fmt::format("{} has a result already", Named(state, state.uids[game.own])),
                  "take the result away first, or undo the withdrawal that made it a forfeit");
  }
  if (std::ranges::find(state.facts.withdrawn, uid) != state.facts.withdrawn.end()) {
    return Refuse("command-line-up", fmt::format("{} has withdrawn", Named(state, uid)), "name somebody who plays");
  }
  return {};
}

Result<StandIns> StandInsFor(const State& state, const Team& team, std::span<const OwnGame> games,
                             const SetLineUp& wish) {
  if (wish.boards.size() != games.size()) {
    return Refuse("command-line-up",
                  fmt::format("{} plays {} games in round {}", team.name, games.size(), wish.round.value()),
                  "name a player for each, in the order of the tables");
  }
  StandIns changes;
  std::vector<PlayerIndex> seated;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto player = SeatedMember(state, team, wish.boards[i]);
    if (!player) return tl::unexpected(player.error());
    if (!*player) {
      return Refuse("command-line-up", "every table of a drawn round has its two players",
                    "who does not come loses by forfeit: enter that result");
    }
    if (std::ranges::find(seated, **player) != seated.end()) {
      return Refuse("command-line-up", fmt::format("{} sits at two boards", Named(state, *wish.boards[i])),
                    "everybody sits at one board");
    }
    seated.push_back(**player);
    if (**player == games[i].own) continue;
    if (const auto fits = CheckStandIn(state, games[i], **player); !fits) return tl::unexpected(fits.error());
    changes.emplace(games[i].own, **player);
  }
  return changes;
}

// Who comes in has the game of who goes out, who has what the other had in the round: nothing, or a rest.
void SeatStandIns(State& state, Round round, std::span<const OwnGame> games, const StandIns& changes) {
  const TournamentData before = state.data;
  std::vector<PlayerIndex> left;
  std::vector<PlayerIndex> came;
  const auto is_seated = [&](PlayerIndex player) { return std::ranges::count(games, player, &OwnGame::own) > 0; };
  for (const auto& [out, in] : changes) {
    const auto sits_elsewhere = [seat = out](const auto& other) { return other.second == seat; };
    if (std::ranges::none_of(changes, sits_elsewhere)) left.push_back(out);
    if (!is_seated(in)) came.push_back(in);
    state.data.entry(in, round) = before.entry(out, round);
    state.data.entry(*before.entry(out, round).opponent, round).opponent = in;
  }
  for (std::size_t i = 0; i < left.size(); ++i) state.data.entry(left[i], round) = before.entry(came[i], round);
}

void SeatOnBoards(const State& before, Round round, const StandIns& changes, State& state) {
  for (journal::RoundFacts& facts : state.facts.rounds) {
    if (facts.round != round) continue;
    for (Uid& white : facts.boards) {
      const auto changed = changes.find(*before.Find(white));
      if (changed != changes.end()) white = before.uids[changed->second];
    }
  }
  std::erase_if(state.facts.claims, [&](const journal::Claim& claim) {
    const auto player = before.Find(claim.player);
    return claim.round == round && player && changes.contains(*player);
  });
}

void ObjectToSecondMeetings(const State& state, Round round, std::span<const OwnGame> games, const StandIns& changes,
                            Decision& decision) {
  for (const OwnGame& game : games) {
    const auto changed = changes.find(game.own);
    if (changed == changes.end()) continue;
    for (Round other(1); other <= Round(state.data.rounds); other = Next(other)) {
      if (other == round || state.data.entry(changed->second, other).opponent != game.opponent) continue;
      Object(decision, Warning::kAcknowledge,
             fmt::format("{} and {} meet in round {}, too", Named(state, state.uids[changed->second]),
                         Named(state, state.uids[game.opponent]), other.value()));
    }
  }
}

}  // namespace

Result<Decision> SeatInEncounter(const Moment& moment, const SetLineUp& wish) {
  const State& state = moment.state;
  if (const auto paired = CheckPaired(state, wish.round); !paired) return tl::unexpected(paired.error());
  const auto place = PlaceOfTeam(state, wish.team);
  if (!place) return tl::unexpected(place.error());
  const Team& team = state.data.teams[place->index()];
  const auto games = OwnGamesOf(state, team, wish.round);
  const auto changes = StandInsFor(state, team, games, wish);
  if (!changes) return tl::unexpected(changes.error());
  Decision decision = Start(moment, journal::Kind::kLineUpSet);
  decision.told.round = wish.round;
  decision.told.now = team.name;
  for (const auto& [out, in] : *changes) {
    decision.told.text += fmt::format("{}{} steps in for {}", decision.told.text.empty() ? "" : "; ",
                                      Named(state, state.uids[in]), Named(state, state.uids[out]));
  }
  SeatStandIns(decision.after, wish.round, games, *changes);
  SeatOnBoards(state, wish.round, *changes, decision.after);
  ObjectToSecondMeetings(state, wish.round, games, *changes, decision);
  return decision;
}

}  // namespace ronda::command
