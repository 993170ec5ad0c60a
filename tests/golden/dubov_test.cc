// Tournaments paired by another Dubov engine come out the same, but for one round in which that engine is wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "ronda/formats/files.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/checker.h"

namespace ronda {
namespace {

namespace fs = std::filesystem;

// "0043.trf round 8" for each round that differs.
std::vector<std::string> DifferencesIn(const fs::path& folder) {
  std::vector<std::string> differences;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".trf") continue;
    const auto loaded = LoadTournament(entry.path().string());
    EXPECT_TRUE(loaded.value) << entry.path();
    if (!loaded.value) continue;
    const auto report = verify::CheckTournament(*loaded.value, *StandardSystems().Find("dubov"));
    EXPECT_GT(report.rounds, 0) << entry.path();
    for (const auto& difference : report.differences) {
      differences.push_back(entry.path().filename().string() + " round " + std::to_string(difference.round.value()));
    }
  }
  return differences;
}

TEST(DubovCorpus, EveryRoundButOneIsPairedTheSame) {
  for (const fs::path folder : {"tests/golden/dubov", "../shared/corpus/dubov-2026"}) {
    if (!fs::exists(folder)) continue;
    EXPECT_THAT(DifferencesIn(folder), testing::ElementsAre("0043.trf round 8")) << folder;
  }
}

}  // namespace
}  // namespace ronda
