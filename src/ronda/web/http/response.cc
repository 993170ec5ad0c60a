#include "ronda/web/http/response.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/json_text.h"
#include "ronda/base/letters.h"
#include "ronda/web/assets.h"
#include "ronda/web/http/percent.h"

namespace ronda::web {
namespace {

constexpr std::array<std::pair<int, std::string_view>, 29> kStatusTexts{{
    {100, "Continue"},
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {406, "Not Acceptable"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {410, "Gone"},
    {412, "Precondition Failed"},
    {413, "Content Too Large"},
    {415, "Unsupported Media Type"},
    {421, "Misdirected Request"},
    {422, "Unprocessable Content"},
    {428, "Precondition Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {503, "Service Unavailable"},
    {507, "Insufficient Storage"},
}};

Response WithBody(int status, std::string type, std::string bytes) {
  Response response;
  response.status = status;
  response.content = MakeContent(std::move(type), std::move(bytes), Compression::kGzip);
  return response;
}

// Letters, digits and a few signs; what else a name has is replaced.
std::string PlainName(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    const bool is_plain = IsSmall(c) || IsCapital(c) || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_';
    plain += is_plain ? c : '_';
  }
  return plain;
}

std::string ErrorJson(int status, const Diagnostic& diagnostic) {
  return fmt::format(R"({{"status":{},"severity":"{}","code":{},"message":{},"hint":{}}})"
                     "\n",
                     status, SeverityName(diagnostic.severity), Quoted(diagnostic.code), Quoted(diagnostic.message),
                     Quoted(diagnostic.hint));
}

std::string ErrorPage(int status, const Diagnostic& diagnostic) {
  std::string message = diagnostic.message;
  if (!message.empty()) message.front() = Upper(message.front());
  const Html page = Markup(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{}</title>"
      "<link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"{}\"></head>\n"
      "<body class=\"failure\"><main><h1>{}</h1><p>{}</p><p class=\"note\">{} {}</p><p><a "
      "href=\"/\">ronda</a></p></main>"
      "</body></html>\n",
      Text(message), Text(AssetPath("site.css")), Text(message), Text(diagnostic.hint), status,
      Text(StatusText(status)));
  return page.str();
}

}  // namespace

Response Page(const std::string& html, int status) { return WithBody(status, "text/html; charset=utf-8", html); }

Response Json(std::string json, int status) { return WithBody(status, "application/json", std::move(json)); }

Response Plain(std::string text, int status) { return WithBody(status, "text/plain; charset=utf-8", std::move(text)); }

Response Shared(SharedContent content, Caching caching) {
  Response response;
  response.content = std::move(content);
  response.caching = caching;
  return response;
}

Response SeeOther(std::string place) {
  Response response;
  response.status = 303;
  response.headers.Set("Location", std::move(place));
  return response;
}

Response Download(const std::string& name, std::string type, std::string bytes) {
  Response response = WithBody(200, std::move(type), std::move(bytes));
  response.headers.Set("Content-Disposition", fmt::format("attachment; filename=\"{}\"; filename*=UTF-8''{}",
                                                          PlainName(name), PercentEncode(name)));
  return response;
}

Response Live(std::string channel, std::uint64_t newest) {
  Response response;
  response.live = LiveStream{std::move(channel), newest};
  return response;
}

Response Failure(const Request& request, int status, const Diagnostic& diagnostic) {
  if (request.path.starts_with("/api/")) return Json(ErrorJson(status, diagnostic), status);
  return Page(ErrorPage(status, diagnostic), status);
}

std::string_view StatusText(int status) {
  const auto found = std::ranges::find(kStatusTexts, status, &std::pair<int, std::string_view>::first);
  return found == kStatusTexts.end() ? "Unknown" : found->second;
}

}  // namespace ronda::web
