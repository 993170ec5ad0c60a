// The text of new files and of updated ones.
#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

std::string Record(const std::string& name) { return FileBytes("tests/data/trf/records/" + name); }

// Two players after one round.
TournamentData Two() {
  TournamentData data;
  data.info.name = "Two";
  for (const int tpn : {1, 2}) {
    Player player;
    player.tpn = Tpn(tpn);
    player.name = "Player" + std::to_string(tpn);
    player.rating = 2000;
    data.players.push_back(player);
  }
  data.rounds = 1;
  data.entries = {{ResultCode::kWin, Colour::kWhite, PlayerIndex(1)},
                  {ResultCode::kLoss, Colour::kBlack, PlayerIndex(0)}};
  return data;
}

std::string Written(const TournamentData& data, Dialect dialect) {
  return Write(Tournament::Make(data).value(), dialect).value();
}

TEST(TrfWrite, ANewFile) {
  TournamentData data = Two();
  data.planned_rounds = 5;
  data.initial_colour = Colour::kBlack;
  data.point_system.pairing_bye = Points::Tenths(5);
  data.requested_byes = {{Round(2), PlayerIndex(1), ResultCode::kHalfBye}};
  data.forbidden = {{std::nullopt, std::nullopt, {PlayerIndex(0), PlayerIndex(1)}}};
  data.accelerations = {{PlayerIndex(0), {Points::Whole(1), Points::Tenths(5)}}};
  const std::string first = PlayerLine(1, "1.0", {"   2 w 1"});
  const std::string second = PlayerLine(2, "0.0", {"   1 b 0"});
  const std::string with_bye = PlayerLine(2, "0.0", {"   1 b 0", "0000 - H"});
  EXPECT_EQ(Written(data, Dialect::kTrf16), Lines({"012 Two", first, with_bye}));
  EXPECT_EQ(Written(data, Dialect::kTrfX),
            Lines({"012 Two", "XXR 5", "XXC black1", "XXS PAB=0.5", first, with_bye, "XXA    1  1.0  0.5", "XXP 1 2"}));
  EXPECT_EQ(Written(data, Dialect::kTrfBx),
            Lines({"012 Two", "XXR 5", "XXC black1", "BBU  0.5", first, with_bye, "XXA    1  1.0  0.5", "XXP 1 2"}));
  EXPECT_EQ(Written(data, Dialect::kTrf26),
            Lines({"012 Two", "142 5", "152 B", "162  P 0.5", first, second, "240 H   2    2",
                   "250       1.0   1   1    1    1", "250       0.5   2   2    1    1", "260   1 999    1    2"}));
}

TEST(TrfWrite, ATournamentWithoutAnythingIsStillAFile) {
  const auto tournament = Tournament::Make({}).value();
  for (const Dialect dialect : {Dialect::kTrf16, Dialect::kTrfX, Dialect::kTrfBx, Dialect::kTrf26}) {
    EXPECT_EQ(ReadWell(Write(tournament, dialect).value()).tournament.data(), tournament.data());
  }
}

TEST(TrfWrite, LineEnds) {
  const auto tournament = Tournament::Make(Two()).value();
  EXPECT_EQ(Write(tournament, Dialect::kTrf16, LineEnd::kCr)->find('\n'), std::string::npos);
  EXPECT_NE(Write(tournament, Dialect::kTrf16, LineEnd::kCrLf)->find("Two\r\n"), std::string::npos);
}

TEST(TrfWrite, AccelerationRangesAreAsWideAsTheyCanBe) {
  TournamentData data = Two();
  data.accelerations = {{PlayerIndex(0), {Points::Whole(1), Points::Whole(1)}},
                        {PlayerIndex(1), {Points::Whole(1), Points::Whole(1)}}};
  EXPECT_NE(Written(data, Dialect::kTrf26).find("250       1.0   1   2    1    2\n"), std::string::npos);
}

TEST(TrfWrite, PointsTooWideForTheFieldAreLeftOut) {
  TournamentData data = Two();
  data.point_system.win = {Points::Tenths(1005), Points::Tenths(1005)};
  const auto tournament = Tournament::Make(data).value();
  const auto file = Read(*Write(tournament, Dialect::kTrfX), "f");
  ASSERT_TRUE(file.value);
  EXPECT_EQ(file.value->tournament.players()[0].stated_points, std::nullopt);
}

