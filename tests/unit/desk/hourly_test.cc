#include "ronda/desk/hourly.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace ronda::desk {
namespace {

TEST(Hourly, WorksAtOnceAndAgain) {
  std::promise<void> third;
  std::atomic<int> times = 0;
  const Hourly hourly(
      [&] {
        if (++times == 3) third.set_value();
      },
      std::chrono::milliseconds(1));
  third.get_future().wait();
}

TEST(Hourly, EndsAtOnce) {
  std::promise<void> done;
  {
    const Hourly hourly([&] { done.set_value(); });
    done.get_future().wait();
  }
  SUCCEED();
}

}  // namespace
}  // namespace ronda::desk
