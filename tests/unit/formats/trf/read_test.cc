// What each record means.
#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

TournamentData DataOf(const std::vector<std::string>& lines) { return ReadWell(Lines(lines)).tournament.data(); }

TournamentData FromFile(const std::string& name) {
  return ReadWell(FileBytes("tests/data/trf/records/" + name)).tournament.data();
}

// With two players who played each other.
TournamentData WithTwo(std::vector<std::string> lines) {
  lines.push_back(PlayerLine(1, "1.0", {"   2 w 1"}));
  lines.push_back(PlayerLine(2, "0.0", {"   1 b 0"}));
  return DataOf(lines);
}

Points Tenths(int tenths) { return Points::Tenths(tenths); }

TEST(TrfRead, Header) {
  const auto info = FromFile("trf26_individual.trf").info;
  EXPECT_EQ(info.name, "Torneo abierto de prueba");
  EXPECT_EQ(info.city, "Sevilla");
  EXPECT_EQ(info.federation, "ESP");
  EXPECT_EQ(info.start_date, "2026/02/28");
  EXPECT_EQ(info.end_date, "2026/03/07");
  EXPECT_EQ(info.stated_players, 5);
  EXPECT_EQ(info.stated_rated_players, 4);
  EXPECT_EQ(info.type, "Individual: Swiss-System");
  EXPECT_EQ(info.chief_arbiter, "Chief, Carla");
  EXPECT_EQ(info.deputy_arbiters, (std::vector<std::string>{"Deputy, David", "Deputy, Dora"}));
  EXPECT_EQ(info.time_control, "90 minutes + 30 seconds a move");
  EXPECT_EQ(info.encoded_time_control, "5400+30");
  EXPECT_EQ(info.round_dates, (std::vector<std::string>{"26/02/28", "26/03/01", "26/03/02"}));
  EXPECT_EQ(info.rank_method, "FIDON");
  EXPECT_EQ(info.rank_federation, "FRA");
  EXPECT_EQ(info.pairing_controller, "ronda");
}

TEST(TrfRead, Settings) {
  const auto data = FromFile("trf26_individual.trf");
  EXPECT_EQ(data.system_code, "FIDE_DUTCH");
  EXPECT_EQ(data.tiebreaks, (std::vector<std::string>{"BH/C1", "SB", "DE"}));
  EXPECT_FALSE(data.tiebreaks_define_standings);
  EXPECT_EQ(data.planned_rounds, 5);
  EXPECT_EQ(data.initial_colour, Colour::kWhite);
  EXPECT_EQ(data.point_system, PointSystem{});
}

TEST(TrfRead, Player) {
  const auto player = FromFile("trf26_individual.trf").players.front();
  EXPECT_EQ(player.tpn, Tpn(1));
  EXPECT_EQ(player.sex, Sex::kMan);
  EXPECT_EQ(player.title, "GM");
  EXPECT_EQ(player.name, "Ángel Núñez, José");
  EXPECT_EQ(player.rating, 2510);
  EXPECT_EQ(player.federation, "ESP");
  EXPECT_EQ(player.fide_id, "2200001");
  EXPECT_EQ(player.birth_date, "1990/05/17");
  EXPECT_EQ(player.stated_points, Points::Whole(2));
  EXPECT_EQ(player.stated_rank, 1);
  ASSERT_EQ(player.national_ratings.size(), 1U);
  const NationalRating national{"FRA", "m", "A", "Angel Nunez", 2460, "BRE", "L01854", "1990/00/00"};
  EXPECT_EQ(player.national_ratings.front(), national);
}

TEST(TrfRead, Entries) {
  const auto data = FromFile("trf26_individual.trf");
  ASSERT_EQ(data.rounds, 2);
  const auto entry = [&](std::size_t player, std::size_t round) { return data.entries[player * 2 + round]; };
  EXPECT_EQ(entry(0, 0), (RoundEntry{ResultCode::kWin, Colour::kWhite, PlayerIndex(2)}));
  EXPECT_EQ(entry(2, 0), (RoundEntry{ResultCode::kLoss, Colour::kBlack, PlayerIndex(0)}));
  EXPECT_EQ(entry(2, 1), (RoundEntry{ResultCode::kHalfBye, std::nullopt, std::nullopt}));
  EXPECT_EQ(entry(3, 1), (RoundEntry{ResultCode::kForfeitLoss, Colour::kBlack, PlayerIndex(4)}));
  EXPECT_EQ(entry(4, 1), (RoundEntry{ResultCode::kForfeitWin, Colour::kWhite, PlayerIndex(3)}));
}

