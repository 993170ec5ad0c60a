#include "ronda/app/cli/frame/fresh_seed.h"

#include <cerrno>
#include <cstdlib>
#include <limits>
#include <random>

namespace ronda::cli {

std::uint64_t FreshSeed() {
  std::random_device device;
  return (std::uint64_t{device()} << 16) ^ device();
}

std::string SeedFault(const std::string& text) {
  errno = 0;
  static_cast<void>(std::strtoull(text.c_str(), nullptr, 0));
  if (!text.starts_with('-') && errno != ERANGE) return "";
  return "'" + text + "' is not a number from 0 to " + std::to_string(std::numeric_limits<std::uint64_t>::max());
}

}  // namespace ronda::cli
