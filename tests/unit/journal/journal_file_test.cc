// Exported journals: what comes back is what was written, and everything else is refused with its place.
#include "ronda/journal/journal_file.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "ronda/journal/act.h"

namespace ronda::journal {
namespace {

JournalFile SomeJournal(int acts) {
  JournalFile file{"club-open", "Club Open 2026", {}, {}};
  for (int i = 1; i <= acts; ++i) {
    Act act;
    act.seq = i;
    act.at = "2026-11-15T10:00:00.000Z";
    act.command = CommandId::Parse(fmt::format("{:032x}", i)).value();
    act.kind = Kind::kNoteAdded;
    act.told.text = fmt::format("note {}", i);
    file.acts.push_back(Linked(file.head(), act.command, Write(act)));
  }
  file.signature = Sign(file.head(), secret::SigningKey(secret::KeySeed{}));
  return file;
}

std::string Refused(const std::string& text) {
  const auto read = ReadJournal(text, "club.journal");
  return read ? "" : read.error().code;
}

std::string Replaced(std::string text, std::string_view old, std::string_view now) {
  return text.replace(text.find(old), old.size(), now);
}

TEST(JournalFile, ReadsBackWhatWasWritten) {
  for (const int acts : {0, 1, 5}) {
    const JournalFile file = SomeJournal(acts);
    const auto read = ReadJournal(WriteJournal(file), "club.journal");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->slug, "club-open");
    EXPECT_EQ(read->name, "Club Open 2026");
    EXPECT_EQ(read->acts, file.acts);
    EXPECT_EQ(WriteJournal(*read), WriteJournal(file));
  }
}

TEST(JournalFile, NamesTheFirstBrokenLink) {
  const auto read = ReadJournal(Replaced(WriteJournal(SomeJournal(5)), "note 3", "note X"), "club.journal");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, "journal-broken");
  EXPECT_EQ(read.error().message, "act 3 was changed, or one before it: its hash does not fit what it says");
  EXPECT_EQ(read.error().span->line, 5);
}

TEST(JournalFile, RefusesActsLeftOutAtTheEnd) {
  JournalFile file = SomeJournal(5);
  const std::string head = fmt::format("head 5 {}", file.head().hash.hex());
  file.acts.pop_back();
  const std::string own_head = fmt::format("head 4 {}", file.head().hash.hex());
  EXPECT_EQ(Refused(Replaced(WriteJournal(file), own_head, head)), "journal-broken");
}

TEST(JournalFile, RefusesASignatureOfAnotherHeadOrKey) {
  JournalFile file = SomeJournal(5);
  file.signature = SomeJournal(4).signature;
  EXPECT_EQ(Refused(WriteJournal(file)), "journal-signature");
  file = SomeJournal(5);
  file.signature->key = secret::SigningKey::Make().public_key();
  EXPECT_EQ(Refused(WriteJournal(file)), "journal-signature");
}

TEST(JournalFile, RefusesWhatIsNoJournalIsNewerOrCut) {
  const std::string text = WriteJournal(SomeJournal(3));
  EXPECT_EQ(Refused(""), "journal-file");
  EXPECT_EQ(Refused("012 Club Open\n"), "journal-file");
  EXPECT_EQ(Refused(Replaced(text, "ronda-journal 1", "ronda-journal 2")), "journal-version");
  EXPECT_EQ(Refused(text + "\n"), "journal-file");
  for (std::size_t size = 0; size < text.size(); ++size) EXPECT_NE(Refused(text.substr(0, size)), "") << size;
}

// Every byte counts.
TEST(JournalFile, OneByteChangedIsFound) {
  const std::string text = WriteJournal(SomeJournal(2));
  const std::size_t name = text.find("tournament ");
  const std::size_t acts = text.find('\n', name);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i >= name && i < acts) continue;  // the address and the name are labels outside the chain
    std::string changed = text;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    EXPECT_NE(Refused(changed), "") << "byte " << i;
  }
}

}  // namespace
}  // namespace ronda::journal
