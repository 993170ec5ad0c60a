#include "ronda/web/http/dispatcher.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace ronda::web {
namespace {

constexpr double kReadSecondsAtOnce = 4;
constexpr double kWriteSecondsAtOnce = 2;

std::optional<Refusal> CheckBody(const Request& request, const Route& route) {
  if (route.body != BodyKind::kForm && route.body != BodyKind::kJson) return std::nullopt;
  if (route.body == BodyKind::kForm) {
    if (auto foreign = CheckForm(request)) return foreign;
  }
  const std::string_view wanted =
      route.body == BodyKind::kJson ? "application/json" : "application/x-www-form-urlencoded";
  const std::string_view type = request.headers.Find("Content-Type").value_or(std::string_view());
  if (EqualIgnoringCase(Trimmed(type.substr(0, type.find(';'))), wanted)) return std::nullopt;
  return Refusal{415,
                 {.code = "http-content-type",
                  .message = fmt::format("the body must be {}", wanted),
                  .hint = fmt::format("send Content-Type: {}", wanted)}};
}

// Behind a trusted proxy the client is who the proxy says.
void Identify(Request& request, const Peer& peer, ServerSettings::Proxy proxy) {
  request.remote = peer.address;
  request.scheme = peer.scheme;
  request.at = std::chrono::system_clock::now();
  if (proxy != ServerSettings::Proxy::kTrusted) return;
  const Forwarded said = ForwardedBy(request.headers);
  if (said.address) request.remote = *said.address;
  if (said.scheme) request.scheme = *said.scheme;
}

bool HasSlashBehind(const Request& request) { return request.path.size() > 1 && request.path.ends_with('/'); }

// "/desk/open/" is "/desk/open": two addresses of one page would be two pages to a cache.
Response WithoutSlash(const Request& request) {
  const std::string_view target = request.target;
  const std::size_t query = std::min(target.find('?'), target.size());
  Response response;
  response.status = 308;
  response.headers.Set("Location", std::string(target.substr(0, query - 1)) + std::string(target.substr(query)));
  return response;
}

// What the log shows. A path that leads nowhere may have a token at a wrong place.
std::string LoggedPath(const Request& request) {
  if (!request.route.empty()) {
    const bool has_token = request.route.find(":token}") != std::string_view::npos;
    return has_token ? std::string(request.route) : request.path;
  }
  if (request.segments.size() < 2) return request.path;
  return "/" + request.segments.front() + "/...";
}

}  // namespace

Dispatcher::Dispatcher(const ServerSettings& settings, Application application)
    : settings_(settings),
      application_(std::move(application)),
      reads_({settings.limits.reads_per_second, settings.limits.reads_per_second * kReadSecondsAtOnce}),
      writes_({settings.limits.writes_per_second, settings.limits.writes_per_second * kWriteSecondsAtOnce}) {}

Result<std::shared_ptr<Dispatcher>> Dispatcher::Make(const ServerSettings& settings, Application application) {
  std::shared_ptr<Dispatcher> dispatcher(new Dispatcher(settings, std::move(application)));
  std::vector<Route> routes = dispatcher->application_.routes;
  for (Route& route : dispatcher->OwnRoutes()) routes.push_back(std::move(route));
  auto table = RouteTable::Make(std::move(routes));
  if (!table) return tl::unexpected(std::move(table.error()));
  dispatcher->table_ = std::move(*table);
  dispatcher->openapi_ =
      MakeContent("application/json", OpenApi(*dispatcher->table_, dispatcher->application_.api), Compression::kGzip);
  return dispatcher;
}

std::vector<Route> Dispatcher::OwnRoutes() {
  return {
      {Method::kGet, "/healthz", Right::kPublic, "Whether the server is well",
       At([this](const Request&) { return ShowHealth(); })},
      {Method::kGet, "/metrics", Right::kPublic, "Counters for Prometheus; for this machine only",
       At([this](const Request& request) { return ShowMetrics(request); })},
      {Method::kGet, "/api/openapi.json", Right::kPublic, "This document",
       At([this](const Request&) { return Shared(openapi_, Caching::kRevalidate); })},
  };
}

Response Dispatcher::ShowHealth() const {
  if (draining_) return Plain("stopping\n", 503);
  const auto ailment = application_.ailment ? application_.ailment() : std::nullopt;
  return ailment ? Plain(*ailment + "\n", 503) : Plain("ok\n");
}

