#include "ronda/desk/gate.h"

#include <fmt/format.h>

#include <algorithm>

namespace ronda::desk {
namespace {

using secret::Password;
using secret::Token;
using store::Role;

// The account of whoever sits at the machine; nobody can log in to it, as nobody knows its password.
constexpr std::string_view kOwnerLogin = "owner";

tl::unexpected<Diagnostic> Refuse(std::string code, std::string message, std::string hint) {
  return tl::unexpected(Diagnostic{.code = std::move(code), .message = std::move(message), .hint = std::move(hint)});
}

}  // namespace

std::string FingerprintOf(const store::Link& link) { return link.token.hex().substr(0, 10); }

std::string Gate::MakeSetupKey() {
  const std::scoped_lock lock(mutex_);
  const Token key = Token::Make();
  setup_key_ = key.hash();
  return key.text();
}

Result<store::Account> Gate::OwnerAtTheMachine() {
  const auto known = store_.access().FindLogin(std::string(kOwnerLogin));
  if (!known) return tl::unexpected(known.error());
  if (*known) return **known;
  auto hash = secret::PasswordHash::Of(Password(Token::Make().text()));
  if (!hash) return Refuse("desk-busy", "there is no memory for a password", "close other programs");
  return store_.access().Add({std::string(kOwnerLogin), "Owner", *std::move(hash)});
}

Result<Token> Gate::UseSetupKey(const std::string& key) {
  const auto shown = Token::Parse(key);
  {
    const std::scoped_lock lock(mutex_);
    if (!shown || !setup_key_ || shown->hash() != *setup_key_) {
      return Refuse("desk-key", "this key is not the one, or was used before",
                    "start ronda serve again: it prints a new one");
    }
    setup_key_.reset();
  }
  const auto owner = OwnerAtTheMachine();
  if (!owner) return tl::unexpected(owner.error());
  return StartSession(owner->id);
}

Result<bool> Gate::HasInvited() {
  const auto accounts = store_.access().Accounts();
  if (!accounts) return tl::unexpected(accounts.error());
  return std::ranges::any_of(*accounts, [](const store::Account& one) { return one.login != kOwnerLogin; });
}

Result<std::vector<store::Account>> Gate::Accounts() { return store_.access().Accounts(); }

// Who was dismissed and is invited again has the new name and password.
Result<store::Account> Gate::AddOrAgain(const store::NewAccount& wanted) {
  const auto known = store_.access().FindLogin(wanted.login);
  if (!known) return tl::unexpected(known.error());
  if (!*known || !(*known)->disabled) return store_.access().Add(wanted);
  const store::Account again{(*known)->id, wanted.login, wanted.name, wanted.password, false};
  if (const auto changed = store_.access().Change(again); !changed) return tl::unexpected(changed.error());
  return again;
}

Result<void> Gate::Dismiss(const std::string& login) {
  const auto known = store_.access().FindLogin(login);
  if (!known) return tl::unexpected(known.error());
  if (!*known || login == kOwnerLogin) {
    return Refuse("desk-account", "there is no such account to take back", "look at the list again");
  }
  store::Account account = **known;
  account.disabled = true;
  if (auto changed = store_.access().Change(account); !changed) return changed;
  auto ended = store_.access().EndAllOf(account.id);
  faces_.Forget();
  return ended;
}

Result<store::Account> Gate::Invite(const std::string& login, const std::string& name, Password password, Role role) {
  if (login.empty() || login.size() > 60)
    return Refuse("desk-account", "a login has 1 to 60 characters", "choose another");
  if (password.size() < kShortestPassword) {
    return Refuse("desk-account", fmt::format("the password has fewer than {} characters", kShortestPassword),
                  "a few words are easy to remember and hard to guess");
  }
  if (role != Role::kOwner && role != Role::kArbiter) {
    return Refuse("desk-account", "accounts are for owners and arbiters", "helpers and players get a link");
  }
  auto hash = secret::PasswordHash::Of(password);
  if (!hash) return Refuse("desk-busy", "there is no memory for a password", "close other programs");
  auto account = AddOrAgain({login, name.empty() ? login : name, *std::move(hash)});
  if (!account) return account;
  // Rights are those of the whole desk: one event, made when the first account is.
  const auto events = store_.Events();
  if (!events) return tl::unexpected(events.error());
  auto event = events->empty() ? store_.CreateEvent("desk", "Desk") : Result<store::StoredEvent>(events->front());
  if (!event) return tl::unexpected(event.error());
  if (const auto kept = store_.access().Keep(store::Grant{account->id, event->id, role}); !kept) {
    return tl::unexpected(kept.error());
  }
  faces_.Forget();
  return account;
}

Result<Token> Gate::StartSession(store::AccountId account) {
  const Token token = Token::Make();
  const Time now = clock_();
  const auto kept = store_.access().Keep(store::Session{token.hash(), account, Stamp(now + kSessionLasts), Stamp(now)});
  if (!kept) return tl::unexpected(kept.error());
  return token;
}

Result<Token> Gate::LogIn(const std::string& login, const Password& password) {
  const auto wrong = Refuse("desk-login", "login or password are not right", "try again, or ask the owner of the desk");
  const auto account = store_.access().FindLogin(login);
  const bool is_known = account && *account && !(*account)->disabled && login != kOwnerLogin;
  // As long for a login there is not: nobody learns which there are.
  static const auto kNobody = secret::PasswordHash::Of(Password("nobody knows this one"));
  const bool fits = is_known ? (*account)->password.Matches(password) : kNobody && kNobody->Matches(password);
  if (!account) return tl::unexpected(account.error());
  if (!is_known || !fits) return wrong;
  return StartSession((*account)->id);
}

Result<void> Gate::LogOut(const std::string& session) {
  const auto token = Token::Parse(session);
  if (!token) return {};
  auto ended = store_.access().End(token->hash());
  faces_.Forget();
  return ended;
}

Result<Role> Gate::RoleOf(const store::Account& account) {
  if (account.login == kOwnerLogin) return Role::kOwner;
  const auto grants = store_.access().GrantsOf(account.id);
  Role role = Role::kPlayer;
  if (!grants) return tl::unexpected(grants.error());
  for (const store::Grant& grant : *grants) role = std::min(role, grant.role);
  return role;
}

bool Gate::Remembers(const std::string& text) const {
  const auto token = Token::Parse(text);
  return token && faces_.Knows(token->hash());
}

Result<Who> Gate::BySession(const std::string& session) {
  const auto token = Token::Parse(session);
  if (!token) return Who{};
  auto known = faces_.Find(token->hash());
  if (known && !known->only) return std::move(known->who);  // a link is no session, whatever cookie it comes in
  const auto since = faces_.Now();
  auto who = LookUp(*token);
  if (who && who->role) faces_.Remember(token->hash(), {*who}, since);
  return who;
}

Result<Who> Gate::LookUp(const Token& session) {
  const auto found = store_.access().FindSession(session.hash());
  if (!found) return tl::unexpected(found.error());
  if (!*found || (*found)->expires < Stamp(clock_())) return Who{};
  const auto account = store_.access().Find((*found)->account);
  if (!account) return tl::unexpected(account.error());
  if (!*account || (*account)->disabled) return Who{};
  const auto role = RoleOf(**account);
  if (!role) return tl::unexpected(role.error());
  Who who;
  who.role = *role;
  who.actor.account = (*account)->id.value();
  who.actor.name = (*account)->name;
  return who;
}

Result<Gate::MadeLink> Gate::MakeLink(const LinkRequest& request) {
  if (request.role < Role::kHelper) {
    return Refuse("desk-link", "links are for helpers, captains and players", "arbiters get an account");
  }
  if (request.role != Role::kHelper && !request.player)
    return Refuse("desk-link", "whose link is it?", "name the player, or the team");
  if (request.boards && (request.boards->from < 1 || request.boards->to < request.boards->from)) {
    return Refuse("desk-link", "the boards are no range", "as in 1 to 20");
  }
  const Token token = Token::Make();
  store::Link link;
  link.token = token.hash();
  link.tournament = request.tournament;
  link.role = request.role;
  link.boards = request.boards;
  link.player = request.player;
  link.expires = Stamp(clock_() + kLinkLasts);
  link.label = request.label;
  if (const auto kept = store_.access().Keep(link); !kept) return tl::unexpected(kept.error());
  return MadeLink{token, link};
}

Result<std::vector<store::Link>> Gate::Links(store::TournamentId tournament) {
  return store_.access().LinksOf(tournament);
}

Result<void> Gate::Revoke(store::TournamentId tournament, const std::string& fingerprint) {
  const auto links = Links(tournament);
  if (!links) return tl::unexpected(links.error());
  for (store::Link link : *links) {
    if (FingerprintOf(link) != fingerprint) continue;
    link.revoked = true;
    auto kept = store_.access().Keep(link);
    faces_.Forget();
    return kept;
  }
  return Refuse("desk-link", "there is no such link", "look at the list again");
}

Result<std::optional<Gate::LinkHolder>> Gate::ByLink(const std::string& text) {
  const auto token = Token::Parse(text);
  if (!token) return std::nullopt;
  const auto known = faces_.Find(token->hash());
  if (known && known->only) return LinkHolder{*known->only, known->who};
  const auto since = faces_.Now();
  auto holder = LookUpLink(*token);
  if (holder && *holder) faces_.Remember(token->hash(), {(*holder)->who, (*holder)->tournament}, since);
  return holder;
}

Result<std::optional<Gate::LinkHolder>> Gate::LookUpLink(const Token& token) {
  const auto link = store_.access().FindLink(token.hash());
  if (!link) return tl::unexpected(link.error());
  if (!*link || (*link)->revoked || (*link)->expires < Stamp(clock_())) return std::nullopt;
  LinkHolder holder{(*link)->tournament, {}};
  holder.who.role = (*link)->role;
  holder.who.boards = (*link)->boards;
  holder.who.player = (*link)->player;
  // What comes by a link is never taken for something done at the desk.
  holder.who.actor.link = (*link)->label.empty() ? FingerprintOf(**link) : (*link)->label;
  holder.who.actor.name = (*link)->label;
  return holder;
}

}  // namespace ronda::desk
