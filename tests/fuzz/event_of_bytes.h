// A small tournament made from bytes, so that what libFuzzer changes in them changes players, results, byes and wishes
// and not the form of a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::fuzz {

// Bytes taken one after the other; zeros once they are used up.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : left_(bytes) {}

  std::uint8_t Take();
  // A number from 0 to count - 1; count at most 256.
  int Below(int count) { return Take() % count; }
  bool OneIn(int count) { return Below(count) == count - 1; }

 private:
  std::string_view left_;
};

// Up to 16 players (or 8 teams of two) and 7 pairings, as the contest has them; none if the bytes make no valid
// tournament.
std::optional<Tournament> EventOf(Bytes& bytes, Contest contest);

}  // namespace ronda::fuzz
