#include "ronda/app/cli/frame/fresh_seed.h"

#include <random>

namespace ronda::cli {

std::uint64_t FreshSeed() {
  std::random_device device;
  return (std::uint64_t{device()} << 16) ^ device();
}

}  // namespace ronda::cli