TEST(TrfRead, EveryResultLetter) {
  const std::vector<std::pair<char, ResultCode>> games{
      {'1', ResultCode::kWin},         {'0', ResultCode::kLoss},        {'W', ResultCode::kUnratedWin},
      {'l', ResultCode::kUnratedLoss}, {'+', ResultCode::kForfeitWin},  {'-', ResultCode::kForfeitLoss},
      {'=', ResultCode::kDraw},        {'D', ResultCode::kUnratedDraw}, {'X', ResultCode::kAdjourned},
      {'?', ResultCode::kAdjourned},   {'*', ResultCode::kAdjourned},   {' ', ResultCode::kPending}};
  for (const auto& [letter, code] : games) {
    const char reply = letter == '1'   ? '0'
                       : letter == '0' ? '1'
                       : letter == 'W' ? 'L'
                       : letter == 'l' ? 'W'
                       : letter == '+' ? '-'
                       : letter == '-' ? '+'
                                       : letter;
    const auto data = DataOf(
        {PlayerLine(1, "", {std::string("   2 w ") + letter}), PlayerLine(2, "", {std::string("   1 b ") + reply})});
    EXPECT_EQ(data.entries.front().result, code) << letter;
  }
  const std::vector<std::pair<char, ResultCode>> byes{{'U', ResultCode::kPairingBye}, {'F', ResultCode::kFullBye},
                                                      {'h', ResultCode::kHalfBye},    {'Z', ResultCode::kZeroBye},
                                                      {' ', ResultCode::kAbsent},     {'-', ResultCode::kForfeitLoss},
                                                      {'+', ResultCode::kForfeitWin}};
  for (const auto& [letter, code] : byes) {
    const auto data = WithTwo({PlayerLine(3, "", {std::string("0000 - ") + letter})});
    EXPECT_EQ(data.entries.back().result, code) << letter;
  }
}

TEST(TrfRead, PlayersAreInTheOrderOfTheirNumbers) {
  const auto data =
      DataOf({PlayerLine(3, "0.0", {"   7 b 0"}), PlayerLine(7, "1.0", {"   3 w 1"}), PlayerLine(1, "0.0", {})});
  ASSERT_EQ(data.players.size(), 3U);
  EXPECT_EQ(data.players[0].tpn, Tpn(1));
  EXPECT_EQ(data.players[1].tpn, Tpn(3));
  EXPECT_EQ(data.entries[1].opponent, PlayerIndex(2));
}

TEST(TrfRead, OrInTheOrderOfTheFile) {
  const auto data = FromFile("trfx.trf");
  EXPECT_TRUE(data.ranked_by_position);
  EXPECT_EQ(data.initial_colour, Colour::kBlack);
  EXPECT_EQ(data.players[0].tpn, Tpn(3));
  EXPECT_EQ(data.entries[0].opponent, PlayerIndex(1));
}

TEST(TrfRead, ComingRoundsHoldOnlyByes) {
  const auto data = FromFile("trfbx.trf");
  EXPECT_EQ(data.rounds, 1);
  EXPECT_EQ(data.requested_byes, (std::vector<RequestedBye>{{Round(2), PlayerIndex(2), ResultCode::kHalfBye}}));
  const auto zeros = FromFile("trfx.trf");
  EXPECT_EQ(zeros.requested_byes, (std::vector<RequestedBye>{{Round(2), PlayerIndex(3), ResultCode::kZeroBye}}));
}

TEST(TrfRead, ByeRecordsOfComingRounds) {
  const auto data = FromFile("trf26_individual.trf");
  EXPECT_EQ(data.requested_byes, (std::vector<RequestedBye>{{Round(3), PlayerIndex(2), ResultCode::kHalfBye},
                                                            {Round(3), PlayerIndex(3), ResultCode::kHalfBye}}));
}

