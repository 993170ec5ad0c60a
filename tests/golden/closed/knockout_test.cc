// The book's orders of seeds and its worked examples of byes.
#include <gtest/gtest.h>

#include "golden/closed/printed.h"
#include "ronda/knockout/bracket.h"
#include "ronda/knockout/dapiran.h"
#include "ronda/knockout/seeding.h"

namespace ronda::knockout {
namespace {

using schedule::json;

void ExpectOrders(const char* name, Seeding seeding) {
  const json orders = schedule::Printed("knockout")["seeding"][name];
  EXPECT_EQ(orders.size(), 4U);
  for (const auto& [size, pairs] : orders.items()) {
    const auto order = SeedOrder(seeding, std::stoi(size));
    json ours = json::array();
    for (std::size_t i = 0; i < order.size(); i += 2) ours.push_back(json::array({order[i], order[i + 1]}));
    EXPECT_EQ(ours, pairs) << name << " " << size;
  }
}

// Elementos §2.1.4.
// Decision 082.
TEST(PrintedTables, SeedsByCompensation) { ExpectOrders("compensation", Seeding::kCompensation); }

// Elementos §2.1.4.
TEST(PrintedTables, SeedsEquidistant) { ExpectOrders("equidistant", Seeding::kEquidistant); }

// Elementos §2.1.3.
TEST(PrintedTables, DapiranExamples) {
  const json examples = schedule::Printed("knockout")["dapiran"]["examples"];
  EXPECT_EQ(examples.size(), 5U);
  for (const auto& example : examples) {
    std::vector<Dispensed> dispensed;
    for (const auto& [rounds, players] : example["dispensed_by_rounds_skipped"].items()) {
      dispensed.push_back({players, std::stoi(rounds)});
    }
    const auto plan = PlanByDapiran(example["registered"], dispensed);
    ASSERT_TRUE(plan) << example["example"];
    ASSERT_EQ(plan->figures.size(), example["figures"].size()) << example["example"];
    for (std::size_t i = 0; i < plan->figures.size(); ++i) {
      const auto& ours = plan->figures[i];
      const json figures{{"available", ours.available},
                         {"fictitious", ours.fictitious},
                         {"total", ours.total},
                         {"ideal", ours.ideal},
                         {"freed", ours.freed}};
      EXPECT_EQ(figures, example["figures"][i]) << example["example"];
    }
    ASSERT_EQ(plan->rounds.size(), example["rounds"].size()) << example["example"];
    for (std::size_t i = 0; i < plan->rounds.size(); ++i) {
      const auto& ours = plan->rounds[i];
      const json round = i == 0 ? json{{"round", ours.round},
                                       {"players", ours.players},
                                       {"registered", ours.entered},
                                       {"dispensed", ours.dispensed},
                                       {"freed", ours.freed}}
                                : json{{"round", ours.round},
                                       {"players", ours.players},
                                       {"qualified", ours.entered},
                                       {"still_dispensed", ours.dispensed},
                                       {"readmitted", ours.readmitted}};
      EXPECT_EQ(round, example["rounds"][i]) << example["example"];
    }
  }
}

// Elementos §2.1.3.
// The bracket has as many matches in each round as the worked examples have players for.
TEST(PrintedTables, DapiranBrackets) {
  const auto printed = schedule::Printed("knockout");
  for (const auto& example : printed["dapiran"]["examples"]) {
    BracketOptions options;
    options.players = example["registered"];
    for (const auto& [rounds, players] : example["dispensed_by_rounds_skipped"].items()) {
      options.dispensed.push_back({players, std::stoi(rounds)});
    }
    const auto bracket = *MakeBracket(options);
    for (std::size_t i = 0; i < example["rounds"].size(); ++i) {
      const auto matches = std::ranges::count(bracket.matches, static_cast<int>(i), &Match::column);
      EXPECT_EQ(matches * 2, example["rounds"][i]["players"].get<int>()) << example["example"] << " round " << i;
    }
  }
}

// Elementos §2.1.2.
TEST(PrintedTables, DoubleEliminationShape) {
  const json shape = schedule::Printed("knockout")["double_elimination"]["derived_shape"];
  for (const int size : {8, 16}) {
    BracketOptions options;
    options.players = size;
    options.losses = 2;
    const auto bracket = *MakeBracket(options);
    EXPECT_EQ(static_cast<int>(bracket.matches.size()), shape[std::to_string(size)][1].get<int>());
    EXPECT_TRUE(bracket.IsConditional(MatchIndex(2 * size - 2)));   // "L30 if first loss"
    EXPECT_FALSE(bracket.IsConditional(MatchIndex(2 * size - 3)));  // game 30 of 16
  }
}

}  // namespace
}  // namespace ronda::knockout
