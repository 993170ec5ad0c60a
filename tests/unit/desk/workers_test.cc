#include "ronda/desk/workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace ronda::desk {
namespace {

TEST(Workers, NoMoreWaitThanMay) {
  std::atomic<int> done = 0;
  std::promise<void> begun;
  std::promise<void> go_on;
  {
    Workers workers(1);
    workers.Add([&] {
      begun.set_value();
      go_on.get_future().wait();
    });
    begun.get_future().wait();  // at work, so it does not wait any more
    EXPECT_TRUE(workers.AddIfFewerWait(2, [&] { ++done; }));
    EXPECT_TRUE(workers.AddIfFewerWait(2, [&] { ++done; }));
    EXPECT_FALSE(workers.AddIfFewerWait(2, [&] { ++done; }));
    go_on.set_value();
  }
  EXPECT_EQ(done, 2);
}

}  // namespace
}  // namespace ronda::desk
