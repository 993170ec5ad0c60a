// libFuzzer target for everything that takes the bytes of a TRF.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/trf_check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ronda::trf::CheckAnyBytes({reinterpret_cast<const char*>(data), size});
  return 0;
}
