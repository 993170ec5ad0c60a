#include "ronda/pairing/matches/team_matches.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "ronda/base/id_vector.h"
#include "ronda/model/team_rounds.h"
#include "ronda/pairing/matches/round_terms.h"
#include "ronda/pairing/matches/team_scores.h"

namespace ronda::matches {
namespace {

class TeamBuilder {
 public:
  explicit TeamBuilder(const Tournament& tournament)
      : tournament_(tournament),
        in_(tournament.data()),
        order_(TeamsByNumber(in_)),
        place_of_(Count(order_), PlayerIndex(0)),
        rounds_(tournament),
        scores_(in_, rounds_.boards()) {
    for (const PlayerIndex place : IdRange<PlayerIndex>(Count(order_))) place_of_[order_[place.index()]] = place;
  }

  Result<TournamentData> Run() {
    if (in_.teams.empty()) {
      return tl::unexpected(Refusal("no-teams", "the tournament has no teams",
                                    "teams are records 310 (or 013); another system may pair single players"));
    }
    if (auto refusal = TakeSettings()) return tl::unexpected(*std::move(refusal));
    out_.rounds = in_.rounds;
    out_.entries.resize(order_.size() * in_.next_round().index());
    out_.match_scores.resize(out_.entries.size());
    for (int r = 1; r <= in_.rounds; ++r) {
      for (const TeamIndex team : order_) {
        if (auto refusal = AddEntry(team, Round(r))) return tl::unexpected(*std::move(refusal));
      }
    }
    TakeLists();
    return std::move(out_);
  }

 private:
  static Diagnostic Refusal(std::string_view code, std::string message, std::string hint) {
    return {.code = std::string(code), .message = std::move(message), .hint = std::move(hint)};
  }

  int Number(TeamIndex team) const { return in_.teams[team.index()].number.value(); }
  std::size_t Slot(TeamIndex team, Round round) const { return in_.SlotOf(place_of_[team], round); }

  std::optional<Diagnostic> TakeSettings() {
    out_.info = in_.info;
    out_.system_code = in_.system_code;
    out_.planned_rounds = in_.planned_rounds;
    out_.initial_colour = in_.initial_colour;
    out_.entries_are_matches = true;
    out_.point_system = scores_.AsPointSystem();
    for (const TeamIndex index : order_) {
      const Team& team = in_.teams[index.index()];
      Player player;
      player.tpn = Tpn(team.number.value());
      player.name = team.name;
      player.rating = team.strength;
      player.federation = SharedOrigin(team, KeptApart::By::kFederation);
      player.club = SharedOrigin(team, KeptApart::By::kClub);
      out_.players.push_back(std::move(player));
    }
    return TakeAcceleration();
  }

  // Decision 183: a team is of the club or federation of which all its members are.
  std::string SharedOrigin(const Team& team, KeptApart::By by) const {
    if (team.members.empty()) return {};
    const std::string_view origin = OriginOf(tournament_.player(team.members.front()), by);
    const auto is_same = [&](PlayerIndex member) { return OriginOf(tournament_.player(member), by) == origin; };
    return std::ranges::all_of(team.members, is_same) ? std::string(origin) : std::string{};
  }

  // Decision 148: fictitious match points; the column of game points only where that of match points is empty.
  std::optional<Diagnostic> TakeAcceleration() {
    const auto options = TeamOptionsOf(in_.system_code);
    const bool by_games = options.primary == TeamOptions::Scores::kGamePoints;
    if (by_games && (options.baku || !in_.team_accelerations.empty())) {
      return Refusal("baku-refused", "an event by game points cannot be accelerated (C.04.7)",
                     "remove the 250 records, or pair by match points");
    }
    for (const TeamAcceleration& range : in_.team_accelerations) Spread(range);
    return std::nullopt;
  }

  void Spread(const TeamAcceleration& range) {
    const Points points = range.match_points != Points{} ? range.match_points : range.game_points;
    for (const TeamIndex team : order_) {
      const TeamNumber number = in_.teams[team.index()].number;
      if (number < range.first_team || number > range.last_team) continue;
      const PlayerIndex place = place_of_[team];
      auto found = std::ranges::find(out_.accelerations, place, &Acceleration::player);
      if (found == out_.accelerations.end()) found = out_.accelerations.insert(found, Acceleration{place, {}});
      const std::size_t last = Next(range.last_round).index();
      if (found->by_round.size() < last) found->by_round.resize(last);
      std::fill(found->by_round.begin() + (range.first_round.value() - 1),
                found->by_round.begin() + range.last_round.value(), points);
    }
  }

  std::optional<Diagnostic> AddEntry(TeamIndex team, Round round) {
    const TeamRound& past = rounds_.in(team, round);
    RoundEntry entry{past.result, past.colour, std::nullopt};
    if (past.opponent) {
      if (auto refusal = WhyNoMatch(team, *past.opponent, round)) return refusal;
      entry.opponent = place_of_[*past.opponent];
    }
    out_.entries[Slot(team, round)] = entry;
    out_.match_scores[Slot(team, round)] = scores_.Ordered(past.points);
    return std::nullopt;
  }

  std::optional<Diagnostic> WhyNoMatch(TeamIndex team, TeamIndex opponent, Round round) const {
    if (rounds_.in(opponent, round).opponent == team) return std::nullopt;
    return Refusal("match-opponents",
                   fmt::format("in round {} players of team {} meet team {}, whose players meet another team",
                               round.value(), Number(team), Number(opponent)),
                   "all boards of a match are played between the same two teams");
  }

  void TakeLists() {
    out_.kept_apart = in_.kept_apart;
    for (const TeamBye& bye : in_.team_byes) {
      if (bye.round.value() <= in_.rounds) continue;
      out_.requested_byes.push_back({bye.round, place_of_[bye.team], bye.kind});
    }
    for (const ForbiddenTeams& group : in_.forbidden_teams) {
      ForbiddenGroup players{group.first, group.last, {}};
      for (const TeamIndex team : group.teams) players.players.push_back(place_of_[team]);
      out_.forbidden.push_back(std::move(players));
    }
  }

  const Tournament& tournament_;
  const TournamentData& in_;
  std::vector<TeamIndex> order_;
  IdVector<TeamIndex, PlayerIndex> place_of_;
  TeamRounds rounds_;
  TeamScores scores_;
  TournamentData out_;
};

}  // namespace

Result<TournamentData> OfTeams(const Tournament& tournament) { return TeamBuilder(tournament).Run(); }

}  // namespace ronda::matches
