#include "ronda/verify/generator_options.h"

#include <algorithm>
#include <array>

namespace ronda::verify {
namespace {

constexpr std::int64_t kMillion = 1'000'000;

struct Counts {
  std::int64_t entries = 0;
  std::int64_t zero_byes = 0;
  std::int64_t half_byes = 0;
  std::int64_t full_byes = 0;
  std::int64_t games = 0;  // counted once a player, so twice a game
  std::int64_t forfeits = 0;
  std::int64_t quick_games = 0;
};

bool IsQuick(ResultCode code) {
  return code == ResultCode::kUnratedWin || code == ResultCode::kUnratedDraw || code == ResultCode::kUnratedLoss;
}

bool IsForfeit(ResultCode code) { return code == ResultCode::kForfeitWin || code == ResultCode::kForfeitLoss; }

Counts CountEntries(const Tournament& model) {
  Counts counts;
  for (const RoundEntry& entry : model.data().entries) {
    ++counts.entries;
    counts.zero_byes += entry.result == ResultCode::kZeroBye || entry.result == ResultCode::kAbsent;
    counts.half_byes += entry.result == ResultCode::kHalfBye;
    counts.full_byes += entry.result == ResultCode::kFullBye;
    if (!entry.opponent) continue;
    ++counts.games;
    counts.forfeits += IsForfeit(entry.result);
    counts.quick_games += IsQuick(entry.result);
  }
  return counts;
}

Rate Share(std::int64_t part, std::int64_t whole) {
  const auto thousandths = static_cast<int>(whole == 0 ? 0 : part * kMillion / whole);
  return {Rate::Unit::kPerMille, Range::Exactly(thousandths)};
}

}  // namespace

int DrawRate(const Rate& rate, Random& random) {
  const std::int64_t thousandths = random.Between(rate.thousandths.low, rate.thousandths.high);
  if (rate.unit == Rate::Unit::kPerMille) return static_cast<int>(std::min(thousandths, kMillion));
  return static_cast<int>(std::min(kMillion * 1000 / std::max(thousandths, std::int64_t{1}), kMillion));
}

GeneratorOptions VariedOptions() {
  GeneratorOptions options;
  options.forbidding = Rate::PerMille(160, 160);
  options.forbidden_groups = {1, 4};
  return options;
}

GeneratorOptions PlainOptions() {
  GeneratorOptions options;
  options.points = PointSystem{};
  options.acceleration = Rate::PerMille(0, 0);
  return options;
}

GeneratorOptions ClubOptions() {
  GeneratorOptions options = PlainOptions();
  options.players = {12, 60};
  options.rounds = {8, 40};
  options.half_byes = Rate::PerMille(20, 150);
  options.zero_byes = Rate::PerMille(20, 150);
  options.full_byes = Rate::PerMille(0, 50);
  options.late_entries = Rate::PerMille(0, 150);
  return options;
}

GeneratorOptions BbpOptions() {
  GeneratorOptions options = PlainOptions();
  options.forfeits = Rate::OneIn(6, 30);
  options.quick_games = Rate::PerMille(0, 0);
  options.zero_byes = Rate::OneIn(15, 3225);
  options.half_byes = Rate::OneIn(15, 3225);
  options.full_byes = Rate::PerMille(0, 0);
  options.withdrawals = Rate::PerMille(0, 0);
  options.late_entries = Rate::PerMille(0, 0);
  return options;
}

GeneratorOptions JavafoOptions() {
  GeneratorOptions options = BbpOptions();
  options.players = {15, 415};
  options.rounds = {5, 17};
  options.forfeits = Rate::PerMille(10, 100);
  options.quick_games = Rate::PerMille(0, 20);
  options.zero_byes = Rate::PerMille(0, 20);
  options.half_byes = Rate::PerMille(5, 45);
  options.full_byes = Rate::PerMille(0, 2);
  return options;
}

GeneratorOptions OptionsFromModel(const Tournament& model) {
  const Counts counts = CountEntries(model);
  GeneratorOptions options = JavafoOptions();
  options.players = Range::Exactly(model.player_count());
  options.rounds = Range::Exactly(model.planned_rounds());
  options.forfeits = Share(counts.forfeits, counts.games);
  options.quick_games = Share(counts.quick_games, counts.games);
  options.zero_byes = Share(counts.zero_byes, counts.entries);
  options.half_byes = Share(counts.half_byes, counts.entries);
  options.full_byes = Share(counts.full_byes, counts.entries);
  options.points = model.data().point_system;
  options.initial_colour = model.data().initial_colour;
  options.model = model.data();
  return options;
}

}  // namespace ronda::verify
