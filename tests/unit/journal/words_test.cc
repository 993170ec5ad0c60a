// Every kind of act has a sentence, with names beside numbers.
#include "ronda/journal/words.h"

#include <gtest/gtest.h>

#include <set>

namespace ronda::journal {
namespace {

State SomeState() {
  TournamentData data;
  for (const char* name : {"Alpha, Anna", "Beta, Bert"}) {
    Player player;
    player.tpn = Tpn(static_cast<int>(data.players.size()) + 1);
    player.name = name;
    data.players.push_back(player);
  }
  return StateOf(std::move(data));
}

Act SomeAct(Kind kind) {
  Act act;
  act.kind = kind;
  act.told.round = Round(2);
  act.told.board = 3;
  act.told.players = {Uid(1), Uid(2)};
  act.told.was = "*";
  act.told.now = "1-0";
  act.told.text = "text";
  act.told.of = 4;
  return act;
}

TEST(Words, AResultNamesItsGame) {
  EXPECT_EQ(Sentence(SomeAct(Kind::kResultEntered), SomeState()),
            "entered 1-0 at board 3 of round 2: 1 Alpha, Anna against 2 Beta, Bert");
  Act taken = SomeAct(Kind::kResultEntered);
  taken.told.was = "1-0";
  taken.told.now = "*";
  EXPECT_EQ(Sentence(taken, SomeState()), "took away 1-0 at board 3 of round 2: 1 Alpha, Anna against 2 Beta, Bert");
}

TEST(Words, WhoIsGoneIsNamedByTheJournalsNumber) {
  Act act = SomeAct(Kind::kWithdrawn);
  act.told.players = {Uid(9)};
  EXPECT_EQ(Sentence(act, SomeState()), "withdrew a player who is not in the list any more (u9)");
}

TEST(Words, ManyPlayersAreCounted) {
  Act act = SomeAct(Kind::kCheckedIn);
  act.told.players.assign(20, Uid(1));
  EXPECT_EQ(Sentence(act, SomeState()), "checked in 20 players for round 2");
}

// No two kinds are told alike, and none is left to a sentence of another.
TEST(Words, EveryKindHasASentenceOfItsOwn) {
  std::set<std::string> sentences;
  for (int kind = 0; kind <= static_cast<int>(Kind::kClosed); ++kind) {
    const std::string sentence = Sentence(SomeAct(static_cast<Kind>(kind)), SomeState());
    EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
  }
}

TEST(Words, RemarksSayWhyAndByWhichArticle) {
  Told told;
  EXPECT_EQ(Remarks(told), "");
  told.reason = "a slip";
  told.articles = {"C.04.2/2025 §4.8"};
  EXPECT_EQ(Remarks(told), "(because: a slip; by C.04.2/2025 §4.8)");
}

}  // namespace
}  // namespace ronda::journal
