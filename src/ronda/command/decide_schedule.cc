// Rounds that are drawn all at once: round robins and encounters of teams.
#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "ronda/command/knockout.h"
#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/handling/renumber.h"
#include "ronda/service/schedule_request.h"

namespace ronda::command {
namespace {

using journal::Kind;
using journal::SchedulePlan;

Result<service::ScheduleRequest> RequestFrom(const SchedulePlan& plan) {
  service::ScheduleRequest request;
  request.system = *service::ScheduleSystemOf(plan.system);
  request.cycles = plan.cycles.value_or(1);
  request.boards = plan.boards;
  request.groups = plan.groups;
  request.uneven = true;
  if (!plan.order.empty()) request.order = plan.order;
  if (plan.by == "club") request.by = service::Origin::kClub;
  if (plan.by == "team") request.by = service::Origin::kTeam;
  const bool is_lot = request.system == service::ScheduleSystem::kNagarajan;
  if (!plan.draw.empty() && !plan.seed) {
    return Refuse("command-draw", "a draw by lot needs a number to draw with",
                  "give a seed; it is kept in the history");
  }
  if (plan.seed && is_lot) request.lot = static_cast<std::uint64_t>(*plan.seed);
  if (plan.seed && !is_lot) {
    request.draw = plan.draw == "varma" ? service::Draw::kVarma : service::Draw::kRandom;
    request.seed = static_cast<std::uint64_t>(*plan.seed);
  }
  return request;
}

Result<void> CheckDrawable(const journal::State& state, const SchedulePlan& plan) {
  if (state.data.rounds > 0) return Refuse("command-draw", "rounds are paired already", "take them back first");
  if (!state.data.requested_byes.empty()) {
    return Refuse("command-draw", "somebody has asked for a bye, and a drawn schedule knows none",
                  "cancel the byes first; who cannot play a round agrees on another day with the opponent");
  }
  return CheckPlan(plan);
}

// The players in the order of their seats.
std::optional<std::vector<PlayerIndex>> SeatsOf(const journal::State& state, const Tournament& drawn) {
  std::vector<PlayerIndex> order;
  for (const Player& player : drawn.players()) {
    for (const PlayerIndex place : state.uids.ids()) {
      const Player& other = state.data.players[place.index()];
      const bool is_same =
          other.name == player.name && other.fide_id == player.fide_id && other.rating == player.rating;
      if (!is_same || std::ranges::find(order, place) != order.end()) continue;
      order.push_back(place);
      break;
    }
  }
  if (Count(order) != drawn.player_count() || Count(order) != Count(state.data.players)) return std::nullopt;
  return order;
}

// The teams of the draw, which knows their names and players, with all else that is known of them.
std::vector<Team> TeamsAsKnown(const Tournament& before, const Tournament& drawn) {
  std::vector<Team> teams = drawn.data().teams;
  for (Team& team : teams) {
    const auto& known = before.data().teams;
    const auto same = std::ranges::find(known, team.name, &Team::name);
    if (same == known.end()) continue;
    team.nickname = same->nickname;
    team.strength = same->strength;
  }
  return teams;
}

void Seat(Decision& decision, const Tournament& before, const Tournament& drawn, std::span<const PlayerIndex> order) {
  std::vector<Uid> uids;
  for (const PlayerIndex place : order) uids.push_back(decision.after.uids[place]);
  TournamentData data = handling::InOrder(before, order);
  data.players = drawn.data().players;
  data.teams = TeamsAsKnown(before, drawn);
  data.rounds = drawn.rounds();
  data.planned_rounds = drawn.rounds();
  data.entries = drawn.data().entries;
  data.system_code = drawn.data().system_code;
  decision.after.data = std::move(data);
  decision.after.uids = IdVector<PlayerIndex, Uid>(std::move(uids));
}

}  // namespace

Result<void> CheckPlan(const SchedulePlan& plan) {
  const bool is_knockout = IsKnockout(plan);
  const auto system = service::ScheduleSystemOf(plan.system);
  if (!is_knockout && !system) {
    std::vector<std::string_view> known{"knockout"};
    for (const service::ScheduleSystemInfo& info : service::kScheduleSystems) known.push_back(info.word);
    return Refuse("command-schedule", fmt::format("'{}' is no way to draw all rounds", plan.system),
                  fmt::format("{}", fmt::join(known, ", ")));
  }
  if (plan.cycles.value_or(1) < 1 || plan.cycles.value_or(1) > 8) {
    return Refuse("command-schedule", fmt::format("{} cycles cannot be played", *plan.cycles), "1 to 8");
  }
  if (plan.games.value_or(1) < 1 || plan.games.value_or(1) > 12 || plan.losses.value_or(1) < 1 ||
      plan.losses.value_or(1) > knockout::kMostLosses) {
    return Refuse("command-schedule", "such a knockout cannot be played",
                  fmt::format("1 to 12 games a match, 1 to {} losses", knockout::kMostLosses));
  }
  if (!plan.seeding.empty() && plan.seeding != "equidistant") {
    return Refuse("command-schedule", fmt::format("'{}' is no way to seed", plan.seeding),
                  "equidistant, or nothing: the better the seed, the weaker the opponents");
  }
  if ((is_knockout || service::IsOfTeams(plan.system)) && plan.draw == "varma") {
    return Refuse("command-schedule", "Varma's envelopes are for the numbers of a round robin", "draw by lot: random");
  }
  if (!plan.order.empty() && !(system && service::IsOfTwoTeams(*system))) {
    return Refuse("command-schedule", "only two teams choose the order of their rounds",
                  "leave the order out: the table says it");
  }
  if (!plan.draw.empty() && plan.draw != "random" && plan.draw != "varma") {
    return Refuse("command-schedule", fmt::format("'{}' is no way to draw numbers", plan.draw), "random or varma");
  }
  return {};
}

Result<void> CheckNotDrawn(const journal::State& state) {
  if (!journal::IsDrawn(state) && !(IsKnockout(state) && !state.facts.bracket.empty())) return {};
  return Refuse("command-drawn", "all rounds are drawn: nobody can come in or have a bye any more",
                "while no game has a result, take the draw back, change the list and draw again");
}

Result<Decision> DecideOn(const Moment& moment, const DrawSchedule& wish) {
  if (const auto drawable = CheckDrawable(moment.state, wish.plan); !drawable) return tl::unexpected(drawable.error());
  if (IsKnockout(wish.plan)) return PairKnockout(moment, wish.plan);
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto request = RequestFrom(wish.plan);
  if (!request) return tl::unexpected(request.error());
  const auto sheet = service::MakeSheet({tournament->player_count(), *tournament}, *request);
  if (!sheet) return tl::unexpected(sheet.error());
  const auto drawn = service::ScheduledTournament(*sheet);
  if (!drawn) return tl::unexpected(drawn.error());
  const auto order = SeatsOf(moment.state, *drawn);
  if (!order) {
    return Refuse("command-draw", "the system wants another number of players than there are", "add or remove players");
  }
  Decision decision = Start(moment, Kind::kScheduleDrawn);
  Seat(decision, *tournament, *drawn, *order);
  decision.after.facts.schedule = wish.plan;
  decision.told.now = service::ScheduleHeading(*sheet);
  if (wish.plan.seed) decision.told.text = fmt::format("drawn with the seed {}", *wish.plan.seed);
  for (const std::string& note : sheet->notes) {
    if (note.starts_with("Note: ")) decision.told.objections.push_back(note.substr(6));
  }
  journal::RoundFacts facts;
  facts.system = wish.plan.system;
  AddRoundFacts(moment, decision, *drawn, std::move(facts));
  return decision;
}

Result<Decision> TakeBackDraw(const Moment& moment, const TakeBackRound& wish) {
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto has_result = [](const RoundEntry& entry) {
    return entry.opponent && entry.result != ResultCode::kPending;
  };
  if (std::ranges::any_of(moment.state.data.entries, has_result)) {
    return Refuse("command-draw", "the rounds were drawn once, and games have results by now",
                  "who leaves is withdrawn; a wrong result is corrected");
  }
  Decision decision = Start(moment, Kind::kRoundTakenBack);
  const auto planned = moment.state.data.planned_rounds;
  decision.after.data = tournament->Before(Round(1)).data();
  decision.after.data.planned_rounds = planned;
  decision.after.data.requested_byes.clear();  // who rests in a round did not ask for it
  decision.after.facts.rounds.clear();
  decision.told.round = Round(1);
  decision.told.reason = wish.reason;
  if (journal::LastPublished(moment.state)) {
    Object(decision, Warning::kConfirm, "rounds of this draw are published; everybody who has seen them must be told");
  }
  return decision;
}

}  // namespace ronda::command