TEST(TrfWrite, RefusesWhatHasNoRoom) {
  TournamentData data;
  data.players.resize(10'000);
  for (int i = 0; i < 10'000; ++i) data.players[static_cast<std::size_t>(i)].tpn = Tpn(i + 1);
  const auto result = Write(Tournament::Make(data).value(), Dialect::kTrf26);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, "trf-too-many-players");
  EXPECT_NE(result.error().hint.find("JSON"), std::string::npos);
}

TEST(TrfLosses, NamesWhatTheDialectCannotSay) {
  TournamentData data = Two();
  data.planned_rounds = 5;
  data.system_code = "FIDE_DUTCH";
  data.players[0].name = std::string(40, 'x');
  const auto messages = [&](Dialect dialect) {
    std::string text;
    for (const Diagnostic& loss : Losses(Tournament::Make(data).value(), dialect)) {
      EXPECT_EQ(loss.code, "trf-lost");
      EXPECT_EQ(loss.severity, Severity::kWarning);
      text += loss.message.substr(loss.message.find(": ") + 2) + "; ";
    }
    return text;
  };
  EXPECT_EQ(messages(Dialect::kTrf16), "the number of rounds; the name of player 1; ");
  EXPECT_EQ(messages(Dialect::kTrfX), "the name of player 1; ");
  EXPECT_EQ(messages(Dialect::kTrf26), "the name of player 1; ");
}

TEST(TrfLosses, PointSystems) {
  TournamentData data = Two();
  data.point_system.win[1] = Points::Tenths(15);
  const auto lost = [&](Dialect dialect) { return Losses(Tournament::Make(data).value(), dialect).size(); };
  EXPECT_EQ(lost(Dialect::kTrf16), 1U);
  EXPECT_EQ(lost(Dialect::kTrf26), 1U);
  EXPECT_EQ(lost(Dialect::kTrfX), 0U);
  EXPECT_EQ(lost(Dialect::kTrfBx), 0U);
}

// The next round paired: results, points and nothing else.
TEST(TrfUpdate, ANewRoundChangesOnlyItsColumns) {
  const std::string text = Lines({"###  a comment  ", "012   Spaced   ", "", PlayerLine(1, "1.0", {"   2 W 1"}) + "   ",
                                  PlayerLine(2, "0.0", {"0001 b 0"}), "987 unknown"});
  const File file = ReadWell(text);
  TournamentData data = file.tournament.data();
  data.rounds = 2;
  data.entries = {data.entries[0],
                  {ResultCode::kDraw, Colour::kBlack, PlayerIndex(1)},
                  data.entries[1],
                  {ResultCode::kDraw, Colour::kWhite, PlayerIndex(0)}};
  for (Player& player : data.players) player.stated_points.reset();
  EXPECT_EQ(Update(file.document, Tournament::Make(data).value()),
            Lines({"###  a comment  ", "012   Spaced   ", "", PlayerLine(1, "1.5", {"   2 W 1", "   2 b ="}),
                   PlayerLine(2, "0.5", {"0001 b 0", "   1 w ="}), "987 unknown"}));
}

TEST(TrfUpdate, GoingBackARoundKeepsItsByes) {
  const File file = ReadWell(Lines(
      {PlayerLine(1, "1.0", {"   2 w 1"}), PlayerLine(2, "0.0", {"   1 b 0"}), PlayerLine(3, "0.5", {"0000 - H"})}));
  const Tournament before = file.tournament.Before(Round(1));
  const std::string text = Update(file.document, before);
  EXPECT_EQ(text, Lines({"142 1", "152 W", PlayerLine(1, "0.0", {}).substr(0, 89),
                         PlayerLine(2, "0.0", {}).substr(0, 89), PlayerLine(3, "0.0", {"0000 - H"})}));
}

TEST(TrfUpdate, KeepsEncodingAndLineEnds) {
  for (const char* name : {"latin1.trf", "windows1252.trf", "byte_order_mark.trf", "no_last_line_end.trf"}) {
    const File file = ReadWell(Record(name));
    TournamentData data = file.tournament.data();
    data.planned_rounds = 9;
    const std::string updated = Update(file.document, Tournament::Make(data).value());
    const File again = ReadWell(updated);
    EXPECT_EQ(again.document.encoding, file.document.encoding) << name;
    EXPECT_EQ(again.document.lines.size(), file.document.lines.size() + 1) << name;
    for (const Document::Line& line : again.document.lines) {
      EXPECT_TRUE(!line.ended || line.end == file.document.lines[0].end) << name;
    }
    EXPECT_EQ(again.document.lines.back().ended, file.document.lines.back().ended) << name;
    EXPECT_EQ(again.tournament.data(), data) << name;
  }
}

TEST(TrfUpdate, ACharacterBeyondTheEncodingMakesItUtf8) {
  const File file = ReadWell(Record("latin1.trf"));
  TournamentData data = file.tournament.data();
  data.info.city = "Łódź";
  const File again = ReadWell(Update(file.document, Tournament::Make(data).value()));
  EXPECT_EQ(again.document.encoding, Encoding::kUtf8);
  EXPECT_EQ(again.tournament.data(), data);
}

TEST(TrfUpdate, XxzSpeaksOfTheRoundToBePaired) {
  const File file = ReadWell(Lines({PlayerLine(1, "1.0", {"   2 w 1"}), PlayerLine(2, "0.0", {"   1 b 0"}),
                                    PlayerLine(3, "0.0", {"0000 - Z"}), "XXZ 2 3"}));
  TournamentData data = file.tournament.data();
  data.requested_byes.pop_back();
  const std::string text = Update(file.document, Tournament::Make(data).value());
  EXPECT_NE(text.find("XXZ 2\n"), std::string::npos) << text;
  data.requested_byes.clear();
  EXPECT_EQ(Update(file.document, Tournament::Make(data).value()).find("XXZ"), std::string::npos);
}

TEST(TrfUpdate, BothDialectsOfAFileAreKeptInStep) {
  const File file =
      ReadWell(Lines({"142 7", "XXR 7", "152 W", "XXC white1", PlayerLine(1, "1.0", {"   2 w 1"}),
                      PlayerLine(2, "0.0", {"   1 b 0"}), "XXA    1  1.0", "250       1.0   1   1    1    1"}));
  TournamentData data = file.tournament.data();
  data.planned_rounds = 9;
  data.initial_colour = Colour::kBlack;
  data.accelerations[0].by_round[0] = Points::Tenths(5);
  const std::string text = Update(file.document, Tournament::Make(data).value());
  for (const char* line :
       {"142 9\n", "XXR 9\n", "152 B\n", "XXC black1\n", "XXA    1  0.5\n", "250       0.5   1   1    1    1\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
  }
  EXPECT_EQ(ReadWell(text).tournament.data(), data);
}

TEST(TrfUpdate, PlayersComeAndGo) {
  const File file = ReadWell(Lines({"012 x", PlayerLine(1, "0.0", {}), PlayerLine(3, "0.0", {}), "XXR 5"}));
  TournamentData data = file.tournament.data();
  data.players[0].tpn = Tpn(2);
  data.players[0].name = "New";
  const std::string text = Update(file.document, Tournament::Make(data).value());
  EXPECT_EQ(text.find("Player1"), std::string::npos);
  EXPECT_LT(text.find("001    2      New"), text.find("001    3"));
  EXPECT_EQ(ReadWell(text).tournament.data(), data);
}

// A dialect without record 299 has the totals of the results, so that it can be read again.
TEST(TrfWrite, TotalsAreThoseOfTheResultsWhereNoRecordSaysOtherwise) {
  const auto parsed = Read(
      Lines({"299 W         2.0", PlayerLine(1, "2.0", {"   2 w 1"}), PlayerLine(2, "0.0", {"   1 b 0"})}), "case.trf");
  ASSERT_TRUE(parsed.value);
  for (const Dialect dialect : {Dialect::kTrf16, Dialect::kTrfX, Dialect::kTrfBx, Dialect::kTrf26}) {
    const auto text = Write(parsed.value->tournament, dialect);
    ASSERT_TRUE(text);
    EXPECT_TRUE(Read(*text, "again.trf").value) << *text;
  }
}

}  // namespace
}  // namespace ronda::trf
