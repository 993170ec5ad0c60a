// Tournament: an immutable, validated snapshot of an event, shared by everything that pairs, checks, ranks or writes. A
// reader fills a TournamentData and hands it to Tournament::Make, which refuses what contradicts itself (see
// validation.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ronda/base/id_range.h"
#include "ronda/model/colour.h"
#include "ronda/model/ids.h"
#include "ronda/model/kept_apart.h"
#include "ronda/model/player.h"
#include "ronda/model/point_system.h"
#include "ronda/model/point_table.h"
#include "ronda/model/result_code.h"
#include "ronda/model/round_entry.h"
#include "ronda/model/team.h"

namespace ronda {

// No two of these players may be paired with each other in the rounds first..last; all rounds where a bound is missing.
struct ForbiddenGroup {
  std::optional<Round> first;
  std::optional<Round> last;
  std::vector<PlayerIndex> players;

  bool operator==(const ForbiddenGroup&) const = default;
};

// The same for teams (record 260 in a team event).
struct ForbiddenTeams {
  std::optional<Round> first;
  std::optional<Round> last;
  std::vector<TeamIndex> teams;

  bool operator==(const ForbiddenTeams&) const = default;
};

// Fictitious points of a player: by_round[0] in round 1, and so on; nothing beyond the end.
struct Acceleration {
  PlayerIndex player{0};
  std::vector<Points> by_round;

  bool operator==(const Acceleration&) const = default;
};

// The same for a range of teams (record 250 in a team event).
struct TeamAcceleration {
  Points match_points;
  Points game_points;
  Round first_round{1};
  Round last_round{1};
  TeamNumber first_team{1};
  TeamNumber last_team{1};

  bool operator==(const TeamAcceleration&) const = default;
};

// Points that do not follow from the results (record 299). With a kind, the value replaces what such a result yields
// (a win's that of any win over the board, rated or not); without, it is added.
struct AbnormalPoints {
  std::optional<ResultCode> kind;
  std::optional<Points> match_points;
  std::optional<Points> points;
  std::optional<Round> round;         // none: every round
  std::vector<std::int32_t> numbers;  // pairing numbers of players, or of teams in a team event; empty: everybody

  bool operator==(const AbnormalPoints&) const = default;
};

// What an entry is worth where a whole match stands behind it: the score pairs are made by, and the other one.
struct MatchScore {
  Points primary;
  Points secondary;
  // C.04.5/2026 §1.6: a match may count as played though no game of it was, and then gives nobody a colour.
  bool gives_colour = true;

  bool operator==(const MatchScore&) const = default;
};

// Everything about the event that no rule depends on.
struct EventInfo {
  std::string name;
  std::string city;
  std::string federation;
  std::string start_date;  // "YYYY/MM/DD"
  std::string end_date;
  std::string type;  // free text (record 092)
  std::string chief_arbiter;
  std::vector<std::string> deputy_arbiters;
  std::string time_control;              // free text (record 122)
  std::string encoded_time_control;      // record 222
  std::vector<std::string> round_dates;  // "YY/MM/DD"
  std::string rank_method;               // record 172: "FIDON", ...
  std::string rank_federation;
  std::string pairing_controller;     // record 182
  std::optional<int> stated_players;  // records 062, 072, 082
  std::optional<int> stated_rated_players;
  std::optional<int> stated_teams;

  bool operator==(const EventInfo&) const = default;
};

struct TournamentData {
  EventInfo info;
  std::string system_code;                  // record 192, e.g. "FIDE_DUTCH"; may be empty
  std::vector<std::string> tiebreaks;       // record 202, or 212 without its leading PTS
  bool tiebreaks_define_standings = false;  // they came from record 212
  std::optional<int> planned_rounds;
  std::optional<Colour> initial_colour;
  PointSystem point_system;
  MatchPointSystem match_point_system;
  std::vector<Colour> board_colours;  // of the team that has White (record 352)

  // In the order of the initial ranking. Usually ascending pairing numbers; the order of the file where the file asks
  // for that (XXC rank).
  std::vector<Player> players;
  bool ranked_by_position = false;

  int rounds = 0;                   // rounds paired so far
  std::vector<RoundEntry> entries;  // player-major: entries[player * rounds + (round - 1)]
  // The entries are matches, of players or of teams who stand here as players (pairing/entrants.h), and are worth what
  // the list says that goes along with them; no file says so.
  bool entries_are_matches = false;
  std::vector<MatchScore> match_scores;
  std::vector<RequestedBye> requested_byes;  // for rounds after `rounds`
  std::vector<ForbiddenGroup> forbidden;
  std::vector<KeptApart> kept_apart;
  std::vector<Acceleration> accelerations;
  std::vector<AbnormalPoints> abnormal_points;

  std::vector<Team> teams;
  std::vector<LineUp> line_ups;
  std::vector<ForfeitedMatch> forfeited_matches;
  std::optional<TeamPairingByes> team_pairing_byes;
  std::vector<TeamBye> team_byes;
  std::vector<TeamAcceleration> team_accelerations;
  std::vector<ForbiddenTeams> forbidden_teams;

