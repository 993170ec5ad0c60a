// What ronda.h promises beside the bytes: nothing crashes, every refusal says why, handles stay as they are.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "unit/edge/calls.h"

namespace ronda::edge {
namespace {

using testing::HasSubstr;

const std::string kClub = "examples/club-open.trf";

TEST(Library, NullsAreRefused) {
  ronda_text* text = nullptr;
  EXPECT_EQ(ronda_pair(nullptr, nullptr, &text), RONDA_BAD_INPUT);
  EXPECT_THAT(ronda_text_data(text), HasSubstr("NULL"));
  ronda_text_free(text);
  const Opened club = OpenFile(kClub);
  EXPECT_EQ(ronda_pair(club.handle.get(), nullptr, nullptr), RONDA_BAD_INPUT);
  ronda_tournament* tournament = nullptr;
  EXPECT_EQ(ronda_read(nullptr, 5, nullptr, &tournament, nullptr), RONDA_BAD_INPUT);
  EXPECT_EQ(ronda_read(nullptr, 0, nullptr, &tournament, nullptr), RONDA_BAD_INPUT);
  EXPECT_EQ(tournament, nullptr);
  EXPECT_EQ(ronda_with_round(club.handle.get(), nullptr, &tournament, nullptr), RONDA_BAD_INPUT);
  EXPECT_EQ(ronda_bye(nullptr, nullptr, &tournament, nullptr), RONDA_BAD_INPUT);
  EXPECT_STREQ(ronda_text_data(nullptr), "");
  ronda_text_free(nullptr);
  ronda_tournament_free(nullptr);
}

TEST(Library, AnUnknownOptionIsRefusedWithWhatWasMeant) {
  const Opened club = OpenFile(kClub);
  const Said said = Call(ronda_pair, club.handle, R"({"rond": 3})");
  EXPECT_EQ(said.status, RONDA_BAD_INPUT);
  EXPECT_THAT(said.text, HasSubstr("option-unknown"));
  EXPECT_THAT(said.text, HasSubstr("did you mean 'round'?"));
}

TEST(Library, OptionsOfTheWrongKindAreRefused) {
  const Opened club = OpenFile(kClub);
  for (const char* options :
       {R"({"round": "3"})", R"({"round": 0})", R"({"round": 1.5})", R"({"round": 1e2})", R"({"fide": 1})",
        R"({"apart": [1]})", R"({"format": "pdf"})", R"([])", R"({"round": 1, "round": 2})", "{", "nonsense",
        R"({"round": 99999999999999999999})", R"({"initial_colour": "lot"})"}) {
    const Said said = Call(ronda_pair, club.handle, options);
    EXPECT_EQ(said.status, RONDA_BAD_INPUT) << options;
    EXPECT_THAT(said.text, HasSubstr("\"diagnostics\"")) << options;
  }
}

TEST(Library, ADocumentInsteadOfItsTextIsToldHowToGoIn) {
  const Opened club = OpenFile(kClub);
  EXPECT_THAT(Call(ronda_pair, club.handle, R"({"settings": {"maximum": 50}})").text,
              HasSubstr("a document goes in as a string"));
  EXPECT_THAT(Call(ronda_pair, club.handle, R"({"system": 3})").text, HasSubstr("put it in quotes"));
}

TEST(Library, TwoQuestionsAtOnceAreRefused) {
  const Opened club = OpenFile(kClub);
  EXPECT_EQ(Call(ronda_explain, club.handle, R"({"player": 1, "why_not": "1-2"})").status, RONDA_BAD_INPUT);
}

TEST(Library, NoFileIsReadWhateverOptionsSay) {
  const Opened club = OpenFile(kClub);
  for (const char* options :
       {R"({"acceleration": "examples/club-open.trf"})", R"({"settings": "examples/keizer.json"})",
        R"({"acceleration_table": "examples/club-open.trf"})"}) {
    const Said said = Call(ronda_pair, club.handle, options);
    EXPECT_EQ(said.status, RONDA_BAD_INPUT) << options << said.text;
    EXPECT_THAT(said.text, testing::Not(HasSubstr("Specimen"))) << options;
  }
  EXPECT_EQ(Call(ronda_rate, club.handle, R"({"rules": "examples/keizer.json"})").status, RONDA_BAD_INPUT);
}

TEST(Library, AQuestionAboutRatingsNamesWhatItMisses) {
  ronda_text* text = nullptr;
  ronda_status status = ronda_rate_question("expected", R"({"rating": 2100})", &text);
  EXPECT_EQ(status, RONDA_BAD_INPUT);
  EXPECT_THAT(SaidBy(status, text).text, HasSubstr(R"(\"opponent\" is needed)"));
  status = ronda_rate_question("performance", R"({"score": 0, "opponents": []})", &text);
  EXPECT_EQ(status, RONDA_BAD_INPUT);
  EXPECT_THAT(SaidBy(status, text).text, HasSubstr("games"));
  status = ronda_rate_question("luck", nullptr, &text);
  EXPECT_EQ(status, RONDA_BAD_INPUT);
  EXPECT_THAT(SaidBy(status, text).text, HasSubstr("'luck' is no question about ratings"));
  status = ronda_rate_question(nullptr, nullptr, &text);
  EXPECT_EQ(status, RONDA_BAD_INPUT);
  ronda_text_free(text);
}

TEST(Library, APairedRoundGoesBackIntoTheTournament) {
  const Opened club = OpenFile(kClub);
  const std::string as_trf = Call(ronda_pair, club.handle, R"({"format": "trf"})").text;
  for (const char* format : {"json", "pairs"}) {
    const std::string options = std::string(R"({"format": ")") + format + "\"}";
    const std::string pairing = Call(ronda_pair, club.handle, options).text;
    const Opened after = Change(ronda_with_round, club.handle, pairing);
    ASSERT_EQ(after.said.status, RONDA_OK) << after.said.text;
    EXPECT_EQ(Call(ronda_write, after.handle).text, as_trf) << format;
  }
  EXPECT_EQ(Call(ronda_write, club.handle).text, BytesOf(kClub)) << "the one that was given has changed";
}

TEST(Library, ARoundThatCannotBeIsRefused) {
  const Opened club = OpenFile(kClub);
  const std::string right = Call(ronda_pair, club.handle, R"({"format": "pairs"})").text;
  for (const std::string& pairing :
       std::vector<std::string>{"", "2\n1 2\n", "1\n1 2\n", "2\n1 1\n2 3\n", "1\n1 99\n", "x", "1\n1 x\n", "{}",
                                R"({"boards": 5})", R"({"boards": [{"white": 1}]})", R"({"boards": [], "round": 9})",
                                R"({"boards": [], "system": "none"})", right + "6 0\n"}) {
    const Opened after = Change(ronda_with_round, club.handle, pairing);
    EXPECT_EQ(after.said.status, RONDA_BAD_INPUT) << pairing;
    EXPECT_EQ(after.handle, nullptr);
    EXPECT_THAT(after.said.text, HasSubstr("\"message\"")) << pairing;
  }
}

TEST(Library, WarningsStandBesideTheText) {
  const Opened club = OpenFile(kClub);
  const Said said = Call(ronda_pair, club.handle, R"({"system": "keizer", "format": "trf"})");
  ASSERT_EQ(said.status, RONDA_OK) << said.text;
  EXPECT_THAT(said.diagnostics, HasSubstr("warning"));
  EXPECT_THAT(said.text, testing::Not(HasSubstr("diagnostics")));
}

TEST(Library, ManyThreadsAskOneTournament) {
  const Opened club = OpenFile(kClub);
  const std::string pairing = Call(ronda_pair, club.handle).text;
  const std::string standings = Call(ronda_standings, club.handle).text;
  std::vector<std::thread> threads;
  std::vector<int> differences(4);
  for (int& different : differences) {
    threads.emplace_back([&] {
      for (int i = 0; i < 20; ++i) {
        different += Call(ronda_pair, club.handle).text != pairing ? 1 : 0;
        different += Call(ronda_standings, club.handle).text != standings ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(differences, testing::Each(0));
}

TEST(Library, ABracketGoesOnFromItsState) {
  ronda_text* text = nullptr;
  const ronda_status drawn = ronda_bracket(nullptr, 0, R"({"count": 4, "format": "state"})", &text);
  const std::string state = SaidBy(drawn, text).text;
  const ronda_status next = ronda_bracket(state.data(), state.size(), R"({"result": "1=1-0"})", &text);
  EXPECT_EQ(next, RONDA_OK);
  EXPECT_THAT(SaidBy(next, text).text, HasSubstr("matches"));
  const ronda_status changed = ronda_bracket(state.data(), state.size(), R"({"losses": 2})", &text);
  EXPECT_EQ(SaidBy(changed, text).status, RONDA_BAD_INPUT);
}

}  // namespace
}  // namespace ronda::edge
