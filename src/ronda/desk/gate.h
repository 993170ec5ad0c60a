// Who comes in: accounts with passwords, sessions of browsers, links with narrow rights. What people hold are tokens;
// the store has their hashes only.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/desk/clock.h"
#include "ronda/desk/faces.h"
#include "ronda/desk/rights.h"
#include "ronda/secret/password.h"
#include "ronda/secret/token.h"
#include "ronda/store/store.h"

namespace ronda::desk {

inline constexpr std::chrono::hours kSessionLasts{24 * 14};
inline constexpr std::chrono::hours kLinkLasts{24 * 30};
inline constexpr std::size_t kShortestPassword = 8;

struct LinkRequest {
  store::TournamentId tournament{1};
  store::Role role = store::Role::kHelper;
  std::optional<store::BoardRange> boards = {};
  std::optional<journal::Uid> player = {};
  std::string label;
};

class Gate {
 public:
  Gate(store::Store& store, const Clock& clock) : store_(store), clock_(clock), faces_(clock) {}

  // A key that lets its holder in as the owner, once. It is only in memory: every start makes another one.
  std::string MakeSetupKey();
  // The token of a session for whoever shows the key; the key is used up. Code "desk-key" if it is not the one.
  Result<secret::Token> UseSetupKey(const std::string& key);

  // Whether somebody else than the owner at the machine has an account.
  Result<bool> HasInvited();
  // Refused with code "desk-account": a login that is taken or empty, a password that is too short.
  Result<store::Account> Invite(const std::string& login, const std::string& name, secret::Password password,
                                store::Role role);
  Result<std::vector<store::Account>> Accounts();
  // Who has the account is out at once, and cannot log in until invited again. Code "desk-account" if there is none.
  Result<void> Dismiss(const std::string& login);

  // Code "desk-login" whatever is wrong.
  Result<secret::Token> LogIn(const std::string& login, const secret::Password& password);
  Result<void> LogOut(const std::string& session);

  // Nobody in particular where the token is none, is over or was ended.
  Result<Who> BySession(const std::string& session);
  // Whether who holds this, a session or a link, was let in a moment ago: then BySession and ByLink say so again
  // without asking the store.
  bool Remembers(const std::string& token) const;
  // Somebody's rights may have changed elsewhere.
  void ForgetAll() { faces_.Forget(); }

  struct MadeLink {
    secret::Token token;
    store::Link link;
  };
  Result<MadeLink> MakeLink(const LinkRequest& request);
  Result<std::vector<store::Link>> Links(store::TournamentId tournament);
  // By the first characters of its hash, as lists show it.
  Result<void> Revoke(store::TournamentId tournament, const std::string& fingerprint);
  struct LinkHolder {
    store::TournamentId tournament{1};
    Who who;
  };
  Result<std::optional<LinkHolder>> ByLink(const std::string& token);

 private:
  Result<store::Account> AddOrAgain(const store::NewAccount& wanted);
  Result<secret::Token> StartSession(store::AccountId account);
  Result<store::Account> OwnerAtTheMachine();
  Result<store::Role> RoleOf(const store::Account& account);
  Result<Who> LookUp(const secret::Token& session);
  Result<std::optional<LinkHolder>> LookUpLink(const secret::Token& link);

  store::Store& store_;
  Clock clock_;
  Faces faces_;
  std::mutex mutex_;
  std::optional<secret::TokenHash> setup_key_;
};

// Ten characters by which a link is named in lists.
std::string FingerprintOf(const store::Link& link);

}  // namespace ronda::desk
