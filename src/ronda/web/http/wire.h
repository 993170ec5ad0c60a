// An answer as bytes: the head, and the body it shares with all others who get it. What every answer must have is put
// in here, so that no handler can forget it.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "ronda/web/http/request.h"
#include "ronda/web/http/response.h"

namespace ronda::web {

enum class After : std::uint8_t { kKeep, kClose };  // the connection

struct Wire {
  std::string head;
  SharedContent content;  // keeps the body alive
  std::string_view body;
  int status = 200;
};

// Chooses the representation (gzip or not, 304, HEAD). A response with a field that is none becomes a 500: what would
// end a line could begin another answer.
Wire Format(const Request& request, const Response& response, After after);

// The head of a stream of events, which ends with the connection.
std::string FormatLiveHead(const Request& request);

// "Sun, 15 Nov 2026 14:03:22 GMT".
std::string HttpDate(std::chrono::system_clock::time_point at);

}  // namespace ronda::web
