// What every store promises of accounts, sessions, links and grants.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/secret/token.h"
#include "unit/store/store_maker.h"

namespace ronda::testing {
namespace {

using store::Account;
using store::AccountId;
using store::Grant;
using store::Link;
using store::Role;
using store::Session;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

// As libsodium writes them; the password does not matter here.
const secret::PasswordHash kHash =
    secret::PasswordHash::Parse(
        "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$RdescudvJCsgt3ub+b+dWRWJTmaaJObG+OhPBTS2BvQ")
        .value();

class AccessContract : public StoreTest {
 protected:
  store::AccessStore& access() { return store().access(); }
  Account MakeAccount(const std::string& login) { return access().Add({login, "A. Arbiter", kHash}).value(); }
};

INSTANTIATE_TEST_SUITE_P(Stores, AccessContract, ::testing::ValuesIn(AllStores()),
                         [](const auto& made) { return NameOf(made.param); });

TEST(Roles, NamesAreReadAsTheyAreWritten) {
  for (const Role role : {Role::kOwner, Role::kArbiter, Role::kHelper, Role::kPlayer}) {
    EXPECT_EQ(store::RoleOf(store::RoleName(role)), role);
  }
  EXPECT_EQ(store::RoleOf("king"), std::nullopt);
}

TEST_P(AccessContract, AccountsAreFoundByNumberAndByLogin) {
  const Account first = MakeAccount("ana");
  const Account second = MakeAccount("bo");
  Reopen();
  EXPECT_THAT(access().Accounts().value(), SizeIs(2));
  const auto found = access().FindLogin("bo").value();
  ASSERT_TRUE(found);
  EXPECT_EQ(found->id, second.id);
  EXPECT_EQ(found->name, "A. Arbiter");
  EXPECT_EQ(found->password.text(), kHash.text());
  EXPECT_FALSE(found->disabled);
  EXPECT_EQ(access().Find(first.id).value()->login, "ana");
  EXPECT_FALSE(access().FindLogin("cleo").value());
  EXPECT_FALSE(access().Find(AccountId(9)).value());
}

TEST_P(AccessContract, ALoginIsGivenOnce) {
  MakeAccount("ana");
  const auto second = access().Add({"ana", "Another", kHash});
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, store::kStoreTaken);
  EXPECT_EQ(second.error().message, "the login 'ana' is taken");
}

TEST_P(AccessContract, AnAccountChangesButForItsLogin) {
  Account account = MakeAccount("ana");
  account.name = "Ana B.";
  account.disabled = true;
  account.login = "other";
  ASSERT_TRUE(access().Change(account));
  const auto found = access().Find(account.id).value();
  EXPECT_EQ(found->name, "Ana B.");
  EXPECT_TRUE(found->disabled);
  EXPECT_EQ(found->login, "ana");
  account.id = AccountId(9);
  EXPECT_EQ(access().Change(account).error().code, store::kStoreUnknown);
}

TEST_P(AccessContract, SessionsEndOneByOneByAccountAndByTime) {
  const AccountId ana = MakeAccount("ana").id;
  const AccountId bo = MakeAccount("bo").id;
  std::vector<Session> sessions;
  for (const AccountId account : {ana, ana, bo, bo}) {
    sessions.push_back({secret::Token::Make().hash(), account, "2026-11-16T00:00:00.000Z", "2026-11-15T14:00:00.000Z"});
  }
  sessions[3].expires = "2026-11-15T15:00:00.000Z";
  for (const Session& session : sessions) ASSERT_TRUE(access().Keep(session));
  sessions[0].seen = "2026-11-15T14:30:00.000Z";
  ASSERT_TRUE(access().Keep(sessions[0]));
  Reopen();
  EXPECT_EQ(access().FindSession(sessions[0].token).value(), sessions[0]);
  ASSERT_TRUE(access().EndExpired("2026-11-15T15:00:00.000Z"));
  EXPECT_EQ(access().FindSession(sessions[3].token).value(), std::nullopt);
  ASSERT_TRUE(access().EndAllOf(ana));
  EXPECT_EQ(access().FindSession(sessions[1].token).value(), std::nullopt);
  EXPECT_EQ(access().FindSession(sessions[2].token).value(), sessions[2]);
  ASSERT_TRUE(access().End(sessions[2].token));
  EXPECT_EQ(access().FindSession(sessions[2].token).value(), std::nullopt);
}

TEST_P(AccessContract, LinksKeepWhatTheyAreFor) {
  const store::TournamentId id = MakeTournament().id;
  Link helper{.token = secret::Token::Make().hash(),
              .tournament = id,
              .role = Role::kHelper,
              .boards = store::BoardRange{1, 20},
              .expires = "2026-11-16T00:00:00.000Z",
              .label = "left side"};
  const Link player{.token = secret::Token::Make().hash(),
                    .tournament = id,
                    .role = Role::kPlayer,
                    .player = journal::Uid(31),
                    .expires = "2026-11-20T00:00:00.000Z"};
  ASSERT_TRUE(access().Keep(helper));
  ASSERT_TRUE(access().Keep(player));
  helper.revoked = true;
  ASSERT_TRUE(access().Keep(helper));
  Reopen();
  EXPECT_EQ(access().FindLink(helper.token).value(), helper);
  EXPECT_THAT(access().LinksOf(id).value(), UnorderedElementsAre(helper, player));
  EXPECT_THAT(access().LinksOf(store::TournamentId(8)).value(), IsEmpty());
  EXPECT_EQ(access().FindLink(secret::Token::Make().hash()).value(), std::nullopt);
}

TEST_P(AccessContract, AnAccountHasOneRoleInAnEvent) {
  const AccountId ana = MakeAccount("ana").id;
  const store::EventId first = store().CreateEvent("first", "First")->id;
  const store::EventId second = store().CreateEvent("second", "Second")->id;
  ASSERT_TRUE(access().Keep(Grant{ana, first, Role::kArbiter}));
  ASSERT_TRUE(access().Keep(Grant{ana, second, Role::kArbiter}));
  ASSERT_TRUE(access().Keep(Grant{ana, first, Role::kOwner}));
  Reopen();
  EXPECT_THAT(access().GrantsOf(ana).value(),
              ElementsAre(Grant{ana, first, Role::kOwner}, Grant{ana, second, Role::kArbiter}));
  ASSERT_TRUE(access().Withdraw(ana, first));
  EXPECT_THAT(access().GrantsOf(ana).value(), ElementsAre(Grant{ana, second, Role::kArbiter}));
}

TEST_P(AccessContract, NothingBelongsToWhatIsNotThere) {
  const auto hash = secret::Token::Make().hash();
  EXPECT_EQ(access().Keep(Session{hash, AccountId(1), "x", "x"}).error().code, store::kStoreUnknown);
  EXPECT_EQ(access().Keep(Link{.token = hash}).error().code, store::kStoreUnknown);
  EXPECT_EQ(access().Keep(Grant{AccountId(1), store::EventId(1), Role::kOwner}).error().code, store::kStoreUnknown);
}

}  // namespace
}  // namespace ronda::testing
