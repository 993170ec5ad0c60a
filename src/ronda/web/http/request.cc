#include "ronda/web/http/request.h"

#include <algorithm>
#include <utility>

#include "ronda/base/letters.h"

namespace ronda::web {
namespace {

constexpr std::array<std::pair<Method, std::string_view>, 7> kMethodNames{{
    {Method::kGet, "GET"},
    {Method::kHead, "HEAD"},
    {Method::kPost, "POST"},
    {Method::kPut, "PUT"},
    {Method::kPatch, "PATCH"},
    {Method::kDelete, "DELETE"},
    {Method::kOptions, "OPTIONS"},
}};

}  // namespace

std::string_view MethodName(Method method) {
  return std::ranges::find(kMethodNames, method, &std::pair<Method, std::string_view>::first)->second;
}

std::optional<Method> MethodOf(std::string_view name) {
  for (const auto& [method, known] : kMethodNames) {
    if (known == name) return method;
  }
  return std::nullopt;
}

bool IsSafe(Method method) { return method == Method::kGet || method == Method::kHead || method == Method::kOptions; }

std::string OriginOf(const Request& request) {
  return std::string(IsSecure(request) ? "https://" : "http://") + Lower(request.host);
}

bool IsSecure(const Request& request) { return request.scheme == Scheme::kHttps; }

std::optional<std::string_view> SaidLastEvent(const Request& request) {
  const auto header = request.headers.Find("Last-Event-ID");
  return header ? header : request.query.Find("last");
}

}  // namespace ronda::web
