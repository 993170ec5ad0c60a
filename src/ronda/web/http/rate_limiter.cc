#include "ronda/web/http/rate_limiter.h"

#include <algorithm>

namespace ronda::web {
namespace {

constexpr std::size_t kNamesInPart = 1000;

}  // namespace

RateLimiter::RateLimiter(Rate rate, std::size_t most_names)
    : rate_(rate),
      parts_(std::max<std::size_t>(1, most_names / kNamesInPart)),
      most_in_part_(most_names / parts_.size()) {}

bool RateLimiter::Allow(std::string_view name, Clock::time_point now) {
  Part& part = parts_[Hash()(name) % parts_.size()];
  const std::lock_guard lock(part.mutex);
  auto found = part.buckets.find(name);
  if (found == part.buckets.end()) {
    if (part.buckets.size() >= most_in_part_) ForgetFull(part, now);
    // So many names within one bucket's filling is an attack by many; who is new must wait.
    if (part.buckets.size() >= most_in_part_) return false;
    found = part.buckets.emplace(name, Bucket{rate_.burst, now}).first;
  }
  Bucket& bucket = found->second;
  bucket.left = LeftAt(bucket, now);
  bucket.at = std::max(bucket.at, now);
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

std::size_t RateLimiter::size() const {
  std::size_t names = 0;
  for (const Part& part : parts_) {
    const std::lock_guard lock(part.mutex);
    names += part.buckets.size();
  }
  return names;
}

double RateLimiter::LeftAt(const Bucket& bucket, Clock::time_point now) const {
  const std::chrono::duration<double> passed = std::max(now - bucket.at, Clock::duration::zero());
  return std::min(rate_.burst, bucket.left + passed.count() * rate_.per_second);
}

void RateLimiter::ForgetFull(Part& part, Clock::time_point now) const {
  // Looking at all of them for every new name would be work an attacker could make for us.
  if (part.swept && now - *part.swept < std::chrono::seconds(1)) return;
  part.swept = now;
  std::erase_if(part.buckets, [&](const auto& entry) { return LeftAt(entry.second, now) >= rate_.burst; });
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
