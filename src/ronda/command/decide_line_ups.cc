// Who sits where in the matches of teams: set by an arbiter, or handed in by the captains.
#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/command/line_ups.h"
#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/handling/team_absence.h"
#include "ronda/model/team_rounds.h"
#include "ronda/pairing/matches/team_round.h"

namespace ronda::command {
namespace {

using journal::SealedLineUp;
using Boards = std::vector<std::optional<Uid>>;

// A line-up as somebody wishes it, before it is looked at.
struct WishedLineUp {
  Round round;
  TeamNumber team;
  const Boards& boards;
};

Result<LineUp> LineUpFrom(const journal::State& state, const WishedLineUp& wish) {
  const auto place = PlaceOfTeam(state, wish.team);
  if (!place) return tl::unexpected(place.error());
  const Team& team = state.data.teams[place->index()];
  LineUp line_up{wish.round, *place, std::nullopt, {}};
  for (const auto& seat : wish.boards) {
    const auto player = SeatedMember(state, team, seat);
    if (!player) return tl::unexpected(player.error());
    if (*player && std::ranges::find(line_up.boards, *player) != line_up.boards.end()) {
      return Refuse("command-line-up", fmt::format("{} sits at two boards", Named(state, *seat)),
                    "everybody sits at one board");
    }
    line_up.boards.push_back(*player);
  }
  const auto tournament = TournamentOf(state);
  if (!tournament) return tl::unexpected(tournament.error());
  if (std::cmp_greater(line_up.boards.size(), BoardsOf(*tournament))) {
    return Refuse("command-line-up", fmt::format("a match has {} boards", BoardsOf(*tournament)),
                  "leave the reserves out");
  }
  return line_up;
}

// Whoever sits above somebody who stands before in the list of the team.
void ObjectToOrder(const journal::State& state, const LineUp& line_up, Decision& decision) {
  const auto& members = state.data.teams[line_up.team.index()].members;
  auto last = members.begin();
  for (const auto& player : line_up.boards) {
    if (!player) continue;
    const auto place = std::ranges::find(members, *player);
    if (place < last) {
      Object(decision, Warning::kAcknowledge,
             fmt::format("{} sits below {}, who stands later in the list of the team",
                         Named(state, state.uids[*player]), Named(state, state.uids[*last])));
      return;
    }
    last = place;
  }
}

// The team opposite in a round that is paired; none if there is none.
std::optional<TeamIndex> OpponentIn(const Tournament& tournament, TeamIndex team, Round round) {
  return TeamRounds(tournament).in(team, round).opponent;
}

std::vector<PlayerIndex> MembersOf(const TournamentData& data, TeamIndex one, TeamIndex other) {
  std::vector<PlayerIndex> members = data.teams[one.index()].members;
  const auto& others = data.teams[other.index()].members;
  members.insert(members.end(), others.begin(), others.end());
  return members;
}

Result<void> CheckNoResult(const journal::State& state, std::span<const PlayerIndex> members, Round round) {
  for (const PlayerIndex member : members) {
    const RoundEntry& entry = state.data.entry(member, round);
    if (!entry.opponent || entry.result == ResultCode::kPending) continue;
    return Refuse("command-line-up",
                  fmt::format("{} has a result already", NumberAndName(state.data.players[member.index()])),
                  "take the results of the match away first, or correct them");
  }
  return {};
}

// Writes the line-up down; in a round that is paired the match gets the games that follow from it.
Result<void> Seat(journal::State& state, LineUp line_up) {
  const auto tournament = TournamentOf(state);
  if (!tournament) return tl::unexpected(tournament.error());
  const Round round = line_up.round;
  const TeamIndex team = line_up.team;
  const bool is_paired = round <= Round(state.data.rounds);
  if (is_paired) line_up.opponent = OpponentIn(*tournament, team, round);
  const auto opponent = line_up.opponent;
  auto& all = state.data.line_ups;
  std::erase_if(all, [&](const LineUp& one) { return one.round == round && one.team == team; });
  all.push_back(std::move(line_up));
  if (!is_paired) return {};
  if (!opponent) return Refuse("command-line-up", "the team has no match in this round", "it has a bye");
  const auto members = MembersOf(state.data, team, *opponent);
  if (auto open = CheckNoResult(state, members, round); !open) return open;
  const bool is_home = TeamRounds(*tournament).in(team, round).colour != Colour::kBlack;
  const std::size_t boards = Size(BoardsOf(*tournament));
  const auto seated = [&](TeamIndex one) { return matches::SeatedFor(state.data, one, round, boards); };
  std::vector<RoundEntry> column(state.data.players.size());
  matches::SeatMatch(state.data, seated(is_home ? team : *opponent), seated(is_home ? *opponent : team), column);
  for (const PlayerIndex member : members) state.data.entry(member, round) = column[member.index()];
  return {};
}

// The boards of the round anew, as line-ups have changed.
Result<void> Reorder(journal::State& state, Round round) {
  const auto tournament = TournamentOf(state);
  if (!tournament) return tl::unexpected(tournament.error());
  for (journal::RoundFacts& facts : state.facts.rounds) {
    if (facts.round != round) continue;
    facts.boards = BoardOrder(state, *tournament, round);
    facts.tables = TablesFor(state, round, facts.boards);
  }
  return {};
}

std::optional<SealedLineUp> TakeSealed(journal::State& state, Round round, TeamNumber team) {
  auto& sealed = state.facts.sealed_line_ups;
  const auto own =
      std::ranges::find_if(sealed, [&](const SealedLineUp& one) { return one.round == round && one.team == team; });
  if (own == sealed.end()) return std::nullopt;
  SealedLineUp taken = std::move(*own);
  sealed.erase(own);
  return taken;
}

Result<void> OpenSealed(journal::State& state, const SealedLineUp& sealed) {
  const auto line_up = LineUpFrom(state, {sealed.round, sealed.team, sealed.boards});
  if (!line_up) return tl::unexpected(line_up.error());
  return Seat(state, *line_up);
}

// Handed in where the match is known and nothing of it is open yet; the team opposite.
Result<TeamIndex> CheckHandIn(const Moment& moment, const HandInLineUp& wish, TeamIndex team) {
  const journal::RoundFacts* facts = journal::FactsOf(moment.state, wish.round);
  if (facts == nullptr || facts->published.empty() || wish.round != Round(moment.state.data.rounds)) {
    return Refuse("command-round", fmt::format("round {} is not the one that is played", wish.round.value()),
                  "line-ups are handed in once the round is published");
  }
  if (const auto in_time = CheckLineUpDeadline(moment, wish.round); !in_time) return tl::unexpected(in_time.error());
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto opponent = OpponentIn(*tournament, team, wish.round);
  if (!opponent) return Refuse("command-line-up", "the team has no match in this round", "it has a bye");
  const auto is_open = [&](const LineUp& one) { return one.round == wish.round && one.team == team; };
  if (std::ranges::any_of(moment.state.data.line_ups, is_open)) {
    return Refuse("command-line-up", "the line-up of the team is open already", "ask an arbiter to change it");
  }
  const auto members = MembersOf(moment.state.data, team, *opponent);
  if (const auto open = CheckNoResult(moment.state, members, wish.round); !open) return tl::unexpected(open.error());
  return *opponent;
}

// A line-up that replaces whatever its team had sealed.
Decision StartLineUp(const Moment& moment, journal::Kind kind, const LineUp& line_up) {
  const Team& team = moment.state.data.teams[line_up.team.index()];
  Decision decision = Start(moment, kind);
  decision.told.round = line_up.round;
  decision.told.now = team.name;
  ObjectToOrder(moment.state, line_up, decision);
  TakeSealed(decision.after, line_up.round, team.number);
  return decision;
}

}  // namespace

Result<void> CheckLineUpRound(const Moment& moment, Round round) {
  if (!handling::PairsTeams(moment.state.data)) {
    return Refuse("command-team", "the tournament pairs players, not teams", "only teams have line-ups");
  }
  const Round last(moment.state.data.rounds);
  if (round == last || round == Next(last)) return {};
  return Refuse("command-round", fmt::format("round {} is neither the last one paired nor the next", round.value()),
                "line-ups of earlier rounds stay as they were played");
}

Result<std::optional<PlayerIndex>> SeatedMember(const journal::State& state, const Team& team,
                                                std::optional<Uid> seat) {
  if (!seat) return std::nullopt;
  const auto player = PlaceOf(state, *seat);
  if (!player) return tl::unexpected(player.error());
  if (std::ranges::find(team.members, *player) == team.members.end()) {
    return Refuse("command-line-up", fmt::format("{} is not in the list of {}", Named(state, *seat), team.name),
                  "a line-up is made of the players of the team");
  }
  return *player;
}

Result<Decision> DecideOn(const Moment& moment, const SetLineUp& wish) {
  if (handling::PlaysEncounters(moment.state.data)) return SeatInEncounter(moment, wish);
  if (const auto is_near = CheckLineUpRound(moment, wish.round); !is_near) return tl::unexpected(is_near.error());
  const auto line_up = LineUpFrom(moment.state, {wish.round, wish.team, wish.boards});
  if (!line_up) return tl::unexpected(line_up.error());
  Decision decision = StartLineUp(moment, journal::Kind::kLineUpSet, *line_up);
  if (const auto seated = Seat(decision.after, *line_up); !seated) return tl::unexpected(seated.error());
  if (const auto ordered = Reorder(decision.after, wish.round); !ordered) return tl::unexpected(ordered.error());
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const HandInLineUp& wish) {
  if (const auto is_near = CheckLineUpRound(moment, wish.round); !is_near) return tl::unexpected(is_near.error());
  const auto line_up = LineUpFrom(moment.state, {wish.round, wish.team, wish.boards});
  if (!line_up) return tl::unexpected(line_up.error());
  const auto opponent = CheckHandIn(moment, wish, line_up->team);
  if (!opponent) return tl::unexpected(opponent.error());
  Decision decision = StartLineUp(moment, journal::Kind::kLineUpHandedIn, *line_up);
  const SealedLineUp own{wish.round, wish.team, wish.boards};
  const TeamNumber other = moment.state.data.teams[opponent->index()].number;
  const auto theirs = TakeSealed(decision.after, wish.round, other);
  if (!theirs) {
    decision.after.facts.sealed_line_ups.push_back(own);
    return decision;
  }
  decision.told.text = "both are in, and open now";
  for (const SealedLineUp& one : {own, *theirs}) {
    if (const auto opened = OpenSealed(decision.after, one); !opened) return tl::unexpected(opened.error());
  }
  if (const auto ordered = Reorder(decision.after, wish.round); !ordered) return tl::unexpected(ordered.error());
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const OpenLineUps& wish) {
  if (const auto is_near = CheckLineUpRound(moment, wish.round); !is_near) return tl::unexpected(is_near.error());
  if (const auto is_paired = CheckPaired(moment.state, wish.round); !is_paired) {
    return tl::unexpected(is_paired.error());
  }
  Decision decision = Start(moment, journal::Kind::kLineUpsOpened);
  decision.told.round = wish.round;
  for (const Team& team : moment.state.data.teams) {
    const auto sealed = TakeSealed(decision.after, wish.round, team.number);
    if (!sealed) continue;
    if (const auto opened = OpenSealed(decision.after, *sealed); !opened) return tl::unexpected(opened.error());
  }
  if (const auto ordered = Reorder(decision.after, wish.round); !ordered) return tl::unexpected(ordered.error());
  return decision;
}

}  // namespace ronda::command
