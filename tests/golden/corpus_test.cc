// Every round of every tournament paired by an established engine comes out the same: with the fast way and without.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "ronda/formats/files.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/checker.h"
#include "support/effort.h"

namespace ronda {
namespace {

namespace fs = std::filesystem;

// The project's own selection, and the whole corpus where it lies beside the project.
std::vector<fs::path> FilesOf(const std::string& edition) {
  std::vector<fs::path> files;
  for (const fs::path& folder : {fs::path("tests/golden/dutch") / edition, fs::path("../shared/corpus") / edition}) {
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (entry.path().extension() == ".trf") files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

class Corpus : public testing::TestWithParam<std::string> {};

TEST_P(Corpus, EveryRoundIsPairedTheSame) {
  const std::string id = GetParam();
  const std::string edition = id.substr(0, id.find('+'));
  const auto files = FilesOf(edition);
  ASSERT_GE(files.size(), 100U);
  int rounds = 0;
  for (std::size_t i = 0; i < files.size(); i += std::size_t{test::kEffortShare}) {
    const fs::path& file = files[i];
    const auto loaded = LoadTournament(file.string());
    ASSERT_TRUE(loaded.value) << file;
    const auto report = verify::CheckTournament(*loaded.value, *StandardSystems().Find(id));
    rounds += report.rounds;
    for (const auto& difference : report.differences) {
      ADD_FAILURE() << file << ": round " << difference.round.value() << ": " << difference.verdict;
    }
  }
  std::cout << id << ": " << test::Effort(files.size()) << " tournaments, " << rounds << " rounds\n";
}

INSTANTIATE_TEST_SUITE_P(Dutch, Corpus,
                         testing::Values("dutch-2026", "dutch-2017", "dutch-2026+exact", "dutch-2017+exact"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::ranges::replace_if(
                               name, [](char c) { return c == '-' || c == '+'; }, '_');
                           return name;
                         });

}  // namespace
}  // namespace ronda
