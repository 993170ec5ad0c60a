#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/command/moment.h"
#include "ronda/handling/team_entry.h"

namespace ronda::command {
namespace {

Result<std::vector<PlayerIndex>> MembersFrom(const journal::State& state, std::span<const Uid> uids,
                                             std::optional<TeamIndex> own) {
  std::vector<PlayerIndex> members;
  for (const Uid uid : uids) {
    const auto place = PlaceOf(state, uid);
    if (!place) return tl::unexpected(place.error());
    for (std::size_t team = 0; team < state.data.teams.size(); ++team) {
      const auto& others = state.data.teams[team].members;
      if (own == TeamIndex::FromIndex(team) || std::ranges::find(others, *place) == others.end()) continue;
      return Refuse("command-team", fmt::format("{} plays for {}", Named(state, uid), state.data.teams[team].name),
                    "take the player out of that team first");
    }
    if (std::ranges::find(members, *place) != members.end()) {
      return Refuse("command-team", fmt::format("{} is named twice", Named(state, uid)), "name every player once");
    }
    members.push_back(*place);
  }
  return members;
}

// The team has played: its list keeps everybody who sat at a board.
Result<void> CheckKept(const journal::State& state, const Team& team, std::span<const PlayerIndex> members) {
  for (const PlayerIndex player : team.members) {
    const auto entries = state.data.entries_of(player);
    const bool has_played =
        std::ranges::any_of(entries, [](const RoundEntry& entry) { return entry.opponent.has_value(); });
    if (!has_played || std::ranges::find(members, player) != members.end()) continue;
    return Refuse("command-team",
                  fmt::format("{} has played for {}", NumberAndName(state.data.players[player.index()]), team.name),
                  "the player stays in the list of the team");
  }
  return {};
}

// A team with its players, who are all new.
Result<Decision> EnterWithPlayers(const Moment& moment, const EnterTeam& wish) {
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  handling::TeamEntry entry;
  entry.team.name = wish.name;
  entry.team.nickname = wish.nickname;
  entry.team.strength = wish.strength;
  entry.arrives = wish.arrives;
  entry.missed = wish.missed;
  for (const Entrant& entrant : wish.players) entry.players.push_back(PlayerFrom(entrant));
  const auto handled = handling::EnterTeam(*tournament, entry, HandlingEditionOf(*tournament));
  if (!handled) return tl::unexpected(handled.error());
  Decision decision = Start(moment, journal::Kind::kTeamEntered);
  for (const handling::Change& change : handled->changes) {
    decision.told.text += (decision.told.text.empty() ? "" : "; ") + change.text;
    if (decision.told.articles.empty()) decision.told.articles.push_back(change.article);
  }
  decision.told.now = wish.name;
  decision.after.data = handled->tournament.data();
  // The others may have moved up.
  for (journal::SealedLineUp& sealed : decision.after.facts.sealed_line_ups) {
    const auto place = PlaceOfTeam(moment.state, sealed.team);
    if (place) sealed.team = decision.after.data.teams[place->index()].number;
  }
  while (decision.after.uids.size() < Count(decision.after.data.players)) {
    decision.after.uids.push_back(Uid(++decision.after.last_uid));
    decision.told.players.push_back(decision.after.uids.back());
  }
  return decision;
}

}  // namespace

Result<TeamIndex> PlaceOfTeam(const journal::State& state, TeamNumber number) {
  const auto& teams = state.data.teams;
  const auto found = std::ranges::find(teams, number, &Team::number);
  if (found != teams.end()) return TeamIndex::FromIndex(IndexIn(teams, found));
  return Refuse("command-team", fmt::format("there is no team {}", number.value()), "");
}

Result<Decision> DecideOn(const Moment& moment, const EnterTeam& wish) {
  if (const auto open = CheckNotDrawn(moment.state); !open) return tl::unexpected(open.error());
  if (!wish.players.empty()) return EnterWithPlayers(moment, wish);
  if (wish.name.empty()) return Refuse("command-team", "the team has no name", "give it one");
  const auto members = MembersFrom(moment.state, wish.members, std::nullopt);
  if (!members) return tl::unexpected(members.error());
  Decision decision = Start(moment, journal::Kind::kTeamEntered);
  Team team;
  for (const Team& other : moment.state.data.teams) team.number = std::max(team.number, other.number);
  team.number = Next(team.number);
  team.name = wish.name;
  team.nickname = wish.nickname;
  team.strength = wish.strength;
  team.members = *members;
  decision.told.now = fmt::format("{} {}", team.number.value(), team.name);
  decision.told.players = wish.members;
  decision.after.data.teams.push_back(std::move(team));
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const CorrectTeam& wish) {
  const auto place = PlaceOfTeam(moment.state, wish.team);
  if (!place) return tl::unexpected(place.error());
  Decision decision = Start(moment, journal::Kind::kTeamCorrected);
  Team& team = decision.after.data.teams[place->index()];
  decision.told.was = fmt::format("{} {}", team.number.value(), team.name);
  if (wish.name) team.name = *wish.name;
  if (wish.nickname) team.nickname = *wish.nickname;
  if (wish.strength) team.strength = wish.strength;
  if (wish.members) {
    auto members = MembersFrom(moment.state, *wish.members, *place);
    if (!members) return tl::unexpected(members.error());
    if (const auto kept = CheckKept(moment.state, team, *members); !kept) return tl::unexpected(kept.error());
    team.members = *std::move(members);
    decision.told.players = *wish.members;
  }
  decision.told.now = fmt::format("{} {}", team.number.value(), team.name);
  return decision;
}

}  // namespace ronda::command
