// What is answered: plain data. The server adds what every answer has: length, date, security headers, entity tag,
// compression, "304 Not Modified" and no body for HEAD; handlers need not think of these.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ronda/base/diagnostic.h"
#include "ronda/base/html.h"
#include "ronda/web/http/content.h"
#include "ronda/web/http/headers.h"
#include "ronda/web/http/request.h"

namespace ronda::web {

// Who may keep an answer, and for how long.
enum class Caching : std::uint8_t {
  kNever,       // "no-store": what is private or changes something; the default
  kRevalidate,  // "no-cache": kept, but asked for again every time, which costs a 304
  kForever,     // "immutable": its name carries a hash
};

// Who may use an answer in pages of their own.
enum class Sharing : std::uint8_t {
  kNobody,     // the default: no frame, no other site
  kEverybody,  // what is made to be shown elsewhere: a table in a frame, a picture, a feed
};

// The answer is a stream of events: those of the channel after the last one the client has seen, and all to come.
struct LiveStream {
  std::string channel;
  std::uint64_t newest = 0;  // the last event there is, though the hub may not have heard of it yet
};

struct Response {
  int status = 200;
  Headers headers = {};
  SharedContent content = nullptr;  // none: an empty body
  Caching caching = Caching::kNever;
  Sharing sharing = Sharing::kNobody;
  std::optional<LiveStream> live = {};
};

Response Page(const std::string& html, int status = 200);
Response Json(std::string json, int status = 200);
Response Plain(std::string text, int status = 200);
Response Shared(SharedContent content, Caching caching);
// 303: what a form answers. The place is a path of this server, or an address the program itself has made.
Response SeeOther(std::string place);
// A file to keep: "Content-Disposition: attachment" with the name, whatever characters it has.
Response Download(const std::string& name, std::string type, std::string bytes);
// An answer that is a stream; only to GET.
Response Live(std::string channel, std::uint64_t newest = 0);

// An error as the client reads it best: JSON under /api/, else a page that says what, and what to do.
Response Failure(const Request& request, int status, const Diagnostic& diagnostic);

// "Not Found".
std::string_view StatusText(int status);

}  // namespace ronda::web
