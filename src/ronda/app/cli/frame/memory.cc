#include "ronda/app/cli/frame/memory.h"

#include <malloc.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "ronda/base/counting.h"

namespace ronda::cli {
namespace {

constexpr std::size_t kLargePage = std::size_t{1} << 21;

// The size of the largest file among the arguments; 0 if there is none.
std::size_t LargestFile(std::span<const std::string> arguments) {
  std::size_t largest = 0;
  for (const std::string& argument : arguments) {
    struct stat status {};
    if (stat(argument.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
    largest = std::max(largest, Size(status.st_size));
  }
  return largest;
}

// Lets the heap go on at the beginning of a large page, and what it takes next be large pages. Each is emptied by the
// system at once when it is first touched; page by page of the ordinary size that takes ten times as long. Nothing is
// touched here, so that what is asked for in vain costs nothing, and where there are no large pages all stays as it is.
void UseLargePages(std::size_t bytes) {
  constexpr std::size_t kBookkeeping = 64;
  void* const probe = std::malloc(bytes + 2 * kLargePage);
  if (probe == nullptr) return;
  const auto begin = reinterpret_cast<std::uintptr_t>(probe);
  const std::uintptr_t first = (begin + kLargePage - 1) / kLargePage * kLargePage;
  static_cast<void>(madvise(static_cast<char*>(probe) + (first - begin), bytes + kLargePage, MADV_HUGEPAGE));
  std::free(probe);
  // Never given back, nor looked at: it keeps the heap from beginning before the large page.
  [[maybe_unused]] static void* volatile before = nullptr;
  if (first - begin > kBookkeeping) before = std::malloc(first - begin - kBookkeeping);
}

}  // namespace

void PrepareMemory(std::span<const std::string> arguments) {
#ifdef RONDA_QUICK_START
  KeepSmallBlocks();
#endif
  constexpr int kLargest = std::numeric_limits<int>::max();
  constexpr int kStep = 1 << 20;
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, kLargest);
  mallopt(M_TOP_PAD, kStep);
  // A tournament takes some ten times its file while that is read. Below that a large page costs more than it saves.
  constexpr std::size_t kLargeFile = 65'536;
  constexpr std::size_t kMost = std::size_t{1} << 29;
  const std::size_t file = LargestFile(arguments);
  if (file >= kLargeFile) UseLargePages(std::min(10 * file, kMost));
}

}  // namespace ronda::cli
