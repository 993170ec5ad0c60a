// Every printed table of the closed systems, with the book's own errors corrected, is what the rules generate.
#include <gtest/gtest.h>

#include <algorithm>

#include "golden/closed/printed.h"
#include "ronda/schedule/balance.h"
#include "ronda/schedule/berger.h"
#include "ronda/schedule/djaja.h"
#include "ronda/schedule/groups.h"
#include "ronda/schedule/hilton.h"
#include "ronda/schedule/hutton.h"
#include "ronda/schedule/nagarajan.h"
#include "ronda/schedule/scheveningen.h"
#include "ronda/schedule/skalitzka.h"
#include "ronda/schedule/varma.h"

namespace ronda::schedule {
namespace {

// Elementos §2.2.1, §2.2.4.
TEST(PrintedTables, Berger) {
  const json file = Printed("round_robin");
  EXPECT_EQ(file["tables"].size(), 14U);
  for (const auto& [key, table] : file["tables"].items()) EXPECT_EQ(AsPrinted(*Berger(TableOf(key))), table) << key;
  EXPECT_EQ(AsPrinted(*Berger(6)), file["construction"]["example_6_correct"]);
}

// Elementos §2.2.3.
TEST(PrintedTables, SplitsOfRoundRobins) {
  const auto printed = Printed("round_robin");
  for (const auto& example : printed["multi_stage"]["examples"]) {
    const auto splits = Splits(example["players"]);
    for (const auto& grouping : example["groupings"]) {
      EXPECT_EQ(std::ranges::count(splits, Split{grouping[0], grouping[1]}), 1) << example["players"];
    }
  }
  EXPECT_EQ(Splits(63).size(), 4U);  // "the possible combinations come down to four"
}

// Elementos §2.2.3.
TEST(PrintedTables, Amsterdam) {
  const json example = Printed("round_robin")["multi_stage"]["amsterdam"];
  const auto final = AmsterdamFinal(example["groups"], example["qualifiers_per_group"]);
  ASSERT_TRUE(final);
  EXPECT_EQ(final->seats, example["final_size"].get<int>());
  EXPECT_EQ(final->rounds.size(), example["final_rounds"].get<std::size_t>());
}

// Elementos §2.2.2.
TEST(PrintedTables, Varma) {
  const json file = Printed("varma");
  EXPECT_EQ(file["tables"].size(), 8U);
  for (const auto& [key, table] : file["tables"].items()) {
    const auto envelopes = *VarmaEnvelopes(TableOf(key), VarmaTable::kPrinted);
    ASSERT_EQ(envelopes.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i)
      EXPECT_EQ(json(envelopes[i]), table["groups"][Letters(static_cast<int>(i))]) << key;
  }
  const auto corrected = *VarmaEnvelopes(12, VarmaTable::kCorrected);
  EXPECT_EQ(json(corrected[2]), file["known_issue"]["proposal"]["C"]);
  EXPECT_EQ(json(corrected[3]), file["known_issue"]["proposal"]["D"]);
}

// Elementos §2.3.
TEST(PrintedTables, Nagarajan) {
  const json file = Printed("nagarajan");
  EXPECT_EQ(file["resulting_tables"].size(), 9U);
  for (const auto& [key, table] : file["resulting_tables"].items()) {
    EXPECT_EQ(AsPrinted(*Nagarajan(TableOf(key), LotOfTheBest::kNumber1)), table) << key;
  }
}

// Elementos §2.4.1.
TEST(PrintedTables, Scheveningen) {
  const json file = Printed("scheveningen");
  EXPECT_EQ(file["corrected_tables"].size(), 3U);
  for (const auto& [key, table] : file["corrected_tables"].items()) {
    EXPECT_EQ(AsPrinted(*Scheveningen(std::stoi(key))), table) << key;
  }
}

// Elementos §2.4.2.
TEST(PrintedTables, Djaja) {
  const json file = Printed("djaja");
  EXPECT_EQ(file["tables"].size(), 9U);
  for (const auto& [key, table] : file["tables"].items()) EXPECT_EQ(AsPrinted(*Djaja(std::stoi(key))), table) << key;
}

// Elementos §2.5.1.
TEST(PrintedTables, Hutton) {
  const json file = Printed("hutton");
  EXPECT_EQ(file["tables"].size(), 3U);
  for (const auto& [key, table] : file["tables"].items()) {
    EXPECT_EQ(AsPrinted(*Hutton(std::stoi(key), TableOf(key)))[0], table) << key;
  }
}

// The games of a round in the order of our boards; the book lists some of them in another order.
json Sorted(json games) {
  std::sort(games.begin(), games.end());
  return games;
}

// Elementos §2.5.2.
TEST(PrintedTables, Hilton) {
  const json file = Printed("hilton");
  const json& tables = file["corrected_tables"];
  EXPECT_EQ(tables.size(), 5U);
  for (const auto& [key, table] : tables.items()) {
    const json ours = AsPrinted(*Hilton(std::stoi(key), TableOf(key)));
    for (int round = 0; round < 3; ++round) {
      json games = json::array();
      for (const auto& board : table[std::to_string(round + 1)]) games.insert(games.end(), board.begin(), board.end());
      EXPECT_EQ(Sorted(ours[static_cast<std::size_t>(round)]), Sorted(games)) << key << " round " << round + 1;
    }
  }
}

// Elementos §2.6.
TEST(PrintedTables, Skalitzka) {
  const json file = Printed("skalitzka");
  const json ours = AsPrinted(*Skalitzka(6));
  EXPECT_EQ(ours[0], file["rounds"]["r1"]);
  EXPECT_EQ(ours[1], file["rounds"]["r2"]);
}

}  // namespace
}  // namespace ronda::schedule
