#include "ronda/store/memory/memory_access.h"

#include <algorithm>

#include "ronda/store/faults.h"

namespace ronda::store {
namespace {

template <class T>
std::optional<T> FindToken(const std::map<std::string, T>& rows, const secret::TokenHash& token) {
  const auto found = rows.find(std::string(token.raw()));
  return found == rows.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

Result<Account> MemoryAccess::Add(const NewAccount& account) {
  const std::lock_guard lock(mutex_);
  const auto has_login = [&](const Account& other) { return other.login == account.login; };
  if (std::ranges::any_of(accounts_, has_login)) return tl::unexpected(LoginTaken(account.login));
  const AccountId id(accounts_.size() + 1);
  accounts_.push_back({id, account.login, account.name, account.password});
  return accounts_[id];
}

Result<void> MemoryAccess::Change(const Account& account) {
  const std::lock_guard lock(mutex_);
  if (!accounts_.Contains(account.id)) return tl::unexpected(NoSuchAccount(account.id));
  Account& row = accounts_[account.id];
  row.name = account.name;
  row.password = account.password;
  row.disabled = account.disabled;
  return {};
}

Result<std::vector<Account>> MemoryAccess::Accounts() {
  const std::lock_guard lock(mutex_);
  return accounts_.values();
}

Result<std::optional<Account>> MemoryAccess::Find(AccountId account) {
  const std::lock_guard lock(mutex_);
  return accounts_.Contains(account) ? std::optional(accounts_[account]) : std::nullopt;
}

Result<std::optional<Account>> MemoryAccess::FindLogin(const std::string& login) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(accounts_, login, &Account::login);
  return found == accounts_.end() ? std::nullopt : std::optional(*found);
}

Result<void> MemoryAccess::Keep(const Session& session) {
  const std::lock_guard lock(mutex_);
  if (!accounts_.Contains(session.account)) return tl::unexpected(NothingToBelongTo());
  sessions_[std::string(session.token.raw())] = session;
  return {};
}

Result<std::optional<Session>> MemoryAccess::FindSession(const secret::TokenHash& token) {
  const std::lock_guard lock(mutex_);
  return FindToken(sessions_, token);
}

Result<void> MemoryAccess::End(const secret::TokenHash& session) {
  const std::lock_guard lock(mutex_);
  sessions_.erase(std::string(session.raw()));
  return {};
}

Result<void> MemoryAccess::EndAllOf(AccountId account) {
  const std::lock_guard lock(mutex_);
  std::erase_if(sessions_, [&](const auto& row) { return row.second.account == account; });
  return {};
}

Result<void> MemoryAccess::EndExpired(const std::string& now) {
  const std::lock_guard lock(mutex_);
  std::erase_if(sessions_, [&](const auto& row) { return row.second.expires <= now; });
  return {};
}

Result<void> MemoryAccess::Keep(const Link& link) {
  const std::lock_guard lock(mutex_);
  if (!others_.has_tournament(link.tournament)) return tl::unexpected(NothingToBelongTo());
  links_[std::string(link.token.raw())] = link;
  return {};
}

Result<std::optional<Link>> MemoryAccess::FindLink(const secret::TokenHash& token) {
  const std::lock_guard lock(mutex_);
  return FindToken(links_, token);
}

Result<std::vector<Link>> MemoryAccess::LinksOf(TournamentId tournament) {
  const std::lock_guard lock(mutex_);
  std::vector<Link> links;
  for (const auto& [token, link] : links_) {
    if (link.tournament == tournament) links.push_back(link);
  }
  return links;
}

Result<void> MemoryAccess::Keep(const Grant& grant) {
  const std::lock_guard lock(mutex_);
  if (!accounts_.Contains(grant.account) || !others_.has_event(grant.event)) {
    return tl::unexpected(NothingToBelongTo());
  }
  grants_[{grant.account, grant.event}] = grant;
  return {};
}

Result<void> MemoryAccess::Withdraw(AccountId account, EventId event) {
  const std::lock_guard lock(mutex_);
  grants_.erase({account, event});
  return {};
}

Result<std::vector<Grant>> MemoryAccess::GrantsOf(AccountId account) {
  const std::lock_guard lock(mutex_);
  std::vector<Grant> grants;
  for (const auto& [key, grant] : grants_) {
    if (grant.account == account) grants.push_back(grant);
  }
  return grants;
}

}  // namespace ronda::store
