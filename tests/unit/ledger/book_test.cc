// One journal: what is done is stored, any past is at hand, nothing is done twice.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "ronda/command/seating.h"
#include "ronda/ledger/past.h"
#include "unit/ledger/open_ledger.h"

namespace ronda::ledger {
namespace {

using command::AddNote;
using command::PairRound;

TEST(Book, KeepsWhatIsDone) {
  const testing::TemporaryFolder folder;
  {
    Ledger ledger = OpenFile(folder);
    Book book = ledger.Create("club", NewEvent("Club", 6), Asking(1)).value();
    const Done done = book.Do(PairRound{}, Asking(2)).value();
    EXPECT_EQ(done.act.seq, 2);
    EXPECT_EQ(done.act.kind, journal::Kind::kRoundPaired);
  }
  Ledger ledger = OpenFile(folder, store::Access::kRead);
  Book book = ledger.Choose(std::nullopt).value();
  EXPECT_EQ(book.Now().value()->head().seq, 2);
  EXPECT_EQ(command::SeatingOf(book.Now().value()->state(), Round(1)).size(), 3U);
}

TEST(Book, KnowsEveryPast) {
  const testing::TemporaryFolder folder;
  Ledger ledger = OpenFile(folder);
  Book book = ledger.Create("club", NewEvent("Club", 6), Asking(1)).value();
  ASSERT_TRUE(book.Do(AddNote{"first"}, Asking(2)));
  ASSERT_TRUE(book.Do(AddNote{"second"}, Asking(3)));
  EXPECT_EQ(book.StateAt(1).value().facts.notes.size(), 0U);
  EXPECT_EQ(book.StateAt(2).value().facts.notes.size(), 1U);
  EXPECT_EQ(book.StateAt(3).value(), book.Now().value()->state());
  EXPECT_EQ(book.StateAt(4).error().code, "journal-seq");
  EXPECT_EQ(book.StateAt(-1).error().code, "journal-seq");
  EXPECT_EQ(book.ActsFrom(2).value().size(), 2U);
}

TEST(Book, DoesACommandOnce) {
  const testing::TemporaryFolder folder;
  Ledger ledger = OpenFile(folder);
  Book book = ledger.Create("club", NewEvent("Club", 6), Asking(1)).value();
  const Done first = book.Do(AddNote{"once"}, Asking(2)).value();
  const Done again = book.Do(AddNote{"once"}, Asking(2)).value();
  EXPECT_FALSE(first.was_done);
  EXPECT_TRUE(again.was_done);
  EXPECT_EQ(again.act, first.act);
  EXPECT_EQ(again.head, first.head);
  EXPECT_EQ(book.Now().value()->head().seq, 2);
}

TEST(Book, RefusesWithoutATrace) {
  const testing::TemporaryFolder folder;
  Ledger ledger = OpenFile(folder);
  Book book = ledger.Create("club", NewEvent("Club", 6), Asking(1)).value();
  EXPECT_EQ(book.Do(AddNote{""}, Asking(2)).error().code, "command-note");
  EXPECT_EQ(book.Now().value()->head().seq, 1);
}

TEST(Book, DecidesAgainWhenAnotherWasQuicker) {
  const testing::TemporaryFolder folder;
  Ledger ledger = OpenFile(folder);
  Book mine = ledger.Create("club", NewEvent("Club", 6), Asking(1)).value();
  ASSERT_TRUE(mine.Now());
  Book theirs = ledger.Choose("club").value();
  ASSERT_TRUE(theirs.Do(AddNote{"theirs"}, Asking(2)));
  EXPECT_EQ(mine.Do(AddNote{"mine"}, Asking(3)).value().act.seq, 3);
  EXPECT_EQ(mine.Now().value()->state().facts.notes.size(), 2U);
}

TEST(Book, UndoesWithThePastOfTheStore) {
  const testing::TemporaryFolder folder;
  Ledger ledger = OpenFile(folder);
  Book book = ledger.Create("club", NewEvent("Club", 6), Asking(1)).value();
  ASSERT_TRUE(book.Do(PairRound{}, Asking(2)));
  ASSERT_TRUE(book.Do(command::Undo{2, "too early"}, Asking(3)));
  EXPECT_EQ(book.Now().value()->state(), book.StateAt(1).value());
}

// Snapshots are there for speed alone: with them, without them and with wrong ones the state is the same.
TEST(Book, GoesOnFromASnapshot) {
  const testing::TemporaryFolder folder;
  Ledger ledger = OpenFile(folder);
  Book book = ledger.Create("club", NewEvent("Club", 6), Asking(1)).value();
  for (int i = 2; i <= 250; ++i) ASSERT_TRUE(book.Do(AddNote{fmt::format("note {}", i)}, Asking(i)));
  const journal::State live = book.Now().value()->state();
  const auto id = book.tournament().id;
  const auto kept = ledger.store().LatestSnapshot(id, 250).value();
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->seq, 200);
  Book from_snapshot = ledger.Choose("club").value();
  EXPECT_EQ(from_snapshot.Now().value()->state(), live);
  ASSERT_TRUE(ledger.store().Keep(id, store::Snapshot{200, "nonsense"}));
  Book without = ledger.Choose("club").value();
  EXPECT_EQ(without.Now().value()->state(), live);
  EXPECT_EQ(Verify(ledger.store(), id).value().state(), live);
}

}  // namespace
}  // namespace ronda::ledger
