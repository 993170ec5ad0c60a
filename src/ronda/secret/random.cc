#include "ronda/secret/random.h"

#include <sodium.h>

#include <cstdlib>

namespace ronda::secret {

void FillWithRandom(std::span<std::uint8_t> bytes) {
  // Thread-safe, and cheap when it was done before. Without a source of randomness nothing here may go on.
  if (sodium_init() < 0) std::abort();
  randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace ronda::secret
