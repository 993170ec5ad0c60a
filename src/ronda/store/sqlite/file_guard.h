// What must hold of a file before SQLite may write to it: it lies on a disk of this machine, it is ours, and no other
// process writes to it.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "ronda/base/result.h"

namespace ronda::store {

inline constexpr std::uint32_t kApplicationId = 0x726f6e64;  // "rond", in the header of the file

// By the type that statfs(2) tells.
bool IsNetworkFileSystem(std::uint32_t type);

// Fails ("store-network") where the locks and the write-ahead log of SQLite do not hold.
Result<void> RefuseNetworkFileSystem(const std::string& path);

// Fails ("store-foreign", "store-unreachable") unless the file begins as ours do. It is read by nobody else for that,
// so that nothing of a foreign file is changed.
Result<void> RefuseForeignFile(const std::string& path);

// Fails ("store-read-only") if this process may not write to a file that is there.
Result<void> RefuseReadOnlyFile(const std::string& path);

// Fails ("store-damaged") if there is a log that cannot be the file's own: SQLite would write it into the file. That is
// so where a file was moved, removed or replaced by a copy without its log.
Result<void> RefuseStrayLog(const std::string& path);

// The right to write, held as long as this lives and given up when the process ends, however it ends. It is a lock on
// PATH.lock, not on the file itself: POSIX drops the locks of SQLite whenever the process closes the file once.
class WriterLock {
 public:
  // Fails ("store-in-use") while another process, which it names, has it.
  static Result<WriterLock> Take(const std::string& path);

  WriterLock(WriterLock&& other) noexcept : name_(std::move(other.name_)), file_(std::exchange(other.file_, -1)) {}
  WriterLock& operator=(WriterLock&&) = delete;
  ~WriterLock();

 private:
  WriterLock(std::string name, int file) : name_(std::move(name)), file_(file) {}

  std::string name_;
  int file_;
};

}  // namespace ronda::store
