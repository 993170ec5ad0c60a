#include "ronda/web/http/refusals.h"

namespace ronda::web {

Refusal TooSlow() {
  return {408,
          {.code = "http-slow",
           .message = "the request took too long to arrive",
           .hint = "check the connection and try again"}};
}

Refusal TooLate() {
  return {503, {.code = "http-late", .message = "the answer took too long", .hint = "try again in a moment"}};
}

Refusal LineTooLong() {
  return {400, {.code = "http-syntax", .message = "a line is too long", .hint = "use a browser"}};
}

Refusal NoSuchChannel() {
  return {404, {.code = "live-channel", .message = "there is nothing to follow here", .hint = "load the page again"}};
}

Refusal BadEventId() {
  return {400, {.code = "live-id", .message = "Last-Event-ID is no number of an event", .hint = "load the page again"}};
}

}  // namespace ronda::web
