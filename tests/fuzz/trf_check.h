// What must hold for any bytes given to the TRF code; shared by the fuzzer and by the replay of its corpus.
#pragma once

#include <string_view>

namespace ronda::trf {

// Reads, updates, writes and repairs the bytes. Aborts if an unchanged update changes a byte, if a file ronda wrote
// cannot be read back to the same tournament without an announced loss, or if a cured file needs another cure.
void CheckAnyBytes(std::string_view bytes);

}  // namespace ronda::trf
