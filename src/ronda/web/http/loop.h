// One thread of the server with everything it has: its connections, its live clients, its clock. What belongs to a loop
// is touched by its thread only, so nothing in it needs a lock.
//
// Of the module's headers only this and those that include it know Asio; three sources include them.
#pragma once

#include <utility>  // Boost 1.74 uses std::exchange without including it

#include <atomic>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/web/http/dispatcher.h"
#include "ronda/web/http/tls.h"

namespace ronda::web {

namespace asio = boost::asio;
using Socket = asio::basic_stream_socket<asio::ip::tcp, asio::io_context::executor_type>;
using Moment = std::chrono::steady_clock::time_point;

// A connection, in the loop that owns it.
class Participant : public std::enable_shared_from_this<Participant> {
 public:
  Participant() = default;
  Participant(const Participant&) = delete;
  Participant& operator=(const Participant&) = delete;
  virtual ~Participant() = default;

  // Closes at once: its time is over.
  virtual void Expire() = 0;
  // The server stops: closes now if nothing is under way, else when it is done.
  virtual void Drain() = 0;

  Moment deadline() const { return deadline_; }

 protected:
  void SetDeadline(std::chrono::milliseconds from_now) { deadline_ = std::chrono::steady_clock::now() + from_now; }
  void ClearDeadline() { deadline_ = Moment::max(); }

 private:
  friend class Loop;

  Moment deadline_ = Moment::max();
  std::size_t place_ = 0;
};

// A connection that has become a stream of events.
class LiveClient : public Participant {
 public:
  virtual void Send(std::shared_ptr<const std::string> bytes) = 0;

  std::uint64_t last_id = 0;

 private:
  friend class Loop;

  std::vector<LiveClient*>* group_ = nullptr;
  std::size_t place_in_group_ = 0;
  std::uint8_t slot_ = 0;  // at which second of the heartbeat
};

class Loop : public std::enable_shared_from_this<Loop> {
 public:
  // One loop lets the hub tick, too.
  enum class Duty : std::uint8_t { kServe, kServeAndTick };
  Loop(std::shared_ptr<Dispatcher> dispatcher, Duty duty);

  asio::io_context& context() { return context_; }
  Dispatcher& dispatcher() { return *dispatcher_; }

  void Add(std::shared_ptr<Participant> participant);
  void Remove(Participant& participant);
  // The client hears the channel from now on; it must have been added.
  void Listen(LiveClient& client, const std::string& channel);

  // Until Stop() and the last connection's end.
  void Run();
  void Stop();
  bool stopping() const { return stopping_; }
  // From any thread: runs it in this loop, now if this is its thread, not at all if the loop has ended.
  template <class Action>
  void Dispatch(Action action) {
    if (!ended_) asio::dispatch(context_, std::move(action));
  }

 private:
  bool RunUntilEndOrFault();
  void Deliver(const LiveMessage& message);
  void ArmSweep();
  void Sweep();
  void ArmTick();
  void Beat();
  void ExpireAll();
  void EndIfEmpty();

  asio::io_context context_{1};
  asio::executor_work_guard<asio::io_context::executor_type> work_;
  asio::steady_timer sweep_;
  asio::steady_timer tick_;
  std::shared_ptr<Dispatcher> dispatcher_;
  Duty duty_;
  std::vector<std::shared_ptr<Participant>> participants_;
  std::map<std::string, std::vector<LiveClient*>, std::less<>> channels_;
  std::uint8_t next_slot_ = 0;
  std::size_t sweeps_ = 0;
  bool stopping_ = false;
  Moment end_ = Moment::max();
  std::atomic<bool> ended_ = false;
};

// Takes over a new connection. The peer's address has been counted; `released` is called when the connection has gone.
struct Arrival {
  std::shared_ptr<Loop> loop;
  Socket socket;
  Peer peer;
  std::function<void()> released;
};
void ServePlain(Arrival arrival);

void ServeTls(Arrival arrival, const TlsContext& tls);

}  // namespace ronda::web
