#include "ronda/web/http/reply.h"

namespace ronda::web {

Reply::State::~State() {
  if (answered) return;
  Answer(Failure(*request, 500,
                 {.code = "http-unanswered",
                  .message = "the request was not answered",
                  .hint = "try again; if it happens again, tell who runs this server"}));
}

void Reply::State::Answer(Response response) {
  if (!answered.exchange(true)) deliver(std::move(response));
}

}  // namespace ronda::web
