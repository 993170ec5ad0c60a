// Accounts, sessions, links and grants in a database that understands SQL.
#pragma once

#include "ronda/store/access.h"
#include "ronda/store/sql/worker.h"

namespace ronda::store {

class SqlAccess final : public AccessStore {
 public:
  // The worker lives at least as long.
  explicit SqlAccess(Worker& worker) : worker_(worker) {}

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
  Result<void> Execute(std::string_view statement, const Row& values);
  Result<void> ExecuteAndAnnounce(std::string_view statement, const Row& values);

  Worker& worker_;
};

}  // namespace ronda::store
