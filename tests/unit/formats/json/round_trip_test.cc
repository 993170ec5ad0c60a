#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "ronda/formats/json/json.h"
#include "support/arbitrary.h"

namespace ronda::json {
namespace {

RC_GTEST_PROP(JsonRoundTrip, WritingAndReadingIsTheIdentity, ()) {
  const TournamentData data = *test::ArbitraryTournament();
  const auto tournament = Tournament::Make(data);
  RC_ASSERT(tournament.has_value());
  const std::string text = Write(*tournament);
  const auto parsed = Read(text, "arbitrary.json");
  for (const Diagnostic& diagnostic : parsed.diagnostics) RC_LOG(FormatDiagnostic(diagnostic));
  RC_ASSERT(parsed.value.has_value());
  RC_ASSERT(parsed.value->data() == data);
  RC_ASSERT(Write(*parsed.value) == text);
}

// A letter written as an escape keeps a text from being read the plain way (plain_players.h), and changes nothing else.
RC_GTEST_PROP(JsonRoundTrip, ThePlainWayReadsWhatTheOtherDoes, ()) {
  const auto tournament = Tournament::Make(*test::ArbitraryTournament());
  RC_ASSERT(tournament.has_value());
  const std::string plain = Write(*tournament);
  std::string escaped = plain;
  escaped.replace(escaped.find("\"format\""), 8, "\"\\u0066ormat\"");
  const auto one = Read(plain, "arbitrary.json");
  const auto other = Read(escaped, "arbitrary.json");
  RC_ASSERT(one.value && other.value);
  RC_ASSERT(one.value->data() == other.value->data());
  RC_ASSERT(one.diagnostics.size() == other.diagnostics.size());
}

TEST(JsonRoundTrip, NoPlayersAtAll) {
  const auto tournament = Tournament::Make({});
  ASSERT_TRUE(tournament);
  const std::string text = Write(*tournament);
  EXPECT_EQ(text, "{\n  \"format\": \"ronda-tournament\",\n  \"version\": 1,\n  \"players\": []\n}\n");
  const auto parsed = Read(text, "empty.json");
  ASSERT_TRUE(parsed.value);
  EXPECT_TRUE(parsed.diagnostics.empty());
  EXPECT_EQ(parsed.value->data(), TournamentData{});
}

TEST(JsonRoundTrip, MorePlayersThanATrfHolds) {
  using enum test::Feature;
  const auto data =
      test::MakeTournamentData({12'000, 3, test::OnlyFeatures({kPlayerDetails, kStatedPoints, kByes}), 7});
  const auto parsed = Read(Write(*Tournament::Make(data)), "large.json");
  ASSERT_TRUE(parsed.value);
  EXPECT_EQ(parsed.value->data(), data);
}

// A model filled by a program may hold any bytes; JSON cannot.
TEST(JsonRoundTrip, BytesThatAreNotUtf8BecomeCharacters) {
  TournamentData data;
  data.info.name = "M\xFCnchen";
  const auto parsed = Read(Write(*Tournament::Make(data)), "latin.json");
  ASSERT_TRUE(parsed.value);
  EXPECT_EQ(parsed.value->data().info.name, "München");
}

}  // namespace
}  // namespace ronda::json
