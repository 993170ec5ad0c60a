// The list in a zip archive, unpacked while it is read. Archives as they are downloaded: members stored or deflated, no
// passwords, no parts, less than 4 GB (APPNOTE.TXT of PKWARE, 4.3 and 4.4). What the directory of the archive promises
// is checked: the size and the CRC-32; and no archive unpacks to more than a list can have.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "ronda/players/bytes.h"

namespace ronda::players {

inline constexpr std::uint64_t kLargestList = std::uint64_t{2} << 30;  // 2 GB, six times FIDE's

struct ZipMember {
  std::string name;
  std::string month;  // "2026-10", when it was put into the archive; empty if that is not known
  std::unique_ptr<ByteSource> bytes;
};

bool LooksLikeZip(std::string_view first_bytes);

// The only text, XML or CSV member of the archive. Fails ("players-zip").
Result<ZipMember> OpenZip(std::unique_ptr<FileBytes> file);

}  // namespace ronda::players
