// The players of one or several lists, each number once, in the order in which they are most likely meant. Of lists of
// different ratings, what the first does not say of a player the others add.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ronda/players/problems.h"
#include "ronda/players/spool.h"

namespace ronda::players {

class Gathering {
 public:
  explicit Gathering(Spool spool) : spool_(std::move(spool)) {}

  // Where a player was read: lists count from 0, lines from 1.
  struct Origin {
    std::int32_t list = 0;
    std::int32_t line = 0;
  };

  // Of one list after the other.
  Result<void> Add(const ListedPlayer& player, Origin origin);
  // Two of one list with the same number are told as "players-twice" among the problems of that list, and the first is
  // kept.
  Result<void> PutInOrder(std::span<Problems> problems);

  std::size_t size() const { return keys_.size(); }
  // The likeliest first.
  Result<ListedPlayer> At(std::size_t place) { return spool_.Read(keys_[place].place); }

 private:
  struct Key {
    std::int64_t identity = 0;  // 0: nobody else has it
    std::uint64_t place = 0;
    std::int32_t likelihood = 0;
    Origin origin = {};
  };

  Result<Key> Merged(std::span<const Key> same, std::span<Problems> problems);

  Spool spool_;
  std::vector<Key> keys_;
};

}  // namespace ronda::players
