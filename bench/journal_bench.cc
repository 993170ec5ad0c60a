// How long a desk takes: to fold a journal, to verify one, and to come from a result to a new state. A fold should grow
// no faster than the journal.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <vector>

#include "growth.h"
#include "ronda/command/decide.h"
#include "ronda/command/opening.h"
#include "ronda/command/seating.h"
#include "ronda/journal/change.h"
#include "ronda/journal/fold.h"

namespace ronda::bench {
namespace {

using journal::StoredAct;

constexpr int kRounds = 9;

command::Context Asking(std::size_t n) {
  command::Context context;
  context.by.name = "arbiter";
  context.at = "2026-11-15T10:00:00.000Z";
  context.id = journal::CommandId::Parse(fmt::format("{:032x}", n)).value();
  context.confirmed = command::Warning::kTwoSteps;
  context.engine = "ronda bench";
  return context;
}

// A journal that grows as at a desk: rounds are paired, published and played, results are changed now and then.
class BenchDesk {
 public:
  explicit BenchDesk(int players) {
    command::Opening opening;
    opening.tournament.info.name = "Bench";
    opening.tournament.planned_rounds = kRounds;
    for (int i = 1; i <= players; ++i) {
      Player player;
      player.tpn = Tpn(i);
      player.name = fmt::format("Player, Number {}", i);
      player.rating = 2600 - i;
      player.federation = "ESP";
      opening.tournament.players.push_back(player);
    }
    Add(command::Open(std::move(opening), Asking(0)).value(), Asking(0));
  }

  void Do(const command::Command& wish) {
    const auto context = Asking(acts_.size());
    Add(command::Decide(state_, wish, context).value(), context);
  }

  void PairAndPublish() {
    Do(command::PairRound{});
    Do(command::PublishRound{Round(state_.data.rounds)});
  }
  command::EnterResult ResultOf(const command::Seating& board, std::string was, std::string now) const {
    return {Round(state_.data.rounds), board.white, board.black, std::move(was), std::move(now), "lane"};
  }
  // Every result of the round under way, entered and changed until there are so many acts.
  void PlayUntil(std::size_t acts) {
    while (acts_.size() < acts) {
      const auto boards = command::SeatingOf(state_, Round(state_.data.rounds));
      for (std::size_t i = 0; i < boards.size() && acts_.size() < acts; ++i) {
        const bool is_open = boards[i].white_entry.result == ResultCode::kPending;
        const bool is_draw = boards[i].white_entry.result == ResultCode::kDraw;
        Do(ResultOf(boards[i], is_open ? "*" : (is_draw ? "=-=" : "1-0"), is_draw ? "1-0" : "=-="));
      }
    }
  }

  const journal::State& state() const { return state_; }
  const std::vector<StoredAct>& acts() const { return acts_; }

 private:
  void Add(const command::Decision& decision, const command::Context& context) {
    const journal::Head head = acts_.empty() ? journal::Head{} : journal::Head{acts_.back().seq, acts_.back().hash};
    const auto act = command::ActOf(state_, decision, context, head.seq + 1);
    acts_.push_back(journal::Linked(head, act.command, journal::Write(act)));
    state_ = decision.after;
  }

  journal::State state_;
  std::vector<StoredAct> acts_;
};

BenchDesk PlayedDesk(int players, std::size_t acts) {
  BenchDesk desk(players);
  desk.PairAndPublish();
  desk.PlayUntil(acts);
  return desk;
}

void Fold(benchmark::State& state) {
  const BenchDesk desk = PlayedDesk(200, static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    const auto folded = journal::Fold(desk.acts());
    if (!folded) state.SkipWithError("the journal does not hold");
    benchmark::DoNotOptimize(folded);
  }
}
BENCHMARK(Fold)->Arg(1000)->Arg(2000)->Arg(5000)->Arg(10'000)->Unit(benchmark::kMillisecond);

// Links alone, as `ronda journal verify` and a mirror check them.
void VerifyChain(benchmark::State& state) {
  const BenchDesk desk = PlayedDesk(200, 2000);
  std::vector<StoredAct> acts;
  journal::Head head;
  for (std::int64_t i = 0; i < state.range(0); ++i) {
    const auto& like = desk.acts()[1 + static_cast<std::size_t>(i) % (desk.acts().size() - 1)];
    acts.push_back(journal::Linked(head, like.command, like.body));
    head = {acts.back().seq, acts.back().hash};
  }
  for (auto _ : state) {
    if (journal::FindBrokenLink({}, acts)) state.SkipWithError("the chain does not hold");
  }
}
BENCHMARK(VerifyChain)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

// From what a helper typed to the state everybody sees: the decision, its act, the act's bytes, and what they change.
void ResultToState(benchmark::State& state) {
  const auto players = static_cast<int>(state.range(0));
  BenchDesk desk(players);
  for (int round = 1; round <= 5; ++round) {
    desk.PairAndPublish();
    if (round < 5) desk.PlayUntil(desk.acts().size() + static_cast<std::size_t>(players / 2));
  }
  const auto boards = command::SeatingOf(desk.state(), Round(5));
  std::size_t board = 0;
  for (auto _ : state) {
    const auto context = Asking(desk.acts().size());
    const auto wish = desk.ResultOf(boards[board++ % boards.size()], "*", "1-0");
    const auto decision = command::Decide(desk.state(), wish, context);
    const auto act = command::ActOf(desk.state(), *decision, context, 1000);
    const std::string body = journal::Write(act);
    journal::State after = desk.state();
    if (!journal::Apply(after, act.change)) state.SkipWithError("the change does not apply");
    benchmark::DoNotOptimize(after);
    benchmark::DoNotOptimize(body);
  }
}
BENCHMARK(ResultToState)->Arg(100)->Arg(300)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace ronda::bench

int main(int argc, char** argv) { return ronda::bench::RunBenchmarks(argc, argv); }
