// Ed25519 signatures. A desk has one signing key, in a file of its own that only its owner may read.
#pragma once

#include <string_view>

#include "ronda/secret/bytes.h"

namespace ronda::secret {

using PublicKey = Bytes<struct PublicKeyTag, 32>;
using Signature = Bytes<struct SignatureTag, 64>;
using KeySeed = Bytes<struct KeySeedTag, 32>;

class SigningKey {
 public:
  static SigningKey Make();
  // The same seed always makes the same key; it is what is stored.
  explicit SigningKey(const KeySeed& seed);
  SigningKey(const SigningKey&) = delete;
  SigningKey& operator=(const SigningKey&) = delete;
  SigningKey(SigningKey&&) = default;
  SigningKey& operator=(SigningKey&&) = default;
  ~SigningKey();

  const PublicKey& public_key() const { return public_key_; }
  KeySeed seed() const;
  Signature Sign(std::string_view message) const;

 private:
  std::array<std::uint8_t, 64> secret_{};
  PublicKey public_key_;
};

bool Verify(const PublicKey& key, std::string_view message, const Signature& signature);

}  // namespace ronda::secret
