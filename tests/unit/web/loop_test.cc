// The end of a loop.
#include "ronda/web/http/loop.h"

#include <gtest/gtest.h>

#include <boost/asio/post.hpp>
#include <future>
#include <thread>

namespace ronda::web {
namespace {

// The clock of the hub ticks ten times a second. A tick that falls due just before the end is not cancelled any more:
// it runs, and must not arm another one, or the loop never ends.
TEST(WebLoop, EndsWhenATickIsDueAtItsEnd) {
  const auto dispatcher = Dispatcher::Make(ServerSettings{}, Application{});
  ASSERT_TRUE(dispatcher);
  const auto loop = std::make_shared<Loop>(*dispatcher, Loop::Duty::kServeAndTick);
  auto ended = std::async(std::launch::async, [&] { loop->Run(); });
  asio::post(loop->context(), [&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(250));  // a tick falls due
    asio::post(loop->context(), [&] { loop->Stop(); });
  });
  EXPECT_EQ(ended.wait_for(std::chrono::seconds(20)), std::future_status::ready);
  loop->context().stop();  // so that the test ends whatever happens
}

}  // namespace
}  // namespace ronda::web
