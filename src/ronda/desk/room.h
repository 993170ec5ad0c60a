// One tournament of a desk. Commands are decided one after the other against the newest state, handed to the writer,
// and answered when they are on the disk; only then does anybody see what they changed.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/command/command.h"
#include "ronda/command/decide.h"
#include "ronda/desk/clock.h"
#include "ronda/desk/rights.h"
#include "ronda/desk/version.h"
#include "ronda/store/group_writer.h"
#include "ronda/store/store.h"

namespace ronda::desk {

// A command as it comes in.
struct Order {
  command::Command command;
  journal::CommandId id;
  Who who;
  command::Warning confirmed = command::Warning::kNone;
  std::optional<journal::Seq> seen = {};  // decided only if nothing happened since this act
};

// What came of it.
struct Done {
  journal::Act act;  // as it is stored
  enum class How : std::uint8_t { kNow, kBefore, kNothing };
  How how = How::kNow;  // kBefore: the command came a second time; kNothing: it was so already, and `act` is empty
  SharedVersion version;
};

using Answer = std::function<void(Result<Done>)>;

// What rooms have in common.
struct House {
  store::Store& store;
  store::GroupWriter& writer;
  Clock clock;
  std::string engine;
  // Called after every act, in order, by the thread of the writer.
  std::function<void(const std::string& slug, const SharedVersion&, const journal::Act&)> tell;
  // Called when acts up to this one were, or will be, told by nobody: they were read together, or are others' and the
  // tournament is not in memory. Nothing new is said where all of them were told.
  std::function<void(const std::string& slug, journal::Seq)> skip;
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(const House& house, store::StoredTournament tournament) : house_(house), tournament_(std::move(tournament)) {}

  const std::string& slug() const { return tournament_.slug; }
  store::TournamentId id() const { return tournament_.id; }

  // The newest version that is on the disk, read from there if need be.
  Result<SharedVersion> Current();

  // Answers once, from this thread or that of the writer.
  void Do(const Order& order, Answer answer);

  // Other writers have added acts up to this one: it reads them, or says that they are skipped.
  Result<void> CatchUp(journal::Seq newest);
  // The number of the newest act on the disk, of whomever.
  Result<journal::Seq> Newest() const;

  // Forgets the state; the next who asks reads it again. Nothing happens while commands are under way.
  void Forget();
  bool IsLoaded() const;

 private:
  struct Pending {
    SharedVersion version;
    journal::Act act;
  };

  // With the lock held.
  Result<void> Load();
  void Adopt(const Pending& pending);
  Result<void> ReadOn();
  Result<void> ReadWhatWasHeardOf();
  std::optional<Result<Done>> Repeated(const Order& order);
  Diagnostic WithAuthor(const Order& order, Diagnostic refusal) const;
  Result<Pending> Decide(const Order& order, const Version& on);
  command::Context ContextOf(const Order& order, const Version& on);
  // Whether what is on the disk leaves nothing to do, too, and not only what is still being written.
  bool IsSoOnTheDisk(const Order& order);

  void Write(const Order& order, const Pending& pending, const Answer& answer, int tries);
  void Finish(const Order& order, const Pending& pending, const Answer& answer, Result<store::Added> added, int tries);
  void DoAgain(const Order& order, Answer answer, int tries);
  void KeepSnapshot(const Version& version);

  const House& house_;
  const store::StoredTournament tournament_;
  // Whoever only looks does not wait for who decides, which may take its time.
  void Show(SharedVersion version);
  SharedVersion Shown() const;

  mutable std::mutex mutex_;
  mutable std::mutex shown_mutex_;  // taken last, and for a moment only
  SharedVersion current_;           // on the disk; changed with both locks held
  SharedVersion newest_;            // decided, perhaps not on the disk yet
  int under_way_ = 0;
  journal::Seq heard_of_ = 0;                   // the newest act of others, told while commands were under way
  std::vector<std::function<void()>> waiting_;  // orders to be decided again when something has been written
};

}  // namespace ronda::desk
