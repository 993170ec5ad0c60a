// A new list in the place of the old one, at once or not at all.
#include "ronda/players/import.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "support/temporary_folder.h"
#include "unit/players/list_maker.h"

namespace ronda::testing {
namespace {

namespace fs = std::filesystem;
using players::ImportRequest;
using players::ListedPlayer;
using players::ListFile;
using players::RatingKind;
using ::testing::Contains;
using ::testing::Field;
using ::testing::HasSubstr;

class PlayersImport : public ::testing::Test {
 protected:
  PlayersImport() : listed_(RandomPlayers(50, 5)) {
    for (ListedPlayer& player : listed_) player.club.clear();  // FIDE's list has none
  }

  std::string Write(const std::string& name, const std::string& text) {
    WriteText(folder_.file(name), text);
    return folder_.file(name);
  }

  ImportRequest Request(const std::string& text, const std::string& month) {
    return {.lists = {Write("list.txt", text)}, .target = folder_.file("players.sqlite"), .month = month};
  }

  std::string MonthNow() {
    const auto list = ListFile::Open(folder_.file("players.sqlite"));
    return list ? list->info().month : list.error().code;
  }

  // Nothing half-made lies about.
  std::vector<std::string> Files() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_.path())) names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
  }

  TemporaryFolder folder_;
  std::vector<ListedPlayer> listed_;
};

TEST_F(PlayersImport, EverybodyIsFoundByNumber) {
  const auto imported = ImportQuietly(Request(CombinedText(listed_), "2026-10"));
  ASSERT_TRUE(imported.value);
  EXPECT_EQ(imported.value->players, 50);
  auto list = ListFile::Open(folder_.file("players.sqlite"));
  ASSERT_TRUE(list);
  for (const ListedPlayer& player : listed_) {
    const auto found = list->ByNumber(*player.number);
    ASSERT_TRUE(found && *found);
    EXPECT_EQ(**found, player);
  }
}

TEST_F(PlayersImport, ANewMonthReplacesTheOldOne) {
  ASSERT_TRUE(ImportQuietly(Request(CombinedText(listed_), "2026-09")).value);
  ASSERT_TRUE(ImportQuietly(Request(CombinedText(listed_), "2026-10")).value);
  EXPECT_EQ(MonthNow(), "2026-10");
  EXPECT_THAT(Files(), ::testing::ElementsAre("list.txt", "players.sqlite"));
}

TEST_F(PlayersImport, OldMonthsStayIfAsked) {
  ASSERT_TRUE(ImportQuietly(Request(CombinedText(listed_), "2026-09")).value);
  ImportRequest next = Request(CombinedText(listed_), "2026-10");
  next.old = players::OldMonth::kKept;
  ASSERT_TRUE(ImportQuietly(next).value);
  EXPECT_THAT(Files(), Contains("players-2026-09.sqlite"));
  const auto kept = ListFile::Open(folder_.file("players-2026-09.sqlite"));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->info().month, "2026-09");
}

TEST_F(PlayersImport, AnEarlierMonthReplacesOnlyIfAsked) {
  ASSERT_TRUE(ImportQuietly(Request(CombinedText(listed_), "2026-10")).value);
  ImportRequest earlier = Request(CombinedText(listed_), "2026-09");
  const auto refused = ImportQuietly(earlier);
  ASSERT_FALSE(refused.value);
  EXPECT_EQ(refused.diagnostics.back().code, "players-older");
  EXPECT_EQ(MonthNow(), "2026-10");
  earlier.older = players::OlderMonth::kAccepted;
  ASSERT_TRUE(ImportQuietly(earlier).value);
  EXPECT_EQ(MonthNow(), "2026-09");
}

