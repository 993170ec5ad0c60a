#include "ronda/store/postgres/listener.h"

#include <charconv>
#include <chrono>
#include <exception>
#include <pqxx/pqxx>
#include <string>
#include <utility>

#include "ronda/store/postgres/postgres_connection.h"

namespace ronda::store {
namespace {

constexpr std::chrono::milliseconds kPause(200);
constexpr long kMicrosecondsToWait = 200'000;  // how long the end of the listener may have to wait

// "12 413".
std::pair<std::int32_t, std::int32_t> NumbersIn(const std::string& message) {
  std::pair<std::int32_t, std::int32_t> numbers{0, 0};
  const char* end = message.data() + message.size();
  const auto [place, error] = std::from_chars(message.data(), end, numbers.first);
  if (error == std::errc() && place != end) std::from_chars(place + 1, end, numbers.second);
  return numbers;
}

class Ear final : public pqxx::notification_receiver {
 public:
  Ear(pqxx::connection& connection, const std::string& channel, const Listener::Heard& heard)
      : pqxx::notification_receiver(connection, channel), heard_(heard) {}

  void operator()(const std::string& message, int /*process*/) override {
    if (message == kDismissal) return heard_.dismissed();
    const auto [tournament, seq] = NumbersIn(message);
    if (tournament > 0 && seq > 0) heard_.longer(TournamentId(tournament), seq);
  }

 private:
  const Listener::Heard& heard_;
};

}  // namespace

Listener::Listener(PostgresAddress address, Heard heard)
    : address_(std::move(address)), heard_(std::move(heard)), thread_([this] { Work(); }) {}

Listener::~Listener() {
  ends_ = true;
  thread_.join();
}

void Listener::Work() {
  while (!ends_) {
    ListenUntilLost();
    if (!ends_) std::this_thread::sleep_for(kPause);
  }
}

void Listener::ListenUntilLost() {
  try {
    pqxx::connection connection(address_.connection);
    GiveUpOnSilence(connection);
    const pqxx::quiet_errorhandler quiet(connection);
    const Ear ear(connection, address_.schema, heard_);
    heard_.connected();
    while (!ends_) connection.await_notification(0, kMicrosecondsToWait);
  } catch (const std::exception&) {
    return;  // the caller tries again
  }
}

}  // namespace ronda::store
