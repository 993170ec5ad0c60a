// How many passwords are hashed at once, whoever asks. The two functions of libsodium that hash are those of this
// program here: they count who is in them and hash nothing.
#include <gtest/gtest.h>
#include <sodium.h>

#include <condition_variable>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

#include "ronda/secret/password.h"

namespace {

using namespace std::chrono_literals;

constexpr auto kStay = 20ms;  // long enough for all the others to come in, if nothing holds them
constexpr auto kPatience = 20s;

std::mutex mutex;
std::condition_variable changed;
int inside = 0;
int most = 0;

void Stay() {
  {
    std::unique_lock lock(mutex);
    most = std::max(most, ++inside);
    changed.notify_all();
    changed.wait_for(lock, kPatience, [] { return most >= ronda::secret::kPasswordsAtOnce; });
  }
  std::this_thread::sleep_for(kStay);
  const std::scoped_lock lock(mutex);
  --inside;
}

}  // namespace

extern "C" int crypto_pwhash_str_alg(char* text, const char* /*password*/, unsigned long long /*size*/,
                                     unsigned long long /*passes*/, std::size_t /*memory*/, int /*algorithm*/) {
  Stay();
  std::strcpy(text, "$argon2id$");
  return 0;
}

extern "C" int crypto_pwhash_str_verify(const char* /*text*/, const char* /*password*/, unsigned long long /*size*/) {
  Stay();
  return 0;
}

namespace ronda::secret {
namespace {

TEST(Password, NoMoreAreHashedAtOnceThanThereIsMemoryFor) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 12; ++i) {
    threads.emplace_back([i] {
      const Password password("correct horse");
      if (i % 2 == 0) {
        EXPECT_TRUE(PasswordHash::Of(password));
      } else {
        EXPECT_TRUE(PasswordHash::Parse("$argon2id$")->Matches(password));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(most, kPasswordsAtOnce);
}

}  // namespace
}  // namespace ronda::secret