  std::vector<std::string> other_records;  // what a format could not say in the model, kept as its lines

  bool operator==(const TournamentData&) const = default;

  Round next_round() const { return Round(rounds + 1); }
  // Where the entry of a player stands in `entries` and `match_scores`.
  std::size_t SlotOf(PlayerIndex player, Round round) const {
    return player.index() * next_round().index() + round.index();
  }
  const RoundEntry& entry(PlayerIndex player, Round round) const { return entries[SlotOf(player, round)]; }
  RoundEntry& entry(PlayerIndex player, Round round) { return entries[SlotOf(player, round)]; }
  std::span<const RoundEntry> entries_of(PlayerIndex player) const {
    return std::span(entries).subspan(SlotOf(player, Round(1)), next_round().index());
  }
};

class ExaminedData;

// A handle: since nobody changes the event any more, copies share it.
class Tournament {
 public:
  Tournament(const Tournament&) = default;
  Tournament& operator=(const Tournament&) = default;

  // The data must pass Validate() without an error; readers check that and report what they find.
  static std::optional<Tournament> Make(TournamentData data);
  // The same where they have been looked at already.
  static std::optional<Tournament> MakeFrom(ExaminedData data);

  const TournamentData& data() const { return event_->data; }
  std::span<const Player> players() const { return data().players; }
  const Player& player(PlayerIndex index) const { return data().players[index.index()]; }
  std::int32_t player_count() const { return Count(data().players); }
  IdRange<PlayerIndex> player_ids() const { return IdRange<PlayerIndex>(player_count()); }
  std::optional<PlayerIndex> Find(Tpn tpn) const { return event_->Find(tpn); }

  // Rounds paired so far, the rounds planned (those played where the event does not say), and the round to be paired
  // next.
  int rounds() const { return data().rounds; }
  int planned_rounds() const;
  Round next_round() const { return data().next_round(); }
  IdRange<Round> round_ids() const { return IdRange<Round>(rounds()); }  // those paired so far

  std::span<const RoundEntry> entries(PlayerIndex player) const { return data().entries_of(player); }
  const RoundEntry& entry(PlayerIndex player, Round round) const { return data().entry(player, round); }

  // Points of the player for one round's entry, with abnormal points that apply to it.
  Points PointsFor(PlayerIndex player, Round round) const {
    const std::size_t slot = data().SlotOf(player, round);
    if (!data().match_scores.empty()) return data().match_scores[slot].primary;
    if (!event_->abnormal_points.empty()) return event_->abnormal_points[slot];
    return event_->points.For(data().entries[slot].result, data().entries[slot].colour);
  }
  // What results are worth; null where that alone does not say it: something is abnormal, or matches stand behind them.
  const PointTable* PointsOfResults() const;
  // Points after the given number of rounds, without acceleration.
  Points ScoreAfter(PlayerIndex player, int rounds) const;
  // The other score of matches after all rounds; nothing where the entries are games.
  Points SecondaryScore(PlayerIndex player) const;
  // Whether a round that counts as played gives the player a colour: games do, matches of which a game was played.
  bool GivesColour(PlayerIndex player, Round round) const;
  // Fictitious points in a round.
  Points AccelerationOf(PlayerIndex player, Round round) const {
    return HasAcceleration() ? event_->AccelerationOf(player, round) : Points{};
  }
  bool HasAcceleration() const { return !event_->acceleration_of.empty(); }

  // The bye a player requested for a round that is not paired yet.
  std::optional<ResultCode> RequestedByeOf(PlayerIndex player, Round round) const;

  // The colour drawn before round 1: as recorded, else as the colours of round 1 show it (C.04.3/2026 §5.2.5; /2017
  // E.5).
  std::optional<Colour> InitialColour() const;

  // The tournament as it stood before the given round was paired: later rounds are gone, byes requested for that round
  // are kept as such. Who asks for one round after another asks rewind.h.
  Tournament Before(Round round) const;

 private:
  friend class Rewind;

  struct Event {
    explicit Event(TournamentData all);
    // Works out anew what follows from the data.
    void Derive();
    std::optional<PlayerIndex> Find(Tpn tpn) const;
    Points AccelerationOf(PlayerIndex player, Round round) const;

    TournamentData data;
    PointTable points;
    std::unordered_map<Tpn, PlayerIndex> by_tpn;
    std::vector<RequestedBye> byes_by_player;  // data.requested_byes in the order of players, then rounds
    std::vector<std::optional<std::size_t>> acceleration_of;  // by player: place in data.accelerations; may be empty
    std::vector<Points> abnormal_points;  // like data.entries, what each is worth; empty if nothing is abnormal
  };

  explicit Tournament(TournamentData data) : event_(std::make_shared<Event>(std::move(data))) {}
  void CutBefore(Round round, TournamentData& data) const;

  std::shared_ptr<Event> event_;
};

}  // namespace ronda
