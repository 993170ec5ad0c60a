#include "ronda/web/http/wire.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "ronda/web/http/entity_tag.h"

namespace ronda::web {
namespace {

constexpr std::string_view kSecurityFields =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Frame-Options: DENY\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";

// What is shared runs no script, sends no form, and bears no cookie of anybody.
constexpr std::string_view kSharedFields =
    "Content-Security-Policy: default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors *; "
    "base-uri 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Access-Control-Allow-Origin: *\r\n"
    "Cross-Origin-Resource-Policy: cross-origin\r\n";

std::string_view CachingField(Caching caching) {
  switch (caching) {
    case Caching::kNever:
      return "no-store";
    case Caching::kRevalidate:
      return "no-cache";
    case Caching::kForever:
      return "public, max-age=31536000, immutable";
  }
  return "no-store";
}

// The date of this second, made once a second and thread; of a request that never came, now.
std::string_view DateField(std::chrono::system_clock::time_point at) {
  if (at == std::chrono::system_clock::time_point{}) at = std::chrono::system_clock::now();
  thread_local std::time_t made_for = 0;
  thread_local std::string date;
  const std::time_t second = std::chrono::system_clock::to_time_t(at);
  if (second != made_for || date.empty()) {
    made_for = second;
    date = HttpDate(at);
  }
  return date;
}

// One of the two forms a content has.
struct Representation {
  std::string_view body;
  std::string_view etag;  // empty: none
  enum class Coding { kIdentity, kGzip };
  Coding coding = Coding::kIdentity;
};

Representation Choose(const Request& request, const Response& response) {
  const Content& content = *response.content;
  // A tag the handler has made names the bytes as they are.
  if (const auto own = response.headers.Find("ETag")) return {content.bytes, *own, Representation::Coding::kIdentity};
  const bool has_tag = response.caching != Caching::kNever && response.status == 200;
  if (!content.gzip.empty() && AcceptsGzip(request.headers.Joined("Accept-Encoding"))) {
    return {content.gzip, has_tag ? content.gzip_etag : std::string_view(), Representation::Coding::kGzip};
  }
  return {content.bytes, has_tag ? content.etag : std::string_view(), Representation::Coding::kIdentity};
}

bool IsUnchanged(const Request& request, const Response& response, std::string_view etag) {
  if (etag.empty() || response.status != 200) return false;
  if (request.method != Method::kGet && request.method != Method::kHead) return false;
  const std::string seen = request.headers.Joined("If-None-Match");
  if (seen.empty()) return false;
  const auto tags = ParseEntityTags(seen);
  return tags && MatchesWeakly(*tags, etag);
}

bool IsWellFormed(const Headers& headers) {
  return std::ranges::all_of(headers.fields(), [](const Headers::Field& field) {
    return IsFieldName(field.first) && IsFieldValue(field.second);
  });
}

std::string HeadOf(int status, const Request& request, const Response& response) {
  std::string head;
  head.reserve(1024);
  fmt::format_to(std::back_inserter(head), "HTTP/1.1 {} {}\r\nDate: {}\r\nCache-Control: {}\r\n", status,
                 StatusText(status), DateField(request.at), CachingField(response.caching));
  head += response.sharing == Sharing::kEverybody ? kSharedFields : kSecurityFields;
  for (const auto& [name, value] : response.headers.fields()) {
    fmt::format_to(std::back_inserter(head), "{}: {}\r\n", name, value);
  }
  return head;
}

void FinishHead(std::string& head, After after) {
  head += after == After::kClose ? "Connection: close\r\n\r\n" : "Connection: keep-alive\r\n\r\n";
}

Response BrokenResponse(const Request& request) {
  return Failure(request, 500,
                 {.code = "http-field",
                  .message = "the answer has a header that cannot be sent",
                  .hint = "tell who runs this server"});
}

void AppendContentFields(Wire& wire, const Response& response, const Representation& chosen) {
  const auto out = std::back_inserter(wire.head);
  if (wire.status != 304) {
    fmt::format_to(out, "Content-Type: {}\r\nContent-Length: {}\r\n", response.content->type, chosen.body.size());
  }
  if (!chosen.etag.empty() && !response.headers.Find("ETag")) fmt::format_to(out, "ETag: {}\r\n", chosen.etag);
  if (!response.content->gzip.empty()) wire.head += "Vary: Accept-Encoding\r\n";
  if (chosen.coding == Representation::Coding::kGzip) wire.head += "Content-Encoding: gzip\r\n";
}

}  // namespace

Wire Format(const Request& request, const Response& response, After after) {
  if (!IsWellFormed(response.headers)) return Format(request, BrokenResponse(request), after);
  Wire wire{"", response.content, {}, response.status};
  std::optional<Representation> chosen;
  if (response.content) chosen = Choose(request, response);
  if (chosen && IsUnchanged(request, response, chosen->etag)) wire.status = 304;
  wire.head = HeadOf(wire.status, request, response);
  if (chosen) {
    AppendContentFields(wire, response, *chosen);
    if (wire.status != 304 && request.method != Method::kHead) wire.body = chosen->body;
  } else if (wire.status != 204) {
    wire.head += "Content-Length: 0\r\n";
  }
  FinishHead(wire.head, after);
  return wire;
}

std::string FormatLiveHead(const Request& request) {
  std::string head = HeadOf(200, request, {});
  head += "Content-Type: text/event-stream\r\nX-Accel-Buffering: no\r\n";  // nginx must not hold events back
  FinishHead(head, After::kClose);
  return head;
}

std::string HttpDate(std::chrono::system_clock::time_point at) {
  return fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::chrono::system_clock::to_time_t(at)));
}

}  // namespace ronda::web
