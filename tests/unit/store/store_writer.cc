// A program that writes to a desk file until it is killed, for tools/kill_test.py.
//
//   store_writer FILE [SEQ HASH]
//
// First it looks at what is there: every act up to the one that was answered last (SEQ HASH), a chain without a break,
// no command twice, no addition by half. Then it adds, several additions under way at a time, and prints a line for
// each that was answered: "stored SEQ HASH".
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <deque>
#include <set>
#include <string>

#include "ronda/store/group_writer.h"
#include "ronda/store/sqlite/sqlite_store.h"
#include "support/journal_acts.h"

namespace ronda::testing {
namespace {

constexpr std::int32_t kActsOfAddition = 3;
constexpr std::size_t kUnderWay = 4;

// At once, as a whole: what is not printed was not answered.
void Print(const std::string& line) {
  if (write(STDOUT_FILENO, line.data(), line.size()) < 0) _exit(3);
}

[[noreturn]] void Fail(const std::string& words) {
  Print("FAULT " + words + "\n");
  _exit(1);
}

template <class T>
T Value(Result<T> result) {
  if (!result) Fail(FormatDiagnostic(result.error()));
  return *std::move(result);
}

journal::Head Examine(store::Store& store, const journal::Head& answered) {
  const auto acts = Value(store.ActsAfter(kOpen, 0, 10'000'000));
  const journal::Head head = Value(store.Find(kOpen)).head;
  if (const auto broken = journal::FindBrokenLink({}, acts)) Fail(fmt::format("act {} is broken", broken->seq));
  if (std::ssize(acts) != head.seq) Fail(fmt::format("{} acts, the journal ends at {}", acts.size(), head.seq));
  if (!acts.empty() && acts.back().hash != head.hash) Fail("the journal ends with another act");
  if (head.seq % kActsOfAddition != 0) Fail(fmt::format("an addition by half: {} acts", head.seq));
  std::set<std::string> commands;
  for (const journal::StoredAct& act : acts) commands.insert(act.command.hex());
  if (commands.size() != acts.size()) Fail("a command twice");
  if (answered.seq > head.seq) Fail(fmt::format("act {} was answered, {} are there", answered.seq, head.seq));
  if (answered.seq > 0 && acts[static_cast<std::size_t>(answered.seq - 1)].hash != answered.hash) {
    Fail(fmt::format("act {} is another one than was answered", answered.seq));
  }
  return head;
}

[[noreturn]] void WriteForEver(store::Store& store, journal::Head head) {
  store::GroupWriter writer(store);
  std::deque<std::future<Result<store::Added>>> under_way;
  while (true) {
    while (under_way.size() < kUnderWay) {
      const auto acts = SomeActs(head, kActsOfAddition);
      under_way.push_back(writer.Add({kOpen, head, acts}));
      head = {acts.back().seq, acts.back().hash};
    }
    const auto added = Value(under_way.front().get());
    under_way.pop_front();
    if (added.outcome != store::Outcome::kStored) Fail("an addition was not stored");
    Print(fmt::format("stored {} {}\n", added.head.seq, added.head.hash.hex()));
  }
}

[[noreturn]] void Run(const std::string& path, const journal::Head& answered) {
  const auto store = Value(store::OpenSqlite(path, store::Access::kWrite));
  if (Value(store->Tournaments()).empty()) Value(store->Create({.slug = "open", .name = "Open"}));
  const journal::Head head = Examine(*store, answered);
  Print(fmt::format("found {} {}\n", head.seq, head.hash.hex()));
  WriteForEver(*store, head);
}

}  // namespace
}  // namespace ronda::testing

int main(int count, char** words) {
  if (count != 2 && count != 4) return 2;
  ronda::journal::Head answered;
  if (count == 4) {
    answered.seq = std::atoi(words[2]);
    const auto hash = ronda::secret::Digest::Parse(words[3]);
    if (!hash) return 2;
    answered.hash = *hash;
  }
  ronda::testing::Run(words[1], answered);
}
