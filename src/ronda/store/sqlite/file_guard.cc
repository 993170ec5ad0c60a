#include "ronda/store/sqlite/file_guard.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>

#include "ronda/base/counting.h"
#include "ronda/store/faults.h"
#include "ronda/store/sqlite/sqlite_store.h"

namespace ronda::store {
namespace {

// As statfs(2) tells them: NFS, SMB, CIFS, SMB2, 9p, AFS, Coda, Ceph.
constexpr std::array<std::uint32_t, 8> kNetworkTypes{0x6969,     0x517B,     0xFF534D42, 0xFE534D42,
                                                     0x01021997, 0x5346414F, 0x73757245, 0x00C36400};

// https://www.sqlite.org/fileformat.html: where the header has the number of the application.
constexpr std::size_t kHeaderSize = 100;
constexpr std::size_t kPageSizeAt = 16;
constexpr std::size_t kVersionAt = 18;  // 2: with a write-ahead log
constexpr std::size_t kApplicationIdAt = 68;

std::uint32_t NumberAt(const std::string& header, std::size_t place) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(header[place + i]);
  return number;
}

// As much of it as there is.
std::string HeaderOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string header(kHeaderSize, '\0');
  file.read(header.data(), std::ssize(header));
  header.resize(Size(std::max<std::streamsize>(file.gcount(), 0)));
  return header;
}

std::string LogOf(const std::string& path) { return path + "-wal"; }

bool HasBytes(const std::string& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  return !error && size > 0;
}

// Whether the end is missing. SQLite finds pages that are not there, but not the rest of the last one; while there is a
// log, pages may stand in it.
bool IsCut(const std::string& path, const std::string& header) {
  if (header.size() < kHeaderSize) return true;
  const std::uint32_t written = NumberAt(header, kPageSizeAt) >> 16;
  const std::uint32_t page = written == 1 ? 65536 : written;
  std::error_code error;
  return !HasBytes(LogOf(path)) && page > 0 && std::filesystem::file_size(path, error) % page != 0;
}

Diagnostic NotOurs(const std::string& path, std::string message) {
  return {.code = std::string(kStoreForeign),
          .message = std::move(message),
          .hint = "name a desk file; a tournament in another format becomes one with ronda journal init",
          .file = path};
}

// Whether the file that was opened still has its name: another process may have removed it in between.
bool HasName(int file, const std::string& name) {
  struct stat opened {};
  struct stat named {};
  return fstat(file, &opened) == 0 && stat(name.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

// Whoever holds the lock wrote its process id there.
std::string HolderOf(const std::string& lock_name) {
  std::ifstream file(lock_name);
  std::int64_t process = 0;
  return file >> process ? fmt::format("another ronda (process {})", process) : "another ronda";
}

void WriteHolder(int file) {
  const std::string text = fmt::format("{}\n", getpid());
  // Only for the message of whoever comes second; the lock holds without it.
  if (ftruncate(file, 0) != 0 || pwrite(file, text.data(), text.size(), 0) < 0) return;
}

}  // namespace

bool LooksLikeSqlite(std::string_view bytes) { return bytes.starts_with(std::string_view("SQLite format 3\0", 16)); }

bool IsNetworkFileSystem(std::uint32_t type) { return std::ranges::find(kNetworkTypes, type) != kNetworkTypes.end(); }

Result<void> RefuseNetworkFileSystem(const std::string& path) {
  const auto folder = std::filesystem::path(path).parent_path();
  struct statfs facts {};
  if (statfs(folder.empty() ? "." : folder.c_str(), &facts) != 0) return {};  // opening will say what is wrong
  if (!IsNetworkFileSystem(static_cast<std::uint32_t>(facts.f_type))) return {};
  return tl::unexpected(Diagnostic{.code = std::string(kStoreNetwork),
                                   .message = "the file lies on a network file system, where it could be damaged",
                                   .hint = "use a folder on a disk of this machine, or PostgreSQL",
                                   .file = path});
}

Result<void> RefuseForeignFile(const std::string& path) {
  if (!std::ifstream(path) || std::filesystem::is_directory(path)) {
    return tl::unexpected(Diagnostic{.code = std::string(kStoreUnreachable),
                                     .message = "the file cannot be opened",
                                     .hint = "look whether it is there and may be read",
                                     .file = path});
  }
  const std::string header = HeaderOf(path);
  if (!LooksLikeSqlite(header)) return tl::unexpected(NotOurs(path, "this is no desk file"));
  if (IsCut(path, header)) {
    return tl::unexpected(Diagnostic{.code = std::string(kStoreDamaged),
                                     .message = "the file is cut short",
                                     .hint = "go on from the latest backup",
                                     .file = path});
  }
  if (NumberAt(header, kApplicationIdAt) == kApplicationId) return {};
  return tl::unexpected(NotOurs(path, "this is a database of another program"));
}

Result<void> RefuseReadOnlyFile(const std::string& path) {
  if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0 || errno == ENOENT) return {};
  return tl::unexpected(Diagnostic{.code = std::string(kStoreReadOnly),
                                   .message = "the file may be read, but not written to",
                                   .hint = "ask for the right to write to it, or work on a copy",
                                   .file = path});
}

Result<void> RefuseStrayLog(const std::string& path) {
  const std::string log = LogOf(path);
  if (!HasBytes(log)) return {};
  const std::string header = HeaderOf(path);
  if (header.size() == kHeaderSize && header[kVersionAt] == 2) return {};
  return tl::unexpected(Diagnostic{.code = std::string(kStoreDamaged),
                                   .message = "there is a log that does not belong to the file: " + log,
                                   .hint = "put back the file it belongs to, or move the log away",
                                   .file = path});
}

Result<WriterLock> WriterLock::Take(const std::string& path) {
  const std::string name = path + ".lock";
  while (true) {
    const int file = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 && errno == ENOENT) {
      return tl::unexpected(Diagnostic{.code = std::string(kStoreReadOnly),
                                       .message = "there is no such folder",
                                       .hint = "make the folder first, or use another",
                                       .file = path});
    }
    if (file < 0) {
      return tl::unexpected(Diagnostic{.code = std::string(kStoreReadOnly),
                                       .message = "the folder of the file cannot be written to",
                                       .hint = "ask for the right to write there, or use another folder",
                                       .file = path});
    }
    WriterLock lock(name, file);
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
      lock.name_.clear();  // it is the other one's
      return tl::unexpected(Diagnostic{.code = std::string(kStoreInUse),
                                       .message = HolderOf(name) + " is writing to this file",
                                       .hint = "stop that one first; reading is possible while it runs",
                                       .file = path});
    }
    if (!HasName(file, name)) {
      lock.name_.clear();
      continue;
    }
    WriteHolder(file);
    return lock;
  }
}

WriterLock::~WriterLock() {
  if (file_ < 0) return;
  if (!name_.empty()) unlink(name_.c_str());
  close(file_);
}

}  // namespace ronda::store
