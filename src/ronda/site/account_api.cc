// The accounts of those at the desk: who has one, who is invited, whose is taken back.
#include "ronda/sheets/value.h"
#include "ronda/site/answers.h"
#include "ronda/site/body.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

using json::Is;
using json::Optional;
using json::Required;
using sheets::Record;
using sheets::Value;

struct Invitation {
  std::string login;
  std::string name;
  std::string password;
  std::string role = "arbiter";

  bool operator==(const Invitation&) const = default;
};

struct Dismissal {
  std::string login;

  bool operator==(const Dismissal&) const = default;
};

void Describe(Is<Dismissal> auto& dismissal, auto&& visit) { visit(Required("login"), dismissal.login); }

void Describe(Is<Invitation> auto& invitation, auto&& visit) {
  visit(Required("login"), invitation.login);
  visit(Optional("name"), invitation.name);
  visit(Required("password"), invitation.password);
  visit(Optional("role"), invitation.role);
}

Response ListAccounts(Site& site, const Visit& visit) {
  const auto accounts = site.desk().gate().Accounts();
  if (!accounts) return Refused(visit.request, {accounts.error()});
  sheets::List list;
  for (const store::Account& account : *accounts) {
    if (account.disabled) continue;
    list.Add(Value(Record().Add("login", account.login).AddText("name", account.name)));
  }
  return web::Json(ToJson(list));
}

Response DismissSomebody(Site& site, const Visit& visit) {
  const auto wish = ReadBody<Dismissal>(visit.request.body);
  if (!wish.value) return Refused(visit.request, wish.diagnostics);
  const auto dismissed = site.desk().gate().Dismiss(wish.value->login);
  if (!dismissed) return Refused(visit.request, {dismissed.error()});
  site.EndStaffStreams();
  return web::Json(ToJson(Record().Add("login", wish.value->login)));
}

// Hashing a password takes a tenth of a second, so not on the threads of the server.
void InviteSomebody(Site& site, const Visit& visit, const web::Reply& reply) {
  auto wish = ReadBody<Invitation>(visit.request.body);
  if (!wish.value) return reply(Refused(visit.request, wish.diagnostics));
  const auto role = store::RoleOf(wish.value->role);
  if (!role || *role > store::Role::kArbiter) {
    return reply(Refused(visit.request, {Diagnostic{.code = "desk-role",
                                                    .message = "accounts are for owners and arbiters",
                                                    .hint = "helpers and players come in by a link"}}));
  }
  const bool is_taken = site.desk().RunHashing([&site, role = *role, wish = *std::move(wish.value), reply] {
    const std::string name = wish.name.empty() ? wish.login : wish.name;
    const auto made = site.desk().gate().Invite(wish.login, name, secret::Password(wish.password), role);
    if (!made) return reply(Refused(reply.request(), {made.error()}));
    reply(web::Json(ToJson(Record().Add("login", made->login)), 201));
  });
  if (!is_taken) reply(Refused(visit.request, {Busy()}));
}

}  // namespace

std::vector<web::Route> AccountRoutes(Site& site) {
  std::vector<web::Route> routes{
      {Method::kGet, "/api/v1/accounts", Right::kOwner, "Who has an account", site.Answering(ListAccounts)},
      {Method::kPost, "/api/v1/accounts", Right::kOwner, "Invite an arbiter", site.AnsweringLater(InviteSomebody),
       web::BodyKind::kJson},
      {Method::kPost, "/api/v1/accounts/dismiss", Right::kOwner, "Take an account back",
       site.Answering(DismissSomebody), web::BodyKind::kJson},
  };
  for (web::Route& route : routes) route.answer = "application/json";
  return routes;
}

}  // namespace ronda::site
