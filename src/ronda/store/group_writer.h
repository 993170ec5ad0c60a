// The one thread that writes to a store. What many ask for at about the same time is committed in one transaction, so
// that they share its sync to the disk; each is answered after the commit, in the order in which they asked. After a
// commit that failed for want of room or of a connection, the next group is tried: what was decided on top of the
// failed one does not continue the journal, and the store says so. After any other failure nothing is written any more
// until somebody says so: the store itself could not be trusted.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/store/store.h"

namespace ronda::store {

struct GroupLimits {
  std::chrono::microseconds patience{2000};  // how long the first of a group waits for others
  std::size_t most = 500;                    // of a group
};

class GroupWriter {
 public:
  using Answer = std::function<void(Result<Added>)>;

  // The store lives at least as long.
  explicit GroupWriter(Store& store, GroupLimits limits = {});
  GroupWriter(const GroupWriter&) = delete;
  GroupWriter& operator=(const GroupWriter&) = delete;
  // What was asked for is still written.
  ~GroupWriter();

  // The answer is given once, by the thread of the writer: it must be short, and may ask for more. An addition that no
  // store would take is answered at once, by the caller's thread.
  void Add(Addition addition, Answer answer);
  std::future<Result<Added>> Add(Addition addition);

  // Why nothing is written; none while all is well.
  std::optional<Diagnostic> fault() const;
  // To be called when the cause is known to be gone.
  void Resume();

 private:
  struct Asked {
    Addition addition;
    Answer answer;
  };

  void Work();
  // Waits for a group; empty when there is nothing left and nothing will come.
  std::vector<Asked> NextGroup();
  void Write(std::vector<Asked> group);

  Store& store_;
  const GroupLimits limits_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Asked> queue_;
  std::optional<Diagnostic> fault_;
  bool ends_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace ronda::store