TEST(TrfRead, AccelerationForbiddenAndAbnormal) {
  const auto data = FromFile("trf26_individual.trf");
  const std::vector<Points> one_and_one{Tenths(10), Tenths(10)};
  EXPECT_EQ(data.accelerations,
            (std::vector<Acceleration>{{PlayerIndex(0), one_and_one}, {PlayerIndex(1), one_and_one}}));
  EXPECT_EQ(data.forbidden, (std::vector<ForbiddenGroup>{
                                {std::nullopt, Round(5), {PlayerIndex(1), PlayerIndex(4)}},
                                {std::nullopt, std::nullopt, {PlayerIndex(2), PlayerIndex(3), PlayerIndex(4)}}}));
  ASSERT_EQ(data.abnormal_points.size(), 1U);
  EXPECT_EQ(data.abnormal_points[0], (AbnormalPoints{ResultCode::kWin, std::nullopt, Tenths(20), Round(5), {1}}));
  EXPECT_EQ(data.other_records,
            (std::vector<std::string>{"### 456789 123456789 123456789", "QQQ a record nobody knows"}));
}

TEST(TrfRead, LaterAccelerationRangesOverrideEarlierOnes) {
  const auto data = WithTwo({"250       1.0   1   4    1    2", "250       0.5   3   3    2    2"});
  ASSERT_EQ(data.accelerations.size(), 2U);
  EXPECT_EQ(data.accelerations[1].by_round, (std::vector<Points>{Tenths(10), Tenths(10), Tenths(5), Tenths(10)}));
}

TEST(TrfRead, PointsOf162) {
  const auto data = FromFile("trf26_scoring.trf");
  const auto system = data.point_system;
  EXPECT_EQ(system.win[1], Tenths(30));
  EXPECT_EQ(system.forfeit_win, Tenths(30));
  EXPECT_EQ(system.full_bye, Tenths(30));
  EXPECT_EQ(system.draw[0], Tenths(10));
  EXPECT_EQ(system.half_bye, Tenths(10));
  EXPECT_EQ(system.adjourned, Tenths(10));
  EXPECT_EQ(system.pairing_bye, Tenths(10));
  EXPECT_EQ(data.tiebreaks, (std::vector<std::string>{"WIN", "SB"}));
  EXPECT_TRUE(data.tiebreaks_define_standings);
  // The pairing-allocated bye follows the win; absence is both zero-point bye and forfeit loss, as A or as Z.
  for (const char* letter : {"A", "Z"}) {
    const auto other = WithTwo({std::string("162  ") + letter + " 0.5    W 1.0"}).point_system;
    EXPECT_EQ(other.zero_bye, Tenths(5));
    EXPECT_EQ(other.forfeit_loss, Tenths(5));
    EXPECT_EQ(other.pairing_bye, Tenths(10));
  }
  EXPECT_EQ(WithTwo({"162  X 0.0"}).point_system.adjourned, Points{});
}

TEST(TrfRead, PointsOfBbRecordsInAnyOrder) {
  const auto system = FromFile("trfbx.trf").point_system;
  EXPECT_EQ(system.win[0], Tenths(30));
  EXPECT_EQ(system.full_bye, Tenths(30));
  EXPECT_EQ(system.loss[1], Tenths(5));
  EXPECT_EQ(system.pairing_bye, Tenths(15));
  const auto data =
      DataOf({"BBD  1.0", "BBW  3.0", PlayerLine(1, "3.0", {"   2 w 1"}), PlayerLine(2, "0.0", {"   1 b 0"})});
  EXPECT_EQ(data.point_system.pairing_bye, Tenths(30));
}

TEST(TrfRead, PointsOfXxs) {
  const auto system = FromFile("trfx.trf").point_system;
  EXPECT_EQ(system.win[0], Tenths(30));
  EXPECT_EQ(system.forfeit_win, Tenths(30));
  EXPECT_EQ(system.draw[0], Tenths(10));
  EXPECT_EQ(system.draw[1], Tenths(15));
  EXPECT_EQ(system.half_bye, Tenths(10));
  EXPECT_EQ(system.pairing_bye, Tenths(10));
  const auto data = DataOf({"XXS W=3", PlayerLine(1, "3.0", {"   2 w 1"}), PlayerLine(2, "0.0", {"   1 b 0"})});
  EXPECT_EQ(data.point_system.pairing_bye, Tenths(10)) << "W alone leaves the pairing-allocated bye";
  EXPECT_EQ(WithTwo({"XXS L=0.5 WL=0.0 BL=0"}).point_system.loss[0], Points{});
}

