// Accelerated events of every system: made, written, read again and checked.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "ronda/formats/files.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/pairing/acceleration/apply.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/fide_mode.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/checker.h"
#include "ronda/verify/generator.h"

namespace ronda::verify {
namespace {

constexpr std::uint64_t kSeeds = 8;

GeneratorOptions Small(std::string_view method) {
  GeneratorOptions options = VariedOptions();
  options.players = {10, 20};
  options.rounds = {4, 7};
  if (!method.empty()) options.method = *acceleration::ParseMethod(method).value;
  return options;
}

class AcceleratedEvents : public testing::TestWithParam<std::string> {
 protected:
  const PairingSystem& system() const { return *StandardSystems().Find(GetParam()); }

  // Calls `look` with every event as its file has it.
  template <class Look>
  void ForEach(std::string_view method, Look look) const {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      const auto made = GenerateTournament(Small(method), system(), seed);
      ASSERT_TRUE(made) << method << " " << seed << ": " << made.error().message;
      const std::string text = trf::Write(*made, trf::Dialect::kTrf26).value();
      const auto read = ParseTournament(text, "event.trf");
      ASSERT_TRUE(read.value) << method << " " << seed;
      look(*read.value, fmt::format("{} {}", method, seed));
    }
  }

  std::size_t DifferencesOf(const Tournament& tournament) const {
    const auto event = EntrantsOf(system().info(), tournament);
    return event ? CheckTournament(*event, system()).differences.size() : 999;
  }
};

TEST_P(AcceleratedEvents, AreCheckedWithoutNamingTheMethod) {
  for (const char* method : {"baku", "haley", "haley:groups=4,rounds=3", "mcmahon:bars=2200,2000,1800"}) {
    ForEach(method, [&](const Tournament& tournament, const std::string& which) {
      EXPECT_EQ(DifferencesOf(tournament), 0U) << which;
    });
  }
}

TEST_P(AcceleratedEvents, BakuIsRecognisedInTheTable) {
  ForEach("baku", [&](const Tournament& tournament, const std::string& which) {
    const auto event = EntrantsOf(system().info(), tournament);
    ASSERT_TRUE(event) << which;
    const auto deviations = Deviations(system().info(), tournament, *event);
    const auto is_baku = [](const Deviation& one) { return one.what.starts_with("Baku acceleration"); };
    EXPECT_EQ(std::ranges::count_if(deviations, is_baku), 1) << which;
  });
}

TEST_P(AcceleratedEvents, WithoutTheTableTheCodeOrTheMethodGivesTheSame) {
  ForEach("baku", [&](const Tournament& tournament, const std::string& which) {
    const auto plain = acceleration::Accelerate(system().info(), tournament, acceleration::None{});
    ASSERT_TRUE(plain.value) << which;
    const auto again = acceleration::Accelerate(system().info(), *plain.value, acceleration::Baku{});
    ASSERT_TRUE(again.value) << which;
    EXPECT_EQ(DifferencesOf(*again.value), 0U) << which;
    TournamentData by_code = plain.value->data();
    if (by_code.system_code.empty()) by_code.system_code = "FIDE_DUTCH";
    by_code.system_code += "_BAKU";
    EXPECT_EQ(DifferencesOf(*Tournament::Make(by_code)), 0U) << which;
  });
}

TEST_P(AcceleratedEvents, NoneIsNoAcceleration) {
  ForEach("none", [&](const Tournament& tournament, const std::string& which) {
    EXPECT_FALSE(EntrantsOf(system().info(), tournament)->HasAcceleration()) << which;
    EXPECT_EQ(DifferencesOf(tournament), 0U) << which;
    const auto same = acceleration::Accelerate(system().info(), tournament, acceleration::None{});
    EXPECT_EQ(same.value->data(), tournament.data()) << which;
  });
}

std::vector<std::string> EverySystem() {
  std::vector<std::string> ids;
  for (const auto& system : StandardSystems().systems()) ids.emplace_back(system->info().id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(EverySystem, AcceleratedEvents, testing::ValuesIn(EverySystem()), [](const auto& system) {
  std::string name = system.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace ronda::verify
