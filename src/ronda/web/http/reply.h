// The way back of an answer. A handler may call it at once or later, from any thread; the first call counts, further
// ones are ignored. If every copy is gone and none was called, the client gets a 500: no connection waits for ever.
// The request lives as long as a copy does.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "ronda/web/http/request.h"
#include "ronda/web/http/response.h"

namespace ronda::web {

class Reply {
 public:
  using Deliver = std::function<void(Response)>;

  Reply(std::shared_ptr<const Request> request, Deliver deliver)
      : state_(std::make_shared<State>(std::move(request), std::move(deliver))) {}

  void operator()(Response response) const { state_->Answer(std::move(response)); }
  const Request& request() const { return *state_->request; }

 private:
  struct State {
    State(std::shared_ptr<const Request> asked, Deliver way) : request(std::move(asked)), deliver(std::move(way)) {}
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State();

    void Answer(Response response);

    std::shared_ptr<const Request> request;
    Deliver deliver;
    std::atomic<bool> answered = false;
  };

  std::shared_ptr<State> state_;
};

}  // namespace ronda::web
