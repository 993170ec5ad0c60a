#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <thread>
#include <utility>
#include <vector>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/players/players.h"
#include "ronda/app/cli/verbs/lan_address.h"
#include "ronda/app/cli/verbs/serve_desk.h"
#include "ronda/ledger/key_file.h"
#include "ronda/site/player_search.h"
#include "ronda/site/site.h"
#include "ronda/web/http/admission.h"
#include "ronda/web/http/server.h"

namespace ronda::cli {
namespace {

struct ServeOptions {
  std::string file;
  std::optional<std::string> postgres;  // an empty one means what libpq finds in its environment
  int port = 8080;
  bool lan = false;
  bool behind_proxy = false;
  bool open = false;
  bool log = false;
  std::vector<std::string> hosts;
  std::optional<std::string> certificate;
  std::optional<std::string> key;  // none: in the file of the certificate
};

// The signals that end the program are taken by one thread, which stops the server.
class Ending {
 public:
  Ending() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
  }
  void Stop(web::Server& server) {
    waiting_ = std::thread([this, &server] {
      int signal = 0;
      sigwait(&signals_, &signal);
      server.Stop();
    });
  }
  // Once the server has ended, however that came.
  void Join() {
    if (!waiting_.joinable()) return;
    // The signal is blocked in every thread: it ends the waiting, not the program.
    pthread_kill(waiting_.native_handle(), SIGTERM);  // NOLINT(bugprone-bad-signal-to-kill-thread)
    waiting_.join();
  }

