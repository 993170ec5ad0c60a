#include "ronda/secret/password.h"

#include <sodium.h>

#include <array>
#include <condition_variable>
#include <mutex>

namespace ronda::secret {
namespace {

constexpr unsigned long long kPasses = 2;
constexpr std::size_t kMemory = std::size_t{64} * 1024 * 1024;

std::mutex turns_mutex;
std::condition_variable turn_ended;
int turns_left = kPasswordsAtOnce;

class Turn {
 public:
  Turn() {
    std::unique_lock lock(turns_mutex);
    turn_ended.wait(lock, [] { return turns_left > 0; });
    --turns_left;
  }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;
  ~Turn() {
    {
      const std::scoped_lock lock(turns_mutex);
      ++turns_left;
    }
    turn_ended.notify_one();
  }
};

}  // namespace

Password::~Password() { sodium_memzero(text_.data(), text_.size()); }

std::optional<PasswordHash> PasswordHash::Of(const Password& password) {
  const Turn turn;
  std::array<char, crypto_pwhash_STRBYTES> text{};
  if (sodium_init() < 0 || crypto_pwhash_str_alg(text.data(), password.text_.data(), password.text_.size(), kPasses,
                                                 kMemory, crypto_pwhash_ALG_ARGON2ID13) != 0) {
    return std::nullopt;
  }
  return PasswordHash(text.data());
}

std::optional<PasswordHash> PasswordHash::Parse(std::string_view text) {
  if (!text.starts_with("$argon2id$") || text.size() >= crypto_pwhash_STRBYTES) return std::nullopt;
  return PasswordHash(std::string(text));
}

bool PasswordHash::Matches(const Password& password) const {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  text_.copy(text.data(), text.size() - 1);
  const Turn turn;
  return crypto_pwhash_str_verify(text.data(), password.text_.data(), password.text_.size()) == 0;
}

}  // namespace ronda::secret
