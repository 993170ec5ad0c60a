#include "ronda/formats/bracket/bracket.h"

#include <gtest/gtest.h>

#include "ronda/base/random.h"

namespace ronda::bracket {
namespace {

State Fresh(int players, int losses) {
  knockout::BracketOptions options;
  options.players = players;
  options.losses = losses;
  std::vector<Player> list;
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    player.name = "Name \"" + std::to_string(i) + "\"";
    list.push_back(std::move(player));
  }
  return {"Cup", "", std::move(list), knockout::Progress(*knockout::MakeBracket(options), 1), {}};
}

// Whatever was entered in whatever order, with players leaving on the way, the file holds it.
TEST(BracketFile, ReadsWhatItWrote) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    State state = Fresh(random.Between(2, 20), random.Between(1, 3));
    const int steps = random.Between(0, 60);
    for (int i = 0; i < steps; ++i) {
      const auto ready = state.progress.Ready();
      if (ready.empty()) break;
      if (random.Below(10) == 0) {
        const auto seed_index = knockout::SeedIndex(random.Between(0, static_cast<int>(state.players.size()) - 1));
        static_cast<void>(state.Withdraw(seed_index));
        continue;
      }
      const auto match = ready[random.Below(ready.size())];
      ASSERT_TRUE(state.Enter(match, *knockout::ParseScore(random.Below(2) == 0 ? "1-0" : "0-1")));
    }
    const std::string text = Write(state);
    EXPECT_TRUE(LooksLikeBracket(text));
    const auto read = Read(text, "cup.json");
    ASSERT_TRUE(read.value) << seed << "\n" << text << (read.diagnostics.empty() ? "" : read.diagnostics[0].message);
    EXPECT_EQ(Write(*read.value), text);
    EXPECT_EQ(read.value->progress.Champion(), state.progress.Champion());
    EXPECT_EQ(read.value->progress.Ready(), state.progress.Ready());
  }
}

std::vector<std::string> CodesOf(std::string_view text) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : Read(text, "cup.json").diagnostics) codes.push_back(diagnostic.code);
  return codes;
}

// Bytes changed, left out and put in: never a crash, and whatever is read is written the same way again.
TEST(BracketFile, SurvivesDamage) {
  State state = Fresh(6, 2);
  for (const auto match : state.progress.Ready()) ASSERT_TRUE(state.Enter(match, *knockout::ParseScore("1-0")));
  ASSERT_TRUE(state.Withdraw(knockout::SeedIndex(2)));
  const std::string good = Write(state);
  constexpr std::string_view kBytes = "0123456789-+,\"{}[]:xe \n\x80";
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    std::string text = good;
    for (int i = random.Between(1, 4); i > 0; --i) {
      const auto at = random.Below(text.size());
      const auto byte = kBytes[random.Below(kBytes.size())];
      switch (random.Below(3)) {
        case 0:
          text[at] = byte;
          break;
        case 1:
          text.erase(at, 1);
          break;
        default:
          text.insert(at, 1, byte);
      }
    }
    const auto read = Read(text, "cup.json");
    if (!read.value) {
      EXPECT_FALSE(read.diagnostics.empty()) << text;
    } else {
      const std::string written = Write(*read.value);
      EXPECT_EQ(Write(*Read(written, "cup.json").value), written);
    }
  }
}

constexpr std::string_view kHead = R"({"format": "ronda-bracket", "version": 1, )";
constexpr std::string_view kPlayers = R"("players": [{"number": 1, "name": "A"}, {"number": 2, "name": "B"}])";

TEST(BracketFile, SaysEverythingThatIsWrong) {
  const std::string text = std::string(kHead) + R"("losses": "two", "games": 0, "seeding": "random",
    "players": [{"number": 1}, {"number": 1, "name": "B"}], "events": [{"match": 1, "withdrawn": 1}]})";
  const auto codes = CodesOf(text);
  EXPECT_GE(codes.size(), 5U);
  EXPECT_FALSE(Read(text, "cup.json").value);
}

TEST(BracketFile, RefusesImpossibleResults) {
  const auto with = [](std::string_view results) {
    return std::string(kHead) + std::string(kPlayers) + R"(, "events": [)" + std::string(results) + "]}";
  };
  EXPECT_TRUE(CodesOf(with(R"({"match": 1, "score": "1-0"})")).empty());
  EXPECT_EQ(CodesOf(with(R"({"match": 1, "score": "2-0"})")), (std::vector<std::string>{"bracket-result"}));
  EXPECT_EQ(CodesOf(with(R"({"match": 1, "score": "draw"})")), (std::vector<std::string>{"bracket-result"}));
  EXPECT_EQ(CodesOf(with(R"({"match": 2, "score": "1-0"})")), (std::vector<std::string>{"bracket-result"}));
  EXPECT_EQ(CodesOf(with(R"({"match": 1, "score": "1-0"}, {"match": 1, "score": "1-0"})")),
            (std::vector<std::string>{"bracket-result"}));
}

TEST(BracketFile, RefusesOtherFiles) {
  EXPECT_FALSE(LooksLikeBracket(""));
  EXPECT_FALSE(LooksLikeBracket(R"({"format": "ronda-tournament"})"));
  EXPECT_FALSE(CodesOf(R"({"format": "ronda-tournament", "version": 1})").empty());
  EXPECT_FALSE(CodesOf(R"({"format": "ronda-bracket", "version": 2})").empty());
  EXPECT_FALSE(CodesOf("[]").empty());
  EXPECT_FALSE(CodesOf("{").empty());
  EXPECT_EQ(CodesOf(std::string(kHead) + R"("players": [{"number": 1, "name": "A"}]})"),
            (std::vector<std::string>{"bracket-size"}));
  EXPECT_EQ(CodesOf(std::string(kHead) + std::string(kPlayers) + R"(, "events": [{"withdrawn": 3}]})"),
            (std::vector<std::string>{"bracket-player"}));
}

}  // namespace
}  // namespace ronda::bracket
