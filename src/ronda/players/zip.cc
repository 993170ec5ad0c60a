#include "ronda/players/zip.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "ronda/base/letters.h"
#include "ronda/players/inflate.h"

namespace ronda::players {
namespace {

constexpr std::string_view kLocal("PK\x03\x04", 4);
constexpr std::string_view kEntry("PK\x01\x02", 4);
constexpr std::string_view kEnd("PK\x05\x06", 4);
constexpr std::size_t kEndSize = 22;
constexpr std::size_t kEntrySize = 46;
constexpr std::size_t kLocalSize = 30;
constexpr std::uint64_t kMostEntries = 1000;
constexpr std::uint64_t kLongestComment = 65535;

Diagnostic ZipFault(const std::string& file, std::string message, std::string hint) {
  return {.code = "players-zip", .message = std::move(message), .hint = std::move(hint), .file = file};
}

Diagnostic Damaged(const std::string& file) {
  return ZipFault(file, "the archive is damaged or cut", "download it again");
}

std::uint32_t NumberAt(std::string_view bytes, std::size_t place, std::size_t size) {
  std::uint32_t number = 0;
  for (std::size_t i = size; i > 0; --i) number = number << 8 | static_cast<unsigned char>(bytes[place + i - 1]);
  return number;
}

struct Entry {
  std::string name;
  std::uint32_t flags = 0;
  std::uint32_t date = 0;
  Packed packed = {};
  std::uint64_t local_header = 0;
};

Result<std::string> Bytes(FileBytes& file, std::uint64_t place, std::uint64_t size) {
  if (place > file.total() || size > file.total() - place) return tl::unexpected(Damaged(file.path()));
  file.Seek(place);
  std::string bytes(size, '\0');
  const auto count = file.Read(bytes);
  if (!count) return tl::unexpected(count.error());
  if (*count != size) return tl::unexpected(Damaged(file.path()));
  return bytes;
}

// The record at the end of the archive, which says where its directory is.
Result<std::string> EndRecord(FileBytes& file) {
  const std::uint64_t size = std::min<std::uint64_t>(file.total(), kEndSize + kLongestComment);
  auto tail = Bytes(file, file.total() - size, size);
  if (!tail) return tail;
  const auto at = tail->rfind(kEnd);
  if (at == std::string::npos || tail->size() - at < kEndSize) return tl::unexpected(Damaged(file.path()));
  return tail->substr(at);
}

Entry EntryAt(std::string_view directory, std::size_t at) {
  Entry entry;
  entry.flags = NumberAt(directory, at + 8, 2);
  entry.packed.method = NumberAt(directory, at + 10, 2);
  entry.date = NumberAt(directory, at + 14, 2);
  entry.packed.crc = NumberAt(directory, at + 16, 4);
  entry.packed.packed_size = NumberAt(directory, at + 20, 4);
  entry.packed.size = NumberAt(directory, at + 24, 4);
  entry.local_header = NumberAt(directory, at + 42, 4);
  return entry;
}

Result<std::vector<Entry>> Directory(FileBytes& file) {
  const auto end = EndRecord(file);
  if (!end) return tl::unexpected(end.error());
  const std::uint64_t count = NumberAt(*end, 10, 2);
  const auto directory = Bytes(file, NumberAt(*end, 16, 4), NumberAt(*end, 12, 4));
  if (!directory) return tl::unexpected(directory.error());
  std::vector<Entry> entries;
  std::size_t at = 0;
  for (std::uint64_t i = 0; i < std::min(count, kMostEntries); ++i) {
    if (directory->size() < at + kEntrySize || directory->compare(at, 4, kEntry) != 0) {
      return tl::unexpected(Damaged(file.path()));
    }
    Entry entry = EntryAt(*directory, at);
    const std::size_t name_size = NumberAt(*directory, at + 28, 2);
    if (directory->size() < at + kEntrySize + name_size) return tl::unexpected(Damaged(file.path()));
    entry.name = directory->substr(at + kEntrySize, name_size);
    at += kEntrySize + name_size + NumberAt(*directory, at + 30, 2) + NumberAt(*directory, at + 32, 2);
    entries.push_back(std::move(entry));
  }
  return entries;
}

bool IsList(const Entry& entry) {
  const std::string name = Lower(entry.name);
  return name.ends_with(".txt") || name.ends_with(".xml") || name.ends_with(".csv");
}

// The directory's word for the day is that of MS-DOS: year since 1980, month, day.
std::string MonthOf(std::uint32_t date) {
  const std::uint32_t month = date >> 5 & 15;
  if (month < 1 || month > 12) return {};
  return fmt::format("{}-{:02}", 1980 + (date >> 9), month);
}

Result<Entry> OnlyList(const FileBytes& file, std::vector<Entry> entries) {
  std::erase_if(entries, [](const Entry& entry) { return !IsList(entry); });
  if (entries.size() != 1) {
    return tl::unexpected(entries.empty() ? ZipFault(file.path(), "there is no list in the archive",
                                                     "its name should end in .txt, .xml or .csv")
                                          : ZipFault(file.path(),
                                                     fmt::format("there are {} lists in the archive: {}, {}, ...",
                                                                 entries.size(), entries[0].name, entries[1].name),
                                                     "unpack it and name the one you want"));
  }
  const Entry& entry = entries.front();
  if ((entry.flags & 1U) != 0) {
    return tl::unexpected(ZipFault(file.path(), "the archive has a password", "unpack it first"));
  }
  if (entry.packed.size > kLargestList) {
    return tl::unexpected(ZipFault(file.path(), "the list in the archive is larger than 2 GB", "is this a list?"));
  }
  return entry;
}

}  // namespace

bool LooksLikeZip(std::string_view first_bytes) {
  return first_bytes.starts_with(kLocal) || first_bytes.starts_with(kEnd);
}

Result<ZipMember> OpenZip(std::unique_ptr<FileBytes> file) {
  auto entries = Directory(*file);
  if (!entries) return tl::unexpected(entries.error());
  auto entry = OnlyList(*file, *std::move(entries));
  if (!entry) return tl::unexpected(entry.error());
  const auto local = Bytes(*file, entry->local_header, kLocalSize);
  if (!local) return tl::unexpected(local.error());
  if (!local->starts_with(kLocal)) return tl::unexpected(Damaged(file->path()));
  const std::uint64_t data = entry->local_header + kLocalSize + NumberAt(*local, 26, 2) + NumberAt(*local, 28, 2);
  if (data > file->total() || entry->packed.packed_size > file->total() - data) {
    return tl::unexpected(Damaged(file->path()));
  }
  file->Seek(data);
  auto bytes = Unpack(std::move(file), entry->packed);
  if (!bytes) return tl::unexpected(bytes.error());
  return ZipMember{entry->name, MonthOf(entry->date), *std::move(bytes)};
}

}  // namespace ronda::players
