// A small server for the tests of ronda/web/http and for ./dev load: every kind of route there is, and nothing of
// chess.
//
//   http_test_server [--threads N] [--host NAME] [--behind-proxy] [--tls CERTIFICATE KEY] [--short-times] [--no-limits]
//                    [--few-connections] [--log FILE]
//
// It prints the port it listens on, serves until SIGTERM or SIGINT, and ends when everything under way is done.
#include <fmt/format.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "ronda/web/assets.h"
#include "ronda/web/http/cookie.h"
#include "ronda/web/http/percent.h"
#include "ronda/web/http/server.h"

namespace ronda::web {
namespace {

using namespace std::chrono_literals;

struct Options {
  ServerSettings settings;
  std::optional<std::string> log;
};

Response Lines(const Values& values) {
  std::string text;
  for (const auto& [name, value] : values.values()) text += fmt::format("{}={}\n", name, value);
  return Plain(text);
}

// A table of players, about 20 KB, as a page of the cache would be.
SharedContent LargePage() {
  std::string page = "<!DOCTYPE html><html lang=\"en\"><head><title>Standings</title></head><body><table>\n";
  for (int i = 1; page.size() < 20'000; ++i) {
    page += fmt::format("<tr><td>{}</td><td>Player, Number {}</td><td>{}</td><td>{}.5</td></tr>\n", i, i * 7919 % 997,
                        2600 - i * 3, 9 - i / 40);
  }
  return MakeContent("text/html; charset=utf-8", page + "</table></body></html>\n", Compression::kGzip);
}

Response Who(const Request& request) {
  return Plain(fmt::format("{} {} {}\n", request.remote, IsSecure(request) ? "https" : "http", request.host));
}

Response Enter(const Request& request) {
  Response response = SeeOther("/cookies");
  SetCookie(response, request, {"session", request.places.Text("token"), std::nullopt});
  return response;
}

Response Inject(const Request& request) {
  Response response = Plain("sent\n");
  response.headers.Set("X-Value", std::string(request.query.Text("value")));
  return response;
}

Response Form(const Request& request) {
  const auto values = DecodeForm(request.body);
  if (values) return Lines(*values);
  return Failure(request, 400, {.code = "form", .message = "the form is ill-formed", .hint = "send it again"});
}

void Later(const Request& /*request*/, const Reply& reply, std::chrono::milliseconds delay) {
  std::thread([reply, delay] {
    std::this_thread::sleep_for(delay);
    reply(Plain("later " + reply.request().path + "\n"));
  }).detach();
}

void Twice(const Request& /*request*/, const Reply& reply) {
  reply(Plain("first\n"));
  reply(Plain("second\n"));
}

Response Publish(const Request& request, LiveHub& hub) {
  const auto values = DecodeForm(request.body).value_or(Values());
  const auto id = ParseEventId(values.Text("id"));
  if (!id) return Failure(request, 400, {.code = "id", .message = "no id", .hint = "send id"});
  hub.Publish(request.places.Text("channel"), {*id, std::string(values.Text("name")), std::string(values.Text("data")),
                                               std::string(values.Text("key"))});
  return Plain("published\n");
}

std::vector<Route> PlainRoutes() {
  const SharedContent large = LargePage();
  return {
      {Method::kGet, "/", Right::kPublic, "A page", At([](const Request&) { return Page("<h1>Hello</h1>\n"); })},
      {Method::kGet, "/page", Right::kPublic, "A page that is kept",
       At([large](const Request&) { return Shared(large, Caching::kRevalidate); })},
      {Method::kGet, "/text/{name:text}", Right::kPublic, "What stands in the path",
       At([](const Request& request) { return Plain(std::string(request.places.Text("name")) + "\n"); })},
      {Method::kGet, "/number/{n:number}", Right::kPublic, "A number of the path",
       At([](const Request& request) { return Plain(fmt::format("{}\n", *request.places.Number("n"))); })},
      {Method::kGet, "/query", Right::kPublic, "What the query says",
       At([](const Request& request) { return Lines(request.query); })},
      {Method::kGet, "/cookies", Right::kPublic, "What the cookies say",
       At([](const Request& request) { return Lines(request.cookies); })},
      {Method::kGet, "/who", Right::kPublic, "Who asks", At(Who)},
      {Method::kGet, "/k/{token:token}", Right::kPublic, "Sets a cookie", At(Enter)},
      {Method::kGet, "/inject", Right::kPublic, "A header of the client's choice", At(Inject)},
      {Method::kGet, "/download", Right::kPublic, "A file to keep",
       At([](const Request&) { return Download("Mémoire \"1\".trf", "text/plain", "012 Open\n"); })},
      {Method::kGet, "/owner", Right::kOwner, "For the owner", At([](const Request&) { return Plain("welcome\n"); })},
  };
}

std::vector<Route> OtherRoutes(const std::shared_ptr<LiveHub>& hub) {
  return {
      {Method::kPost, "/form", Right::kPublic, "A form", At(Form), BodyKind::kForm, 1000},
      {Method::kPost, "/api/echo", Right::kPublic, "JSON and back",
       At([](const Request& request) { return Json(request.body); }), BodyKind::kJson, 1000},
      {Method::kPost, "/upload", Right::kPublic, "Counts the bytes",
       At([](const Request& request) { return Plain(fmt::format("{} bytes\n", request.body.size())); }), BodyKind::kAny,
       kImportBytes},
      {Method::kPost, "/bare", Right::kPublic, "Takes no body", At([](const Request&) { return Plain("done\n"); })},
      {Method::kPost, "/owner/upload", Right::kOwner, "Bytes of the owner",
       At([](const Request&) { return Plain("taken\n"); }), BodyKind::kAny, kImportBytes},
      {Method::kGet, "/later", Right::kPublic, "Answered by another thread",
       [](const Request& request, const Reply& reply) { Later(request, reply, 20ms); }},
      {Method::kGet, "/slow", Right::kPublic, "Answered after a while",
       [](const Request& request, const Reply& reply) { Later(request, reply, 700ms); }},
      {Method::kGet, "/too-slow", Right::kPublic, "Answered when nobody waits any more",
       [](const Request& request, const Reply& reply) { Later(request, reply, 4s); }},
      {Method::kGet, "/never", Right::kPublic, "Not answered", [](const Request&, const Reply&) {}},
      {Method::kGet, "/twice", Right::kPublic, "Answered twice", Twice},
      {Method::kGet, "/throws", Right::kPublic, "Fails",
       At([](const Request&) -> Response { throw std::runtime_error("a handler failed"); })},
      {Method::kGet, "/live/{channel:slug}", Right::kPublic, "Events",
       At([](const Request& request) { return Live(std::string(request.places.Text("channel"))); })},
      {Method::kPost, "/publish/{channel:slug}", Right::kPublic, "Makes an event",
       At([hub](const Request& request) { return Publish(request, *hub); }), BodyKind::kForm, 100'000},
  };
}

Application TestApplication() {
  Application application;
  application.hub = std::make_shared<LiveHub>(8);
  application.hub->Open("public", Pace::kOnceASecond, 100);
  application.hub->Open("staff", Pace::kAtOnce, 100);
  application.routes = PlainRoutes();
  for (Route& route : OtherRoutes(application.hub)) application.routes.push_back(std::move(route));
  application.routes.push_back(AssetRoute());
  application.guard = [](const Request& request, const Route& route) -> std::optional<Response> {
    if (route.right == Right::kPublic || request.headers.Find("X-Test-Right") == RightName(route.right)) return {};
    return Failure(request, 401, {.code = "login", .message = "this is not for everybody", .hint = "log in"});
  };
  // Whom to look up takes its time.
  application.aside = [](const Request& /*request*/, std::function<void()> work) {
    std::thread([work = std::move(work)] {
      std::this_thread::sleep_for(300ms);
      work();
    }).detach();
  };
  return application;
}

void ShortenTimes(Limits& limits) {
  limits.header_time = 700ms;
  limits.body_time = 700ms;
  limits.idle_time = 1500ms;
  limits.answer_time = 1500ms;
  limits.heartbeat = 1000ms;
}

void LiftLimits(Limits& limits) {
  limits.connections = 1'000'000;
  limits.connections_per_address = 1'000'000;
  limits.reads_per_second = 1e9;
  limits.writes_per_second = 1e9;
}

void FewConnections(Limits& limits) {
  limits.connections = 25;
  limits.connections_per_address = 20;
  limits.reads_per_second = 10;
  limits.writes_per_second = 2;
}

Options ParseOptions(const std::vector<std::string>& words) {
  Options options;
  const auto next = [&](std::size_t& i) { return i + 1 < words.size() ? words[++i] : std::string(); };
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--threads") options.settings.threads = std::atoi(next(i).c_str());
    if (words[i] == "--host") options.settings.hosts.push_back(next(i));
    if (words[i] == "--behind-proxy") options.settings.proxy = ServerSettings::Proxy::kTrusted;
    if (words[i] == "--short-times") ShortenTimes(options.settings.limits);
    if (words[i] == "--no-limits") LiftLimits(options.settings.limits);
    if (words[i] == "--few-connections") FewConnections(options.settings.limits);
    if (words[i] == "--log") options.log = next(i);
    if (words[i] == "--tls") {
      const std::string certificate = next(i);
      options.settings.tls = TlsFiles{certificate, next(i)};
    }
  }
  return options;
}

int Main(const std::vector<std::string>& words) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  const Options options = ParseOptions(words);
  Application application = TestApplication();
  if (options.log) application.log = RequestLog::ToFile(*options.log).value_or(nullptr);
  auto server = Server::Open(options.settings, std::move(application));
  if (!server) {
    fmt::print(stderr, "{}\n", FormatDiagnostic(server.error()));
    return 3;
  }
  fmt::print("{}\n", (*server)->port());
  std::fflush(stdout);
  std::thread serving([&] { (*server)->Run(); });
  int signal = 0;
  sigwait(&signals, &signal);
  (*server)->Stop();
  serving.join();
  return 0;
}

}  // namespace
}  // namespace ronda::web

int main(int count, char** arguments) {
  return ronda::web::Main(std::vector<std::string>(arguments + 1, arguments + count));
}
