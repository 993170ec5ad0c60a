// Accounts, sessions, links and grants of a store in memory.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/store/access.h"

namespace ronda::store {

class MemoryAccess final : public AccessStore {
 public:
  // What the store beside it has.
  struct Others {
    std::function<bool(TournamentId)> has_tournament;
    std::function<bool(EventId)> has_event;
  };
  explicit MemoryAccess(Others others) : others_(std::move(others)) {}

  Result<Account> Add(const NewAccount& account) override;
  Result<void> Change(const Account& account) override;
  Result<std::vector<Account>> Accounts() override;
  Result<std::optional<Account>> Find(AccountId account) override;
  Result<std::optional<Account>> FindLogin(const std::string& login) override;
  Result<void> Keep(const Session& session) override;
  Result<std::optional<Session>> FindSession(const secret::TokenHash& token) override;
  Result<void> End(const secret::TokenHash& session) override;
  Result<void> EndAllOf(AccountId account) override;
  Result<void> EndExpired(const std::string& now) override;
  Result<void> Keep(const Link& link) override;
  Result<std::optional<Link>> FindLink(const secret::TokenHash& token) override;
  Result<std::vector<Link>> LinksOf(TournamentId tournament) override;
  Result<void> Keep(const Grant& grant) override;
  Result<void> Withdraw(AccountId account, EventId event) override;
  Result<std::vector<Grant>> GrantsOf(AccountId account) override;

 private:
  Others others_;
  std::mutex mutex_;
  IdVector<AccountId, Account> accounts_;
  std::map<std::string, Session> sessions_;  // by the bytes of the token's hash
  std::map<std::string, Link> links_;
  std::map<std::pair<AccountId, EventId>, Grant> grants_;
};

}  // namespace ronda::store
