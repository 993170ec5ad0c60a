#include "ronda/web/http/reply.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace ronda::web {
namespace {

using testing::ElementsAre;

TEST(WebReply, TheFirstCallCounts) {
  std::vector<int> statuses;
  {
    const Reply reply(std::make_shared<Request>(),
                      [&](const Response& response) { statuses.push_back(response.status); });
    const Reply copy = reply;
    copy(Plain("a", 201));
    reply(Plain("b", 202));
  }
  EXPECT_THAT(statuses, ElementsAre(201));
}

TEST(WebReply, DroppedIsAnError) {
  std::vector<int> statuses;
  {
    const Reply reply(std::make_shared<Request>(),
                      [&](const Response& response) { statuses.push_back(response.status); });
    { const Reply copy = reply; }
    EXPECT_TRUE(statuses.empty());
  }
  EXPECT_THAT(statuses, ElementsAre(500));
}

}  // namespace
}  // namespace ronda::web
