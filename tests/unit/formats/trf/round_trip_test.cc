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

// A line that names nobody stays as it is.
TEST(TrfRoundTrip, DeputyOfControlCharacters) {
  const std::string bytes = "012 Open\n112 Deputy, David\n112 \x01\n";
  const auto parsed = Read(bytes, "open.trf");
  ASSERT_TRUE(parsed.value) << AllOf(parsed.diagnostics);
  EXPECT_EQ(parsed.value->tournament.data().info.deputy_arbiters, std::vector<std::string>{"Deputy, David"});
  EXPECT_EQ(Update(parsed.value->document, parsed.value->tournament), bytes);
}

std::string WithRecords(const std::vector<std::string>& records) {
  return Lines({"012 Open", PlayerLine(1, "0.0", {}), PlayerLine(2, "0.0", {})}) + Lines(records);
}

// Nor do records of clubs come into the order of the players, and one that does not count stays.
TEST(TrfRoundTrip, ClubsInAnyOrder) {
  const std::string bytes = WithRecords({"XXM    2 Two", "XXM    1 One", "XXM    1 Other"});
  const auto parsed = Read(bytes, "open.trf");
  ASSERT_TRUE(parsed.value) << AllOf(parsed.diagnostics);
  EXPECT_EQ(CodesOf(parsed.diagnostics), std::vector<std::string>{"trf-record-repeated"});
  EXPECT_EQ(Update(parsed.value->document, parsed.value->tournament), bytes);
}

// Where a club changes, a record that did not count goes: it might count now.
TEST(TrfRoundTrip, ClubThatIsChanged) {
  const auto parsed = Read(WithRecords({"XXM    2 Two", "XXM    1 One", "XXM    1 Other"}), "open.trf");
  ASSERT_TRUE(parsed.value) << AllOf(parsed.diagnostics);
  TournamentData data = parsed.value->tournament.data();
  data.players[0].club = "New";
  EXPECT_EQ(Update(parsed.value->document, Tournament::Make(data).value()),
            WithRecords({"XXM    2 Two", "XXM    1 New"}));
  data.players[0].club = "";
  EXPECT_EQ(Update(parsed.value->document, Tournament::Make(data).value()), WithRecords({"XXM    2 Two"}));
}

// Nor do fictitious points that do not count go because those of somebody else change.
TEST(TrfRoundTrip, FictitiousPointsTwice) {
  const auto parsed = Read(WithRecords({"XXA    1  1.0", "XXA    1  0.5"}), "open.trf");
  ASSERT_TRUE(parsed.value) << AllOf(parsed.diagnostics);
  EXPECT_EQ(CodesOf(parsed.diagnostics), std::vector<std::string>{"trf-record-repeated"});
  TournamentData data = parsed.value->tournament.data();
  data.accelerations.push_back({PlayerIndex(1), {Points::Tenths(10)}});
  EXPECT_EQ(Update(parsed.value->document, Tournament::Make(data).value()),
            WithRecords({"XXA    1  1.0", "XXA    1  0.5", "XXA    2  1.0"}));
}

TEST(TrfRoundTrip, TheWholeCorpusWhereItIs) { CheckFolder("../shared/corpus", 0); }

}  // namespace
}  // namespace ronda::trf
