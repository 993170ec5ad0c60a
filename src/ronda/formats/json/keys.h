// The keys of the JSON form, one function a type, in the order they are written. Reader and writer both walk these
// lists, so a key has one spelling and a field of the model cannot be written without being read.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "ronda/model/tournament.h"

namespace ronda::json {

inline constexpr std::string_view kFormatName = "ronda-tournament";
inline constexpr int kVersion = 1;

enum class Presence : std::uint8_t {
  kOptional,  // left out where it has its default
  kWritten,   // always written, may be missing
  kRequired,
};

struct Key {
  std::string_view name;
  Presence presence = Presence::kOptional;
};

inline constexpr Key kFormatKey{"format", Presence::kRequired};
inline constexpr Key kVersionKey{"version", Presence::kRequired};
inline constexpr Key kPlayersKey{"players", Presence::kRequired};
inline constexpr Key kTpnKey{"tpn", Presence::kRequired};
inline constexpr Key kPointsKey{"points"};
inline constexpr Key kResultsKey{"results"};
inline constexpr Key kPlannedRoundsKey{"planned_rounds"};
inline constexpr Key kRequestedByesKey{"requested_byes"};
inline constexpr Key kForbiddenKey{"forbidden"};
inline constexpr Key kKeptApartKey{"kept_apart"};
inline constexpr Key kAccelerationsKey{"accelerations"};
inline constexpr Key kTeamsKey{"teams"};
inline constexpr Key kTeamNumberKey{"number", Presence::kRequired};
inline constexpr Key kLineUpsKey{"line_ups"};

template <class T>
using Words = std::array<std::pair<std::string_view, T>,
                         std::is_same_v<T, MatchForfeit> || std::is_same_v<T, KeptApart::By> ? 3 : 2>;
inline constexpr Words<Colour> kColourWords{{{"w", Colour::kWhite}, {"b", Colour::kBlack}}};
inline constexpr Words<Sex> kSexWords{{{"man", Sex::kMan}, {"woman", Sex::kWoman}}};
inline constexpr Words<KeptApart::By> kKeptApartByWords{
    {{"club", KeptApart::By::kClub}, {"federation", KeptApart::By::kFederation}, {"rating", KeptApart::By::kRating}}};
inline constexpr Words<KeptApart::Strength> kStrengthWords{
    {{"absolute", KeptApart::Strength::kAbsolute}, {"relative", KeptApart::Strength::kRelative}}};
inline constexpr Words<MatchForfeit> kMatchForfeitWords{{{"white-wins", MatchForfeit::kWhiteWins},
                                                         {"black-wins", MatchForfeit::kBlackWins},
                                                         {"double", MatchForfeit::kDouble}}};

// The type itself, to be read, or const, to be written.
template <class T, class Type>
concept Is = std::same_as<std::remove_const_t<T>, Type>;

constexpr Key Required(std::string_view name) { return {name, Presence::kRequired}; }
constexpr Key Written(std::string_view name) { return {name, Presence::kWritten}; }
constexpr Key Optional(std::string_view name) { return {name}; }

void Describe(Is<EventInfo> auto& info, auto&& visit) {
  visit(Optional("name"), info.name);
  visit(Optional("city"), info.city);
  visit(Optional("federation"), info.federation);
  visit(Optional("start_date"), info.start_date);
  visit(Optional("end_date"), info.end_date);
  visit(Optional("type"), info.type);
  visit(Optional("chief_arbiter"), info.chief_arbiter);
  visit(Optional("deputy_arbiters"), info.deputy_arbiters);
  visit(Optional("time_control"), info.time_control);
  visit(Optional("encoded_time_control"), info.encoded_time_control);
  visit(Optional("round_dates"), info.round_dates);
  visit(Optional("rank_method"), info.rank_method);
  visit(Optional("rank_federation"), info.rank_federation);
  visit(Optional("pairing_controller"), info.pairing_controller);
  visit(Optional("stated_players"), info.stated_players);
  visit(Optional("stated_rated_players"), info.stated_rated_players);
  visit(Optional("stated_teams"), info.stated_teams);
}

void Describe(Is<PointSystem> auto& system, auto&& visit) {
  visit(Written("win"), system.win);
  visit(Written("draw"), system.draw);
  visit(Written("loss"), system.loss);
  visit(Written("forfeit_win"), system.forfeit_win);
  visit(Written("forfeit_loss"), system.forfeit_loss);
  visit(Written("pairing_bye"), system.pairing_bye);
  visit(Written("full_bye"), system.full_bye);
  visit(Written("half_bye"), system.half_bye);
  visit(Written("zero_bye"), system.zero_bye);
  visit(Written("adjourned"), system.adjourned);
}

void Describe(Is<MatchPointSystem> auto& system, auto&& visit) {
  visit(Written("win"), system.win);
  visit(Written("draw"), system.draw);
  visit(Written("loss"), system.loss);
}

void Describe(Is<NationalRating> auto& rating, auto&& visit) {
  visit(Optional("federation"), rating.federation);
  visit(Optional("sex"), rating.sex);
  visit(Optional("class"), rating.rating_class);
  visit(Optional("name"), rating.name);
  visit(Optional("rating"), rating.rating);
  visit(Optional("origin"), rating.origin);
  visit(Optional("id"), rating.id);
  visit(Optional("birth_date"), rating.birth_date);
}

// Without the results, which the model keeps apart from the player.
void Describe(Is<Player> auto& player, auto&& visit) {
  visit(kTpnKey, player.tpn);
  visit(Optional("name"), player.name);
  visit(Optional("sex"), player.sex);
  visit(Optional("title"), player.title);
  visit(Optional("rating"), player.rating);
  visit(Optional("federation"), player.federation);
  visit(Optional("club"), player.club);
  visit(Optional("fide_id"), player.fide_id);
  visit(Optional("birth_date"), player.birth_date);
  visit(kPointsKey, player.stated_points);
  visit(Optional("rank"), player.stated_rank);
  visit(Optional("national_ratings"), player.national_ratings);
}

void Describe(Is<RequestedBye> auto& bye, auto&& visit) {
  visit(Required("round"), bye.round);
  visit(Required("player"), bye.player);
  visit(Required("kind"), bye.kind);
}

void Describe(Is<ForbiddenGroup> auto& group, auto&& visit) {
  visit(Optional("first_round"), group.first);
  visit(Optional("last_round"), group.last);
  visit(Required("players"), group.players);
}

void Describe(Is<KeptApart> auto& rule, auto&& visit) {
  visit(Required("by"), rule.by);
  visit(Required("strength"), rule.strength);
  visit(Optional("first_round"), rule.first);
  visit(Optional("last_round"), rule.last);
  visit(Optional("points"), rule.points);
}

void Describe(Is<ForbiddenTeams> auto& group, auto&& visit) {
  visit(Optional("first_round"), group.first);
  visit(Optional("last_round"), group.last);
  visit(Required("teams"), group.teams);
}

void Describe(Is<Acceleration> auto& acceleration, auto&& visit) {
  visit(Required("player"), acceleration.player);
  visit(Required("points"), acceleration.by_round);
}

void Describe(Is<AbnormalPoints> auto& abnormal, auto&& visit) {
  visit(Optional("kind"), abnormal.kind);
  visit(Optional("match_points"), abnormal.match_points);
  visit(Optional("points"), abnormal.points);
  visit(Optional("round"), abnormal.round);
  visit(Optional("numbers"), abnormal.numbers);
}

void Describe(Is<Team> auto& team, auto&& visit) {
  visit(kTeamNumberKey, team.number);
  visit(Optional("name"), team.name);
  visit(Optional("nickname"), team.nickname);
  visit(Optional("strength"), team.strength);
  visit(Optional("match_points"), team.stated_match_points);
  visit(Optional("game_points"), team.stated_game_points);
  visit(Optional("rank"), team.stated_rank);
  visit(Optional("members"), team.members);
}

void Describe(Is<LineUp> auto& line_up, auto&& visit) {
  visit(Required("round"), line_up.round);
  visit(Required("team"), line_up.team);
  visit(Optional("opponent"), line_up.opponent);
  visit(Required("boards"), line_up.boards);
}

void Describe(Is<ForfeitedMatch> auto& match, auto&& visit) {
  visit(Required("outcome"), match.outcome);
  visit(Required("round"), match.round);
  visit(Required("white"), match.white);
  visit(Required("black"), match.black);
}

void Describe(Is<TeamPairingByes> auto& byes, auto&& visit) {
  visit(Written("match_points"), byes.match_points);
  visit(Written("game_points"), byes.game_points);
  visit(Written("by_round"), byes.by_round);
}

void Describe(Is<TeamBye> auto& bye, auto&& visit) {
  visit(Required("round"), bye.round);
  visit(Required("team"), bye.team);
  visit(Required("kind"), bye.kind);
}

void Describe(Is<TeamAcceleration> auto& acceleration, auto&& visit) {
  visit(Written("match_points"), acceleration.match_points);
  visit(Written("game_points"), acceleration.game_points);
  visit(Required("first_round"), acceleration.first_round);
  visit(Required("last_round"), acceleration.last_round);
  visit(Required("first_team"), acceleration.first_team);
  visit(Required("last_team"), acceleration.last_team);
}

// What stands before the players.
void DescribeSettings(Is<TournamentData> auto& data, auto&& visit) {
  visit(Optional("event"), data.info);
  visit(Optional("system"), data.system_code);
  visit(Optional("tiebreaks"), data.tiebreaks);
  visit(Optional("tiebreaks_define_standings"), data.tiebreaks_define_standings);
  visit(kPlannedRoundsKey, data.planned_rounds);
  visit(Optional("initial_colour"), data.initial_colour);
  visit(Optional("point_system"), data.point_system);
  visit(Optional("match_point_system"), data.match_point_system);
  visit(Optional("board_colours"), data.board_colours);
  visit(Optional("ranked_by_position"), data.ranked_by_position);
}

// What refers to the players and stands behind them.
void DescribeLists(Is<TournamentData> auto& data, auto&& visit) {
  visit(kRequestedByesKey, data.requested_byes);
  visit(kForbiddenKey, data.forbidden);
  visit(kKeptApartKey, data.kept_apart);
  visit(kAccelerationsKey, data.accelerations);
  visit(Optional("abnormal_points"), data.abnormal_points);
  visit(kTeamsKey, data.teams);
  visit(kLineUpsKey, data.line_ups);
  visit(Optional("forfeited_matches"), data.forfeited_matches);
  visit(Optional("team_pairing_byes"), data.team_pairing_byes);
  visit(Optional("team_byes"), data.team_byes);
  visit(Optional("team_accelerations"), data.team_accelerations);
  visit(Optional("forbidden_teams"), data.forbidden_teams);
  visit(Optional("other_records"), data.other_records);
}

// The types that are objects in JSON.
template <class T>
concept Described = requires(T& value) {
  Describe(value, [](Key, auto&) {});
};

}  // namespace ronda::json
