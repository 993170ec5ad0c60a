// Hears what other desks on the same PostgreSQL commit. It has a connection and a thread of its own; a lost connection
// is made again, and then the listener says so: what was told in between is not told again, so everybody reads on by
// number.
#pragma once

#include <atomic>
#include <functional>
#include <thread>

#include "ronda/journal/chain.h"
#include "ronda/store/ids.h"
#include "ronda/store/postgres/postgres_store.h"

namespace ronda::store {

class Listener {
 public:
  // Called by the thread of the listener.
  struct Heard {
    std::function<void()> connected;  // also after the first time
    std::function<void(TournamentId, journal::Seq)> longer;
    std::function<void()> dismissed;  // somebody's sessions were ended
  };

  Listener(PostgresAddress address, Heard heard);
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  ~Listener();

 private:
  void Work();
  void ListenUntilLost();

  const PostgresAddress address_;
  const Heard heard_;
  std::atomic<bool> ends_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace ronda::store
