// Desk files: their tournaments, and journals that come from elsewhere.
#include <gtest/gtest.h>

#include "unit/ledger/open_ledger.h"

namespace ronda::ledger {
namespace {

using command::AddNote;

TEST(Slug, IsMadeOfSmallLettersDigitsAndHyphens) {
  EXPECT_EQ(SlugOf("Club Open 2026"), "club-open-2026");
  EXPECT_EQ(SlugOf("  U-12 / girls!"), "u-12-girls");
  EXPECT_EQ(SlugOf("Copa «Federación»"), "copa-federacion");
  EXPECT_EQ(SlugOf("…"), "event");
  EXPECT_EQ(SlugOf(std::string(100, 'a')).size(), 40U);
  EXPECT_TRUE(IsSlug("club-open-2026"));
  EXPECT_FALSE(IsSlug("Club"));
  EXPECT_FALSE(IsSlug(""));
}

TEST(Ledger, ChoosesTheOnlyTournamentAndAsksAmongSeveral) {
  const testing::TemporaryFolder folder;
  Ledger ledger = OpenFile(folder);
  EXPECT_EQ(ledger.Choose(std::nullopt).error().code, "ledger-tournament");
  ASSERT_TRUE(ledger.Create("open", NewEvent("The open", 4), Asking(1)));
  EXPECT_EQ(ledger.Choose(std::nullopt).value().tournament().slug, "open");
  ASSERT_TRUE(ledger.Create("girls", NewEvent("Girls", 4), Asking(2)));
  const auto which = ledger.Choose(std::nullopt);
  ASSERT_FALSE(which);
  EXPECT_EQ(which.error().message, "the desk file holds 2 tournaments: open (The open), girls (Girls)");
  EXPECT_EQ(ledger.Choose("girls").value().tournament().name, "Girls");
  EXPECT_EQ(ledger.Choose("boys").error().hint, "it holds open (The open), girls (Girls)");
}

TEST(Ledger, RefusesAnAddressTwiceAndATournamentThatCannotBeOpened) {
  const testing::TemporaryFolder folder;
  Ledger ledger = OpenFile(folder);
  command::Opening odd = NewEvent("Odd", 4);
  odd.system = "no-such-system";
  EXPECT_FALSE(ledger.Create("open", std::move(odd), Asking(1)));
  EXPECT_TRUE(ledger.Tournaments().value().empty());
  ASSERT_TRUE(ledger.Create("open", NewEvent("The open", 4), Asking(1)));
  EXPECT_EQ(ledger.Create("open", NewEvent("Another", 4), Asking(2)).error().code, store::kStoreTaken);
}

TEST(Ledger, RefusesAForeignFile) {
  const testing::TemporaryFolder folder;
  EXPECT_EQ(Ledger::Open(folder.file("missing.desk"), store::Access::kRead).error().code, store::kStoreUnreachable);
}

// A journal goes to another desk, is continued there, and comes home with its history.
TEST(Ledger, TakesOverAJournalAndItsContinuation) {
  const testing::TemporaryFolder here;
  const testing::TemporaryFolder there;
  Ledger home = OpenFile(here);
  Ledger away = OpenFile(there);
  Book book = home.Create("club", NewEvent("Club", 6), Asking(1)).value();
  ASSERT_TRUE(book.Do(AddNote{"at home"}, Asking(2)));
  const auto first = away.Import("club", home.Export(book).value(), "2026-11-15T11:00:00.000Z");
  ASSERT_TRUE(first) << first.error().message;
  EXPECT_EQ(first->was, 0);
  EXPECT_EQ(first->head.seq, 2);
  Book guest = away.Choose("club").value();
  ASSERT_TRUE(guest.Do(AddNote{"away"}, Asking(3)));
  const auto back = home.Import("club", away.Export(guest).value(), "2026-11-15T12:00:00.000Z");
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(back->was, 2);
  EXPECT_EQ(back->head, guest.Now().value()->head());
  EXPECT_EQ(home.Import("club", away.Export(guest).value(), "").value().was, 3);  // nothing new
}

TEST(Ledger, RefusesAJournalThatParted) {
  const testing::TemporaryFolder here;
  const testing::TemporaryFolder there;
  Ledger home = OpenFile(here);
  Ledger away = OpenFile(there);
  Book book = home.Create("club", NewEvent("Club", 6), Asking(1)).value();
  ASSERT_TRUE(away.Import("club", home.Export(book).value(), ""));
  Book guest = away.Choose("club").value();
  ASSERT_TRUE(guest.Do(AddNote{"away"}, Asking(2)));
  ASSERT_TRUE(book.Do(AddNote{"at home"}, Asking(3)));
  const auto parted = home.Import("club", away.Export(guest).value(), "");
  ASSERT_FALSE(parted);
  EXPECT_EQ(parted.error().code, "ledger-parted");
  EXPECT_EQ(home.Choose("club").value().Now().value()->head().seq, 2);
}

TEST(Ledger, RefusesABrokenJournal) {
  const testing::TemporaryFolder here;
  const testing::TemporaryFolder there;
  Ledger home = OpenFile(here);
  Ledger away = OpenFile(there);
  Book book = home.Create("club", NewEvent("Club", 6), Asking(1)).value();
  auto file = home.Export(book).value();
  file.acts.front().body.replace(file.acts.front().body.find("Player 1"), 8, "Player X");
  EXPECT_EQ(away.Import("club", file, "").error().code, "journal-broken");
  EXPECT_TRUE(away.Tournaments().value().empty());
}

}  // namespace
}  // namespace ronda::ledger
