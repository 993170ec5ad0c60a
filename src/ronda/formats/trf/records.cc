#include "ronda/formats/trf/records.h"

#include <algorithm>
#include <array>

#include "ronda/base/counting.h"
#include "ronda/base/letters.h"

namespace ronda::trf {
namespace {

using enum Dialect;

constexpr std::array<RecordRule, 53> kRecords{{
    {"012", kTrf16, "name of the tournament", true, ReadHeaderText},
    {"022", kTrf16, "city", true, ReadHeaderText},
    {"032", kTrf16, "federation", true, ReadHeaderText},
    {"042", kTrf16, "date of the start", true, ReadHeaderDate},
    {"052", kTrf16, "date of the end", true, ReadHeaderDate},
    {"062", kTrf16, "number of players", true, ReadHeaderCount},
    {"072", kTrf16, "number of rated players", true, ReadHeaderCount},
    {"082", kTrf16, "number of teams", true, ReadHeaderCount},
    {"092", kTrf16, "type of the tournament", true, ReadHeaderText},
    {"102", kTrf16, "chief arbiter", true, ReadHeaderText},
    {"112", kTrf16, "deputy chief arbiter", false, ReadHeaderText},
    {"122", kTrf16, "allotted time", true, ReadHeaderText},
    {"142", kTrf26, "number of rounds", true, ReadPlannedRounds},
    {"152", kTrf26, "initial colour", true, ReadInitialColour},
    {"162", kTrf26, "points for games", false, ReadGameScoring},
    {"172", kTrf26, "method of the starting rank", true, ReadRankMethod},
    {"182", kTrf26, "pairing controller", true, ReadHeaderText},
    {"192", kTrf26, "type of the tournament, encoded", true, ReadSystem},
    {"202", kTrf26, "tie-breaks", true, ReadTiebreaks},
    {"212", kTrf26, "standings", true, ReadTiebreaks},
    {"222", kTrf26, "time control, encoded", true, ReadHeaderText},
    {"352", kTrf26, "colours of the boards", true, ReadBoardColours},
    {"362", kTrf26, "points for matches", true, ReadMatchScoring},
    {"XXR", kTrfX, "number of rounds", true, ReadXxr},
    {"XXC", kTrfX, "initial colour, ranking by position", false, ReadXxc},
    {"XXS", kTrfX, "points for results", false, ReadXxs},
    {"BBW", kTrfBx, "points for a win", true, ReadBb},
    {"BBD", kTrfBx, "points for a draw", true, ReadBb},
    {"BBL", kTrfBx, "points for a loss", true, ReadBb},
    {"BBZ", kTrfBx, "points for a zero-point bye", true, ReadBb},
    {"BBF", kTrfBx, "points for a forfeit loss", true, ReadBb},
    {"BBU", kTrfBx, "points for the pairing-allocated bye", true, ReadBb},
    {"132", kTrf16, "dates of the rounds", true, ReadRoundDates},
    {"001", kTrf16, "player", false, ReadPlayer},
    {"013", kTrf16, "team", false, ReadOldTeam},
    {"310", kTrf26, "team", false, ReadTeam},
    {"300", kTrf26, "line-up of a team", false, ReadLineUp},
    {"320", kTrf26, "pairing-allocated byes of teams", true, ReadTeamByes},
    {"330", kTrf26, "forfeited match", false, ReadForfeit},
    {"240", kTrf26, "byes", false, ReadByes},
    {"250", kTrf26, "acceleration", false, ReadAccelerationRange},
    {"260", kTrf26, "forbidden pairing", false, ReadForbidden},
    {"299", kTrf26, "abnormal points", false, ReadAbnormal},
    {"XXA", kTrfX, "acceleration of a player", false, ReadXxa},
    {"XXP", kTrfX, "forbidden pairing", false, ReadXxp},
    {"XXK", kTrfX, "players kept apart", false, ReadXxk},
    {"XXM", kTrfX, "club of a player", false, ReadXxm},
    {"XXZ", kTrfX, "absent in the next round", false, ReadXxz},
    {"XXO", kTrfX, "settings of the system", false, ReadOther},
    {"801", kTrf26, "team results, compact", false, ReadOther},
    {"802", kTrf26, "team results", false, ReadOther},
    {"DAT", kTrf26, "dates, as some programs add them", false, ReadOther},
    {"###", kTrf26, "comment", false, ReadOther},
}};

// The three characters as one number, since every line of a file is looked up here.
constexpr std::uint32_t Packed(std::string_view code) {
  std::uint32_t packed = 0;
  for (const char c : code) packed = packed << 8U | static_cast<unsigned char>(c);
  return packed;
}

constexpr auto kPackedCodes = [] {
  std::array<std::uint32_t, kRecords.size()> codes{};
  std::ranges::transform(kRecords, codes.begin(), [](const RecordRule& rule) { return Packed(rule.code); });
  return codes;
}();

}  // namespace

std::span<const RecordRule> Records() { return kRecords; }

std::optional<std::size_t> FindRecord(std::string_view code) {
  if (code.size() != 3) return std::nullopt;
  const auto found = std::ranges::find(kPackedCodes, Packed(code));
  if (found == kPackedCodes.end()) return std::nullopt;
  return IndexIn(kPackedCodes, found);
}

bool LooksLikeFederation(std::string_view code) {
  return code.size() == 3 && std::ranges::all_of(code, IsCapital) && !FindRecord(code);
}

}  // namespace ronda::trf
