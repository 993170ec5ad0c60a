// The ways in and out: the key of the first start, login and logout, links, the language.
#include <fmt/format.h>

#include "ronda/site/answers.h"
#include "ronda/site/frame.h"
#include "ronda/site/site.h"
#include "ronda/web/http/cookie.h"
#include "ronda/web/http/percent.h"
#include "ronda/web/http/rate_limiter.h"

namespace ronda::site {
namespace {

using web::Request;

Response LoginForm(const Visitor& visitor, const std::string& problem, int status) {
  const Words& words = visitor.words;
  PageParts parts;
  parts.title = words("Sign in");
  if (!problem.empty()) parts.body += Markup("<p class=\"problem\" role=\"alert\">{}</p>", Text(problem));
  parts.body += Markup(
      "<form method=\"post\" action=\"/login\" class=\"narrow\">\n"
      "<label>{}<input name=\"login\" autocomplete=\"username\" required autofocus></label>\n"
      "<label>{}<input name=\"password\" type=\"password\" autocomplete=\"current-password\" required></label>\n"
      "<button>{}</button>\n</form>\n<p class=\"note\">{}</p>\n",
      Text(words("Login")), Text(words("Password")), Text(words("Sign in")),
      Text(words("At the machine of the desk itself, use the address that ronda serve prints.")));
  return PageOf(visitor, parts, status);
}

Response ShowLogin(Site& /*site*/, const Visit& visit) { return LoginForm(visit.visitor, "", 200); }

Response WithSession(const Request& request, const secret::Token& token) {
  Response response = web::SeeOther("/");
  const std::string text = token.text();
  web::SetCookie(response, request,
                 {kSessionCookie, text, std::chrono::duration_cast<std::chrono::seconds>(desk::kSessionLasts)});
  return response;
}

// Login takes a tenth of a second and much memory: not on the threads of the server, and not too often.
class Logins {
 public:
  bool Allow(const std::string& login, const std::string& address) {
    // The address first: who tries many names from one place must not use up those of others.
    return by_address_.Allow(web::ClientKey(address)) && by_account_.Allow(login);
  }

 private:
  web::RateLimiter by_account_{{5.0 / 60, 5}};
  web::RateLimiter by_address_{{20.0 / 60, 20}};
};

void LogIn(Site& site, const Visit& visit, const std::shared_ptr<Logins>& logins, const web::Reply& reply) {
  const auto form = web::DecodeForm(visit.request.body);
  if (!form) return reply(LoginForm(visit.visitor, visit.visitor.words("The form could not be read."), 400));
  const std::string login(form->Text("login"));
  if (!logins->Allow(login, visit.request.remote)) {
    return reply(LoginForm(visit.visitor, visit.visitor.words("Too many tries; wait a minute."), 429));
  }
  auto password = std::make_shared<secret::Password>(std::string(form->Text("password")));
  const bool is_taken = site.desk().RunHashing([&site, login, password, visitor = visit.visitor, reply] {
    const auto token = site.desk().gate().LogIn(login, *password);
    if (token) return reply(WithSession(reply.request(), *token));
    // Nobody is told that a right password is wrong.
    if (token.error().code != "desk-login") return reply(Failed(reply.request(), 503, token.error()));
    reply(LoginForm(visitor, visitor.words("Login or password are not right."), 401));
  });
  if (!is_taken) reply(Failed(visit.request, 503, Busy()));
}

Response LogOut(Site& site, const Visit& visit) {
  if (const auto session = web::FindCookie(visit.request, kSessionCookie)) {
    (void)site.desk().gate().LogOut(std::string(*session));
    site.EndStaffStreams();
  }
  Response response = web::SeeOther("/");
  web::DropCookie(response, visit.request, kSessionCookie);
  web::DropCookie(response, visit.request, kLinkCookie);
  return response;
}

// The key leaves the address at once: the answer sends the browser on.
Response SetUp(Site& site, const Visit& visit) {
  const auto token = site.desk().gate().UseSetupKey(std::string(visit.request.places.Text("key")));
  if (!token) return Failed(visit.request, 403, token.error());
  return WithSession(visit.request, *token);
}

Response FollowLink(Site& site, const Visit& visit) {
  const std::string token(visit.request.places.Text("key"));
  const auto holder = site.desk().gate().ByLink(token);
  if (!holder) return Failed(visit.request, 503, holder.error());
  const auto room = *holder ? site.desk().Find((*holder)->tournament) : nullptr;
  if (!room) {
    return Failed(visit.request, 403,
                  {.code = "desk-link",
                   .message = "this link is over or was taken back",
                   .hint = "ask an arbiter for a new one"});
  }
  const auto role = (*holder)->who.role;
  const std::string page = role == store::Role::kPlayer ? "/me/" : role == store::Role::kCaptain ? "/captain/" : "/m/";
  Response response = web::SeeOther(page + room->slug());
  web::SetCookie(response, visit.request,
                 {kLinkCookie, token, std::chrono::duration_cast<std::chrono::seconds>(desk::kLinkLasts)});
  return response;
}

// Back to the page it was chosen at.
Response ChooseLanguage(Site& /*site*/, const Visit& visit) {
  const std::string from(visit.request.query.Text("to"));
  Response response = web::SeeOther(IsPlainPath(from) ? from : "/");
  const std::string code(visit.request.places.Text("code"));
  if (LanguageNamed(code))
    web::SetCookie(response, visit.request, {kLanguageCookie, code, std::chrono::hours(24 * 365)});
  return response;
}

}  // namespace

std::vector<web::Route> DoorRoutes(Site& site) {
  const auto logins = std::make_shared<Logins>();
  std::vector<web::Route> routes{
      {Method::kGet, "/login", Right::kPublic, "Sign in", site.Answering(ShowLogin)},
      {Method::kPost, "/login", Right::kPublic, "Sign in",
       site.AnsweringLater(
           [logins](Site& own, const Visit& visit, const web::Reply& reply) { LogIn(own, visit, logins, reply); }),
       web::BodyKind::kForm},
      {Method::kPost, "/logout", Right::kPublic, "Sign out", site.Answering(LogOut), web::BodyKind::kForm},
      {Method::kGet, "/setup/{key:token}", Right::kPublic, "The first way in, printed by ronda serve",
       site.Answering(SetUp)},
      {Method::kGet, "/k/{key:token}", Right::kPublic, "A link for helpers, captains and players",
       site.Answering(FollowLink)},
      {Method::kGet, "/language/{code:slug}", Right::kPublic, "Choose a language", site.Answering(ChooseLanguage)},
  };
  return routes;
}

}  // namespace ronda::site
