// One thing the server can be asked: its address, who may, how much may be sent, and what it is for. The list of them
// is the only one there is: requests are led by it, and the OpenAPI document is made of it.
//
// A pattern is a path whose places say what may stand there: "/t/{t:slug}/round/{n:number}".
//
//   slug    a-z 0-9 and hyphens, at most 80; number  1 to 9 digits; token  letters, digits, - and _, never logged;
//   file    a slug with dots;                text    anything but a slash
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/web/http/reply.h"
#include "ronda/web/http/request.h"

namespace ronda::web {

// What one needs to be let in, from everybody to the owner. What a role may beyond the address (its boards, blank ones
// only) is for the desk to decide.
enum class Right : std::uint8_t { kPublic, kPlayer, kHelper, kArbiter, kOwner };
std::string_view RightName(Right right);

enum class BodyKind : std::uint8_t {
  kNone,
  kForm,  // application/x-www-form-urlencoded
  kJson,  // application/json and nothing else, so that no form of another site can send it
  kAny,   // bytes: an imported file
};

inline constexpr std::size_t kCommandBytes = std::size_t{64} * 1024;
inline constexpr std::size_t kImportBytes = std::size_t{4} * 1024 * 1024;

enum class PlaceKind : std::uint8_t { kSlug, kNumber, kToken, kFile, kText };

// A parameter of the query or a header, or more about a place of the pattern; for the document only.
struct Parameter {
  enum class In : std::uint8_t { kPath, kQuery, kHeader };
  In in = In::kQuery;
  std::string name;
  std::string summary;
  PlaceKind kind = PlaceKind::kText;
};

using Handler = std::function<void(const Request&, Reply)>;

struct Route {
  Method method = Method::kGet;  // GET answers HEAD, too
  std::string pattern;
  Right right = Right::kPublic;
  std::string summary;
  Handler handler;
  BodyKind body = BodyKind::kNone;
  std::size_t body_limit = kCommandBytes;
  std::vector<Parameter> parameters = {};
  std::string answer = "text/html";  // what a success is
};

// A handler that answers at once.
Handler At(std::function<Response(const Request&)> answer);

// A pattern taken apart.
struct Segment {
  std::string text;               // what must stand there, or the name of the place
  std::optional<PlaceKind> kind;  // none: as the text says
};
std::optional<std::vector<Segment>> ParsePattern(std::string_view pattern);
bool Fits(PlaceKind kind, std::string_view text);

}  // namespace ronda::web
