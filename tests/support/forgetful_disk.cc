#include "support/forgetful_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <new>

namespace ronda::testing {
namespace {

using File = ForgetfulDisk::File;

constexpr std::size_t kSector = 512;
constexpr const char* kName = "forgetful";

ForgetfulDisk* the_disk = nullptr;
sqlite3_vfs* the_default = nullptr;

// What SQLite holds of an open file; it makes room for it and does not construct it.
struct Handle {
  sqlite3_file base;
  std::shared_ptr<File>* file;
};

File& FileOf(sqlite3_file* handle) { return **reinterpret_cast<Handle*>(handle)->file; }

int Close(sqlite3_file* handle) {
  delete reinterpret_cast<Handle*>(handle)->file;
  return SQLITE_OK;
}

int Read(sqlite3_file* handle, void* bytes, int count, sqlite3_int64 place) {
  const std::string& now = FileOf(handle).now;
  const auto size = static_cast<std::size_t>(count);
  const std::size_t from = std::min(static_cast<std::size_t>(place), now.size());
  const std::size_t there = std::min(size, now.size() - from);
  std::memcpy(bytes, now.data() + from, there);
  std::memset(static_cast<char*>(bytes) + there, 0, size - there);
  return there == size ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

void Put(std::string& contents, std::size_t place, std::string_view bytes) {
  if (contents.size() < place + bytes.size()) contents.resize(place + bytes.size(), '\0');
  contents.replace(place, bytes.size(), bytes);
}

int WriteBytes(sqlite3_file* handle, const void* bytes, int count, sqlite3_int64 place) {
  if (!the_disk->Spend()) return SQLITE_IOERR_WRITE;
  File& file = FileOf(handle);
  const std::string_view text(static_cast<const char*>(bytes), static_cast<std::size_t>(count));
  const auto from = static_cast<std::size_t>(place);
  const auto end = static_cast<std::int64_t>(from + text.size());
  if (!the_disk->Fits(end - static_cast<std::int64_t>(file.now.size()))) return SQLITE_FULL;
  Put(file.now, from, text);
  file.unsynced.push_back({from, std::string(text)});
  return SQLITE_OK;
}

int Truncate(sqlite3_file* handle, sqlite3_int64 size) {
  if (!the_disk->Spend()) return SQLITE_IOERR_TRUNCATE;
  File& file = FileOf(handle);
  file.now.resize(static_cast<std::size_t>(size), '\0');
  file.unsynced.push_back({0, "", static_cast<std::size_t>(size)});
  return SQLITE_OK;
}

int Sync(sqlite3_file* handle, int /*flags*/) {
  if (!the_disk->Spend()) return SQLITE_IOERR_FSYNC;
  File& file = FileOf(handle);
  file.synced = file.now;
  file.unsynced.clear();
  file.is_named = true;
  return SQLITE_OK;
}

int FileSize(sqlite3_file* handle, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(FileOf(handle).now.size());
  return SQLITE_OK;
}

// One connection at a time: nobody to lock out.
int Lock(sqlite3_file* /*handle*/, int /*level*/) { return SQLITE_OK; }
int CheckReserved(sqlite3_file* /*handle*/, int* is_reserved) {
  *is_reserved = 0;
  return SQLITE_OK;
}
int Control(sqlite3_file* /*handle*/, int /*operation*/, void* /*argument*/) { return SQLITE_NOTFOUND; }
int SectorSize(sqlite3_file* /*handle*/) { return kSector; }
int Characteristics(sqlite3_file* /*handle*/) { return 0; }

int MapShared(sqlite3_file* handle, int region, int size, int /*extend*/, void volatile** memory) {
  auto& regions = FileOf(handle).shared_memory;
  while (regions.size() <= static_cast<std::size_t>(region)) {
    regions.push_back(std::make_unique<char[]>(static_cast<std::size_t>(size)));
  }
  *memory = regions[static_cast<std::size_t>(region)].get();
  return SQLITE_OK;
}
int LockShared(sqlite3_file* /*handle*/, int /*offset*/, int /*count*/, int /*flags*/) { return SQLITE_OK; }
// A lock, not a fence: of fences the thread sanitizer knows nothing.
void Barrier(sqlite3_file* /*handle*/) {
  static std::mutex mutex;
  const std::scoped_lock lock(mutex);
}
int UnmapShared(sqlite3_file* handle, int is_last) {
  if (is_last != 0) FileOf(handle).shared_memory.clear();
  return SQLITE_OK;
}

const sqlite3_io_methods kMethods{
    2,           Close,         Read,    WriteBytes, Truncate,        Sync,      FileSize,   Lock,
    Lock,        CheckReserved, Control, SectorSize, Characteristics, MapShared, LockShared, Barrier,
    UnmapShared, nullptr,       nullptr};

int OpenFile(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* handle, int flags, int* flags_out) {
  handle->pMethods = nullptr;
  auto file = name == nullptr ? std::make_shared<File>() : the_disk->Open(name, (flags & SQLITE_OPEN_CREATE) != 0);
  if (!file) return SQLITE_CANTOPEN;
  auto* opened = new (handle) Handle{};
  opened->file = new std::shared_ptr<File>(std::move(file));
  opened->base.pMethods = &kMethods;
  if (flags_out != nullptr) *flags_out = flags;
  return SQLITE_OK;
}

int Delete(sqlite3_vfs* /*vfs*/, const char* name, int sync_folder) {
  if (!the_disk->Spend()) return SQLITE_IOERR_DELETE;
  if (!the_disk->Has(name)) return SQLITE_IOERR_DELETE_NOENT;
  the_disk->Remove(name, sync_folder != 0);
  return SQLITE_OK;
}

int Access(sqlite3_vfs* /*vfs*/, const char* name, int /*flags*/, int* answer) {
  *answer = the_disk->Has(name) ? 1 : 0;
  return SQLITE_OK;
}

int FullPath(sqlite3_vfs* /*vfs*/, const char* name, int size, char* full) {
  return sqlite3_snprintf(size, full, "%s", name) != nullptr ? SQLITE_OK : SQLITE_CANTOPEN;
}

sqlite3_vfs MakeVfs(const sqlite3_vfs& original) {
  sqlite3_vfs vfs = original;  // the clock, random numbers and the like stay
  vfs.szOsFile = sizeof(Handle);
  vfs.zName = kName;
  vfs.pNext = nullptr;
  vfs.xOpen = OpenFile;
  vfs.xDelete = Delete;
  vfs.xAccess = Access;
  vfs.xFullPathname = FullPath;
  return vfs;
}

sqlite3_vfs the_vfs;

// Some sectors of a write, or all, or none.
void Remember(File& file, const ForgetfulDisk::Write& write, std::mt19937& random) {
  std::bernoulli_distribution coin;
  const bool whole = coin(random);
  const bool none = !whole && coin(random);
  if (none) return;
  if (write.cut_to) return file.synced.resize(*write.cut_to, '\0');
  for (std::size_t at = 0; at < write.bytes.size();) {
    const std::size_t length = std::min(kSector - (write.place + at) % kSector, write.bytes.size() - at);
    if (whole || coin(random)) Put(file.synced, write.place + at, std::string_view(write.bytes).substr(at, length));
    at += length;
  }
}

}  // namespace

ForgetfulDisk::ForgetfulDisk() {
  the_disk = this;
  the_default = sqlite3_vfs_find(nullptr);
  the_vfs = MakeVfs(*the_default);
  sqlite3_vfs_register(&the_vfs, 1);
}

ForgetfulDisk::~ForgetfulDisk() {
  sqlite3_vfs_unregister(&the_vfs);
  sqlite3_vfs_register(the_default, 1);
  the_disk = nullptr;
}

bool ForgetfulDisk::Spend() {
  if (operations_left_) --*operations_left_;
  return !has_failed();
}

bool ForgetfulDisk::Fits(std::int64_t more) {
  if (!room_ || more <= 0) return true;
  if (*room_ < more) return false;
  *room_ -= more;
  return true;
}

bool ForgetfulDisk::Has(const std::string& name) const {
  return files_.contains(name) || (!removed_.contains(name) && std::filesystem::exists(name));
}

std::shared_ptr<File> ForgetfulDisk::Open(const std::string& name, bool may_make) {
  if (const auto known = files_.find(name); known != files_.end()) return known->second;
  auto file = std::make_shared<File>();
  if (Has(name)) {
    std::ifstream real(name, std::ios::binary);
    file->now.assign(std::istreambuf_iterator<char>(real), {});
    file->synced = file->now;
    file->is_named = true;
  } else if (!may_make) {
    return nullptr;
  }
  files_[name] = file;
  return file;
}

void ForgetfulDisk::Remove(const std::string& name, bool at_once) {
  const auto file = Open(name, false);
  files_.erase(name);
  if (!at_once && file->is_named) removed_[name] = file;
}

void ForgetfulDisk::StartAgain(std::mt19937& random) {
  std::bernoulli_distribution coin;
  for (auto& [name, file] : removed_) {
    if (!files_.contains(name) && coin(random)) files_[name] = file;
  }
  removed_.clear();
  std::erase_if(files_, [&](const auto& entry) { return !entry.second->is_named && coin(random); });
  for (auto& [name, file] : files_) {
    for (const Write& write : file->unsynced) Remember(*file, write, random);
    file->unsynced.clear();
    file->now = file->synced;
    file->is_named = true;
    file->shared_memory.clear();
  }
  operations_left_.reset();
}

}  // namespace ronda::testing