// A list that is cut or no list leaves the old one as it is.
TEST_F(PlayersImport, FailuresLeaveTheOldList) {
  ASSERT_TRUE(ImportQuietly(Request(CombinedText(listed_), "2026-09")).value);
  const auto code_of = [&](const std::string& text) {
    const auto imported = ImportQuietly(Request(text, "2026-10"));
    return imported.value ? std::string("imported") : imported.diagnostics.back().code;
  };
  const std::string whole = CombinedText(listed_);
  EXPECT_EQ(code_of(whole.substr(0, whole.size() / 2)), "players-fewer");
  EXPECT_EQ(code_of("no list"), "players-form");
  EXPECT_EQ(code_of(whole.substr(0, whole.find('\n') + 1)), "players-damaged");
  std::string nonsense = whole;
  for (int i = 0; i < 20; ++i) nonsense += "nonsense\n";
  EXPECT_EQ(code_of(nonsense), "players-damaged");
  EXPECT_EQ(MonthNow(), "2026-09");
  EXPECT_THAT(Files(), ::testing::ElementsAre("list.txt", "players.sqlite"));
}

TEST_F(PlayersImport, FewerPlayersIfAsked) {
  ASSERT_TRUE(ImportQuietly(Request(CombinedText(listed_), "2026-09")).value);
  ImportRequest fewer = Request(CombinedText({listed_.front()}), "2026-10");
  fewer.fewer = players::FewerPlayers::kAccepted;
  EXPECT_TRUE(ImportQuietly(fewer).value);
}

// Who has the old list open keeps it.
TEST_F(PlayersImport, AnOpenListStaysWhole) {
  ASSERT_TRUE(ImportQuietly(Request(CombinedText(listed_), "2026-09")).value);
  auto old = ListFile::Open(folder_.file("players.sqlite"));
  ASSERT_TRUE(old);
  auto renamed = listed_;
  for (ListedPlayer& player : renamed) player.name = "Another, Name";
  ASSERT_TRUE(ImportQuietly(Request(CombinedText(renamed), "2026-10")).value);
  const auto found = old->ByNumber(*listed_.front().number);
  ASSERT_TRUE(found && *found);
  EXPECT_EQ((*found)->name, listed_.front().name);
}

TEST_F(PlayersImport, TwoPlayersWithOneNumber) {
  auto twice = listed_;
  twice.push_back(listed_.front());
  twice.back().name = "Somebody, Else";
  const auto imported = ImportQuietly(Request(CombinedText(twice), "2026-10"));
  ASSERT_TRUE(imported.value);
  EXPECT_EQ(imported.value->players, 50);
  EXPECT_THAT(imported.diagnostics,
              Contains(Field(&Diagnostic::message, HasSubstr("in line 2 and to Somebody, Else"))));
  EXPECT_EQ(imported.diagnostics.back().span.value_or(SourceSpan{}).line, 52);
}

// Of three lists each brings its rating, and a player of one of them alone is there as well.
TEST_F(PlayersImport, SeveralListsBecomeOne) {
  ListedPlayer standard = listed_.front();
  standard.ratings = {1900, std::nullopt, std::nullopt};
  ListedPlayer rapid = standard;
  rapid.ratings = {std::nullopt, 1850, std::nullopt};
  ListedPlayer alone = listed_.back();
  alone.ratings = {std::nullopt, 1700, std::nullopt};
  const ImportRequest request{
      .lists = {Write("standard.txt", CombinedText({standard})), Write("rapid.txt", CombinedText({rapid, alone}))},
      .target = folder_.file("players.sqlite")};
  ASSERT_TRUE(ImportQuietly(request).value);
  auto list = ListFile::Open(request.target);
  ASSERT_TRUE(list);
  const auto both = list->ByNumber(*standard.number);
  ASSERT_TRUE(both && *both);
  EXPECT_EQ((*both)->rating(RatingKind::kStandard), 1900);
  EXPECT_EQ((*both)->rating(RatingKind::kRapid), 1850);
  EXPECT_TRUE(list->ByNumber(*alone.number)->has_value());
}

TEST_F(PlayersImport, AForeignFileIsNotReplaced) {
  WriteText(folder_.file("players.sqlite"), "my notes");
  const auto imported = ImportQuietly(Request(CombinedText(listed_), "2026-10"));
  ASSERT_FALSE(imported.value);
  EXPECT_EQ(imported.diagnostics.back().code, "players-file");
  EXPECT_EQ(fs::file_size(folder_.file("players.sqlite")), 8U);
}

}  // namespace
}  // namespace ronda::testing
