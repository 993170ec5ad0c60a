// The desk: its tournaments, who comes in, and what they ask. It has no HTTP; the server is one front end of it.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/command/opening.h"
#include "ronda/desk/gate.h"
#include "ronda/desk/room.h"
#include "ronda/desk/workers.h"

namespace ronda::desk {

inline constexpr std::size_t kMostWaitingLogins = 20;

struct DeskSettings {
  std::string engine = "ronda";
  Clock clock = [] { return std::chrono::system_clock::now(); };
  int workers = 4;
  std::size_t rooms_in_memory = 200;  // those used last; the others are read again when somebody asks
};

class Desk {
 public:
  struct Listener {
    // Called after every act of any tournament, in the order of each.
    std::function<void(const std::string& slug, const SharedVersion&, const journal::Act&)> told;
    // Called when there are acts up to this one that nobody is told of.
    std::function<void(const std::string& slug, journal::Seq)> skipped;
  };

  // Reads which tournaments there are; the store lives at least as long.
  static Result<std::unique_ptr<Desk>> Open(store::Store& store, const DeskSettings& settings);

  void Listen(Listener listener);

  Gate& gate() { return gate_; }
  store::Store& store() { return store_; }
  Time now() const { return house_.clock(); }

  // In the order of their making.
  std::vector<store::StoredTournament> Tournaments() const;
  // Null if there is none with this address.
  std::shared_ptr<Room> Find(const std::string& slug);
  std::shared_ptr<Room> Find(store::TournamentId id);

  // A new tournament, public at once: what is not published in it stays unseen. Its address is made of its name.
  Result<std::shared_ptr<Room>> Create(command::Opening opening, const Who& who);

  // Decided by one of the desk's own threads.
  void Do(const std::shared_ptr<Room>& room, Order order, Answer answer);

  // Another desk on the same store has added to the tournament, up to this act, or may have added to any of them.
  void Hear(store::TournamentId tournament, journal::Seq newest);
  void HearAll();

  // Another desk on the same store has taken an account back, so who was let in here may have no right any more.
  void HearDismissal();
  void OnDismissal(std::function<void()> told);

  // Something that hashes a password, by threads that do nothing else: however many guess, commands do not wait for
  // them. False, and nothing is done, while too many wait.
  bool RunHashing(std::function<void()> work) { return hashing_.AddIfFewerWait(kMostWaitingLogins, std::move(work)); }

  // Why nothing can be written at the moment; none if all is well.
  std::optional<Diagnostic> fault() const { return writer_.fault(); }
  // Tries again, after the cause was removed.
  void Resume() { writer_.Resume(); }

 private:
  Desk(store::Store& store, const DeskSettings& settings);

  std::shared_ptr<Room> Add(const store::StoredTournament& tournament);
  void TakeName(const std::string& slug, const std::string& name);
  void Touch(const std::string& slug);
  // The same as Find, but nobody asks for it, so that no other goes out of memory for it.
  std::shared_ptr<Room> Known(store::TournamentId id) const;
  // All tournaments, with those that others have made since; none if the store does not say.
  std::vector<store::StoredTournament> FindNew();

  store::Store& store_;
  const std::size_t rooms_in_memory_;
  std::mutex listener_mutex_;
  Listener listener_;
  std::function<void()> dismissal_;
  mutable std::mutex mutex_;
  std::vector<store::StoredTournament> tournaments_;
  store::GroupWriter writer_;  // what it still writes at the end may rename a tournament
  House house_;
  Gate gate_;
  std::map<std::string, std::shared_ptr<Room>> rooms_;
  std::vector<std::string> used_;  // slugs, the one used last at the end
  Workers workers_;                // these two last: they use all of it
  Workers hashing_{secret::kPasswordsAtOnce};
};

}  // namespace ronda::desk
