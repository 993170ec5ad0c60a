#include "ronda/journal/chain.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "ronda/secret/random.h"

namespace ronda::journal {
namespace {

std::vector<StoredAct> Journal(int acts) {
  std::vector<StoredAct> journal;
  Head head;
  for (int i = 0; i < acts; ++i) {
    journal.push_back(Linked(head, secret::Random<CommandId>(), "{\"act\":" + std::to_string(i) + "}"));
    head = {journal.back().seq, journal.back().hash};
  }
  return journal;
}

// By hand: SHA-256 of "ronda-act-1\n", 32 zero bytes, 00 00 00 00 00 00 00 01, "{}".
TEST(Chain, LinksAsTheFormatSays) {
  std::string bytes = "ronda-act-1\n";
  bytes += std::string(39, '\0') + '\x01' + "{}";
  EXPECT_EQ(LinkHash({}, "{}"), secret::Sha256(bytes));
}

TEST(Chain, OfItsOwnMakingHolds) {
  EXPECT_FALSE(FindBrokenLink({}, Journal(0)));
  EXPECT_FALSE(FindBrokenLink({}, Journal(50)));
  const auto journal = Journal(50);
  EXPECT_FALSE(FindBrokenLink({journal[19].seq, journal[19].hash}, std::span(journal).subspan(20)));
}

TEST(Chain, NamesTheFirstActThatIsNotAsItWas) {
  auto journal = Journal(50);
  journal[30].body[3] ^= 1;
  const auto broken = FindBrokenLink({}, journal);
  ASSERT_TRUE(broken);
  EXPECT_EQ(broken->seq, 31);
  EXPECT_EQ(broken->fault, BrokenLink::Fault::kHash);
}

TEST(Chain, NoticesWhatIsMissingDoubledOrMoved) {
  auto missing = Journal(10);
  missing.erase(missing.begin() + 4);
  EXPECT_EQ(FindBrokenLink({}, missing)->seq, 5);
  EXPECT_EQ(FindBrokenLink({}, missing)->fault, BrokenLink::Fault::kNumber);
  auto doubled = Journal(10);
  doubled.insert(doubled.begin() + 4, doubled[4]);
  EXPECT_EQ(FindBrokenLink({}, doubled)->seq, 6);
  auto moved = Journal(10);
  std::swap(moved[2].body, moved[7].body);
  EXPECT_EQ(FindBrokenLink({}, moved)->seq, 3);
}

TEST(Chain, ARewrittenPastDoesNotReachAKnownHead) {
  const auto journal = Journal(10);
  Head head{journal[3].seq, journal[3].hash};
  std::vector<StoredAct> forged(journal.begin(), journal.begin() + 4);
  for (int i = 4; i < 10; ++i) {
    forged.push_back(Linked(head, journal[static_cast<std::size_t>(i)].command,
                            i == 4 ? "{}" : journal[static_cast<std::size_t>(i)].body));
    head = {forged.back().seq, forged.back().hash};
  }
  EXPECT_FALSE(FindBrokenLink({}, forged));
  EXPECT_NE(head.hash, journal.back().hash);
}

TEST(Chain, ASignedHeadIsThatOfItsKey) {
  const secret::SigningKey key = secret::SigningKey::Make();
  const auto journal = Journal(3);
  SignedHead head = Sign({3, journal[2].hash}, key);
  EXPECT_TRUE(IsGenuine(head));
  SignedHead later = head;
  later.head.seq = 4;
  EXPECT_FALSE(IsGenuine(later));
  SignedHead foreign = head;
  foreign.key = secret::SigningKey::Make().public_key();
  EXPECT_FALSE(IsGenuine(foreign));
}

TEST(Chain, PrintsTenCharactersOfAHead) {
  const Head head{1, LinkHash({}, "{}")};
  EXPECT_EQ(Fingerprint(head).size(), 10U);
  EXPECT_TRUE(head.hash.hex().starts_with(Fingerprint(head)));
}

}  // namespace
}  // namespace ronda::journal
