#include "ronda/verify/match_generator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/id_range.h"
#include "ronda/model/team_totals.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/event_chance.h"

namespace ronda::verify {
namespace {

// What a team event is paired by; acceleration goes with match points only.
constexpr std::array<std::string_view, 9> kTeamCodes{
    "FIDE_TEAM",       "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_TYPEA_MP",    "FIDE_TEAM_TYPEB_MP", "FIDE_TEAM_MP_GP",
    "FIDE_TEAM_GP_MP", "FIDE_TEAM_TYPEA_GP",    "FIDE_TEAM_TYPEB_GP_MP", "FIDE_TEAM_MP"};
constexpr std::array<std::string_view, 4> kMatchPointCodes{"FIDE_TEAM", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_TYPEA_MP",
                                                           "FIDE_TEAM_MP_GP"};

class MatchEvent {
 public:
  MatchEvent(const EventPlan& plan, const PairingSystem& system, Random& random)
      : plan_(plan), system_(system), chance_(plan, random), data_(plan.start) {}

  Result<Tournament> Play() {
    IsOfTeams() ? StartTeams() : StartTwoGames();
    auto start = Accelerated(plan_, system_.info(), std::move(data_));
    if (!start) return tl::unexpected(start.error());
    data_ = *std::move(start);
    for (int r = 1; r <= *plan_.start.planned_rounds; ++r) {
      if (auto grown = Regrown(plan_, system_.info(), data_)) data_ = *std::move(grown);
      RequestByes(Round(r));
      const auto before = Tournament::Make(data_);
      if (!before) return Fail("generator-model", "the field contradicts itself");
      const auto event = EntrantsOf(system_.info(), *before);
      if (!event) return tl::unexpected(event.error());
      if (event->player_count() < 2 + CountAway(*event)) {
        return Fail(kNoLegalPairing, fmt::format("fewer than two are present in round {}", r));
      }
      const auto pairing = system_.PairBoards(*event);
      if (!pairing) return tl::unexpected(pairing.error());
      const auto paired = WithPairedMatches(system_.info().contest, *before, *pairing);
      if (!paired) return tl::unexpected(paired.error());
      data_ = paired->data();
      PlayGames();
    }
    data_.requested_byes.clear();
    return Finish();
  }

 private:
  static tl::unexpected<Diagnostic> Fail(std::string_view code, std::string message) {
    return tl::unexpected(Diagnostic{.code = std::string(code), .message = std::move(message)});
  }

  bool IsOfTeams() const { return system_.info().contest == Contest::kTeams; }

  static std::ptrdiff_t CountAway(const Tournament& event) {
    return std::ranges::count(event.data().requested_byes, event.next_round(), &RequestedBye::round);
  }

  // The file has a round for every game.
  void StartTwoGames() {
    data_.planned_rounds = 2 * *plan_.start.planned_rounds;
    data_.system_code = StandardSystems().CodeFor(system_, data_);
    for (KeptApart& rule : data_.kept_apart) {
      if (rule.first) rule.first = Round(2 * rule.first->value() - 1);
      if (rule.last) rule.last = Round(2 * rule.last->value());
    }
    for (Acceleration& acceleration : data_.accelerations) {
      std::vector<Points> by_game;
      for (const Points points : acceleration.by_round) by_game.insert(by_game.end(), 2, points + points);
      acceleration.by_round = std::move(by_game);
    }
  }

