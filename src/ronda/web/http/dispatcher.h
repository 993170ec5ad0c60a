// What becomes of a request, whatever connection it came over: the checks of host, origin and rate, its route, the
// guard, the handler, the count and the log. One for the whole server; all functions may be called from any thread.
#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "ronda/web/http/admission.h"
#include "ronda/web/http/metrics.h"
#include "ronda/web/http/rate_limiter.h"
#include "ronda/web/http/reply.h"
#include "ronda/web/http/route_table.h"
#include "ronda/web/http/server.h"

namespace ronda::web {

// The two ends of a connection.
struct Peer {
  std::string address;
  std::string reached;  // ours
  Scheme scheme = Scheme::kHttp;
};

class Dispatcher {
 public:
  static Result<std::shared_ptr<Dispatcher>> Make(const ServerSettings& settings, Application application);

  // With the head alone: a refusal, or the route that will answer, which may have to be guarded. Completes the request
  // by who sent it.
  struct Admission {
    const Route* route = nullptr;
    std::optional<Response> refusal;
  };
  Admission Admit(Request& request, const Peer& peer);
  bool IsGuarded(const Route& route) const { return application_.guard && route.right != Right::kPublic; }
  // The answer of the guard, if it has one, comes from any thread.
  using Told = std::function<void(std::optional<Response>)>;
  void AskGuard(const std::shared_ptr<const Request>& request, const Route& route, const Told& told);
  void Run(const std::shared_ptr<const Request>& request, const Route& route, Reply::Deliver deliver);

  Response Refuse(const Request& request, const Refusal& refusal) const;
  // When an answer has been sent.
  struct Sent {
    int status = 0;
    std::size_t bytes = 0;
    std::chrono::microseconds taken{0};
  };
  void Finish(const Request& request, const Sent& sent);
  void Note(std::string_view what);
  void StartDraining() { draining_ = true; }

  const ServerSettings& settings() const { return settings_; }
  const Limits& limits() const { return settings_.limits; }
  LiveHub& hub() { return *application_.hub; }
  Metrics& metrics() { return metrics_; }

 private:
  Dispatcher(const ServerSettings& settings, Application application);

  std::vector<Route> OwnRoutes();
  Response ShowHealth() const;
  Response ShowMetrics(const Request& request) const;
  std::optional<Refusal> CheckRate(const Request& request);
  Response NotFound(const Request& request, const RouteTable::Found& found) const;
  Response Failed(const Request& request, const Route& route, const std::exception& error);

  ServerSettings settings_;
  Application application_;
  std::optional<RouteTable> table_;
  SharedContent openapi_;
  Metrics metrics_;
  RateLimiter reads_;
  RateLimiter writes_;
  std::atomic<bool> draining_ = false;
};

}  // namespace ronda::web
