// Cookies. Those we set cannot be read by scripts and do not travel with requests from other sites; under TLS they bear
// the prefix __Host-, so that no other host or path can plant one.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/web/http/request.h"
#include "ronda/web/http/response.h"

namespace ronda::web {

// Adds the pairs of a Cookie header; what is no pair is passed over.
void AddCookies(std::string_view header, Values& cookies);

// "session", or "__Host-session" under TLS.
std::string CookieName(std::string_view name, Scheme scheme);
std::optional<std::string_view> FindCookie(const Request& request, std::string_view name);

struct Cookie {
  std::string_view name;
  std::string_view value;                   // a token: letters, digits, - and _
  std::optional<std::chrono::seconds> age;  // none: until the browser goes
};
void SetCookie(Response& response, const Request& request, const Cookie& cookie);
void DropCookie(Response& response, const Request& request, std::string_view name);

}  // namespace ronda::web
