// One member of an archive, unpacked while it is read, and compared with what the archive says of it.
#pragma once

#include <cstdint>
#include <memory>

#include "ronda/players/bytes.h"

namespace ronda::players {

struct Packed {
  std::uint32_t method = 0;  // 0: as it is, 8: deflated
  std::uint32_t crc = 0;
  std::uint64_t packed_size = 0;
  std::uint64_t size = 0;
};

// The file stands at the first byte of the member. Fails ("players-zip") for another method; reading fails where the
// bytes are not those that were packed.
Result<std::unique_ptr<ByteSource>> Unpack(std::unique_ptr<FileBytes> file, const Packed& packed);

}  // namespace ronda::players
