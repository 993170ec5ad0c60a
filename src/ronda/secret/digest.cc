#include "ronda/secret/digest.h"

#include <sodium.h>

namespace ronda::secret {

Digest Sha256(std::initializer_list<std::string_view> parts) {
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  for (const std::string_view part : parts) {
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(part.data()), part.size());
  }
  Digest::Array bytes;
  crypto_hash_sha256_final(&state, bytes.data());
  return Digest(bytes);
}

Digest Sha256(std::string_view bytes) { return Sha256({bytes}); }

}  // namespace ronda::secret
