// A disk for SQLite that forgets what was not synced. While it lives, it is the file system SQLite uses by default; it
// takes the first contents of a file from the real disk and never writes there. The power fails after a number of
// operations: from then on nothing works until the disk is started again, and of every write since the last sync some
// sectors are there and others are not.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace ronda::testing {

class ForgetfulDisk {
 public:
  ForgetfulDisk();
  ForgetfulDisk(const ForgetfulDisk&) = delete;
  ForgetfulDisk& operator=(const ForgetfulDisk&) = delete;
  ~ForgetfulDisk();

  // Writes, syncs and removals until the power fails.
  void FailAfter(std::int64_t operations) { operations_left_ = operations; }
  bool has_failed() const { return operations_left_ && *operations_left_ <= 0; }
  // What the disk remembers. All files must be closed.
  void StartAgain(std::mt19937& random);

  // How many bytes more it takes; none: any number.
  void SetRoom(std::optional<std::int64_t> bytes) { room_ = bytes; }

  // For the functions that SQLite calls.
  struct Write {
    std::size_t place = 0;
    std::string bytes;
    std::optional<std::size_t> cut_to = {};  // a file made shorter instead
  };
  struct File {
    std::string now;
    std::string synced;
    bool is_named = false;  // its name is on the disk
    std::vector<Write> unsynced;
    std::vector<std::unique_ptr<char[]>> shared_memory;
  };
  // Whether an operation that changes something may be done.
  bool Spend();
  bool Fits(std::int64_t more);
  std::shared_ptr<File> Open(const std::string& name, bool may_make);
  bool Has(const std::string& name) const;
  void Remove(const std::string& name, bool at_once);

 private:
  std::optional<std::int64_t> operations_left_;
  std::optional<std::int64_t> room_;
  std::map<std::string, std::shared_ptr<File>> files_;
  std::map<std::string, std::shared_ptr<File>> removed_;  // whose removal is not on the disk
};

}  // namespace ronda::testing
