#include "ronda/desk/workers.h"

#include <utility>

namespace ronda::desk {

Workers::Workers(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { Work(); });
}

Workers::~Workers() {
  {
    const std::scoped_lock lock(mutex_);
    ends_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::Add(std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    queue_.push_back(std::move(work));
  }
  changed_.notify_one();
}

bool Workers::AddIfFewerWait(std::size_t most, std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    if (queue_.size() >= most) return false;
    queue_.push_back(std::move(work));
  }
  changed_.notify_one();
  return true;
}

void Workers::Work() {
  while (true) {
    std::function<void()> work;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return ends_ || !queue_.empty(); });
      if (queue_.empty()) return;
      work = std::move(queue_.front());
      queue_.pop_front();
    }
    work();
  }
}

}  // namespace ronda::desk
