#include "ronda/desk/hourly.h"

#include <utility>

namespace ronda::desk {

Hourly::Hourly(std::function<void()> work, std::chrono::milliseconds every)
    : work_(std::move(work)), every_(every), thread_([this] { Work(); }) {}

Hourly::~Hourly() {
  {
    const std::scoped_lock lock(mutex_);
    ends_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void Hourly::Work() {
  std::unique_lock lock(mutex_);
  while (!ends_) {
    lock.unlock();
    work_();
    lock.lock();
    changed_.wait_for(lock, every_, [this] { return ends_; });
  }
}

}  // namespace ronda::desk
