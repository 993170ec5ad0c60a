#include "ronda/desk/faces.h"

#include <utility>

namespace ronda::desk {
namespace {

constexpr std::size_t kMost = 10'000;

}  // namespace

// With the lock held; none of one that was looked up longer ago, or in a future that was taken back.
const Faces::Entry* Faces::FreshFor(const secret::TokenHash& token, std::chrono::seconds age) const {
  const auto found = entries_.find(token.raw());
  if (found == entries_.end()) return nullptr;
  const Time now = clock_();
  return now >= found->second.at && now - found->second.at < age ? &found->second : nullptr;
}

std::optional<Face> Faces::Find(const secret::TokenHash& token) const {
  const std::scoped_lock lock(mutex_);
  const Entry* entry = FreshFor(token, kRemembered);
  return entry == nullptr ? std::nullopt : std::optional(entry->face);
}

bool Faces::Knows(const secret::TokenHash& token) const {
  const std::scoped_lock lock(mutex_);
  return FreshFor(token, kRemembered - kAWhile) != nullptr;
}

std::uint64_t Faces::Now() const {
  const std::scoped_lock lock(mutex_);
  return times_forgotten_;
}

void Faces::Remember(const secret::TokenHash& token, Face face, std::uint64_t since) {
  const std::scoped_lock lock(mutex_);
  if (since != times_forgotten_) return;
  if (entries_.size() >= kMost) entries_.clear();
  entries_.insert_or_assign(std::string(token.raw()), Entry{std::move(face), clock_()});
}

void Faces::Forget() {
  const std::scoped_lock lock(mutex_);
  entries_.clear();
  ++times_forgotten_;
}

}  // namespace ronda::desk
