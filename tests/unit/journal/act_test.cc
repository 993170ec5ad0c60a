#include "ronda/journal/act.h"

#include <gtest/gtest.h>

#include "ronda/journal/change.h"
#include "ronda/journal/fold.h"
#include "ronda/secret/random.h"
#include "support/text_event.h"

namespace ronda::journal {
namespace {

Act AnAct() {
  Act act;
  act.seq = 412;
  act.at = "2026-11-15T14:03:22.118Z";
  act.by = {3, "A. \"Arbiter\"", ""};
  act.command = *CommandId::Parse("000102030405060708090a0b0c0d0e0f");
  act.kind = Kind::kResultEntered;
  act.told.round = Round(5);
  act.told.board = 12;
  act.told.players = {Uid(31), Uid(7)};
  act.told.was = "pending";
  act.told.now = "win";
  act.change = R"({"cells":[[5,31,[7,"w","win"]]]})";
  return act;
}

TEST(Act, IsOneLineOfJson) {
  EXPECT_EQ(Write(AnAct()),
            R"({"v":1,"seq":412,"at":"2026-11-15T14:03:22.118Z","by":{"account":3,"name":"A. \"Arbiter\""},)"
            R"("command":"000102030405060708090a0b0c0d0e0f","kind":"result-entered",)"
            R"("told":{"round":5,"board":12,"players":[31,7],"was":"pending","now":"win"},)"
            R"("change":{"cells":[[5,31,[7,"w","win"]]]}})");
}

TEST(Act, ReadsWhatItWrites) {
  const auto read = ReadAct(Write(AnAct()));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, AnAct());
}

TEST(Act, EveryKindHasAName) {
  for (int i = 0; i <= static_cast<int>(Kind::kClosed); ++i) {
    const Kind kind = static_cast<Kind>(i);
    EXPECT_EQ(KindOf(KindName(kind)), kind);
  }
  EXPECT_FALSE(KindOf("nonsense"));
}

TEST(Act, WhatIsNoneIsRefused) {
  const std::string act = Write(AnAct());
  for (std::size_t size = 0; size < act.size(); ++size) EXPECT_FALSE(ReadAct(act.substr(0, size))) << size;
  EXPECT_FALSE(ReadAct("[]"));
  EXPECT_FALSE(ReadAct(act + "}"));
}

TEST(Act, OfALaterVersionIsToldApart) {
  std::string act = Write(AnAct());
  act.replace(act.find("\"v\":1"), 5, "\"v\":2");
  const auto read = ReadAct(act);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, "journal-version");
}

std::vector<StoredAct> JournalOf(const std::vector<State>& states) {
  std::vector<StoredAct> journal;
  Head head;
  State before;
  for (const State& state : states) {
    Act act = AnAct();
    act.seq = head.seq + 1;
    act.command = secret::Random<CommandId>();
    act.change = Difference(before, state);
    journal.push_back(Linked(head, act.command, Write(act)));
    head = {journal.back().seq, journal.back().hash};
    before = state;
  }
  return journal;
}

TEST(Fold, ComesToTheLastState) {
  const State opened = StateOf(test::TextEvent({"2w*", "1b*"}));
  State played = opened;
  played.data.entries[0].result = ResultCode::kWin;
  played.data.entries[1].result = ResultCode::kLoss;
  const auto journal = JournalOf({opened, played, opened});
  EXPECT_EQ(Fold(journal).value(), opened);
  EXPECT_EQ(Fold(std::span(journal).first(2)).value(), played);
  EXPECT_EQ(Fold({}).value(), State());
}

TEST(Fold, NamesTheActThatIsBroken) {
  const State opened = StateOf(test::TextEvent({"2w*", "1b*"}));
  auto journal = JournalOf({opened, opened});
  journal[1].body[10] ^= 1;
  const auto folded = Fold(journal);
  ASSERT_FALSE(folded);
  EXPECT_EQ(folded.error().code, "journal-broken");
  EXPECT_TRUE(folded.error().message.starts_with("act 2 was changed"));
}

}  // namespace
}  // namespace ronda::journal
