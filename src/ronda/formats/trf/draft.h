// What the lines of a file say, record by record, before it is known what belongs together: players are still pairing
// numbers, and records of different dialects that say the same thing stand side by side. Assemble() makes a tournament
// of it, Update() finds the lines to change in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/model/tournament.h"

namespace ronda::trf {

// A pairing number (of a player, or of a team in a team event) and where it stands.
struct Id {
  int number = 0;
  SourceSpan span;
};

template <class T>
struct Sourced {
  T value;
  SourceSpan span;
};

// One round of a 001 record.
struct DraftEntry {
  std::int32_t opponent = 0;  // 0: nobody
  ResultCode result = ResultCode::kAbsent;
  std::optional<Colour> colour;
  bool damaged = false;  // unreadable and reported; nothing follows from it
};

struct DraftPlayer {
  Tpn tpn{0};
  bool rated = false;
  int line = 0;
  std::size_t first_entry = 0;  // in Draft::entries
  int entry_count = 0;
  bool damaged = false;  // the points or an entry could not be read
};

struct DraftNationalRating {
  int tpn = 0;
  NationalRating rating;
  int line = 0;
};

// A value of the point system as one dialect states it.
enum class Scoring : std::uint8_t { k162, kXxs, kBb };
struct PointSetting {
  Scoring scoring = Scoring::k162;
  std::string symbol;  // "W", "WW", "PAB", ...
  Points value;
  SourceSpan span;
};

struct ByeRecord {  // 240
  ResultCode kind = ResultCode::kZeroBye;
  Round round{1};
  std::vector<Id> ids;
  int line = 0;
};

struct AccelerationRange {  // 250
  Points match_points;
  Points points;
  Round first_round{1};
  Round last_round{1};
  Id first;
  Id last;
};

struct AccelerationRow {  // XXA
  Id id;
  std::vector<Points> by_round;
};

struct ForbiddenRecord {  // 260 and XXP
  std::optional<Round> first;
  std::optional<Round> last;
  std::vector<Id> ids;
  int line = 0;
  bool of_players_only = false;  // XXP, which knows no teams
};

struct ClubRecord {  // XXM
  Id id;
  std::string club;
};

struct AbnormalRecord {  // 299
  AbnormalPoints points;
  int line = 0;
};

struct TeamRecord {  // 310, and 013 without numbers and points
  Team team;
  std::vector<Id> members;
  int line = 0;
};

struct LineUpRecord {  // 300
  Round round{1};
  Id team;
  std::optional<Id> opponent;
  std::vector<Id> boards;  // 0: empty
  int line = 0;
};

struct ForfeitRecord {  // 330
  MatchForfeit outcome = MatchForfeit::kWhiteWins;
  Round round{1};
  Id white;
  Id black;
  int line = 0;
};

struct TeamByeRecord {  // 320
  Points match_points;
  Points game_points;
  std::vector<Id> teams;  // 0: nobody
  int line = 0;
};

struct Draft {
  EventInfo info;
  std::vector<int> deputy_lines;         // of info.deputy_arbiters
  std::optional<SourceSpan> start_span;  // 042
  std::optional<SourceSpan> end_span;    // 052
  std::optional<Sourced<std::string>> system_code;
  std::optional<Sourced<std::vector<std::string>>> tiebreaks;  // 202
  std::optional<Sourced<std::vector<std::string>>> standings;  // 212
  std::optional<Sourced<int>> rounds_142;
  std::optional<Sourced<int>> rounds_xxr;
  std::optional<Sourced<Colour>> colour_152;
  std::optional<Sourced<Colour>> colour_xxc;
  bool ranked_by_position = false;
  std::vector<PointSetting> scoring;
  std::optional<Sourced<MatchPointSystem>> match_scoring;
  std::optional<Sourced<std::vector<Colour>>> board_colours;

  std::vector<DraftPlayer> players;
  std::vector<Player> people;  // like players; Assemble() takes them over
  std::vector<DraftEntry> entries;
  bool player_lost = false;  // a 001 record had no readable pairing number, so somebody is missing
  std::vector<DraftNationalRating> national_ratings;

  std::vector<ByeRecord> byes;
  std::vector<Id> absent;  // XXZ
  std::vector<AccelerationRange> acceleration_ranges;
  std::vector<AccelerationRow> acceleration_rows;
  std::vector<ForbiddenRecord> forbidden;
  std::vector<Sourced<KeptApart>> kept_apart;  // XXK
  std::vector<ClubRecord> clubs;
  std::vector<AbnormalRecord> abnormal;

  std::vector<TeamRecord> old_teams;  // 013
  std::vector<TeamRecord> teams;      // 310
  std::vector<LineUpRecord> line_ups;
  std::vector<ForfeitRecord> forfeits;
  std::optional<TeamByeRecord> team_byes;

  std::vector<int> other_lines;        // comments, 801, 802, unknown records
  std::vector<int> first_line;         // by place in the record table: where the record occurs first, 0 if nowhere
  std::optional<SourceSpan> odd_case;  // the first colour in capitals or result in small letters
  int odd_cases = 0;
  std::optional<Sourced<std::string>> odd_sex;  // the first that is neither m nor w
  int odd_sexes = 0;
};

}  // namespace ronda::trf
