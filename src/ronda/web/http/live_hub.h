// Events as they happen, to all who listen. A channel has a name and remembers its last events, so that who was away
// for a moment goes on where it stopped. Events have numbers that only grow; one that does not is dropped, so telling
// the hub the same thing twice does no harm.
//
// Staff hear at once. The public hears at most once a second: what comes meanwhile is sent together, and of several
// events with the same key only the last.
//
// The hub itself knows no sockets and no clock. Outlets, one a thread of the server, carry what it makes to the
// clients; all functions may be called from any thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ronda::web {

struct LiveEvent {
  std::uint64_t id = 0;   // the sequence number of the act
  std::string name = {};  // the kind the page listens to; empty: "message"
  std::string data = {};  // any text; lines become lines
  std::string key = {};   // what it is about ("board 12"); empty: replaces nothing
};

enum class Pace : std::uint8_t { kAtOnce, kOnceASecond };

// Bytes for the clients of a channel. A client that has seen `last_id` or a later one does not get them.
struct LiveMessage {
  std::string channel;
  std::uint64_t last_id = 0;
  std::shared_ptr<const std::string> bytes;
};

class LiveHub {
 public:
  using Clock = std::chrono::steady_clock;
  using Outlet = std::function<void(const LiveMessage&)>;
  static constexpr std::chrono::milliseconds kPublicPace{1000};

  explicit LiveHub(std::size_t remembered = 256) : remembered_(remembered) {}

  // A channel nobody has opened does not exist: subscribing to it fails. `head` is the number of the newest event there
  // has been; opening again changes nothing.
  void Open(const std::string& channel, Pace pace, std::uint64_t head);
  // Its clients are told to come back later, and find it gone.
  void Close(const std::string& channel);
  // The clients of every channel whose name begins so are cut off; who still may come back goes on where it stopped.
  void Interrupt(std::string_view beginning);
  bool Has(std::string_view channel) const;

  void Publish(std::string_view channel, LiveEvent event, Clock::time_point now = Clock::now());
  // An act of which the channel hears nothing. It has a number all the same, which a page may have seen.
  void Pass(std::string_view channel, std::uint64_t id);
  // What happened up to this number was not told, and will not be: the clients load their pages.
  void Skip(std::string_view channel, std::uint64_t id, Clock::time_point now = Clock::now());

  // What a new client must hear first, and up to which event that is. Without `last_seen` nothing but what is to come.
  // A client that was away too long, or has seen what never happened, gets one event "reset": it must load its page.
  // There may be events up to `newest` that this hub has yet to hear of; who has seen them elsewhere waits for the
  // next.
  struct Welcome {
    std::uint64_t last_id = 0;
    std::string bytes;
  };
  std::optional<Welcome> Subscribe(std::string_view channel, std::optional<std::uint64_t> last_seen,
                                   std::uint64_t newest = 0) const;

  // Sends what has waited long enough; the server calls it several times a second.
  void Tick(Clock::time_point now);

  // For the server. The number takes the outlet away again.
  int AddOutlet(Outlet outlet);
  void RemoveOutlet(int number);

 private:
  struct Channel {
    Pace pace = Pace::kAtOnce;
    std::uint64_t head = 0;   // of the newest act, heard or not
    std::uint64_t floor = 0;  // who has seen this event, or a later one, can be told the rest
    std::deque<LiveEvent> past;
    std::vector<LiveEvent> waiting;
    std::optional<Clock::time_point> sent;
  };

  // With the lock held.
  void SendInTime(const std::string& name, Channel& channel, Clock::time_point now);
  void Send(const std::string& name, Channel& channel, Clock::time_point now);

  mutable std::mutex mutex_;
  std::size_t remembered_;
  std::map<std::string, Channel, std::less<>> channels_;
  std::map<int, Outlet> outlets_;
  int next_outlet_ = 0;
};

// One event as it is sent.
std::string FormatEvent(const LiveEvent& event);
// What a client sends as Last-Event-ID; none if it is no number.
std::optional<std::uint64_t> ParseEventId(std::string_view text);

}  // namespace ronda::web
