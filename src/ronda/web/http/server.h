// The server: takes connections, reads requests within limits, leads them by the table of routes, and sends the
// answers. It knows nothing of what it serves.
//
//   Application desk;
//   desk.routes = {{Method::kGet, "/t/{t:slug}", Right::kPublic, "A tournament", At(ShowTournament)}, ...};
//   auto server = Server::Open(settings, std::move(desk));
//   (*server)->Run();                       // until Stop(), from a handler of signals or another thread
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/web/http/live_hub.h"
#include "ronda/web/http/openapi.h"
#include "ronda/web/http/request_log.h"
#include "ronda/web/http/response.h"
#include "ronda/web/http/route.h"

namespace ronda::web {

struct Limits {
  std::size_t header_bytes = std::size_t{8} * 1024;
  std::chrono::milliseconds header_time{10'000};  // from the first byte, or the connection, to the end of the headers
  std::chrono::milliseconds body_time{60'000};
  std::chrono::milliseconds idle_time{60'000};    // between requests, and while a client does not take what it is sent
  std::chrono::milliseconds answer_time{30'000};  // for a handler
  std::chrono::milliseconds drain_time{5'000};    // after Stop(), for what is under way
  std::chrono::milliseconds heartbeat{20'000};
  std::size_t connections = 20'000;
  std::size_t connections_per_address = 512;  // a hall may share one address
  std::size_t live_bytes_behind = std::size_t{64} * 1024;
  double reads_per_second = 500;  // an address; bursts of four seconds' worth
  double writes_per_second = 50;  // a session, or an address without one
};

struct TlsFiles {
  std::string certificate;  // PEM, with the chain
  std::string key;
};

struct ServerSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;  // 0: any free one, see port()
  int threads = 2;
  // Names by which clients may call us besides localhost and the address they have reached, in lower case and without a
  // port: the defence against a foreign name that was made to lead here.
  std::vector<std::string> hosts = {};
  enum class Proxy : std::uint8_t { kNone, kTrusted };
  Proxy proxy = Proxy::kNone;  // kTrusted: Forwarded and X-Forwarded-* say who the client is
  std::optional<TlsFiles> tls = {};
  Limits limits = {};
};

// What the server asks of what it serves. All but the guard are called from the server's threads and must not block.
struct Application {
  // The server adds /healthz, /metrics (for this machine only) and /api/openapi.json.
  std::vector<Route> routes = {};
  ApiInfo api = {"ronda", "1"};
  std::shared_ptr<LiveHub> hub = std::make_shared<LiveHub>();
  // Who may: an answer (401, 403, a redirection to /login) instead of the handler's, or none to go on. Called for every
  // route that is not public, after the checks of host, origin and rate, before the body is read.
  std::function<std::optional<Response>(const Request&, const Route&)> guard = {};
  // Runs the guard of a request, by threads of the application's own where it has to look somebody up and that takes
  // its time. None: at once, by those of the server.
  std::function<void(const Request&, std::function<void()>)> aside = {};
  // A name for the session of the request, if it has one that is known: the rate of writes is counted by it.
  std::function<std::optional<std::string>(const Request&)> session = {};
  // Whether a client may hear a channel is for the handler of its route; this page shows errors in the look of the
  // rest.
  std::function<Response(const Request&, int status, const Diagnostic&)> failure = Failure;
  // Why the program is not well, for /healthz; none if it is.
  std::function<std::optional<std::string>()> ailment = {};
  // Lines in the format of Prometheus that /metrics adds to its own.
  std::function<std::string()> metrics = {};
  std::shared_ptr<RequestLog> log = nullptr;  // none: nothing is logged
};

class Server {
 public:
  // Listens at once; an error if the address cannot be had or a file of TLS cannot be used.
  static Result<std::unique_ptr<Server>> Open(ServerSettings settings, Application application);
  virtual ~Server() = default;

  virtual std::uint16_t port() const = 0;
  // Serves until everything has ended after Stop().
  virtual void Run() = 0;
  // From any thread, or a handler of signals by way of a thread: no new connections, idle ones and streams end, answers
  // under way are sent within drain_time.
  virtual void Stop() = 0;
};

}  // namespace ronda::web
