// Where the fields of the records stand: columns from 1, in characters. Reader, writer, updater and doctor share these
// tables; docs/formats/trf.md shows them to people.
#pragma once

#include <string_view>

namespace ronda::trf {

struct FieldRule {
  int column = 1;
  int width = 1;
  std::string_view name;  // for messages
  std::string_view code;  // of the diagnostic when the content is not what belongs there

  constexpr int last() const { return column + width - 1; }
};

// Text of the header records (012, 022, ...).
inline constexpr int kValueColumn = 5;

// 001, and the records of national ratings as far as the birth date.
namespace player_fields {
inline constexpr FieldRule kTpn{5, 4, "pairing number", "trf-tpn"};
inline constexpr FieldRule kSex{10, 1, "sex", "trf-sex"};
inline constexpr FieldRule kTitle{11, 3, "title", "trf-title"};
inline constexpr FieldRule kName{15, 33, "name", "trf-name"};
inline constexpr FieldRule kRating{49, 4, "rating", "trf-rating"};
inline constexpr FieldRule kFederation{54, 3, "federation", "trf-federation"};
inline constexpr FieldRule kFideId{58, 11, "FIDE identity number", "trf-fide-id"};
inline constexpr FieldRule kBirthDate{70, 10, "birth date", "trf-date"};
inline constexpr FieldRule kPoints{81, 4, "points", "trf-points"};
inline constexpr FieldRule kRank{86, 4, "rank", "trf-rank"};
}  // namespace player_fields

// A round of 001: opponent, colour, result; ten columns a round. Round dates (132) stand above the same columns.
inline constexpr int kFirstRoundColumn = 92;
inline constexpr int kRoundStep = 10;
inline constexpr int kMaxRounds = 999;
constexpr int RoundColumn(int round) { return kFirstRoundColumn + kRoundStep * (round - 1); }
constexpr FieldRule OpponentField(int round) { return {RoundColumn(round), 4, "opponent", "trf-opponent"}; }
constexpr int ColourColumn(int round) { return RoundColumn(round) + 5; }
constexpr int ResultColumn(int round) { return RoundColumn(round) + 7; }
constexpr FieldRule RoundDateField(int round) { return {RoundColumn(round), 8, "date of the round", "trf-date"}; }

// Lists of pairing numbers: four columns and a blank each.
inline constexpr int kIdWidth = 4;
inline constexpr int kIdStep = 5;

namespace bye_fields {  // 240
inline constexpr FieldRule kKind{5, 1, "kind of bye", "trf-bye-kind"};
inline constexpr FieldRule kRound{7, 3, "round", "trf-round"};
inline constexpr int kIds = 11;
}  // namespace bye_fields

namespace acceleration_fields {  // 250
inline constexpr FieldRule kMatchPoints{5, 4, "fictitious match points", "trf-points"};
inline constexpr FieldRule kPoints{10, 4, "fictitious points", "trf-points"};
inline constexpr FieldRule kFirstRound{15, 3, "first round", "trf-round"};
inline constexpr FieldRule kLastRound{19, 3, "last round", "trf-round"};
inline constexpr FieldRule kFirstId{23, 4, "first pairing number", "trf-number"};
inline constexpr FieldRule kLastId{28, 4, "last pairing number", "trf-number"};
}  // namespace acceleration_fields

namespace forbidden_fields {  // 260
inline constexpr FieldRule kFirstRound{5, 3, "first round", "trf-round"};
inline constexpr FieldRule kLastRound{9, 3, "last round", "trf-round"};
inline constexpr int kIds = 13;
}  // namespace forbidden_fields

namespace abnormal_fields {  // 299
inline constexpr FieldRule kKind{5, 1, "kind of result", "trf-result"};
inline constexpr FieldRule kMatchPoints{8, 4, "match points", "trf-points"};
inline constexpr FieldRule kPoints{14, 4, "points", "trf-points"};
inline constexpr FieldRule kRound{20, 3, "round", "trf-round"};
inline constexpr int kIds = 24;
}  // namespace abnormal_fields

namespace old_team_fields {  // 013
inline constexpr FieldRule kName{5, 32, "name of the team", "trf-name"};
inline constexpr int kIds = 37;
}  // namespace old_team_fields

namespace team_fields {  // 310
inline constexpr FieldRule kNumber{5, 3, "number of the team", "trf-number"};
inline constexpr FieldRule kName{9, 32, "name of the team", "trf-name"};
inline constexpr FieldRule kNickname{42, 5, "nickname", "trf-name"};
inline constexpr FieldRule kStrength{48, 6, "strength factor", "trf-number"};
inline constexpr FieldRule kMatchPoints{55, 6, "match points", "trf-points"};
inline constexpr FieldRule kGamePoints{62, 6, "game points", "trf-points"};
inline constexpr FieldRule kRank{69, 3, "rank", "trf-rank"};
inline constexpr int kIds = 74;
}  // namespace team_fields

namespace team_bye_fields {  // 320
inline constexpr FieldRule kMatchPoints{5, 4, "match points of the bye", "trf-points"};
inline constexpr FieldRule kGamePoints{10, 4, "game points of the bye", "trf-points"};
inline constexpr int kFirstTeam = 15;
inline constexpr int kTeamStep = 4;
constexpr FieldRule TeamOf(int round) {
  return {kFirstTeam + kTeamStep * (round - 1), 3, "number of the team", "trf-number"};
}
}  // namespace team_bye_fields

namespace forfeit_fields {  // 330
inline constexpr FieldRule kOutcome{5, 2, "outcome", "trf-forfeit"};
inline constexpr FieldRule kRound{8, 3, "round", "trf-round"};
inline constexpr FieldRule kWhite{12, 3, "number of the white team", "trf-number"};
inline constexpr FieldRule kBlack{16, 3, "number of the black team", "trf-number"};
}  // namespace forfeit_fields

namespace team_result_fields {  // 802
inline constexpr FieldRule kNumber{5, 3, "number of the team", "trf-number"};
inline constexpr FieldRule kNickname{9, 5, "nickname", "trf-name"};
inline constexpr FieldRule kMatchPoints{15, 6, "match points", "trf-points"};
inline constexpr FieldRule kGamePoints{22, 6, "game points", "trf-points"};
inline constexpr int kFirstRound = 29;
inline constexpr int kStep = 13;
constexpr int ColumnOf(int round) { return kFirstRound + kStep * (round - 1); }
constexpr FieldRule OpponentIn(int round) { return {ColumnOf(round), 3, "opponent", "trf-opponent"}; }
constexpr FieldRule ColourIn(int round) { return {ColumnOf(round) + 4, 1, "colour", "trf-colour"}; }
constexpr FieldRule PointsIn(int round) { return {ColumnOf(round) + 6, 4, "game points", "trf-points"}; }
constexpr FieldRule ForfeitIn(int round) { return {ColumnOf(round) + 10, 1, "forfeit", "trf-forfeit"}; }
}  // namespace team_result_fields

namespace line_up_fields {  // 300
inline constexpr FieldRule kRound{5, 3, "round", "trf-round"};
inline constexpr FieldRule kTeam{9, 3, "number of the team", "trf-number"};
inline constexpr FieldRule kOpponent{13, 3, "number of the opposing team", "trf-number"};
inline constexpr int kIds = 17;
}  // namespace line_up_fields

namespace xxa_fields {
inline constexpr FieldRule kId{5, 4, "pairing number", "trf-tpn"};
constexpr FieldRule PointsIn(int round) { return {10 + 5 * (round - 1), 4, "fictitious points", "trf-points"}; }
}  // namespace xxa_fields

namespace xxm_fields {
inline constexpr FieldRule kId{5, 4, "pairing number", "trf-tpn"};
inline constexpr int kClub = 10;
}  // namespace xxm_fields

// 162 and 362: symbol, then its value; nine columns each.
namespace scoring_fields {
inline constexpr int kGameSymbol = 6;   // one letter
inline constexpr int kMatchSymbol = 5;  // two letters
inline constexpr int kValue = 7;
inline constexpr int kValueWidth = 4;
inline constexpr int kStep = 9;
}  // namespace scoring_fields

namespace rank_method_fields {  // 172
inline constexpr FieldRule kFederation{5, 3, "federation", "trf-federation"};
inline constexpr FieldRule kMethod{9, 5, "method", "trf-rank-method"};
}  // namespace rank_method_fields

}  // namespace ronda::trf
