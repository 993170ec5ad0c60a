// Votes of the players on a desk: what they come to is what the book prints of the same votes.
#include "ronda/command/votes.h"

#include <gtest/gtest.h>

#include "unit/command/desk.h"

namespace ronda::command {
namespace {

using journal::Poll;
using journal::PollGroup;

Poll Factions() {
  return {.about = "options", .title = "Factions", .options = {{"A"}, {"B"}, {"C"}, {"D"}, {"E"}}, .limit = 100};
}

Poll Pairs() { return {.about = "teams", .title = "Pairs", .size = 2, .seed = 1}; }

// Elementos §2.7.1: four players share out 100 points among five options; Ana gets B, Berta A, Carlos D, David C.
TEST(Votes, OptionsAreGivenAsInTheBook) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(OpenPoll{Factions()});
  const std::vector<std::vector<std::int32_t>> given{
      {40, 15, 12, 21, 12}, {90, 2, 5, 2, 1}, {25, 12, 10, 48, 5}, {15, 10, 35, 35, 5}};
  for (int player = 1; player <= 4; ++player) {
    CastVotes cast{Uid(player), {}};
    for (std::int32_t option = 1; option <= 5; ++option) {
      cast.votes.push_back({option, given.at(Uid(player).index()).at(Uid(option).index())});
    }
    desk.Must(cast);
  }
  desk.Must(ClosePoll{});
  const std::vector<PollGroup> expected{{1, {Uid(2)}}, {2, {Uid(1)}}, {3, {Uid(4)}}, {4, {Uid(3)}}, {5, {}}};
  ASSERT_TRUE(desk.state().facts.poll_outcome);
  EXPECT_EQ(desk.state().facts.poll_outcome->groups, expected);
}

// Elementos §2.7.2: 0 for what is wanted most; whoever has no preference takes what is left.
TEST(Votes, RanksAreAWholeListOrNone) {
  TestDesk desk(NewEvent(3, 3));
  Poll poll{.about = "options", .title = "Countries", .options = {{"FRA"}, {"POL"}, {"GBR"}}, .by = "ranks"};
  desk.Must(OpenPoll{poll});
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{1, 0}, {2, 1}}}), "command-votes");          // GBR has no place
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{1, 0}, {2, 0}, {3, 1}}}), "command-votes");  // two have the first
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{1, 0}, {2, 1}, {3, 3}}}), "command-votes");  // there is no fourth
  desk.Must(CastVotes{Uid(1), {{1, 0}, {2, 1}, {3, 2}}});
  desk.Must(CastVotes{Uid(2), {{1, 0}, {2, 1}, {3, 2}}});
  desk.Must(CastVotes{Uid(3), {}});
  desk.Must(ClosePoll{});
  // 1 and 2 share FRA and POL, which costs 1; the third, to whom all is one, has GBR.
  EXPECT_EQ(desk.state().facts.poll_outcome->groups.at(2), (PollGroup{3, {Uid(3)}}));
}

// Elementos §2.8 C1: the team whose least interested member wants it most, 5:5, is formed before the one of 9:1.
TEST(Votes, TeamsAreTheLeastInconvenient) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(OpenPoll{Pairs()});
  EXPECT_EQ(VotesToGive(desk.state(), Pairs()), 12);  // Elementos §2.8 A1: 4 players times 3 times 2 / 2
  desk.Must(CastVotes{Uid(1), {{2, 9}, {3, 2}}});
  desk.Must(CastVotes{Uid(2), {{1, 1}, {3, 5}, {4, 3}}});
  desk.Must(CastVotes{Uid(3), {{2, 5}, {1, 2}}});
  desk.Must(CastVotes{Uid(4), {{1, 2}, {2, 4}}});
  desk.Must(ClosePoll{});
  // 1 gave 4 nothing, a veto: both stay without a team.
  EXPECT_EQ(desk.state().facts.poll_outcome->groups, (std::vector<PollGroup>{{0, {Uid(2), Uid(3)}}}));
}

TEST(Votes, ABallotIsLookedAt) {
  TestDesk desk(NewEvent(4, 3));
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {}}), "command-votes");  // no vote is open
  desk.Must(OpenPoll{Factions()});
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(9), {}}), "command-player");
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{6, 1}}}), "command-votes");
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{0, 1}}}), "command-votes");
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{1, 1}, {1, 1}}}), "command-votes");
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{1, -1}}}), "command-votes");
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{1, 60}, {2, 41}}}), "command-votes");
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{1, INT32_MAX}, {2, INT32_MAX}}}), "command-votes");
  desk.Must(CastVotes{Uid(1), {{1, 60}, {2, 40}}});
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{2, 40}, {1, 60}, {3, 0}}}), kNothingToDo);
  desk.Must(CastVotes{Uid(1), {{2, 40}}});
  EXPECT_EQ(desk.state().facts.ballots, (std::vector<journal::Ballot>{{Uid(1), {{2, 40}}}}));
}

