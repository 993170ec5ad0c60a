// The text of each record for a part of the model, in the columns of layout.h, without trailing blanks. Everything is
// said in pairing numbers, so that lines of different tournaments can be compared. A text too long for its field is
// cut, a number too long for it left out: Losses() finds both.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/formats/trf/draft.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/model/tournament.h"

namespace ronda::trf {

// Appends fields from left to right.
class RecordBuilder {
 public:
  explicit RecordBuilder(std::string_view code) { Text(1, code); }

  RecordBuilder& Left(const FieldRule& rule, std::string_view text);
  RecordBuilder& Right(const FieldRule& rule, std::string_view text);
  RecordBuilder& Right(const FieldRule& rule, std::optional<int> number);
  RecordBuilder& Right(const FieldRule& rule, std::optional<Points> points);
  RecordBuilder& Text(int column, std::string_view text);
  RecordBuilder& Ids(int first_column, const std::vector<int>& ids);
  std::string Take();

 private:
  std::string text_;
  int size_ = 0;
};

// "3.0", or "300" where that is all the width has room for; empty if even that is too long.
std::string PointsText(Points points, int width);

// Control characters and line ends as blanks, nothing around it.
std::string OneLine(std::string_view text);

// Header records; an empty text for what is not to be said.
std::string ComposeHeader(std::string_view code, std::string_view value);
std::string ComposeRoundDates(const EventInfo& info);
std::string ComposeRankMethod(const EventInfo& info);
std::string ComposeStandings(const TournamentData& data);  // 202 or 212
std::string ComposeBoardColours(const std::vector<Colour>& colours);
std::string ComposeMatchScoring(const MatchPointSystem& system);
std::string ComposeXxc(const TournamentData& data);

// The point system in the records of one dialect; none if they cannot say it. An empty list is the usual system.
std::optional<std::vector<std::string>> ComposeScoring(const PointSystem& system, Scoring scoring);

// 001: as far as the rank, and one round (8 characters).
std::string ComposePerson(const Player& player, std::optional<Points> points);
std::string ComposeRound(const DraftEntry& entry);
std::string ComposeNationalRating(Tpn tpn, const NationalRating& rating);
DraftEntry InNumbers(const RoundEntry& entry, const std::vector<Player>& players);

// Lists.
std::string ComposeByes(ResultCode kind, Round round, const std::vector<int>& ids);  // 240
std::string ComposeForbidden(std::optional<Round> first, std::optional<Round> last,
                             const std::vector<int>& ids);  // 260
std::string ComposeXxp(const std::vector<int>& ids);
std::string ComposeXxk(const KeptApart& rule);
std::string ComposeXxm(const Player& player);  // empty where there is no club
std::string ComposeXxz(const std::vector<int>& ids);
std::string ComposeXxa(int id, const std::vector<Points>& by_round);
std::vector<std::string> ComposeAccelerationRanges(const TournamentData& data);  // 250
std::string ComposeAbnormal(const AbnormalPoints& points);  // 299; empty for a kind it has no letter for
std::vector<int> NumbersOf(const std::vector<PlayerIndex>& players, const TournamentData& data);

// Teams.
std::string ComposeOldTeam(const Team& team, const TournamentData& data);                     // 013
std::string ComposeTeam(const Team& team, const TournamentData& data);                        // 310
std::string ComposeLineUp(const LineUp& line_up, const TournamentData& data);                 // 300
std::string ComposeForfeit(const ForfeitedMatch& match, const TournamentData& data);          // 330
std::string ComposeTeamPairingByes(const TeamPairingByes& byes, const TournamentData& data);  // 320
std::vector<std::string> ComposeTeamByes(const TournamentData& data);                         // 240
std::string ComposeTeamAcceleration(const TeamAcceleration& acceleration);                    // 250
std::string ComposeForbiddenTeams(const ForbiddenTeams& group, const TournamentData& data);   // 260

}  // namespace ronda::trf
