// Counters of the server, in the text format of Prometheus.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace ronda::web {

class Metrics {
 public:
  void Count(int status, std::size_t bytes, std::chrono::microseconds taken);
  void Refused() { refused_.fetch_add(1, std::memory_order_relaxed); }

  std::atomic<std::int64_t> connections = 0;
  std::atomic<std::int64_t> live_clients = 0;

  std::string Text() const;

 private:
  static constexpr std::array kBounds{100, 250, 1'000, 2'500, 10'000, 25'000, 100'000, 250'000, 1'000'000};  // µs

  std::array<std::atomic<std::uint64_t>, 6> by_class_{};  // 1xx to 5xx at their digit
  std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> by_time_{};
  std::atomic<std::uint64_t> bytes_ = 0;
  std::atomic<std::uint64_t> microseconds_ = 0;
  std::atomic<std::uint64_t> refused_ = 0;  // connections over a cap
};

}  // namespace ronda::web
