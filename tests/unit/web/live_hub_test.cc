#include "ronda/web/http/live_hub.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda::web {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

const LiveHub::Clock::time_point kHubStart{1000s};

// A hub with an outlet that keeps what it is given.
class WebLiveHub : public testing::Test {
 protected:
  WebLiveHub() : hub_(3) {
    hub_.Open("staff", Pace::kAtOnce, 10);
    hub_.Open("public", Pace::kOnceASecond, 10);
    hub_.AddOutlet([this](const LiveMessage& message) {
      sent_.push_back(message.channel + " " + std::to_string(message.last_id) + " " +
                      (message.bytes ? *message.bytes : "gone"));
    });
  }

  std::vector<std::string> Sent() { return std::exchange(sent_, {}); }

  LiveHub hub_;
  std::vector<std::string> sent_;
};

TEST_F(WebLiveHub, StaffAtOnce) {
  hub_.Publish("staff", {11, "result", "a", ""}, kHubStart);
  hub_.Publish("staff", {12, "", "b", ""}, kHubStart);
  EXPECT_THAT(Sent(), ElementsAre("staff 11 id: 11\nevent: result\ndata: a\n\n", "staff 12 id: 12\ndata: b\n\n"));
}

TEST_F(WebLiveHub, WhoIsCutOffGoesOnWhereItStopped) {
  hub_.Publish("staff", {11, "", "a", ""}, kHubStart);
  (void)Sent();
  hub_.Interrupt("st");
  EXPECT_THAT(Sent(), ElementsAre("staff 0 gone"));
  EXPECT_EQ(hub_.Subscribe("staff", 10)->bytes, "id: 11\ndata: a\n\n");
}

TEST_F(WebLiveHub, NumbersOnlyGrow) {
  hub_.Publish("staff", {10, "", "old", ""}, kHubStart);
  hub_.Publish("staff", {12, "", "new", ""}, kHubStart);
  hub_.Publish("staff", {11, "", "late", ""}, kHubStart);
  hub_.Publish("nowhere", {11, "", "x", ""}, kHubStart);
  EXPECT_THAT(Sent(), ElementsAre("staff 12 id: 12\ndata: new\n\n"));
}

TEST_F(WebLiveHub, ThePublicOnceASecond) {
  hub_.Publish("public", {11, "", "a", "k"}, kHubStart);
  EXPECT_THAT(Sent(), ElementsAre("public 11 id: 11\ndata: a\n\n"));
  hub_.Publish("public", {12, "", "b", "k"}, kHubStart + 100ms);
  hub_.Publish("public", {13, "", "c", ""}, kHubStart + 200ms);
  hub_.Publish("public", {14, "", "d", "k"}, kHubStart + 300ms);
  hub_.Tick(kHubStart + 999ms);
  EXPECT_THAT(Sent(), IsEmpty());
  hub_.Tick(kHubStart + 1000ms);
  EXPECT_THAT(Sent(), ElementsAre("public 14 id: 13\ndata: c\n\nid: 14\ndata: d\n\n"));
  hub_.Tick(kHubStart + 5s);
  EXPECT_THAT(Sent(), IsEmpty());
  hub_.Publish("public", {15, "", "e", ""}, kHubStart + 6s);
  EXPECT_THAT(Sent(), ElementsAre("public 15 id: 15\ndata: e\n\n"));
}

TEST_F(WebLiveHub, Welcomes) {
  for (std::uint64_t id = 11; id <= 15; ++id) hub_.Publish("staff", {id, "", std::to_string(id), ""}, kHubStart);
  EXPECT_EQ(hub_.Subscribe("staff", std::nullopt)->bytes, "");
  EXPECT_EQ(hub_.Subscribe("staff", std::nullopt)->last_id, 15U);
  EXPECT_EQ(hub_.Subscribe("staff", 15)->bytes, "");
  EXPECT_EQ(hub_.Subscribe("staff", 13)->bytes, "id: 14\ndata: 14\n\nid: 15\ndata: 15\n\n");
  EXPECT_EQ(hub_.Subscribe("staff", 12)->bytes, "id: 13\ndata: 13\n\nid: 14\ndata: 14\n\nid: 15\ndata: 15\n\n");
  for (const std::uint64_t unknown : {0U, 11U, 16U, 1000U}) {
    EXPECT_EQ(hub_.Subscribe("staff", unknown)->bytes, "id: 15\nevent: reset\ndata: \n\n") << unknown;
  }
  EXPECT_FALSE(hub_.Subscribe("nowhere", 1));
}

TEST_F(WebLiveHub, NewClientsHearWhatWaitsForThePublic) {
  hub_.Publish("public", {11, "", "a", ""}, kHubStart);
  hub_.Publish("public", {12, "", "b", ""}, kHubStart + 10ms);
  const auto welcome = hub_.Subscribe("public", 11);
  EXPECT_EQ(welcome->bytes, "id: 12\ndata: b\n\n");
  EXPECT_EQ(welcome->last_id, 12U);  // so that the message of the next tick is not for them
}

