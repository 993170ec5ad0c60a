#include "ronda/formats/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <utility>

#include "ronda/base/counting.h"

namespace ronda {
namespace {

// A file may say it is larger than the memory; it is believed as it is read.
constexpr std::size_t kMostReserved = std::size_t{1} << 28U;

std::string WhatToDo(bool reading, int error) {
  if (error == EISDIR) return "name a file in it";
  return reading ? "check the name and the permissions" : "check the name, the permissions and the free space";
}

Diagnostic Failure(std::string_view code, const std::string& path, int error) {
  const bool reading = code == kFileUnreadable;
  return {
      Severity::kError,
      std::string(code),
      fmt::format("the file cannot be {}: {}", reading ? "read" : "written", std::generic_category().message(error)),
      WhatToDo(reading, error),
      path,
      std::nullopt,
      {}};
}

tl::unexpected<Diagnostic> Unreadable(const std::string& path, int error) {
  return tl::unexpected(Failure(kFileUnreadable, path, error));
}

tl::unexpected<Diagnostic> Unwritable(const std::string& path, int error) {
  return tl::unexpected(Failure(kFileUnwritable, path, error));
}

// A file descriptor that is closed on every way out.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { Close(); }

  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }
  // The error of the closing; 0 if there was none.
  int Close() {
    const int number = std::exchange(number_, -1);
    return number > STDIN_FILENO && close(number) != 0 ? errno : 0;
  }

 private:
  int number_;
};

int WriteAll(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(Size(written));
  }
  return 0;
}

// What the path leads to, links followed; the path itself where nothing is there yet.
std::string Target(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> resolved(realpath(path.c_str(), nullptr), &std::free);
  return resolved ? std::string(resolved.get()) : path;
}

Result<void> WriteInPlace(const std::string& path, std::string_view bytes) {
  Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.is_open()) return Unwritable(path, errno);
  if (const int error = WriteAll(file.number(), bytes)) return Unwritable(path, error);
  if (const int error = file.Close()) return Unwritable(path, error);
  return {};
}

// A new file beside the target, made with the permissions the target has or would get.
struct Temporary {
  std::string path;
  int file;
};
Temporary MakeTemporary(const std::string& target) {
  constexpr int kMostTries = 100;
  Temporary temporary{{}, -1};
  for (int i = 0; i < kMostTries && temporary.file < 0; ++i) {
    temporary.path = fmt::format("{}.{}-{}.tmp", target, getpid(), i);
    temporary.file = open(temporary.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (temporary.file < 0 && errno != EEXIST) break;
  }
  return temporary;
}

// Fills the temporary file and puts it in the place of the target; returns the error, 0 if there was none.
int Replace(const Temporary& temporary, const std::string& target, std::string_view bytes, const struct stat* old) {
  Descriptor file(temporary.file);
  if (old != nullptr && fchmod(file.number(), old->st_mode & 07777U) != 0) return errno;
  if (const int error = WriteAll(file.number(), bytes)) return error;
  if (fsync(file.number()) != 0) return errno;
  if (const int error = file.Close()) return error;
  return rename(temporary.path.c_str(), target.c_str()) == 0 ? 0 : errno;
}

// So that the new name survives a power cut as well. A file system that cannot do it has still got the file.
void SyncDirectory(const std::string& target) {
  const auto slash = target.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : target.substr(0, slash + 1);
  const Descriptor directory(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (directory.is_open()) static_cast<void>(fsync(directory.number()));
}

// Databases are changed by whoever knows what is in them, never replaced.
bool IsDatabase(const std::string& path) {
  constexpr std::string_view kStart("SQLite format 3\0", 16);
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  std::array<char, kStart.size()> start{};
  return file.is_open() && read(file.number(), start.data(), start.size()) == std::ssize(start) &&
         std::string_view(start.data(), start.size()) == kStart;
}

}  // namespace

Result<std::string> ReadBytes(const std::string& path) {
  const bool is_input = path == "-";
  Descriptor file(is_input ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) return Unreadable(path, errno);
  // One byte more than there are: reading nothing into it shows that this was all. A file made by the system as it is
  // read says that it is empty.
  std::size_t step = 65'536;
  struct stat status {};
  if (fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
    step = std::min(Size(status.st_size), kMostReserved) + 1;
  }
  std::string bytes;
  std::size_t read_so_far = 0;
  while (true) {
    if (read_so_far == bytes.size()) bytes.resize(read_so_far + step);
    const ssize_t count = read(file.number(), bytes.data() + read_so_far, bytes.size() - read_so_far);
    if (count > 0) {
      read_so_far += Size(count);
    } else if (count == 0) {
      bytes.resize(read_so_far);
      return bytes;
    } else if (errno != EINTR) {
      return Unreadable(path, errno);
    }
  }
}

Result<void> WriteBytes(const std::string& path, std::string_view bytes) {
  const std::string target = Target(path);
  struct stat status {};
  const bool exists = stat(target.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) return Unwritable(path, EISDIR);
  if (exists && !S_ISREG(status.st_mode)) return WriteInPlace(path, bytes);
  if (exists && IsDatabase(target)) {
    return tl::unexpected(Diagnostic{.code = std::string(kFileUnwritable),
                                     .message = "the file is a desk; nothing is written over it",
                                     .hint = "name another file; a desk is changed with ronda journal do, or served",
                                     .file = path});
  }
  const Temporary temporary = MakeTemporary(target);
  if (temporary.file < 0) return Unwritable(path, errno);
  if (const int error = Replace(temporary, target, bytes, exists ? &status : nullptr)) {
    unlink(temporary.path.c_str());
    return Unwritable(path, error);
  }
  SyncDirectory(target);
  return {};
}

}  // namespace ronda
