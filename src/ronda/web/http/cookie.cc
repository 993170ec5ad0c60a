#include "ronda/web/http/cookie.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace ronda::web {

void AddCookies(std::string_view header, Values& cookies) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    const std::string_view pair = Trimmed(header.substr(0, end));
    header.remove_prefix(std::min(end + 1, header.size()));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos || equals == 0) continue;
    cookies.Add(std::string(pair.substr(0, equals)), std::string(pair.substr(equals + 1)));
  }
}

std::string CookieName(std::string_view name, Scheme scheme) {
  return (scheme == Scheme::kHttps ? "__Host-" : "") + std::string(name);
}

std::optional<std::string_view> FindCookie(const Request& request, std::string_view name) {
  return request.cookies.Find(CookieName(name, request.scheme));
}

void SetCookie(Response& response, const Request& request, const Cookie& cookie) {
  assert(std::ranges::all_of(cookie.value,
                             [](char c) { return c > 0x20 && c < 0x7f && c != ';' && c != ',' && c != '"'; }));
  std::string field =
      fmt::format("{}={}; Path=/; HttpOnly; SameSite=Lax", CookieName(cookie.name, request.scheme), cookie.value);
  if (IsSecure(request)) field += "; Secure";
  if (cookie.age) field += fmt::format("; Max-Age={}", cookie.age->count());
  response.headers.Add("Set-Cookie", std::move(field));
}

void DropCookie(Response& response, const Request& request, std::string_view name) {
  SetCookie(response, request, {name, "", std::chrono::seconds(0)});
}

}  // namespace ronda::web