Response Dispatcher::ShowMetrics(const Request& request) const {
  // A proxy on this machine that we were not told of would show its clients as ours.
  const bool is_hidden = settings_.proxy == ServerSettings::Proxy::kNone && IsForwarded(request.headers);
  if (!IsLoopback(request.remote) || is_hidden) {
    return application_.failure(request, 403,
                                {.code = "http-metrics",
                                 .message = "the counters are for this machine only",
                                 .hint = "ask from the machine the server runs on"});
  }
  return Plain(metrics_.Text() + (application_.metrics ? application_.metrics() : ""));
}

std::optional<Refusal> Dispatcher::CheckRate(const Request& request) {
  const std::string client = ClientKey(request.remote);
  bool allowed = reads_.Allow(client);
  if (allowed && !IsSafe(request.method)) {
    const auto session = application_.session ? application_.session(request) : std::nullopt;
    allowed = writes_.Allow(session ? "session " + *session : client);
  }
  if (allowed) return std::nullopt;
  return Refusal{
      429,
      {.code = "http-rate", .message = "too many requests in too short a time", .hint = "wait a moment and try again"}};
}

Response Dispatcher::NotFound(const Request& request, const RouteTable::Found& found) const {
  if (found.allowed.empty()) {
    return application_.failure(request, 404,
                                {.code = "http-not-found",
                                 .message = "there is no such page",
                                 .hint = "check the address, or begin at the start page"});
  }
  std::string allowed;
  for (const Method method : found.allowed) {
    allowed += fmt::format("{}{}", allowed.empty() ? "" : ", ", MethodName(method));
  }
  Response response =
      application_.failure(request, 405,
                           {.code = "http-method",
                            .message = fmt::format("this address does not take {}", MethodName(request.method)),
                            .hint = fmt::format("it takes {}", allowed)});
  response.headers.Set("Allow", allowed);
  return response;
}

Dispatcher::Admission Dispatcher::Admit(Request& request, const Peer& peer) {
  Identify(request, peer, settings_.proxy);
  auto refusal = CheckHost(request, {settings_.hosts, peer.reached});
  if (!refusal) refusal = CheckOrigin(request);
  if (!refusal) refusal = CheckRate(request);
  if (refusal) return {nullptr, Refuse(request, *refusal)};
  if (IsSafe(request.method) && HasSlashBehind(request)) return {nullptr, WithoutSlash(request)};
  RouteTable::Found found = table_->Find(request.method, request.segments);
  if (found.route == nullptr) return {nullptr, NotFound(request, found)};
  const Route& route = *found.route;
  request.places = std::move(found.places);
  request.route = route.pattern;
  if (const auto wrong_body = CheckBody(request, route)) return {&route, Refuse(request, *wrong_body)};
  return {&route, std::nullopt};
}

void Dispatcher::AskGuard(const std::shared_ptr<const Request>& request, const Route& route, const Told& told) {
  const auto ask = [this, request, &route, told] {
    try {
      told(application_.guard(*request, route));
    } catch (const std::exception& error) {
      told(Failed(*request, route, error));
    }
  };
  application_.aside ? application_.aside(*request, ask) : ask();
}

void Dispatcher::Run(const std::shared_ptr<const Request>& request, const Route& route, Reply::Deliver deliver) {
  const Reply reply(request, std::move(deliver));
  try {
    route.handler(*request, reply);
  } catch (const std::exception& error) {
    reply(Failed(*request, route, error));
  }
}

Response Dispatcher::Failed(const Request& request, const Route& route, const std::exception& error) {
  Note(fmt::format("{} {}: {}", MethodName(route.method), route.pattern, error.what()));
  return application_.failure(request, 500,
                              {.code = "http-internal",
                               .message = "the server failed to answer",
                               .hint = "try again; if it happens again, tell who runs this server"});
}

Response Dispatcher::Refuse(const Request& request, const Refusal& refusal) const {
  Response response = application_.failure(request, refusal.status, refusal.diagnostic);
  if (refusal.status == 429 || refusal.status == 503) response.headers.Set("Retry-After", "1");
  return response;
}

void Dispatcher::Finish(const Request& request, const Sent& sent) {
  metrics_.Count(sent.status, sent.bytes, sent.taken);
  if (!application_.log) return;
  const std::string path = LoggedPath(request);
  application_.log->Write({.at = request.at,
                           .method = MethodName(request.method),
                           .path = path,
                           .route = request.route,
                           .remote = request.remote,
                           .status = sent.status,
                           .bytes = sent.bytes,
                           .taken = sent.taken});
}

void Dispatcher::Note(std::string_view what) {
  if (application_.log) application_.log->Note(what);
}

}  // namespace ronda::web
