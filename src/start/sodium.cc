#include <sodium.h>

#include "start/late_library.h"

// clang-format off
#define LATE_FUNCTIONS(X) \
  X(int, crypto_hash_sha256_final, (crypto_hash_sha256_state* a, unsigned char* b), (a, b)) \
  X(int, crypto_hash_sha256_init, (crypto_hash_sha256_state* a), (a)) \
  X(int, crypto_hash_sha256_update, (crypto_hash_sha256_state* a, const unsigned char* b, unsigned long long c), (a, b, c)) \
  X(int, crypto_pwhash_str_alg, (char* a, const char* b, unsigned long long c, unsigned long long d, size_t e, int f), (a, b, c, d, e, f)) \
  X(int, crypto_pwhash_str_verify, (const char* a, const char* b, unsigned long long c), (a, b, c)) \
  X(int, crypto_sign_detached, (unsigned char* a, unsigned long long* b, const unsigned char* c, unsigned long long d, const unsigned char* e), (a, b, c, d, e)) \
  X(int, crypto_sign_ed25519_sk_to_seed, (unsigned char* a, const unsigned char* b), (a, b)) \
  X(int, crypto_sign_seed_keypair, (unsigned char* a, unsigned char* b, const unsigned char* c), (a, b, c)) \
  X(int, crypto_sign_verify_detached, (const unsigned char* a, const unsigned char* b, unsigned long long c, const unsigned char* d), (a, b, c, d)) \
  X(void, randombytes_buf, (void* a, size_t b), (a, b)) \
  X(int, sodium_base642bin, (unsigned char* a, size_t b, const char* c, size_t d, const char* e, size_t* f, const char** g, int h), (a, b, c, d, e, f, g, h)) \
  X(char*, sodium_bin2base64, (char* a, size_t b, const unsigned char* c, size_t d, int e), (a, b, c, d, e)) \
  X(char*, sodium_bin2hex, (char* a, size_t b, const unsigned char* c, size_t d), (a, b, c, d)) \
  X(int, sodium_hex2bin, (unsigned char* a, size_t b, const char* c, size_t d, const char* e, size_t* f, const char** g), (a, b, c, d, e, f, g)) \
  X(int, sodium_init, (), ()) \
  X(int, sodium_memcmp, (const void* a, const void* b, size_t c), (a, b, c)) \
  X(void, sodium_memzero, (void* a, size_t b), (a, b))
// clang-format on

LATE_LIBRARY("libsodium.so.23", LATE_FUNCTIONS)
