// Something that is done at once and then every hour, by a thread of its own, as long as this lives.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace ronda::desk {

class Hourly {
 public:
  explicit Hourly(std::function<void()> work, std::chrono::milliseconds every = std::chrono::hours(1));
  Hourly(const Hourly&) = delete;
  Hourly& operator=(const Hourly&) = delete;
  ~Hourly();

 private:
  void Work();

  const std::function<void()> work_;
  const std::chrono::milliseconds every_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ends_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace ronda::desk
