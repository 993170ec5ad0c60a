// Laws of changes: the difference of any two states, applied to the first, gives the second.
#include "ronda/journal/change.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "support/arbitrary.h"
#include "support/text_event.h"

namespace ronda::journal {
namespace {

State AnyState() {
  State state = StateOf(*test::ArbitraryTournament());
  const int rounds = state.data.rounds;
  for (int round = 1; round <= rounds; ++round) {
    RoundFacts& facts = state.facts.rounds.emplace_back();
    facts.round = Round(round);
    facts.system = "dutch-2026";
    if (round < rounds) facts.published = "2026-11-15T14:03:22.118Z";
  }
  if (!state.uids.empty()) state.facts.withdrawn = {state.uids[PlayerIndex(0)]};
  state.facts.closed = *rc::gen::arbitrary<bool>();
  return state;
}

State Changed(State state, const std::string& change) {
  const auto applied = Apply(state, change);
  if (!applied) RC_FAIL(applied.error().message + " in " + change);
  return state;
}

RC_GTEST_PROP(Change, LeadsFromOneStateToTheOther, ()) {
  const State before = AnyState();
  const State after = AnyState();
  RC_ASSERT(Changed(before, Difference(before, after)) == after);
  RC_ASSERT(Changed(after, Difference(after, before)) == before);
}

RC_GTEST_PROP(Change, OfNothingIsEmpty, ()) {
  const State state = AnyState();
  RC_ASSERT(Difference(state, state) == "{}");
}

// Renumbering moves everybody, and nobody's opponents change.
RC_GTEST_PROP(Change, OfAnOrderHasNoEntries, ()) {
  const State before = StateOf(*test::ArbitraryTournament());
  State after = before;
  std::vector<Uid> order = before.uids.values();
  std::ranges::reverse(order);
  std::string reversed;
  for (const Uid uid : order) reversed += (reversed.empty() ? "" : ",") + std::to_string(uid.value());
  RC_ASSERT(Apply(after, "{\"order\":[" + reversed + "]}").has_value());
  const std::string change = Difference(before, after);
  RC_ASSERT(change.find("cells") == std::string::npos);
  RC_ASSERT(Changed(before, change) == after);
}

TEST(Change, OfAResultIsTwoEntries) {
  const State before = StateOf(test::TextEvent({"2w*", "1b*", "4w*", "3b*"}));
  State after = before;
  after.data.entries[0].result = ResultCode::kWin;
  after.data.entries[1].result = ResultCode::kLoss;
  EXPECT_EQ(Difference(before, after), R"({"cells":[[1,1,[2,"w","win"]],[1,2,[1,"b","loss"]]]})");
}

TEST(Change, ThatIsNoneIsRefused) {
  const State state = StateOf(test::TextEvent({"2w1", "1b0"}));
  for (const char* wrong :
       {"", "[]", "7", "{\"cells\":7}", "{\"cells\":[[1,1]]}", "{\"cells\":[[2,1,\"win\"]]}",
        "{\"cells\":[[1,9,\"win\"]]}", "{\"order\":[1,1]}", "{\"order\":[3]}", "{\"order\":[0]}", "{\"rounds\":-1}",
        "{\"rounds\":100000000}", "{\"players\":{\"9\":{}}}", "{\"players\":{\"x\":{}}}", "{\"settings\":7}"}) {
    State changed = state;
    EXPECT_FALSE(Apply(changed, wrong)) << wrong;
  }
}

}  // namespace
}  // namespace ronda::journal
