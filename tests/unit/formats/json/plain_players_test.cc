#include "ronda/formats/json/plain_players.h"

#include <gtest/gtest.h>

#include <string>

#include "ronda/formats/json/json.h"

namespace ronda::json {
namespace {

constexpr std::string_view kTwo =
    R"([{"tpn": 1, "name": "Ana", "sex": "woman", "rating": 2100, "points": 1.5, "results": [[2,"w","win"],"half-bye"]},)"
    R"({"results":[[1,"b","loss"],[null,null,"pairing-bye"]],"tpn":2}] , "more")";

TEST(PlainPlayers, AreReadInAnyOrderOfTheirMembers) {
  const auto read = ReadPlainPlayers(kTwo);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->length, kTwo.find(" , "));
  EXPECT_EQ(read->rounds, 2U);
  ASSERT_EQ(read->players.size(), 2U);
  EXPECT_EQ(read->players[0].name, "Ana");
  EXPECT_EQ(read->players[0].sex, Sex::kWoman);
  EXPECT_EQ(read->players[0].rating, 2100);
  EXPECT_EQ(read->players[0].stated_points, Points::Tenths(15));
  EXPECT_EQ(read->players[1].tpn, Tpn(2));
  ASSERT_EQ(read->entries.size(), 4U);
  EXPECT_EQ(read->entries[0], (RoundEntry{ResultCode::kWin, Colour::kWhite, PlayerIndex(1)}));
  EXPECT_EQ(read->entries[1], (RoundEntry{ResultCode::kHalfBye, std::nullopt, std::nullopt}));
  EXPECT_EQ(read->entries[2], (RoundEntry{ResultCode::kLoss, Colour::kBlack, PlayerIndex(0)}));
  EXPECT_EQ(read->entries[3], (RoundEntry{ResultCode::kPairingBye, std::nullopt, std::nullopt}));
}

TEST(PlainPlayers, WhatIsUnusualIsGivenUp) {
  for (const std::string_view text : {"",
                                      "[]",
                                      "[",
                                      "{}",
                                      "[{}]",
                                      "[1]",
                                      R"([{"tpn":2}])",
                                      R"([{"tpn":1},{"tpn":1}])",
                                      R"([{"tpn":1,"tpn":1}])",
                                      R"([{"tpn":1,"shoe":43}])",
                                      R"([{"tpn":1,"name":"\u0041"}])",
                                      R"([{"tpn":1,"name":null}])",
                                      R"([{"tpn":01}])",
                                      R"([{"tpn":1.0}])",
                                      R"([{"tpn":-1}])",
                                      R"([{"tpn":1e0}])",
                                      R"([{"tpn":1,"rating":9999999999}])",
                                      R"([{"tpn":1,"points":1.55}])",
                                      R"([{"tpn":1,"points":20000}])",
                                      R"([{"tpn":1,"points":1.}])",
                                      R"([{"tpn":1,"sex":"other"}])",
                                      R"([{"tpn":1,"results":["won"]}])",
                                      R"([{"tpn":1,"results":[[2,"w","win"]]}])",
                                      R"([{"tpn":1,"results":[[0,"w","win"]]}])",
                                      R"([{"tpn":1,"results":[[1,"white","win"]]}])",
                                      R"([{"tpn":1,"results":[[1,"w"]]}])",
                                      R"([{"tpn":1,"results":[[1,"w","win",1]]}])",
                                      R"([{"tpn":1,"results":["absent"]},{"tpn":2}])",
                                      R"([{"tpn":1,"national_ratings":[]}])",
                                      R"([{"tpn":1},])",
                                      R"([{"tpn":1,}])",
                                      R"([{"tpn":1}})",
                                      R"([{"tpn" 1}])"}) {
    EXPECT_FALSE(ReadPlainPlayers(text)) << text;
  }
}

// Each change of one character is either told or read as the other way reads it.
TEST(PlainPlayers, NoSlipChangesWhatIsRead) {
  const std::string head = R"({"format":"ronda-tournament","version":1,"players":)";
  const std::string escaped = R"({"\u0066ormat":"ronda-tournament","version":1,"players":)";
  const std::string list(kTwo.substr(0, kTwo.find(" , ")));
  int both = 0;
  for (std::size_t at = 0; at < list.size(); ++at) {
    for (const char letter : std::string_view("0129nwb-.,:[]{}\" \\")) {
      std::string slip = list;
      slip[at] = letter;
      const auto plain = Read(head + slip + "}", "slip.json");
      const auto other = Read(escaped + slip + "}", "slip.json");
      ASSERT_EQ(plain.value.has_value(), other.value.has_value()) << slip;
      ASSERT_EQ(plain.diagnostics.size(), other.diagnostics.size()) << slip;
      if (!plain.value) continue;
      ASSERT_EQ(plain.value->data(), other.value->data()) << slip;
      ++both;
    }
  }
  EXPECT_GT(both, 50);
}

}  // namespace
}  // namespace ronda::json
