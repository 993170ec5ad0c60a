// Token buckets by name: so many a second in the long run, so many at once. Names that have not been heard of for so
// long that their bucket is full again are forgotten, and there are never more than a fixed number of them.
//
// The names are kept in parts of about a thousand, each with a lock of its own: what is done to all names of a part,
// forgetting the full and making room, is over in a fraction of a millisecond, so nobody waits for it.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ronda::web {

class RateLimiter {
 public:
  using Clock = std::chrono::steady_clock;

  struct Rate {
    double per_second = 1;
    double burst = 1;
  };

  explicit RateLimiter(Rate rate, std::size_t most_names = 100'000);

  // Takes one out of the bucket of that name; false if it is empty. Any thread.
  bool Allow(std::string_view name, Clock::time_point now = Clock::now());
  std::size_t size() const;

 private:
  struct Bucket {
    double left = 0;
    Clock::time_point at;
  };
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  };

  struct Part {
    mutable std::mutex mutex;
    std::unordered_map<std::string, Bucket, Hash, std::equal_to<>> buckets;
    std::optional<Clock::time_point> swept;
  };

  double LeftAt(const Bucket& bucket, Clock::time_point now) const;
  void ForgetFull(Part& part, Clock::time_point now) const;

  Rate rate_;
  std::vector<Part> parts_;
  std::size_t most_in_part_;
};

// The part of an address that stands for one client: an IPv4 address, or the first half of an IPv6 address, of which a
// client has all the rest.
std::string ClientKey(std::string_view address);

}  // namespace ronda::web