  // Four boards at most, and sometimes a reserve who is on the list only.
  void StartTeams() {
    Random& random = chance_.random();
    const bool accelerated = plan_.acceleration && !std::holds_alternative<acceleration::None>(*plan_.acceleration);
    const bool baku = accelerated && std::holds_alternative<acceleration::Baku>(*plan_.acceleration);
    data_.system_code = accelerated ? kMatchPointCodes[random.Below(kMatchPointCodes.size())]
                                    : kTeamCodes[random.Below(kTeamCodes.size())];
    if (baku) data_.system_code += "_BAKU";
    data_.system_code = StandardSystems().CodeFor(system_, data_);
    if (!baku && random.Below(4) == 0) data_.match_point_system.win = Points::Whole(3);
    data_.point_system = PointSystem{};
    data_.accelerations.clear();
    const int boards = random.Between(2, 4);
    for (int b = 0; b < boards; ++b) data_.board_colours.push_back(b % 2 == 0 ? Colour::kWhite : Colour::kBlack);
    data_.players.clear();
    const std::size_t members = data_.board_colours.size() + random.Below(2);
    for (std::size_t t = 0; t < plan_.start.players.size(); ++t) AddTeam(t, members);
    for (const ForbiddenGroup& group : data_.forbidden) {
      ForbiddenTeams teams{group.first, group.last, {}};
      for (const PlayerIndex player : group.players) teams.teams.emplace_back(player.value());
      data_.forbidden_teams.push_back(std::move(teams));
    }
    data_.forbidden.clear();
  }

  void AddTeam(std::size_t index, std::size_t members) {
    constexpr int kSpread = 30;  // rating points from board to board
    Team team;
    team.number = TeamNumber(static_cast<std::int32_t>(index) + 1);
    team.name = fmt::format("Team{:03}", index + 1);
    team.strength = plan_.start.players[index].rating;
    for (std::size_t m = 0; m < members; ++m) {
      Player player;
      player.tpn = Tpn(static_cast<std::int32_t>(data_.players.size()) + 1);
      player.name = fmt::format("Test{0:04} Player{0:04}", data_.players.size() + 1);
      player.federation = plan_.start.players[index].federation;
      player.club = plan_.start.players[index].club;
      player.rating = std::max(1, team.strength.value_or(1400) - kSpread * static_cast<int>(m));
      team.members.emplace_back(static_cast<std::int32_t>(data_.players.size()));
      data_.players.push_back(std::move(player));
    }
    data_.teams.push_back(std::move(team));
  }

  void RequestByes(Round round) {
    data_.requested_byes.clear();
    for (std::size_t i = 0; i < plan_.start.players.size(); ++i) {
      const auto kind = chance_.DrawAbsence(i, round);
      if (!kind) continue;
      const auto index = static_cast<std::int32_t>(i);
      if (IsOfTeams()) {
        data_.team_byes.push_back({round, TeamIndex(index), *kind});
      } else {
        data_.requested_byes.push_back({Round(2 * round.value() - 1), PlayerIndex(index), *kind});
      }
    }
  }

  void PlayGames() {
    for (const PlayerIndex player : IdRange<PlayerIndex>(Count(data_.players))) {
      for (const Round round : IdRange<Round>(data_.rounds)) {
        RoundEntry& entry = data_.entry(player, round);
        if (entry.result != ResultCode::kPending || entry.colour != Colour::kWhite) continue;
        RoundEntry& other = data_.entry(*entry.opponent, round);
        std::tie(entry.result, other.result) =
            chance_.DrawResult(data_.players[player.index()].rating, data_.players[entry.opponent->index()].rating);
      }
    }
  }

  // Points of players, match and game points of teams.
  Result<Tournament> Finish() {
    auto unstated = Tournament::Make(data_);
    if (!unstated) return Fail("generator-model", "the generated event contradicts itself");
    for (const PlayerIndex player : unstated->player_ids()) {
      data_.players[player.index()].stated_points = unstated->ScoreAfter(player, data_.rounds);
    }
    for (Team& team : data_.teams) team.stated_match_points = team.stated_game_points = Points{};
    RestateTeams(*unstated, data_);
    auto tournament = Tournament::Make(std::move(data_));
    if (!tournament) return Fail("generator-model", "the generated event contradicts itself");
    return *std::move(tournament);
  }

  const EventPlan& plan_;
  const PairingSystem& system_;
  EventChance chance_;
  TournamentData data_;
};

}  // namespace

Result<Tournament> PlayMatches(const EventPlan& plan, const PairingSystem& system, Random& random) {
  return MatchEvent(plan, system, random).Play();
}

}  // namespace ronda::verify
