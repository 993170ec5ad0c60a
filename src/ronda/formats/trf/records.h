// The records ronda understands: one table for reading, for the order of writing and for the documentation.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "ronda/formats/trf/draft.h"
#include "ronda/formats/trf/field_reader.h"

namespace ronda::trf {

// No tournament is longer; what looks ahead at all of its rounds would take for ever.
inline constexpr int kMostPlannedRounds = 9999;

struct RecordRule {
  std::string_view code;
  Dialect since;           // the first dialect that has the record; kTrfX and kTrfBx records are theirs alone
  std::string_view title;  // for messages and docs
  bool once = false;       // a second one is ignored with a warning
  void (*read)(FieldReader& line, Draft& draft) = nullptr;
};

// In the order in which a new file has them.
std::span<const RecordRule> Records();

// Place of the record in the table.
std::optional<std::size_t> FindRecord(std::string_view code);

// Three capital letters that are no record of a known dialect: perhaps a national rating.
bool LooksLikeFederation(std::string_view code);

// Readers, by file.
void ReadPlayer(FieldReader& line, Draft& draft);  // 001
// Opponent, colour and result of every round of that record. A line whose columns are shifted is reported once; its
// rounds from there on say nothing.
void ReadRounds(FieldReader& line, Draft& draft, DraftPlayer& player);
bool ReadNationalRating(FieldReader& line, Draft& draft);     // false: it is none
void ReadByes(FieldReader& line, Draft& draft);               // 240
void ReadAccelerationRange(FieldReader& line, Draft& draft);  // 250
void ReadForbidden(FieldReader& line, Draft& draft);          // 260
void ReadAbnormal(FieldReader& line, Draft& draft);           // 299
void ReadXxr(FieldReader& line, Draft& draft);
void ReadXxc(FieldReader& line, Draft& draft);
void ReadXxz(FieldReader& line, Draft& draft);
void ReadXxs(FieldReader& line, Draft& draft);
void ReadXxa(FieldReader& line, Draft& draft);
void ReadXxp(FieldReader& line, Draft& draft);
void ReadXxk(FieldReader& line, Draft& draft);
void ReadXxm(FieldReader& line, Draft& draft);
void ReadBb(FieldReader& line, Draft& draft);
void ReadGameScoring(FieldReader& line, Draft& draft);    // 162
void ReadMatchScoring(FieldReader& line, Draft& draft);   // 362
void ReadOldTeam(FieldReader& line, Draft& draft);        // 013
void ReadTeam(FieldReader& line, Draft& draft);           // 310
void ReadLineUp(FieldReader& line, Draft& draft);         // 300
void ReadTeamByes(FieldReader& line, Draft& draft);       // 320
void ReadForfeit(FieldReader& line, Draft& draft);        // 330
void ReadBoardColours(FieldReader& line, Draft& draft);   // 352
void ReadHeaderText(FieldReader& line, Draft& draft);     // 012, 022, ...
void ReadHeaderDate(FieldReader& line, Draft& draft);     // 042, 052
void ReadHeaderCount(FieldReader& line, Draft& draft);    // 062, 072, 082
void ReadRoundDates(FieldReader& line, Draft& draft);     // 132
void ReadPlannedRounds(FieldReader& line, Draft& draft);  // 142
void ReadInitialColour(FieldReader& line, Draft& draft);  // 152
void ReadRankMethod(FieldReader& line, Draft& draft);     // 172
void ReadSystem(FieldReader& line, Draft& draft);         // 192
void ReadTiebreaks(FieldReader& line, Draft& draft);      // 202, 212
void ReadOther(FieldReader& line, Draft& draft);          // 801, 802, ###

}  // namespace ronda::trf
