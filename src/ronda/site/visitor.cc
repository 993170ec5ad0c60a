#include "ronda/site/visitor.h"

#include "ronda/web/http/cookie.h"

namespace ronda::site {
namespace {

using store::Role;

std::optional<Role> RoleFor(web::Right right) {
  switch (right) {
    case web::Right::kPublic:
      return std::nullopt;
    case web::Right::kPlayer:
      return Role::kPlayer;
    case web::Right::kHelper:
      return Role::kHelper;
    case web::Right::kArbiter:
      return Role::kArbiter;
    case web::Right::kOwner:
      return Role::kOwner;
  }
  return Role::kOwner;
}

Language LanguageFor(const web::Request& request) {
  if (const auto chosen = web::FindCookie(request, kLanguageCookie)) {
    if (const auto language = LanguageNamed(*chosen)) return *language;
  }
  return PreferredLanguage(request.headers.Joined("Accept-Language"));
}

}  // namespace

std::string_view LanguageOf(const web::Request& request) { return CodeOf(LanguageFor(request)); }

bool IsPlainPath(std::string_view path) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./";
  return path.starts_with('/') && !path.starts_with("//") && path.find_first_not_of(kPlain) == std::string_view::npos;
}

Visitor VisitorOf(desk::Desk& desk, const web::Request& request) {
  Visitor visitor{{}, {}, Words(LanguageFor(request))};
  if (request.method == web::Method::kGet && IsPlainPath(request.path)) visitor.path = request.path;
  if (const auto session = web::FindCookie(request, kSessionCookie)) {
    auto who = desk.gate().BySession(std::string(*session));
    if (!who) {
      visitor.fault = std::move(who.error());
      return visitor;
    }
    visitor.who = *std::move(who);
    if (visitor.IsStaff()) visitor.ailment = desk.fault();
    if (visitor.who.role) return visitor;
  }
  const auto link = web::FindCookie(request, kLinkCookie);
  if (!link) return visitor;
  const auto holder = desk.gate().ByLink(std::string(*link));
  if (!holder) {
    visitor.fault = holder.error();
  } else if (*holder) {
    visitor.who = (*holder)->who;
    visitor.only = (*holder)->tournament;
  }
  return visitor;
}

bool MayEnter(const Visitor& visitor, web::Right right, std::optional<store::TournamentId> tournament) {
  const auto role = RoleFor(right);
  if (!role) return true;
  if (!desk::IsAtLeast(visitor.who, *role)) return false;
  return !visitor.only || !tournament || *visitor.only == *tournament;
}

}  // namespace ronda::site
