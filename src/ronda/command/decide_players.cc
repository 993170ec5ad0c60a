#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/moment.h"
#include "ronda/handling/correct_player.h"
#include "ronda/handling/late_entry.h"
#include "ronda/handling/renumber.h"
#include "ronda/handling/team_entry.h"
#include "ronda/service/handling.h"

namespace ronda::command {

Player PlayerFrom(const Entrant& entrant) {
  Player player;
  player.name = entrant.name;
  player.sex = entrant.sex;
  player.title = entrant.title;
  if (entrant.rating.value_or(0) > 0) player.rating = entrant.rating;
  player.federation = entrant.federation;
  player.club = entrant.club;
  player.fide_id = entrant.fide_id;
  player.birth_date = entrant.birth_date;
  return player;
}

namespace {

// Files have room for four digits.
Result<void> CheckRating(const std::optional<std::int32_t>& rating) {
  constexpr std::int32_t kHighest = 9999;
  if (!rating || (*rating >= 0 && *rating <= kHighest)) return {};
  return Refuse("command-rating", fmt::format("{} is no rating", *rating), "from 1 to 9999, or 0 for none");
}

// Everybody but those named; the numbers of the others close up.
TournamentData Without(const Tournament& tournament, std::span<const Tpn> gone) {
  std::vector<PlayerIndex> order;
  std::vector<PlayerIndex> last;
  for (const PlayerIndex player : tournament.player_ids()) {
    const bool goes = std::ranges::find(gone, tournament.player(player).tpn) != gone.end();
    (goes ? last : order).push_back(player);
  }
  const PlayerIndex first_gone(Count(order));
  order.insert(order.end(), last.begin(), last.end());
  TournamentData data = handling::InOrder(tournament, order);
  data.players.resize(first_gone.index());
  const auto is_gone = [&](PlayerIndex player) { return player >= first_gone; };
  std::erase_if(data.requested_byes, [&](const RequestedBye& bye) { return is_gone(bye.player); });
  std::erase_if(data.accelerations, [&](const Acceleration& one) { return is_gone(one.player); });
  for (ForbiddenGroup& group : data.forbidden) std::erase_if(group.players, is_gone);
  for (Team& team : data.teams) std::erase_if(team.members, is_gone);
  std::erase_if(data.forbidden, [](const ForbiddenGroup& group) { return group.players.size() < 2; });
  return data;
}

// C.04.2/2025 §3.2.2; /2026 §2.4: who enters is paired from the next pairing on; a draft has not been published yet.
void NoteDraft(const journal::State& state, Decision& decision) {
  const auto draft = journal::FirstDraft(state);
  if (!draft) return;
  Object(
      decision, Warning::kAcknowledge,
      fmt::format("round {} is paired without those who enter now: to let them play in it, take the draft back first",
                  draft->value()));
}

Result<handling::OrderRules> RulesFor(const Tournament& tournament, const Renumber& wish) {
  service::OrderRequest request;
  request.strength = wish.strength;
  if (wish.alphabet) request.alphabet.alphabet = *wish.alphabet;
  return service::OrderRulesOf(request, tournament, HandlingEditionOf(tournament));
}

// Players at the end of the list of a team.
Result<Decision> Join(const Moment& moment, const Tournament& tournament, const EnterPlayers& wish) {
  if (!wish.team) {
    return Refuse("command-team", "teams are paired, and a player without a team cannot play",
                  "say whose list the player joins");
  }
  std::vector<Player> players;
  for (const Entrant& entrant : wish.players) players.push_back(PlayerFrom(entrant));
  return AfterHandling(moment, journal::Kind::kPlayerEntered,
                       handling::JoinTeam(tournament, players, *wish.team, HandlingEditionOf(tournament)));
}

}  // namespace

Result<Decision> DecideOn(const Moment& moment, const EnterPlayers& wish) {
  const bool is_reserve = wish.team && handling::PlaysEncounters(moment.state.data);  // decision 350
  if (const auto open = CheckNotDrawn(moment.state); !open && !is_reserve) return tl::unexpected(open.error());
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  if (wish.players.empty()) return Refuse("command-players", "no player is named", "name at least one");
  if (!IsRequestedBye(wish.missed)) {
    return Refuse("command-bye", "a round missed is worth a full-point, a half-point or a zero-point bye", "");
  }
  for (const Entrant& entrant : wish.players) {
    if (const auto rating = CheckRating(entrant.rating); !rating) return tl::unexpected(rating.error());
  }
  const bool is_of_teams = handling::PairsTeams(tournament->data()) || handling::PlaysEncounters(tournament->data());
  if (wish.team || is_of_teams) return Join(moment, *tournament, wish);
  const auto rules = RulesFor(*tournament, {});
  if (!rules) return tl::unexpected(rules.error());
  std::vector<handling::Entry> entries;
  for (const Entrant& entrant : wish.players) entries.push_back({PlayerFrom(entrant), wish.arrives, wish.missed});
  auto decision = AfterHandling(moment, journal::Kind::kPlayerEntered, handling::Enter(*tournament, entries, *rules));
  if (decision && wish.arrives) decision->told.round = wish.arrives;
  if (decision) NoteDraft(moment.state, *decision);
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const CorrectPlayer& wish) {
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto place = PlaceOf(moment.state, wish.player);
  if (!place) return tl::unexpected(place.error());
  if (const auto rating = CheckRating(wish.rating); !rating) return tl::unexpected(rating.error());
  handling::PlayerCorrection correction;
  correction.player = tournament->player(*place).tpn;
  correction.name = wish.name;
  correction.title = wish.title;
  correction.rating = wish.rating;
  correction.federation = wish.federation;
  correction.fide_id = wish.fide_id;
  correction.birth_date = wish.birth_date;
  auto decision = AfterHandling(moment, journal::Kind::kPlayerCorrected,
                                handling::CorrectPlayer(*tournament, correction, HandlingEditionOf(*tournament)));
  if (!decision) return decision;
  if (wish.club) decision->after.data.players[place->index()].club = *wish.club;
  decision->told.players = {wish.player};
  decision->told.was = NumberAndName(tournament->player(*place));
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const RemovePlayers& wish) {
  if (moment.state.data.rounds > 0) {
    return Refuse("command-removal", "round 1 is paired: who took part in a round stays in the list",
                  "withdraw the player instead");
  }
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto numbers = NumbersOf(moment.state, wish.players);
  if (!numbers) return tl::unexpected(numbers.error());
  Decision decision = Start(moment, journal::Kind::kPlayerRemoved);
  std::vector<Uid> left;
  for (const Uid uid : moment.state.uids) {
    if (std::ranges::find(wish.players, uid) == wish.players.end()) left.push_back(uid);
  }
  for (const Uid uid : wish.players) {
    decision.told.was += (decision.told.was.empty() ? "" : ", ") + Named(moment.state, uid);
  }
  decision.told.players = wish.players;
  decision.after.data = Without(*tournament, *numbers);
  decision.after.uids = IdVector<PlayerIndex, Uid>(std::move(left));
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const Renumber& wish) {
  if (const auto open = CheckNotDrawn(moment.state); !open) return tl::unexpected(open.error());
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto rules = RulesFor(*tournament, wish);
  if (!rules) return tl::unexpected(rules.error());
  return AfterHandling(moment, journal::Kind::kRenumbered, handling::Renumber(*tournament, *rules));
}

}  // namespace ronda::command