 private:
  sigset_t signals_{};
  std::thread waiting_;
};

web::ServerSettings SettingsOf(const ServeOptions& options) {
  web::ServerSettings settings;
  settings.address = options.lan ? "0.0.0.0" : "127.0.0.1";
  settings.port = static_cast<std::uint16_t>(options.port);
  for (const std::string& host : options.hosts) settings.hosts.push_back(web::HostName(host).value_or(host));
  if (options.behind_proxy) settings.proxy = web::ServerSettings::Proxy::kTrusted;
  if (options.certificate) {
    settings.tls = web::TlsFiles{*options.certificate, options.key.value_or(*options.certificate)};
  }
  return settings;
}

// Where others find the desk: by the name it was given, else by the address of this machine in its network.
std::string PublicAddress(const ServeOptions& options, std::uint16_t port) {
  const std::string scheme = options.certificate || options.behind_proxy ? "https" : "http";
  if (options.behind_proxy && !options.hosts.empty()) return fmt::format("{}://{}", scheme, options.hosts.front());
  const auto lan = options.lan ? LanAddress() : std::nullopt;
  const std::string host = options.hosts.empty() ? lan.value_or("") : options.hosts.front();
  return host.empty() ? "" : fmt::format("{}://{}:{}", scheme, host, port);
}

// How this machine itself reaches the desk.
std::string OwnAddress(const ServeOptions& options, std::uint16_t port) {
  return fmt::format("{}://localhost:{}", options.certificate ? "https" : "http", port);
}

void Announce(Context& context, const ServeOptions& options, const web::Server& server, const std::string& key) {
  const std::string address = OwnAddress(options, server.port());
  context.out << fmt::format("The desk is at {}\n", address);
  const std::string others = PublicAddress(options, server.port());
  // Behind a proxy the owner sits somewhere else, too.
  const bool is_elsewhere = options.behind_proxy && !others.empty();
  context.out << fmt::format("To come in as its owner, open (once): {}/setup/{}\n", is_elsewhere ? others : address,
                             key);
  if (!others.empty()) context.out << fmt::format("Others find it at {}\n", others);
  if (!others.empty() && !options.lan && !options.behind_proxy) {
    context.out << "As yet only this machine reaches it: --lan lets others in.\n";
  }
  if (options.lan && others.empty()) context.out << "Others in this network reach it by the address of this machine.\n";
  context.out << "Ctrl-C ends it.\n" << std::flush;
}

// Names alone: the port and the scheme are known.
std::string FaultOfHost(const std::string& host) {
  const bool has_port = host.find(':') != std::string::npos && !host.starts_with('[');
  if (web::HostName(host) && !has_port) return "";
  return fmt::format("'{}' is not the name of a host; give the name alone, as in open.example", host);
}

// In a session of its own, with the signals the desk keeps for itself: Ctrl-C here must not end the browser, and its
// chatter does not belong here.
bool OpenBrowser(std::string address) {
  std::string program = "xdg-open";
  std::array<char*, 3> arguments{program.data(), address.data(), nullptr};
  posix_spawnattr_t attributes{};
  posix_spawnattr_init(&attributes);
  sigset_t none{};
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
  posix_spawn_file_actions_t files{};
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t process = 0;
  const int error = posix_spawnp(&process, program.c_str(), &files, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error == 0;
}

// Where the rating list may be: beside the desk, else where `ronda players` has it.
std::vector<std::string> ListsFor(const std::string& place) {
  return {(std::filesystem::path(place).parent_path() / "players.sqlite").string(), DefaultList()};
}

void Run(Context& context, const ServeOptions& options) {
  Ending ending;
  auto house = options.postgres ? OpenSharedDesk(*options.postgres) : OpenServedDesk(options.file);
  if (!house.value) return Refuse(context, house.diagnostics, {});
  PrintDiagnostics(context, house.diagnostics);
  site::PlayerSearch search(ListsFor(house.value->place));
  site::Site site(*house.value->desk);  // after what its threads use
  web::Application application = site.MakeApplication();
  for (web::Route& route : site::PlayerRoutes(site, search)) application.routes.push_back(std::move(route));
  if (options.log) application.log = web::RequestLog::ToStderr();
  site.set_log(application.log);
  auto server = web::Server::Open(SettingsOf(options), std::move(application));
  if (!server) return Refuse(context, server.error(), {});
  site.set_public_address(PublicAddress(options, (*server)->port()));
  if (!options.postgres) {
    if (auto own = ledger::KeyOf(house.value->place)) site.set_key(*std::move(own));
  }
  const std::string key = house.value->desk->gate().MakeSetupKey();
  Announce(context, options, **server, key);
  if (options.open && !OpenBrowser(OwnAddress(options, (*server)->port()) + "/setup/" + key)) {
    context.err << "The browser cannot be started from here (there is no xdg-open); open the address by hand.\n";
  }
  ending.Stop(**server);
  (*server)->Run();
  ending.Join();
  context.out << "The desk has ended; everything is in " << house.value->place << ".\n";
}

}  // namespace

void AddServe(Verb app, Context& context) {
  const auto options = std::make_shared<ServeOptions>();
  const Verb verb = app.AddVerb("serve", "Open the tournament desk in the browser");
  const Option file = verb.AddOption(
      "FILE", options->file,
      "A desk; or a tournament (TRF, JSON, CSV), for which a desk is made beside it; or nothing: ronda.desk in "
      "this folder");
  verb.AddOption("--postgres", options->postgres,
                 "Keep everything in this PostgreSQL database instead of a file; several desks may share it")
      .Excludes(file);
  verb.AddOption("--port", options->port, "The port, 8080 if not given; 0 takes any that is free").Between(0, 65535);
  verb.AddFlag("--lan", options->lan, "Let other machines of the network in, not only this one");
  verb.AddOption("--host", options->hosts, "A name by which others call this machine, as in open.example")
      .Repeated()
      .Check(FaultOfHost);
  const Option certificate =
      verb.AddOption("--tls-cert", options->certificate, "Speak https with this certificate (PEM)");
  verb.AddOption("--tls-key", options->key, "The key of the certificate, if it is not in the same file")
      .Needs(certificate);
  verb.AddFlag("--behind-proxy", options->behind_proxy, "Trust the addresses a proxy in front reports");
  verb.AddFlag("--open", options->open, "Open the browser");
  verb.AddFlag("--log", options->log, "Print a line of JSON for every request");
  verb.Footer(
      "The desk keeps every action in one file and serves this machine alone unless --lan is given. The first start\n"
      "prints an address with a key: who opens it is the owner. Arbiters get accounts, helpers and players links.\n"
      "\n"
      "Examples:\n"
      "  ronda serve                    a new desk in this folder\n"
      "  ronda serve open.trf --open    a desk beside the file, and the browser\n"
      "  ronda serve club.desk --lan    for phones and screens in the hall");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
