// A few threads that decide, so that those of the server do not wait for engines.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace ronda::desk {

class Workers {
 public:
  explicit Workers(int threads);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  // What was asked for is still done.
  ~Workers();

  void Add(std::function<void()> work);
  // Unless so many wait already.
  bool AddIfFewerWait(std::size_t most, std::function<void()> work);

 private:
  void Work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> queue_;
  bool ends_ = false;
  std::vector<std::thread> threads_;  // last: they use the others
};

}  // namespace ronda::desk
