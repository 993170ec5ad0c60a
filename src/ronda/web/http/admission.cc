#include "ronda/web/http/admission.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "ronda/base/letters.h"

namespace ronda::web {
namespace {

bool IsPort(std::string_view text) {
  return text.size() <= 5 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool IsHostCharacter(char c) {
  return IsSmall(c) || IsCapital(c) || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == ':';
}

// The value of a parameter of an element of Forwarded: "for", "proto".
std::optional<std::string_view> ParameterOf(std::string_view element, std::string_view name) {
  while (!element.empty()) {
    const std::size_t end = std::min(element.find(';'), element.size());
    std::string_view pair = Trimmed(element.substr(0, end));
    element.remove_prefix(std::min(end + 1, element.size()));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos || !EqualIgnoringCase(pair.substr(0, equals), name)) continue;
    std::string_view value = pair.substr(equals + 1);
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') value = value.substr(1, value.size() - 2);
    return value;
  }
  return std::nullopt;
}

std::optional<std::string> AddressOf(std::string_view node) {
  // A bare IPv6 address, as X-Forwarded-For has it, is told by its second colon.
  if (!node.starts_with('[') && std::ranges::count(node, ':') > 1) return Lower(node);
  return HostName(node);
}

std::optional<Scheme> SchemeOf(std::string_view name) {
  if (EqualIgnoringCase(name, "https")) return Scheme::kHttps;
  if (EqualIgnoringCase(name, "http")) return Scheme::kHttp;
  return std::nullopt;
}

std::optional<std::string> LastElement(const Headers& headers, std::string_view name) {
  const std::string all = headers.Joined(name);
  const auto elements = ListElements(all);
  return elements.empty() ? std::nullopt : std::optional(std::string(elements.back()));
}

Refusal ForeignPage() {
  return {403,
          {.code = "http-origin",
           .message = "the request comes from a page of another site",
           .hint = "open the page of this server itself, and try again there"}};
}

Refusal BadHost(std::string message) {
  return {400, {.code = "http-host", .message = std::move(message), .hint = "send one Host header"}};
}

}  // namespace

std::optional<std::string> HostName(std::string_view host) {
  if (host.starts_with('[')) {
    const std::size_t end = host.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view rest = host.substr(end + 1);
    const std::string_view name = host.substr(1, end - 1);
    if (name.empty() || !std::ranges::all_of(name, IsHostCharacter)) return std::nullopt;
    if (!rest.empty() && (rest.front() != ':' || !IsPort(rest.substr(1)))) return std::nullopt;
    return Lower(name);
  }
  const std::size_t colon = std::min(host.find(':'), host.size());
  std::string_view name = host.substr(0, colon);
  if (name.ends_with('.')) name.remove_suffix(1);
  if (name.empty() || !std::ranges::all_of(name, IsHostCharacter)) return std::nullopt;
  if (colon < host.size() && !IsPort(host.substr(colon + 1))) return std::nullopt;
  return Lower(name);
}

std::optional<Refusal> CheckHost(const Request& request, const HostRule& rule) {
  if (request.headers.Count("Host") != 1) return BadHost("the request does not say once which host it means");
  const auto name = HostName(request.host);
  if (!name) return BadHost("the Host header is no name with a port");
  if (*name == "localhost" || *name == "127.0.0.1" || *name == "::1" || *name == rule.reached) return std::nullopt;
  if (std::ranges::find(rule.known, *name) != rule.known.end()) return std::nullopt;
  return Refusal{421,
                 {.code = "http-host-unknown",
                  .message = fmt::format("this server is not known as '{}'", *name),
                  .hint = fmt::format("use an address it has printed, or start it with --host {}", *name)}};
}

std::optional<Refusal> CheckOrigin(const Request& request) {
  if (IsSafe(request.method)) return std::nullopt;
  const auto site = request.headers.Find("Sec-Fetch-Site");
  const auto origin = request.headers.Find("Origin");
  const bool is_foreign_site = site && *site != "same-origin" && *site != "none";
  // Our pages tell no referrer, and a form of theirs has the origin "null" for it; the browser's word on the site
  // stands.
  const bool is_own_form = origin == "null" && site == "same-origin";
  const bool is_foreign_origin = origin && !is_own_form && !EqualIgnoringCase(*origin, OriginOf(request));
  return is_foreign_site || is_foreign_origin ? std::optional(ForeignPage()) : std::nullopt;
}

std::optional<Refusal> CheckForm(const Request& request) {
  const bool says_whence = request.headers.Find("Sec-Fetch-Site") || request.headers.Find("Origin");
  return !request.cookies.empty() && !says_whence ? std::optional(ForeignPage()) : std::nullopt;
}

bool IsLoopback(std::string_view address) {
  return address == "::1" || address.starts_with("127.") || address.starts_with("::ffff:127.");
}

Forwarded ForwardedBy(const Headers& headers) {
  Forwarded said;
  const auto node = LastElement(headers, "X-Forwarded-For");
  const auto scheme = LastElement(headers, "X-Forwarded-Proto");
  if (node) said.address = AddressOf(*node);
  if (scheme) said.scheme = SchemeOf(*scheme);
  const auto element = LastElement(headers, "Forwarded");
  if (node || scheme || !element) return said;
  if (const auto other_node = ParameterOf(*element, "for")) said.address = AddressOf(*other_node);
  if (const auto other_scheme = ParameterOf(*element, "proto")) said.scheme = SchemeOf(*other_scheme);
  return said;
}

bool IsForwarded(const Headers& headers) {
  return headers.Find("Forwarded") || headers.Find("X-Forwarded-For") || headers.Find("X-Real-IP") ||
         headers.Find("Via");
}

}  // namespace ronda::web
