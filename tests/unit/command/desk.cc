#include "unit/command/desk.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "ronda/journal/change.h"
#include "ronda/journal/fold.h"

namespace ronda::command {

TestDesk::TestDesk(TournamentData data, std::string system) {
  const Context context = Now(Warning::kNone);
  Opening opening;
  opening.tournament = std::move(data);
  opening.system = std::move(system);
  const auto decision = Open(std::move(opening), context);
  if (!decision) {
    ADD_FAILURE() << decision.error().message;
    std::abort();
  }
  Add(*decision, context);
}

Context TestDesk::Now(Warning confirmed) {
  Context context;
  context.by.name = "Arbiter";
  context.at = fmt::format("2026-11-15T10:00:{:02}.000Z", ++commands_ % 60);
  context.id = *journal::CommandId::Parse(fmt::format("{:032x}", commands_));
  context.confirmed = confirmed;
  context.engine = "ronda test";
  context.past.state_at = [this](journal::Seq seq) -> Result<journal::State> {
    return journal::Fold(std::span(journal_).first(static_cast<std::size_t>(seq)));
  };
  context.past.acts_from = [this](journal::Seq seq) -> Result<std::vector<journal::Act>> {
    std::vector<journal::Act> acts;
    for (const auto& stored : std::span(journal_).subspan(static_cast<std::size_t>(std::min(seq - 1, this->seq())))) {
      acts.push_back(*journal::ReadAct(stored.body));
    }
    return acts;
  };
  return context;
}

// The live state is what the stored bytes make of the one before.
journal::Act TestDesk::Add(const Decision& decision, const Context& context) {
  const journal::Head head =
      journal_.empty() ? journal::Head{} : journal::Head{journal_.back().seq, journal_.back().hash};
  const journal::Act act = ActOf(state_, decision, context, head.seq + 1);
  journal_.push_back(journal::Linked(head, act.command, journal::Write(act)));
  EXPECT_TRUE(journal::Apply(state_, act.change));
  EXPECT_EQ(state_, decision.after) << act.change;
  return act;
}

Result<journal::Act> TestDesk::Do(const Command& command, Warning confirmed) {
  const Context context = Now(confirmed);
  const auto decision = Decide(state_, command, context);
  if (!decision) return tl::unexpected(decision.error());
  return Add(*decision, context);
}

journal::Act TestDesk::Must(const Command& command, Warning confirmed) {
  auto act = Do(command, confirmed);
  if (act) return *act;
  ADD_FAILURE() << command.name() << ": " << act.error().code << ": " << act.error().message;
  return {};
}

std::string TestDesk::Refusal(const Command& command, Warning confirmed) {
  const auto act = Do(command, confirmed);
  return act ? "" : act.error().code;
}

TournamentData NewEvent(int players, int rounds) {
  TournamentData data;
  data.info.name = "Test";
  data.planned_rounds = rounds;
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    player.name = fmt::format("Player {}", i);
    player.rating = 2500 - 10 * i;
    data.players.push_back(player);
  }
  return data;
}

}  // namespace ronda::command
