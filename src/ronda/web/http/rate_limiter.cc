#include "ronda/web/http/rate_limiter.h"

#include <algorithm>

namespace ronda::web {

bool RateLimiter::Allow(std::string_view name, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  auto found = buckets_.find(name);
  if (found == buckets_.end()) {
    if (buckets_.size() >= most_names_) ForgetFull(now);
    // So many names within one bucket's filling is an attack by many; who is new must wait.
    if (buckets_.size() >= most_names_) return false;
    found = buckets_.emplace(name, Bucket{rate_.burst, now}).first;
  }
  Bucket& bucket = found->second;
  bucket.left = LeftAt(bucket, now);
  bucket.at = std::max(bucket.at, now);
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

std::size_t RateLimiter::size() const {
  const std::lock_guard lock(mutex_);
  return buckets_.size();
}

double RateLimiter::LeftAt(const Bucket& bucket, Clock::time_point now) const {
  const std::chrono::duration<double> passed = std::max(now - bucket.at, Clock::duration::zero());
  return std::min(rate_.burst, bucket.left + passed.count() * rate_.per_second);
}

void RateLimiter::ForgetFull(Clock::time_point now) {
  // Looking at all of them for every new name would be work an attacker could make for us.
  if (swept_ && now - *swept_ < std::chrono::seconds(1)) return;
  swept_ = now;
  std::erase_if(buckets_, [&](const auto& entry) { return LeftAt(entry.second, now) >= rate_.burst; });
}

std::string ClientKey(std::string_view address) {
  if (address.starts_with("::ffff:")) return std::string(address.substr(7));
  if (address.find(':') == std::string_view::npos) return std::string(address);
  // The first four groups. "::" stands for groups of zeros; if it is among them, what is before it decides.
  std::size_t end = 0;
  for (int group = 0; group < 4; ++group) {
    const std::size_t colon = address.find(':', end);
    if (colon == std::string_view::npos) return std::string(address);
    if (address.substr(colon, 2) == "::") return std::string(address.substr(0, colon)) + "::/64";
    end = colon + 1;
  }
  return std::string(address.substr(0, end)) + ":/64";
}

}  // namespace ronda::web