TEST(Votes, OnlyModeBKnowsNegativeVotes) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(OpenPoll{Pairs()});
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{2, -1}}}), "command-votes");
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{1, 1}}}), "command-votes");  // for oneself
  Poll without_vetoes = Pairs();
  without_vetoes.mode = "B";
  desk.Must(OpenPoll{without_vetoes});
  desk.Must(CastVotes{Uid(1), {{2, -1}, {3, 15}}});
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(1), {{2, -2}, {3, 15}}}), "command-votes");  // 17 of 16
}

TEST(Votes, APollIsLookedAt) {
  TestDesk desk(NewEvent(4, 3));
  const auto refusal = [&](auto change) {
    Poll poll = Factions();
    change(poll);
    return desk.Refusal(OpenPoll{poll});
  };
  EXPECT_EQ(refusal([](Poll& poll) { poll.about = "nothing"; }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.title.clear(); }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.title.assign(101, 'x'); }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.options.clear(); }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.options.push_back({"A"}); }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.options.front().places = -1; }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.options.front().name.clear(); }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.by = "dice"; }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.limit = 0; }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll.until = "tomorrow"; }), "command-deadline");
  EXPECT_EQ(refusal([](Poll& poll) { poll.until = "2020-01-01T12:00Z"; }), "command-deadline");
  EXPECT_EQ(refusal([](Poll& poll) { poll = {.about = "teams", .title = "T", .size = 1}; }), "command-votes");
  EXPECT_EQ(refusal([](Poll& poll) { poll = {.about = "teams", .title = "T", .mode = "C"}; }), "command-votes");
  EXPECT_EQ(refusal([](Poll& /*poll*/) {}), "");
}

TEST(Votes, NothingIsLostUnasked) {
  TestDesk desk(NewEvent(2, 3));
  desk.Must(OpenPoll{Factions()});
  EXPECT_EQ(desk.Refusal(ClosePoll{}), kUnconfirmed);  // nobody has voted
  const journal::Act cast = desk.Must(CastVotes{Uid(1), {{1, 60}}});
  EXPECT_EQ(cast.told.players, std::vector{Uid(1)});
  EXPECT_EQ(cast.told.now + cast.told.text, "Factions");  // and nothing of the votes
  EXPECT_EQ(desk.Refusal(OpenPoll{Pairs()}), kUnconfirmed);
  const journal::Act closed = desk.Must(ClosePoll{}, Warning::kAcknowledge);
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(2), {{1, 60}}}), "command-votes");
  EXPECT_EQ(desk.Refusal(ClosePoll{}), "command-votes");
  // Undone, it is open again.
  desk.Must(Undo{closed.seq, "too early"});
  desk.Must(CastVotes{Uid(2), {{1, 70}}});
  desk.Must(ClosePoll{});
  EXPECT_EQ(desk.state().facts.poll_outcome->groups.front(), (PollGroup{1, {Uid(2)}}));
  desk.Must(OpenPoll{Pairs()});  // after a vote that is closed nobody is asked
}

TEST(Votes, NeedSomebodyWhoVotes) {
  TestDesk desk(NewEvent(1, 3));
  desk.Must(OpenPoll{Pairs()});
  desk.Must(RemovePlayers{{Uid(1)}});
  EXPECT_EQ(desk.Refusal(ClosePoll{}, Warning::kTwoSteps), "command-votes");
}

TEST(Votes, WhoHasGoneIsNotVotedFor) {
  TestDesk desk(NewEvent(3, 3));
  desk.Must(OpenPoll{Pairs()});
  desk.Must(CastVotes{Uid(1), {{2, 3}, {3, 1}}});
  desk.Must(CastVotes{Uid(2), {{1, 3}}});
  desk.Must(RemovePlayers{{Uid(2)}});
  EXPECT_EQ(desk.Refusal(CastVotes{Uid(3), {{2, 1}}}), "command-votes");
  desk.Must(CastVotes{Uid(3), {{1, 1}}});
  desk.Must(ClosePoll{});
  EXPECT_EQ(desk.state().facts.poll_outcome->groups, (std::vector<PollGroup>{{0, {Uid(1), Uid(3)}}}));
}

}  // namespace
}  // namespace ronda::command
