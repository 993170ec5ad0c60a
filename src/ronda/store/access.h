// Who may do what: accounts and what they are granted, sessions of browsers, and links for those without an account. A
// store keeps the hashes of tokens and passwords only. Times are texts like "2026-11-15T14:03:22.118Z", which sort as
// they follow one another; whether one has passed is for the caller to say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/journal/state.h"
#include "ronda/secret/password.h"
#include "ronda/secret/token.h"
#include "ronda/store/ids.h"

namespace ronda::store {

// A captain is known by a player of the team, as the numbers of teams may change.
enum class Role : std::uint8_t { kOwner, kArbiter, kHelper, kCaptain, kPlayer };

// "owner", "arbiter", "helper", "captain", "player".
std::string_view RoleName(Role role);
std::optional<Role> RoleOf(std::string_view name);

struct NewAccount {
  std::string login;  // unique in the store
  std::string name;
  secret::PasswordHash password;
};

struct Account {
  AccountId id{1};
  std::string login;
  std::string name;
  secret::PasswordHash password;
  bool disabled = false;
};

struct Session {
  secret::TokenHash token;
  AccountId account{1};
  std::string expires;
  std::string seen;

  bool operator==(const Session&) const = default;
};

// The boards somebody may enter results of.
struct BoardRange {
  std::int32_t from = 0;
  std::int32_t to = 0;

  bool operator==(const BoardRange&) const = default;
};

struct Link {
  secret::TokenHash token;
  TournamentId tournament{1};
  Role role = Role::kHelper;
  std::optional<BoardRange> boards = {};    // none: all of them
  std::optional<journal::Uid> player = {};  // whose link it is
  std::string expires = {};
  bool revoked = false;
  std::string label = {};

  bool operator==(const Link&) const = default;
};

struct Grant {
  AccountId account{1};
  EventId event{1};
  Role role = Role::kArbiter;

  bool operator==(const Grant&) const = default;
};

class AccessStore {
 public:
  virtual ~AccessStore() = default;

  // Refused ("store-taken") if the login is.
  virtual Result<Account> Add(const NewAccount& account) = 0;
  // Name, password and whether it is disabled; the login stays.
  virtual Result<void> Change(const Account& account) = 0;
  virtual Result<std::vector<Account>> Accounts() = 0;
  virtual Result<std::optional<Account>> Find(AccountId account) = 0;
  virtual Result<std::optional<Account>> FindLogin(const std::string& login) = 0;

  // New, or seen again, or with a later end.
  virtual Result<void> Keep(const Session& session) = 0;
  virtual Result<std::optional<Session>> FindSession(const secret::TokenHash& token) = 0;
  virtual Result<void> End(const secret::TokenHash& session) = 0;
  virtual Result<void> EndAllOf(AccountId account) = 0;
  virtual Result<void> EndExpired(const std::string& now) = 0;

  // New, or changed: a link is revoked by keeping it so.
  virtual Result<void> Keep(const Link& link) = 0;
  virtual Result<std::optional<Link>> FindLink(const secret::TokenHash& token) = 0;
  virtual Result<std::vector<Link>> LinksOf(TournamentId tournament) = 0;

  // An account has one role in an event.
  virtual Result<void> Keep(const Grant& grant) = 0;
  virtual Result<void> Withdraw(AccountId account, EventId event) = 0;
  virtual Result<std::vector<Grant>> GrantsOf(AccountId account) = 0;
};

}  // namespace ronda::store
