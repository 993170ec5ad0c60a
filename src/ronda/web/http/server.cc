#include "ronda/web/http/server.h"

#include <fmt/format.h>

#include <boost/asio/ip/v6_only.hpp>
#include <thread>
#include <unordered_map>

#include "ronda/web/http/loop.h"

namespace ronda::web {
namespace {

using asio::ip::tcp;
using Acceptor = asio::basic_socket_acceptor<tcp, asio::io_context::executor_type>;

constexpr std::string_view kFull =
    "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
constexpr std::chrono::milliseconds kAcceptPause{100};  // when there are no descriptors left

// The address as text; one of IPv4 that came over IPv6 as what it is.
std::string TextOf(const asio::ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  }
  return address.to_string();
}

// How many connections there are, in all and from each client.
class ConnectionCount {
 public:
  // Behind a proxy all connections come from one address, the proxy's.
  explicit ConnectionCount(const ServerSettings& settings)
      : limits_(settings.limits), by_address_(settings.proxy == ServerSettings::Proxy::kNone) {}

  bool Take(const std::string& key) {
    const std::lock_guard lock(mutex_);
    if (total_ >= limits_.connections) return false;
    std::size_t& count = by_key_[key];
    if (by_address_ && count >= limits_.connections_per_address) return false;
    ++count;
    ++total_;
    return true;
  }
  void Release(const std::string& key) {
    const std::lock_guard lock(mutex_);
    --total_;
    const auto found = by_key_.find(key);
    if (found != by_key_.end() && --found->second == 0) by_key_.erase(found);
  }

 private:
  std::mutex mutex_;
  Limits limits_;
  bool by_address_;
  std::size_t total_ = 0;
  std::unordered_map<std::string, std::size_t> by_key_;
};

Diagnostic CannotListen(const ServerSettings& settings, const boost::system::error_code& error) {
  return {.code = "http-listen",
          .message = fmt::format("cannot listen on {} port {}: {}", settings.address, settings.port, error.message()),
          .hint = "is another server running? choose another port with --port; 0 takes any that is free"};
}

class AsioServer final : public Server {
 public:
  AsioServer(std::shared_ptr<Dispatcher> dispatcher, std::shared_ptr<TlsContext> tls)
      : dispatcher_(std::move(dispatcher)),
        tls_(std::move(tls)),
        count_(std::make_shared<ConnectionCount>(dispatcher_->settings())) {
    for (int i = 0; i < std::max(1, dispatcher_->settings().threads); ++i) {
      loops_.push_back(std::make_shared<Loop>(dispatcher_, i == 0 ? Loop::Duty::kServeAndTick : Loop::Duty::kServe));
    }
    acceptor_.emplace(loops_.front()->context());
    pause_.emplace(loops_.front()->context());
  }

  boost::system::error_code Listen() {
    const ServerSettings& settings = dispatcher_->settings();
    boost::system::error_code error;
    const auto address = asio::ip::make_address(settings.address, error);
    if (error) return error;
    const tcp::endpoint endpoint(address, settings.port);
    acceptor_->open(endpoint.protocol(), error);
    if (!error) acceptor_->set_option(asio::socket_base::reuse_address(true), error);
    if (!error && address.is_v6()) acceptor_->set_option(asio::ip::v6_only(false), error);
    if (!error) acceptor_->bind(endpoint, error);
    if (!error) acceptor_->listen(asio::socket_base::max_listen_connections, error);
    if (!error) port_ = acceptor_->local_endpoint(error).port();
    return error;
  }

  std::uint16_t port() const override { return port_; }

  void Run() override {
    asio::post(loops_.front()->context(), [this] { Accept(); });
    std::vector<std::thread> threads;
    for (const auto& loop : loops_) threads.emplace_back([loop] { loop->Run(); });
    for (std::thread& thread : threads) thread.join();
  }

  void Stop() override {
    dispatcher_->StartDraining();
    asio::post(loops_.front()->context(), [this] {
      boost::system::error_code ignored;
      acceptor_->close(ignored);
      pause_->cancel();
    });
    for (const auto& loop : loops_) asio::post(loop->context(), [loop] { loop->Stop(); });
  }

 private:
  void Accept() {
    if (!acceptor_->is_open()) return;
    Loop& loop = *loops_[next_ % loops_.size()];
    acceptor_->async_accept(loop.context(), [this](const boost::system::error_code& error, Socket socket) {
      if (error == asio::error::operation_aborted || !acceptor_->is_open()) return;
      if (error) return Pause();
      Take(std::move(socket));
      Accept();
    });
  }

  void Pause() {
    pause_->expires_after(kAcceptPause);
    pause_->async_wait([this](const boost::system::error_code& error) {
      if (!error) Accept();
    });
  }

  void Take(Socket socket) {
    boost::system::error_code error;
    Peer peer{TextOf(socket.remote_endpoint(error).address()), "", tls_ ? Scheme::kHttps : Scheme::kHttp};
    if (!error) peer.reached = TextOf(socket.local_endpoint(error).address());
    if (!error) socket.set_option(tcp::no_delay(true), error);
    if (error) return;  // it has gone already
    const std::string key = ClientKey(peer.address);
    if (!count_->Take(key)) return TurnAway(std::move(socket));
    dispatcher_->metrics().connections.fetch_add(1, std::memory_order_relaxed);
    const auto loop = loops_[next_++ % loops_.size()];
    auto released = [count = count_, dispatcher = dispatcher_, key] {
      dispatcher->metrics().connections.fetch_sub(1, std::memory_order_relaxed);
      count->Release(key);
    };
    const auto arrival = std::make_shared<Arrival>(Arrival{loop, std::move(socket), std::move(peer), released});
    loop->Dispatch([arrival, tls = tls_] {
      if (arrival->loop->stopping()) return arrival->released();
      tls ? ServeTls(std::move(*arrival), *tls) : ServePlain(std::move(*arrival));
    });
  }

  void TurnAway(Socket socket) {
    dispatcher_->metrics().Refused();
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    if (!tls_) socket.write_some(asio::buffer(kFull.data(), kFull.size()), ignored);
    socket.close(ignored);
  }

  std::shared_ptr<Dispatcher> dispatcher_;
  std::shared_ptr<TlsContext> tls_;
  std::shared_ptr<ConnectionCount> count_;
  std::vector<std::shared_ptr<Loop>> loops_;
  std::optional<Acceptor> acceptor_;
  std::optional<asio::steady_timer> pause_;
  std::size_t next_ = 0;
  std::uint16_t port_ = 0;
};

}  // namespace

Result<std::unique_ptr<Server>> Server::Open(ServerSettings settings, Application application) {
  auto dispatcher = Dispatcher::Make(settings, std::move(application));
  if (!dispatcher) return tl::unexpected(std::move(dispatcher.error()));
  std::shared_ptr<TlsContext> tls;
  if (settings.tls) {
    auto made = TlsContext::Make(*settings.tls);
    if (!made) return tl::unexpected(std::move(made.error()));
    tls = std::move(*made);
  }
  auto server = std::make_unique<AsioServer>(std::move(*dispatcher), std::move(tls));
  if (const auto error = server->Listen()) return tl::unexpected(CannotListen(settings, error));
  return server;
}

}  // namespace ronda::web
