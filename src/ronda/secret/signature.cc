#include "ronda/secret/signature.h"

#include <sodium.h>

#include "ronda/secret/random.h"

namespace ronda::secret {
namespace {

const unsigned char* Raw(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

}  // namespace

SigningKey SigningKey::Make() { return SigningKey(Random<KeySeed>()); }

SigningKey::SigningKey(const KeySeed& seed) {
  PublicKey::Array key;
  crypto_sign_seed_keypair(key.data(), secret_.data(), seed.bytes().data());
  public_key_ = PublicKey(key);
}

SigningKey::~SigningKey() { Wipe(secret_); }

KeySeed SigningKey::seed() const {
  KeySeed::Array seed;
  crypto_sign_ed25519_sk_to_seed(seed.data(), secret_.data());
  return KeySeed(seed);
}

Signature SigningKey::Sign(std::string_view message) const {
  Signature::Array signature;
  crypto_sign_detached(signature.data(), nullptr, Raw(message), message.size(), secret_.data());
  return Signature(signature);
}

bool Verify(const PublicKey& key, std::string_view message, const Signature& signature) {
  return crypto_sign_verify_detached(signature.bytes().data(), Raw(message), message.size(), key.bytes().data()) == 0;
}

}  // namespace ronda::secret
