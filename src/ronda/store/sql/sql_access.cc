#include "ronda/store/sql/sql_access.h"

#include <fmt/format.h>

#include "ronda/store/faults.h"
#include "ronda/store/sql/values.h"

namespace ronda::store {
namespace {

constexpr std::string_view kAddAccount =
    "INSERT INTO account(login, name, argon2id, disabled) VALUES ($1, $2, $3, 0) "
    "ON CONFLICT(login) DO NOTHING RETURNING id";
constexpr std::string_view kChangeAccount =
    "UPDATE account SET name = $1, argon2id = $2, disabled = $3 WHERE id = $4 RETURNING id";
constexpr std::string_view kAccounts = "SELECT id, login, name, argon2id, disabled FROM account ORDER BY id";
constexpr std::string_view kAccount = "SELECT id, login, name, argon2id, disabled FROM account WHERE id = $1";
constexpr std::string_view kAccountOfLogin = "SELECT id, login, name, argon2id, disabled FROM account WHERE login = $1";
constexpr std::string_view kKeepSession =
    "INSERT INTO session(token_hash, account, expires, seen) VALUES ($1, $2, $3, $4) ON CONFLICT(token_hash) DO UPDATE "
    "SET account = excluded.account, expires = excluded.expires, seen = excluded.seen";
constexpr std::string_view kSession = "SELECT token_hash, account, expires, seen FROM session WHERE token_hash = $1";
constexpr std::string_view kEndSession = "DELETE FROM session WHERE token_hash = $1";
constexpr std::string_view kEndSessions = "DELETE FROM session WHERE account = $1";
constexpr std::string_view kEndExpired = "DELETE FROM session WHERE expires <= $1";
constexpr std::string_view kKeepLink =
    "INSERT INTO link(token_hash, tournament, role, boards_from, boards_to, player_uid, expires, revoked, label) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT(token_hash) DO UPDATE SET "
    "tournament = excluded.tournament, role = excluded.role, boards_from = excluded.boards_from, "
    "boards_to = excluded.boards_to, player_uid = excluded.player_uid, expires = excluded.expires, "
    "revoked = excluded.revoked, label = excluded.label";
constexpr std::string_view kLink =
    "SELECT token_hash, tournament, role, boards_from, boards_to, player_uid, expires, revoked, label FROM link "
    "WHERE token_hash = $1";
constexpr std::string_view kLinks =
    "SELECT token_hash, tournament, role, boards_from, boards_to, player_uid, expires, revoked, label FROM link "
    "WHERE tournament = $1 ORDER BY token_hash";
constexpr std::string_view kKeepGrant =
    "INSERT INTO \"grant\"(account, event, role) VALUES ($1, $2, $3) "
    "ON CONFLICT(account, event) DO UPDATE SET role = excluded.role";
constexpr std::string_view kWithdraw = "DELETE FROM \"grant\" WHERE account = $1 AND event = $2";
constexpr std::string_view kGrants = "SELECT account, event, role FROM \"grant\" WHERE account = $1 ORDER BY event";

bool IsNull(const Value& value) { return std::holds_alternative<std::monostate>(value); }

Diagnostic Unreadable(std::string_view what) {
  return Fault(kStoreDamaged, fmt::format("{} in the store cannot be read", what), "go on from the latest backup");
}

Result<Account> ReadAccount(const Row& row) {
  auto password = secret::PasswordHash::Parse(TextIn(row[3]));
  if (!password) return tl::unexpected(Unreadable("a password"));
  return Account{AccountId(NumberIn(row[0])), TextIn(row[1]), TextIn(row[2]), *std::move(password),
                 NumberIn(row[4]) != 0};
}

Result<Session> ReadSession(const Row& row) {
  return Session{SecretIn<secret::TokenHash>(row[0]), AccountId(NumberIn(row[1])), TextIn(row[2]), TextIn(row[3])};
}

Result<Link> ReadLink(const Row& row) {
  const auto role = RoleOf(TextIn(row[2]));
  if (!role) return tl::unexpected(Unreadable("the role of a link"));
  Link link{.token = SecretIn<secret::TokenHash>(row[0]), .tournament = TournamentId(NumberIn(row[1])), .role = *role};
  if (!IsNull(row[3]) && !IsNull(row[4])) link.boards = BoardRange{NumberIn(row[3]), NumberIn(row[4])};
  link.player = IdIn<journal::Uid>(row[5]);
  link.expires = TextIn(row[6]);
  link.revoked = NumberIn(row[7]) != 0;
  link.label = TextIn(row[8]);
  return link;
}

Result<Grant> ReadGrant(const Row& row) {
  const auto role = RoleOf(TextIn(row[2]));
  if (!role) return tl::unexpected(Unreadable("the role of an account"));
  return Grant{AccountId(NumberIn(row[0])), EventId(NumberIn(row[1])), *role};
}

template <class T>
Result<std::vector<T>> ReadAll(const Result<Rows>& rows, Result<T> (*read)(const Row&)) {
  if (!rows) return tl::unexpected(rows.error());
  std::vector<T> all;
  for (const Row& row : *rows) {
    auto one = read(row);
    if (!one) return tl::unexpected(one.error());
    all.push_back(*std::move(one));
  }
  return all;
}

template <class T>
Result<std::optional<T>> ReadOne(const Result<Rows>& rows, Result<T> (*read)(const Row&)) {
  auto all = ReadAll(rows, read);
  if (!all) return tl::unexpected(all.error());
  if (all->empty()) return std::nullopt;
  return std::move(all->front());
}

}  // namespace

Result<void> SqlAccess::Execute(std::string_view statement, const Row& values) {
  const auto done = worker_.Run(statement, values);
  if (!done) return tl::unexpected(done.error());
  return {};
}

Result<Account> SqlAccess::Add(const NewAccount& account) {
  const auto rows = worker_.Run(kAddAccount, {account.login, account.name, account.password.text()});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return tl::unexpected(LoginTaken(account.login));
  return Account{AccountId(NumberIn(rows->front()[0])), account.login, account.name, account.password};
}

Result<void> SqlAccess::Change(const Account& account) {
  const auto rows = worker_.Run(kChangeAccount,
                                {account.name, account.password.text(), account.disabled ? 1 : 0, account.id.value()});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return tl::unexpected(NoSuchAccount(account.id));
  return {};
}

Result<std::vector<Account>> SqlAccess::Accounts() { return ReadAll(worker_.Run(kAccounts, {}), ReadAccount); }

Result<std::optional<Account>> SqlAccess::Find(AccountId account) {
  return ReadOne(worker_.Run(kAccount, {account.value()}), ReadAccount);
}

Result<std::optional<Account>> SqlAccess::FindLogin(const std::string& login) {
  return ReadOne(worker_.Run(kAccountOfLogin, {login}), ReadAccount);
}

Result<void> SqlAccess::Keep(const Session& session) {
  return Execute(kKeepSession, {ValueOf(session.token), session.account.value(), session.expires, session.seen});
}

Result<std::optional<Session>> SqlAccess::FindSession(const secret::TokenHash& token) {
  return ReadOne(worker_.Run(kSession, {ValueOf(token)}), ReadSession);
}

// What takes a right from somebody: other desks on the same database may have let them in a moment ago.
Result<void> SqlAccess::ExecuteAndAnnounce(std::string_view statement, const Row& values) {
  return worker_.Do<void>([&](Connection& connection) -> Result<void> {
    if (const auto done = connection.Run(statement, values); !done) return tl::unexpected(done.error());
    return connection.AnnounceDismissal();
  });
}

Result<void> SqlAccess::End(const secret::TokenHash& session) {
  return ExecuteAndAnnounce(kEndSession, {ValueOf(session)});
}

Result<void> SqlAccess::EndAllOf(AccountId account) { return ExecuteAndAnnounce(kEndSessions, {account.value()}); }

Result<void> SqlAccess::EndExpired(const std::string& now) { return Execute(kEndExpired, {now}); }

Result<void> SqlAccess::Keep(const Link& link) {
  const Value from = link.boards ? Value(std::int64_t{link.boards->from}) : Value();
  const Value to = link.boards ? Value(std::int64_t{link.boards->to}) : Value();
  const Row values{ValueOf(link.token),
                   link.tournament.value(),
                   std::string(RoleName(link.role)),
                   from,
                   to,
                   ValueOf(link.player),
                   link.expires,
                   link.revoked ? 1 : 0,
                   link.label};
  return link.revoked ? ExecuteAndAnnounce(kKeepLink, values) : Execute(kKeepLink, values);
}

Result<std::optional<Link>> SqlAccess::FindLink(const secret::TokenHash& token) {
  return ReadOne(worker_.Run(kLink, {ValueOf(token)}), ReadLink);
}

Result<std::vector<Link>> SqlAccess::LinksOf(TournamentId tournament) {
  return ReadAll(worker_.Run(kLinks, {tournament.value()}), ReadLink);
}

Result<void> SqlAccess::Keep(const Grant& grant) {
  return Execute(kKeepGrant, {grant.account.value(), grant.event.value(), std::string(RoleName(grant.role))});
}

Result<void> SqlAccess::Withdraw(AccountId account, EventId event) {
  return Execute(kWithdraw, {account.value(), event.value()});
}

Result<std::vector<Grant>> SqlAccess::GrantsOf(AccountId account) {
  return ReadAll(worker_.Run(kGrants, {account.value()}), ReadGrant);
}

}  // namespace ronda::store
