// Where journals are kept. One interface, three stores: in memory (for tests), in one SQLite file (the default), in
// PostgreSQL (for organisations). A store knows nothing of tournaments: it keeps acts as bytes with their hashes, in
// order, and says no to what does not continue a journal. What it has answered for is on the disk. Every function may
// be called by any thread. Texts are UTF-8 without zeros.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/journal/chain.h"
#include "ronda/journal/state.h"
#include "ronda/store/access.h"
#include "ronda/store/codes.h"
#include "ronda/store/ids.h"

namespace ronda::store {

struct StoredEvent {
  EventId id{1};
  std::string slug;  // its address, unique in the store
  std::string name;

  bool operator==(const StoredEvent&) const = default;
};

struct NewTournament {
  std::string slug;  // its address, unique in the store
  std::string name;
  std::optional<EventId> event = {};
  std::string created = {};
};

enum class Visibility : std::uint8_t { kStaff, kPublic };

struct StoredTournament {
  TournamentId id{1};
  std::string slug;
  std::string name;
  std::optional<EventId> event = {};
  std::string created = {};
  Visibility visibility = Visibility::kStaff;
  journal::Head head = {};

  bool operator==(const StoredTournament&) const = default;
};

// Acts to be added to the end of a journal.
struct Addition {
  TournamentId tournament{1};
  journal::Head after;  // what the writer took for the end
  std::vector<journal::StoredAct> acts;
};

enum class Outcome : std::uint8_t {
  kStored,    // or stood there already, act for act: who is in doubt may add again
  kMoved,     // the journal ends elsewhere by now: read on and decide again
  kRepeated,  // the command of an act is in the journal already; nothing of the addition was stored
  kUnknown,   // there is no such tournament
};

struct Added {
  Outcome outcome = Outcome::kStored;
  journal::Head head = {};                          // where the journal ends now
  std::optional<journal::StoredAct> repeated = {};  // the act of that command, as it is stored

  bool operator==(const Added&) const = default;
};

// A state as it was after an act, so that a fold need not begin at the first. It may be dropped at any time.
struct Snapshot {
  journal::Seq seq = 0;
  std::string body;

  bool operator==(const Snapshot&) const = default;
};

// What is known of a player outside the chain.
struct Person {
  journal::Uid uid{1};
  std::string salt;  // bytes
  std::string data;

  bool operator==(const Person&) const = default;
};

class Store {
 public:
  virtual ~Store() = default;

  // Both are refused ("store-taken") if the address is.
  virtual Result<StoredEvent> CreateEvent(const std::string& slug, const std::string& name) = 0;
  virtual Result<StoredTournament> Create(const NewTournament& tournament) = 0;

  // In the order of their making.
  virtual Result<std::vector<StoredEvent>> Events() = 0;
  virtual Result<std::vector<StoredTournament>> Tournaments() = 0;
  virtual Result<StoredTournament> Find(TournamentId tournament) = 0;
  virtual Result<void> Show(TournamentId tournament, Visibility visibility) = 0;
  // Its address stays.
  virtual Result<void> Rename(TournamentId tournament, const std::string& name) = 0;

  // All additions in one transaction: each of them whole or not at all, an answer for each. They are durable when this
  // returns a value; an error means that none of them is stored.
  virtual Result<std::vector<Added>> Append(std::span<const Addition> additions) = 0;

  // The acts after one, at most so many, as they stand; whether they are the chain they should be is for
  // journal::FindBrokenLink to say.
  virtual Result<std::vector<journal::StoredAct>> ActsAfter(TournamentId tournament, journal::Seq after,
                                                            std::int32_t most) = 0;
  virtual Result<std::optional<journal::StoredAct>> FindCommand(TournamentId tournament,
                                                                const journal::CommandId& command) = 0;

  virtual Result<void> Keep(TournamentId tournament, const Snapshot& snapshot) = 0;
  // The latest that is not after the act.
  virtual Result<std::optional<Snapshot>> LatestSnapshot(TournamentId tournament, journal::Seq not_after) = 0;
  virtual Result<void> DropSnapshots(TournamentId tournament) = 0;

  virtual Result<void> Keep(TournamentId tournament, const Person& person) = 0;
  virtual Result<void> ErasePerson(TournamentId tournament, journal::Uid uid) = 0;
  virtual Result<std::vector<Person>> Persons(TournamentId tournament) = 0;

  virtual AccessStore& access() = 0;

  // Whether everything that is kept can be read.
  virtual Result<void> Check() = 0;

  // A copy of everything, whole, while others go on writing; only a store in a file has one.
  virtual Result<void> BackUp(const std::string& path) = 0;
};

// What a store asks of every addition before it looks at its journal: acts there are, linked on from `after`.
Result<void> CheckAddition(const Addition& addition);

}  // namespace ronda::store
