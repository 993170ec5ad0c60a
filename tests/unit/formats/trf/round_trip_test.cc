// Reading a file and updating it with the same tournament gives the same bytes; and a file written anew says the same.
// Over the files kept with the tests and, where it is there, over the whole corpus of paired tournaments.
#include <cstdlib>

#include "ronda/formats/trf/document.h"
#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

void ExpectSameBytes(const std::filesystem::path& path) {
  const std::string bytes = FileBytes(path);
  const auto parsed = Read(bytes, path.filename().string());
  ASSERT_TRUE(parsed.value) << AllOf(parsed.diagnostics);
  EXPECT_EQ(Update(parsed.value->document, parsed.value->tournament), bytes) << path;
}

// In the file's own dialect nothing is lost, except that a new file has one way to say a thing.
void ExpectSameTournament(const std::filesystem::path& path) {
  const auto parsed = Read(FileBytes(path), path.filename().string());
  ASSERT_TRUE(parsed.value) << AllOf(parsed.diagnostics);
  const Tournament& tournament = parsed.value->tournament;
  const Dialect dialect = parsed.value->document.dialect;
  ASSERT_TRUE(Losses(tournament, dialect).empty()) << path << AllOf(Losses(tournament, dialect));
  const auto again = Read(Write(tournament, dialect).value(), "again.trf");
  ASSERT_TRUE(again.value) << AllOf(again.diagnostics);
  EXPECT_EQ(again.value->tournament.data(), tournament.data()) << path;
}

void CheckFolder(const std::filesystem::path& folder, std::size_t at_least) {
  const auto paths = TrfFiles(folder);
  ASSERT_GE(paths.size(), at_least);
  for (const auto& path : paths) {
    ExpectSameBytes(path);
    ExpectSameTournament(path);
  }
  testing::Test::RecordProperty("files", static_cast<int>(paths.size()));
  std::cout << paths.size() << " files\n";
}

TEST(TrfRoundTrip, FilesOfPairedTournaments) { CheckFolder("tests/data/trf/corpus", 26); }

TEST(TrfRoundTrip, FilesWithEveryRecord) {
  const auto paths = TrfFiles("tests/data/trf/records");
  ASSERT_GE(paths.size(), 13U);
  for (const auto& path : paths) ExpectSameBytes(path);
  std::cout << paths.size() << " files\n";
}

TEST(TrfRoundTrip, TheWholeCorpusWhereItIs) { CheckFolder("../shared/corpus", 0); }

}  // namespace
}  // namespace ronda::trf