TEST(TrfRead, Teams) {
  const auto data = FromFile("trf26_team.trf");
  ASSERT_EQ(data.teams.size(), 5U);
  const Team beta{TeamNumber(2), "Béta", "BET", 1996, Tenths(0), Tenths(5), 4, {PlayerIndex(2), PlayerIndex(3)}};
  EXPECT_EQ(data.teams[1], beta);
  EXPECT_EQ(data.board_colours, (std::vector<Colour>{Colour::kWhite, Colour::kBlack}));
  EXPECT_EQ(data.match_point_system, (MatchPointSystem{Tenths(30), Tenths(10), Tenths(0)}));
  ASSERT_EQ(data.line_ups.size(), 2U);
  EXPECT_EQ(data.line_ups[1], (LineUp{Round(1), TeamIndex(3), TeamIndex(2), {std::nullopt, PlayerIndex(6)}}));
  EXPECT_EQ(data.forfeited_matches,
            (std::vector<ForfeitedMatch>{{MatchForfeit::kWhiteWins, Round(1), TeamIndex(2), TeamIndex(3)}}));
  EXPECT_EQ(data.team_pairing_byes, (TeamPairingByes{Tenths(10), Tenths(20), {TeamIndex(4)}}));
  EXPECT_EQ(data.team_byes, (std::vector<TeamBye>{{Round(2), TeamIndex(3), ResultCode::kHalfBye}}));
  EXPECT_EQ(data.team_accelerations,
            (std::vector<TeamAcceleration>{{Tenths(20), Tenths(0), Round(1), Round(1), TeamNumber(1), TeamNumber(2)}}));
  EXPECT_EQ(data.forbidden_teams.size(), 2U);
  EXPECT_TRUE(data.requested_byes.empty());
  EXPECT_TRUE(data.other_records.empty()) << "801 and 802 follow from the results";
}

TEST(TrfRead, OldTeams) {
  const auto data = FromFile("trf16_team.trf");
  ASSERT_EQ(data.teams.size(), 2U);
  EXPECT_EQ(data.teams[1].name, "Guests");
  EXPECT_EQ(data.teams[1].number, TeamNumber(2));
  EXPECT_EQ(data.teams[1].members, (std::vector<PlayerIndex>{PlayerIndex(2), PlayerIndex(3)}));
}

TEST(TrfRead, RecognisesTheDialect) {
  const auto dialect = [](const std::string& name) {
    return ReadWell(FileBytes("tests/data/trf/records/" + name)).document.dialect;
  };
  EXPECT_EQ(dialect("trf06.trf"), Dialect::kTrf16);
  EXPECT_EQ(dialect("trf16_team.trf"), Dialect::kTrf16);
  EXPECT_EQ(dialect("trfx.trf"), Dialect::kTrfX);
  EXPECT_EQ(dialect("trfbx.trf"), Dialect::kTrfBx);
  EXPECT_EQ(dialect("trf26_team.trf"), Dialect::kTrf26);
}

TEST(TrfRead, RecognisesTheEncoding) {
  const auto file = [](const std::string& name) { return ReadWell(FileBytes("tests/data/trf/records/" + name)); };
  EXPECT_EQ(file("latin1.trf").document.encoding, Encoding::kLatin1);
  EXPECT_EQ(file("latin1.trf").tournament.players()[0].name, "Müller, Jürgen");
  EXPECT_EQ(file("latin1.trf").tournament.data().info.name, "Championnat de Besançon");
  EXPECT_EQ(file("windows1252.trf").document.encoding, Encoding::kWindows1252);
  EXPECT_EQ(file("windows1252.trf").tournament.data().info.name, "“Open” – 25 € entry");
  EXPECT_EQ(file("byte_order_mark.trf").document.encoding, Encoding::kUtf8WithBom);
  EXPECT_EQ(file("byte_order_mark.trf").tournament.data().info.name, "Championnat de Besançon");
}

