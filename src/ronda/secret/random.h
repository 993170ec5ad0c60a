// Numbers nobody can guess: tokens, salts, command ids. Everything else in ronda is deterministic.
#pragma once

#include <span>

#include "ronda/secret/bytes.h"

namespace ronda::secret {

void FillWithRandom(std::span<std::uint8_t> bytes);

template <class T>
T Random() {
  typename T::Array bytes;
  FillWithRandom(bytes);
  return T(bytes);
}

}  // namespace ronda::secret
