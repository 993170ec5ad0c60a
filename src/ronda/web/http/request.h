// What a client asks for: plain data, whatever connection it came over. Everything in it is decoded and checked: the
// path has no "..", no empty segments and no ill-formed UTF-8, the fields have no control characters.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/web/http/headers.h"
#include "ronda/web/http/values.h"

namespace ronda::web {

enum class Method : std::uint8_t { kGet, kHead, kPost, kPut, kPatch, kDelete, kOptions };
inline constexpr std::array kMethods{Method::kGet,   Method::kHead,   Method::kPost,   Method::kPut,
                                     Method::kPatch, Method::kDelete, Method::kOptions};

std::string_view MethodName(Method method);  // "GET"
std::optional<Method> MethodOf(std::string_view name);
// Whether it changes nothing by its definition: GET, HEAD, OPTIONS.
bool IsSafe(Method method);

// How the client reached us, behind a proxy as the proxy says.
enum class Scheme : std::uint8_t { kHttp, kHttps };

struct Request {
  Method method = Method::kGet;
  std::string target;                 // as the client wrote it, "/t/club-open/round/3?by=name"
  std::string path;                   // decoded, "/t/club-open/round/3"
  std::vector<std::string> segments;  // "t", "club-open", "round", "3"; of "/" none
  Values query;
  Values places;  // what stands in the places of the route's pattern: "t", "n"
  Headers headers;
  Values cookies;
  std::string body;
  std::string host;    // as the client wrote it, with the port if it did
  std::string remote;  // the client's address, without port
  Scheme scheme = Scheme::kHttp;
  std::string_view route;  // the pattern of the route that answers it; empty if none does
  std::chrono::system_clock::time_point at;
};

// "https://open.example:8443".
std::string OriginOf(const Request& request);
bool IsSecure(const Request& request);
// What a client of a live stream says of the last event it has seen: Last-Event-ID when it comes back, ?last= from a
// page.
std::optional<std::string_view> SaidLastEvent(const Request& request);

}  // namespace ronda::web
