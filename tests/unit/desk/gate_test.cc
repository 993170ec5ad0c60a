#include "ronda/desk/gate.h"

#include <gtest/gtest.h>

#include "ronda/store/memory/memory_store.h"

namespace ronda::desk {
namespace {

class GateTest : public testing::Test {
 protected:
  GateTest() : gate_(store_, [this] { return now_; }) { tournament_ = store_.Create({"open", "Open", {}, ""})->id; }

  Time now_ = Time(std::chrono::hours(490000));
  store::MemoryStore store_;
  Gate gate_;
  store::TournamentId tournament_{1};
};

TEST_F(GateTest, TheSetupKeyWorksOnce) {
  const std::string key = gate_.MakeSetupKey();
  EXPECT_FALSE(gate_.UseSetupKey("nonsense"));
  const auto session = gate_.UseSetupKey(key);
  ASSERT_TRUE(session);
  EXPECT_EQ(gate_.BySession(session->text()).value().role, store::Role::kOwner);
  EXPECT_FALSE(gate_.UseSetupKey(key));
  EXPECT_FALSE(*gate_.HasInvited());
}

TEST_F(GateTest, AnAccountLogsInWithItsPassword) {
  ASSERT_TRUE(gate_.Invite("ana", "Ana", secret::Password("correct horse"), store::Role::kArbiter));
  EXPECT_EQ(gate_.LogIn("ana", secret::Password("wrong horse")).error().code, "desk-login");
  EXPECT_EQ(gate_.LogIn("bea", secret::Password("correct horse")).error().code, "desk-login");
  EXPECT_EQ(gate_.LogIn("owner", secret::Password("correct horse")).error().code, "desk-login");
  const auto session = gate_.LogIn("ana", secret::Password("correct horse"));
  ASSERT_TRUE(session);
  const Who who = gate_.BySession(session->text()).value();
  EXPECT_EQ(who.role, store::Role::kArbiter);
  EXPECT_EQ(who.actor.name, "Ana");
  now_ += kSessionLasts + std::chrono::hours(1);
  EXPECT_FALSE(gate_.BySession(session->text()).value().role);
}

TEST_F(GateTest, ASessionEndsWhenItsHolderLeaves) {
  ASSERT_TRUE(gate_.Invite("ana", "Ana", secret::Password("correct horse"), store::Role::kArbiter));
  const auto session = gate_.LogIn("ana", secret::Password("correct horse"));
  ASSERT_TRUE(session);
  ASSERT_TRUE(gate_.LogOut(session->text()));
  EXPECT_FALSE(gate_.BySession(session->text()).value().role);
}

TEST_F(GateTest, WeakAndDoubledAccountsAreRefused) {
  EXPECT_EQ(gate_.Invite("ana", "", secret::Password("short"), store::Role::kArbiter).error().code, "desk-account");
  EXPECT_EQ(gate_.Invite("", "", secret::Password("long enough"), store::Role::kArbiter).error().code, "desk-account");
  EXPECT_EQ(gate_.Invite("ana", "", secret::Password("long enough"), store::Role::kHelper).error().code,
            "desk-account");
  ASSERT_TRUE(gate_.Invite("ana", "", secret::Password("long enough"), store::Role::kArbiter));
  EXPECT_EQ(gate_.Invite("ana", "", secret::Password("long enough"), store::Role::kArbiter).error().code,
            "store-taken");
}

TEST_F(GateTest, WhoIsDismissedIsOutAtOnceUntilInvitedAgain) {
  ASSERT_TRUE(gate_.Invite("ana", "Ana", secret::Password("correct horse"), store::Role::kArbiter));
  const auto session = gate_.LogIn("ana", secret::Password("correct horse"));
  ASSERT_TRUE(session);
  ASSERT_TRUE(gate_.Dismiss("ana"));
  EXPECT_FALSE(gate_.BySession(session->text()).value().role);
  EXPECT_EQ(gate_.LogIn("ana", secret::Password("correct horse")).error().code, "desk-login");
  EXPECT_EQ(gate_.Dismiss("nobody").error().code, "desk-account");
  (void)gate_.UseSetupKey(gate_.MakeSetupKey());
  EXPECT_EQ(gate_.Dismiss("owner").error().code, "desk-account");
  ASSERT_TRUE(gate_.Invite("ana", "Ana B.", secret::Password("another horse"), store::Role::kArbiter));
  EXPECT_FALSE(gate_.LogIn("ana", secret::Password("correct horse")));
  const auto again = gate_.LogIn("ana", secret::Password("another horse"));
  ASSERT_TRUE(again);
  EXPECT_EQ(gate_.BySession(again->text()).value().actor.name, "Ana B.");
}

TEST_F(GateTest, ALinkHasNarrowRightsAndCanBeRevoked) {
  const auto link = gate_.MakeLink({tournament_, store::Role::kHelper, store::BoardRange{1, 20}, {}, "Hall A"});
  ASSERT_TRUE(link);
  const auto holder = gate_.ByLink(link->token.text()).value();
  ASSERT_TRUE(holder);
  EXPECT_EQ(holder->tournament, tournament_);
  EXPECT_EQ(holder->who.role, store::Role::kHelper);
  EXPECT_EQ(holder->who.actor.link, "Hall A");
  ASSERT_TRUE(gate_.Revoke(tournament_, FingerprintOf(link->link)));
  EXPECT_FALSE(gate_.ByLink(link->token.text()).value());
  EXPECT_FALSE(gate_.Revoke(tournament_, "nonsense"));
  // One without a label is known by its fingerprint: what comes by it is never taken for something done at the desk.
  const auto plain = gate_.MakeLink({tournament_, store::Role::kPlayer, {}, journal::Uid(1), ""});
  ASSERT_TRUE(plain);
  EXPECT_EQ(gate_.ByLink(plain->token.text()).value()->who.actor.link, FingerprintOf(plain->link));
}

// Who was let in is known for a moment without asking the store.
TEST_F(GateTest, WhoWasLetInIsRememberedForAMoment) {
  ASSERT_TRUE(gate_.Invite("ana", "Ana", secret::Password("correct horse"), store::Role::kArbiter));
  const std::string session = gate_.LogIn("ana", secret::Password("correct horse"))->text();
  const std::string link =
      gate_.MakeLink({tournament_, store::Role::kHelper, store::BoardRange{1, 20}, {}, "Hall"})->token.text();
  EXPECT_FALSE(gate_.Remembers(session) || gate_.Remembers(link) || gate_.Remembers("nonsense"));
  const auto look = [&] {
    return std::pair(gate_.BySession(session).value().role, gate_.ByLink(link).value().has_value());
  };
  const std::pair both(std::optional(store::Role::kArbiter), true);
  EXPECT_EQ(look(), both);
  EXPECT_TRUE(gate_.Remembers(session) && gate_.Remembers(link));
  // Behind the gate's back: it still knows them, for a moment.
  ASSERT_TRUE(store_.access().End(secret::Token::Parse(session)->hash()));
  EXPECT_EQ(look(), both);
  EXPECT_EQ(gate_.ByLink(link).value()->who.boards, (store::BoardRange{1, 20}));
  EXPECT_FALSE(gate_.ByLink(session).value()) << "a session is no link";
  EXPECT_FALSE(gate_.BySession(link).value().role) << "a link is no session";
  now_ += Faces::kRemembered;
  EXPECT_FALSE(gate_.Remembers(session));
  EXPECT_EQ(look(), std::pair(std::optional<store::Role>(), true));
  // What another desk says is over is over at once.
  gate_.ForgetAll();
  EXPECT_FALSE(gate_.Remembers(link));
  now_ -= std::chrono::hours(1);
  EXPECT_FALSE(gate_.Remembers(link));
}

TEST_F(GateTest, LinksAreForHelpersAndPlayers) {
  EXPECT_FALSE(gate_.MakeLink({tournament_, store::Role::kArbiter, {}, {}, ""}));
  EXPECT_FALSE(gate_.MakeLink({tournament_, store::Role::kPlayer, {}, {}, ""}));
  EXPECT_FALSE(gate_.MakeLink({tournament_, store::Role::kHelper, store::BoardRange{5, 2}, {}, ""}));
}

TEST_F(GateTest, TheStoreHasNoTokens) {
  const auto link = gate_.MakeLink({tournament_, store::Role::kHelper, {}, {}, "x"});
  ASSERT_TRUE(link);
  const auto links = gate_.Links(tournament_);
  ASSERT_EQ(links->size(), 1U);
  EXPECT_EQ(links->front().token.hex().find(link->token.text()), std::string::npos);
}

}  // namespace
}  // namespace ronda::desk