TEST(TrfRead, LineEndsMayBeMixed) {
  const auto file = ReadWell(FileBytes("tests/data/trf/records/mixed_line_ends.trf"));
  EXPECT_EQ(file.tournament.player_count(), 3);
  EXPECT_EQ(file.tournament.data().planned_rounds, 3);
  EXPECT_EQ(file.document.lines[0].end, LineEnd::kCrLf);
  EXPECT_FALSE(file.document.lines.back().ended);
}

TEST(TrfRead, RoundsOf240AndThe001RecordMayRepeatEachOther) {
  const auto data = DataOf({PlayerLine(1, "1.0", {"   2 w 1", "0000 - H"}), PlayerLine(2, "0.0", {"   1 b 0"}),
                            "240 H   2    1", "240 Z   2    2"});
  EXPECT_EQ(data.requested_byes.size(), 2U);
}

std::vector<ResultCode> ResultsOf(const std::string& text, int round) {
  const auto parsed = Read(text, "case.trf");
  std::vector<ResultCode> results;
  if (!parsed.value) return results;
  const Tournament& tournament = parsed.value->tournament;
  for (const PlayerIndex player : tournament.player_ids()) {
    if (round <= tournament.rounds()) results.push_back(tournament.entry(player, Round(round)).result);
  }
  return results;
}

// TRF06 has no letters for byes.
TEST(TrfRead, ByesAsOldFilesWriteThem) {
  using enum ResultCode;
  const std::string one = Lines({PlayerLine(1, "1.0", {"   2 w 1"}), PlayerLine(2, "0.0", {"   1 b 0"}),
                                 PlayerLine(3, "1.0", {"0000 - 1"}), PlayerLine(4, "0.5", {"0000 - ="})});
  EXPECT_EQ(ResultsOf(one, 1), (std::vector{kWin, kLoss, kPairingBye, kHalfBye}));
  const std::string two = one + Lines({PlayerLine(5, "1.0", {"0000 - 1"}), PlayerLine(6, "0.0", {"0000 - 0"})});
  EXPECT_EQ(ResultsOf(two, 1), (std::vector{kWin, kLoss, kFullBye, kHalfBye, kFullBye, kZeroBye}));
  const auto parsed = Read(one, "case.trf");
  EXPECT_EQ(Update(parsed.value->document, parsed.value->tournament), one);
}

TEST(TrfRead, KeepsLinesOfOtherProgramsAndTakesThemForNothing) {
  const std::string text =
      Lines({"DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF", PlayerLine(1, "1.0", {"   2 w 1"}),
             PlayerLine(2, "0.0", {"   1 b 0"}), "DAT    1 2026/03/07"});
  const auto parsed = Read(text, "case.trf");
  EXPECT_EQ(AllOf(parsed.diagnostics), "");
  ASSERT_TRUE(parsed.value);
  EXPECT_TRUE(parsed.value->tournament.player(PlayerIndex(0)).national_ratings.empty());
  EXPECT_EQ(Update(parsed.value->document, parsed.value->tournament), text);
}

TEST(TrfRead, RankZeroIsNoRank) {
  std::string line = PlayerLine(1, "1.0", {"   2 w 1"});
  line.replace(85, 4, "   0");
  const std::string text = Lines({line, PlayerLine(2, "0.0", {"   1 b 0"})});
  const auto parsed = Read(text, "case.trf");
  ASSERT_TRUE(parsed.value);
  EXPECT_EQ(parsed.value->tournament.player(PlayerIndex(0)).stated_rank, std::nullopt);
  EXPECT_EQ(Update(parsed.value->document, parsed.value->tournament), text);
}

TEST(TrfRead, PointsInTheNeighbouringColumnsCount) {
  const auto parsed = Read(Lines({"250  1.0        1   2    1    1", "299 Z   0.5", PlayerLine(1, "1.0", {"   2 w 1"}),
                                  PlayerLine(2, "0.0", {"   1 b 0"})}),
                           "case.trf");
  ASSERT_TRUE(parsed.value);
  const TournamentData& data = parsed.value->tournament.data();
  ASSERT_EQ(data.accelerations.size(), 1U);
  EXPECT_EQ(data.accelerations.front().by_round.front(), Points::Whole(1));
  EXPECT_EQ(data.abnormal_points.front().points, Points::Tenths(5));
}

}  // namespace
}  // namespace ronda::trf
