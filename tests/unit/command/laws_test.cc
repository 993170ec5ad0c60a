// Laws over random commands of every kind: the state of a desk is the fold of its journal, at every point; what is
// undone is as it was; what a desk exports is paired alike by whoever reads it.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "ronda/command/view.h"
#include "ronda/formats/json/json.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/journal/change.h"
#include "ronda/journal/fold.h"
#include "ronda/service/pair.h"
#include "ronda/service/tournament_text.h"
#include "unit/command/any_command.h"

namespace ronda::command {
namespace {

// Evenly from the first test on: RapidCheck begins with numbers near 0, and nearly every early desk would stand before
// its first round.
Dice Drawn() {
  return Dice([](int end) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, end)); });
}

RC_GTEST_PROP(Desk, IsTheFoldOfItsJournal, ()) {
  const TestDesk desk = AnyDesk(Drawn(), 30);
  const auto folded = journal::Fold(desk.journal());
  RC_ASSERT(folded.has_value());
  RC_ASSERT(*folded == desk.state());
}

RC_GTEST_PROP(Desk, AnActUndoneIsAsIfItHadNotBeen, ()) {
  const Dice dice = Drawn();
  TestDesk desk = AnyDesk(dice, 20);
  const journal::State before = desk.state();
  const auto act = desk.Do(AnyCommand(desk, dice), Warning::kTwoSteps);
  // What is known of persons is kept outside the journal; that FIDE mode was left stays.
  const auto stays = {journal::Kind::kFideModeLeft, journal::Kind::kPersonErased, journal::Kind::kPersonRecorded};
  RC_PRE(act.has_value());
  RC_PRE(std::ranges::find(stays, act->kind) == stays.end());
  const auto undone = desk.Do(Undo{desk.seq(), ""}, Warning::kTwoSteps);
  RC_PRE(undone.has_value());
  journal::State after = desk.state();
  after.last_uid = before.last_uid;  // a number once given is not given again
  RC_ASSERT(after == before);
}

// The next round as whoever reads the file pairs it; none if there is none.
std::optional<std::vector<RoundEntry>> EntriesPaired(const service::EventRequest& request) {
  const auto read = service::OpenEvent(request);
  if (!read.value) return std::nullopt;
  const auto paired = service::Pair(*read.value, std::nullopt);
  if (!paired.value) return std::nullopt;
  const auto after = service::WithPairedRound(*read.value, *paired.value);
  if (!after) return std::nullopt;
  return after->data().entries;
}

// As JSON, which a desk file is read as by every verb, and as TRF where that can say it.
RC_GTEST_PROP(Desk, ExportsWhatPairsAlike, ()) {
  const Dice dice = Drawn();
  TestDesk desk = AnyDesk(dice, 25);
  FinishRound(desk, dice);
  const auto tournament = TournamentOf(desk.state());
  RC_ASSERT(tournament.has_value());
  const auto event = EventOf(desk.state(), *tournament);
  const Tournament& exported = event.value ? event.value->tournament : *tournament;
  const bool is_open = !desk.state().facts.closed && desk.state().facts.handed_over.empty();
  RC_PRE(is_open && !journal::FirstDraft(desk.state()));
  RC_PRE(!desk.state().facts.schedule);  // no file says that all rounds are to be drawn
  service::EventRequest request = RequestFor(desk.state());
  request.options.acceleration.reset();
  request.file = {"export.json", json::Write(exported)};
  const auto by_json = EntriesPaired(request);
  const auto trf = service::TrfText(exported, trf::Dialect::kTrf26, trf::LineEnd::kLf);
  request.file = {"export.trf", trf.value_or(*request.file.bytes)};
  const auto by_trf = EntriesPaired(request);
  const auto ours = desk.Do(PairRound{});
  RC_CLASSIFY(ours.has_value(), "paired");
  RC_CLASSIFY(trf.has_value(), "as TRF too");
  RC_ASSERT(by_json.has_value() == ours.has_value());
  RC_ASSERT(by_trf.has_value() == ours.has_value());
  if (!ours) return;
  RC_ASSERT(*by_json == desk.state().data.entries);
  RC_ASSERT(*by_trf == desk.state().data.entries);
}

RC_GTEST_PROP(Journal, WithOneByteChangedIsFound, ()) {
  const Dice dice = Drawn();
  auto journal = AnyDesk(dice, 8).journal();
  auto& act = journal[static_cast<std::size_t>(dice.Below(static_cast<int>(journal.size())))];
  auto& byte = act.body[static_cast<std::size_t>(dice.Below(static_cast<int>(act.body.size())))];
  byte = static_cast<char>(byte ^ (1 << dice.Below(8)));
  RC_ASSERT(!journal::Fold(journal).has_value());
}

// The laws would say little if most commands were refused: every kind of command is done now and then.
TEST(Laws, HearOfEveryKindOfCommand) {
  std::mt19937 numbers(2026);
  const Dice dice([&](int end) { return static_cast<int>(numbers() % static_cast<unsigned>(end)); });
  std::map<std::string_view, int> done;
  std::map<std::string_view, int> asked;
  for (int i = 0; i < 600; ++i) {
    AnyDesk(dice, 60, [&](const Command& command, bool is_done) {
      ++asked[command.name()];
      if (is_done) ++done[command.name()];
    });
  }
  EXPECT_EQ(asked.size(), CommandKinds::kSize);
  for (const auto& [name, count] : asked) {
    EXPECT_GE(done[name], 5) << name << " was asked for " << count << " times";
    RecordProperty(std::string(name), std::to_string(done[name]) + " of " + std::to_string(count));
  }
}

}  // namespace
}  // namespace ronda::command
