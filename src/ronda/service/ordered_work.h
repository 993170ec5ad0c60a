// Work shared out among threads whose results are handed over in the order of the work, so that the number of threads
// never shows in what a command prints.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace ronda::service {

// As many as the machine has cores, at least one.
inline int CoreCount() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

// Computes work(0) .. work(count-1) in `jobs` threads and calls deliver(i, result) for each, in order and in the
// calling thread, which does the work itself where one is enough. The first exception of the work ends everything and
// is thrown here.
template <class Result>
class OrderedWork {
 public:
  using Work = std::function<Result(std::size_t)>;
  using Deliver = std::function<void(std::size_t, Result)>;

  OrderedWork(std::size_t count, Work work) : work_(std::move(work)), results_(count) {}

  void Run(int jobs, const Deliver& deliver) {
    std::vector<std::jthread> threads;
    const auto wanted = std::min<std::ptrdiff_t>(std::max(jobs, 1), std::ssize(results_));
    if (wanted <= 1) return RunHere(deliver);
    for (std::ptrdiff_t t = 0; t < wanted; ++t) threads.emplace_back([this] { WorkOn(); });
    for (std::size_t i = 0; i < results_.size(); ++i) {
      std::unique_lock lock(mutex_);
      ready_.wait(lock, [&] { return results_[i].has_value() || failure_; });
      if (failure_) std::rethrow_exception(failure_);
      Result result = *std::exchange(results_[i], std::nullopt);
      lock.unlock();
      deliver(i, std::move(result));
    }
  }

 private:
  void RunHere(const Deliver& deliver) {
    for (std::size_t i = 0; i < results_.size(); ++i) deliver(i, work_(i));
  }

  void WorkOn() {
    try {
      for (std::size_t i = next_++; i < results_.size(); i = next_++) {
        Result result = work_(i);
        const std::lock_guard lock(mutex_);
        results_[i] = std::move(result);
        ready_.notify_one();
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      failure_ = std::current_exception();
      next_ = results_.size();
      ready_.notify_one();
    }
  }

  Work work_;
  std::vector<std::optional<Result>> results_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::condition_variable ready_;
  std::exception_ptr failure_;
};

}  // namespace ronda::service