TEST_F(WebLiveHub, NobodyWhoNeverSawAnythingIsReset) {
  EXPECT_EQ(hub_.Subscribe("staff", 10)->bytes, "");
  EXPECT_EQ(hub_.Subscribe("staff", 9)->bytes, "id: 10\nevent: reset\ndata: \n\n");
}

// A page that was made after an act of which the public hears nothing is as new as can be.
TEST_F(WebLiveHub, WhatPassesWithoutAWordCounts) {
  hub_.Publish("public", {11, "", "a", ""}, kHubStart);
  hub_.Publish("public", {12, "", "b", ""}, kHubStart + 1ms);
  (void)Sent();
  hub_.Pass("public", 13);
  hub_.Pass("public", 9);
  hub_.Pass("nowhere", 13);
  EXPECT_THAT(Sent(), IsEmpty());
  EXPECT_EQ(hub_.Subscribe("public", 13)->bytes, "");
  EXPECT_EQ(hub_.Subscribe("public", 11)->bytes, "id: 12\ndata: b\n\n");
  EXPECT_EQ(hub_.Subscribe("public", 14)->bytes, "id: 13\nevent: reset\ndata: \n\n");
  hub_.Tick(kHubStart + 2s);
  EXPECT_THAT(Sent(), ElementsAre("public 12 id: 12\ndata: b\n\n")) << "not for who came after it";
}

TEST_F(WebLiveHub, WhatIsSkippedIsFetched) {
  hub_.Publish("staff", {11, "", "a", ""}, kHubStart);
  (void)Sent();
  hub_.Skip("staff", 11, kHubStart);
  hub_.Skip("nowhere", 15, kHubStart);
  EXPECT_THAT(Sent(), IsEmpty());
  hub_.Skip("staff", 15, kHubStart);
  EXPECT_THAT(Sent(), ElementsAre("staff 15 id: 15\nevent: reset\ndata: \n\n"));
  EXPECT_EQ(hub_.Subscribe("staff", 15)->bytes, "");
  hub_.Publish("staff", {16, "", "b", ""}, kHubStart);
  EXPECT_EQ(hub_.Subscribe("staff", 15)->bytes, "id: 16\ndata: b\n\n");
  for (const std::uint64_t before : {10U, 11U, 14U}) {
    EXPECT_EQ(hub_.Subscribe("staff", before)->bytes, "id: 16\nevent: reset\ndata: \n\n") << before;
  }
}

TEST_F(WebLiveHub, ThePublicIsSentToItsPagesOnceASecond) {
  for (std::uint64_t id = 11; id <= 14; ++id) hub_.Skip("public", id, kHubStart + id * 1ms);
  hub_.Tick(kHubStart + 2s);
  EXPECT_THAT(Sent(),
              ElementsAre("public 11 id: 11\nevent: reset\ndata: \n\n", "public 14 id: 14\nevent: reset\ndata: \n\n"));
}

// Who comes from a desk that is ahead hears what comes after that, once.
TEST_F(WebLiveHub, WhoHasSeenMoreElsewhereWaits) {
  EXPECT_EQ(hub_.Subscribe("staff", 12, 12)->bytes, "");
  EXPECT_EQ(hub_.Subscribe("staff", 12, 14)->last_id, 12U);
  EXPECT_EQ(hub_.Subscribe("staff", 13, 12)->bytes, "id: 10\nevent: reset\ndata: \n\n");
}

TEST_F(WebLiveHub, ClosedChannels) {
  hub_.Close("staff");
  EXPECT_THAT(Sent(), ElementsAre("staff 0 gone"));
  EXPECT_FALSE(hub_.Has("staff"));
  hub_.Close("staff");
  EXPECT_THAT(Sent(), IsEmpty());
}

TEST_F(WebLiveHub, OpeningAgainChangesNothing) {
  hub_.Publish("staff", {11, "", "a", ""}, kHubStart);
  hub_.Open("staff", Pace::kOnceASecond, 0);
  EXPECT_EQ(hub_.Subscribe("staff", 10)->last_id, 11U);
}

TEST(WebEvent, Ids) {
  EXPECT_EQ(ParseEventId("0"), 0U);
  EXPECT_EQ(ParseEventId("412"), 412U);
  for (const char* text : {"", "-1", "+1", " 1", "1 ", "0x1", "1e3", "9999999999999999999", "id"}) {
    EXPECT_EQ(ParseEventId(text), std::nullopt) << text;
  }
}

TEST(WebEvent, LinesStayLines) {
  EXPECT_EQ(FormatEvent({1, "", "a\nb\r\nc\rd", ""}), "id: 1\ndata: a\ndata: b\ndata: c\ndata: d\n\n");
}

}  // namespace
}  // namespace ronda::web
