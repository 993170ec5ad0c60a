// Whom the gate has looked up a moment ago, so that the store need not be asked for every request of everybody. What is
// remembered is a few seconds old at most; all of it is forgotten when the rights of anybody change at this desk, or at
// another that says so. Any thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "ronda/desk/clock.h"
#include "ronda/desk/rights.h"
#include "ronda/secret/token.h"

namespace ronda::desk {

struct Face {
  Who who;
  std::optional<store::TournamentId> only = {};  // of a link: the tournament it is for
};

class Faces {
 public:
  static constexpr std::chrono::seconds kRemembered{5};
  static constexpr std::chrono::seconds kAWhile{1};

  explicit Faces(Clock clock) : clock_(std::move(clock)) {}

  std::optional<Face> Find(const secret::TokenHash& token) const;
  // Whether it will be found for a while yet.
  bool Knows(const secret::TokenHash& token) const;

  // To be asked before somebody is looked up: what was forgotten meanwhile is not remembered.
  std::uint64_t Now() const;
  void Remember(const secret::TokenHash& token, Face face, std::uint64_t since);
  void Forget();

 private:
  struct Entry {
    Face face;
    Time at;
  };
  const Entry* FreshFor(const secret::TokenHash& token, std::chrono::seconds age) const;

  const Clock clock_;
  mutable std::mutex mutex_;
  std::map<std::string, Entry, std::less<>> entries_;  // by the bytes of the hash
  std::uint64_t times_forgotten_ = 0;
};

}  // namespace ronda::desk
