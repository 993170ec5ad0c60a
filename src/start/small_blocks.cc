// Small blocks of memory are kept for the next who asks for one of the size: each thread has some of every size at
// hand. The allocator of the C library keeps seven, and a round is paired with lists by the dozen; a fifth of checking
// an event was asking for memory and giving it back. What is kept is listed apart from the blocks, so that nobody who
// writes into a block given back can lead the next one astray.
#include "ronda/app/cli/frame/memory.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {

constexpr std::size_t kSizes = 33;
constexpr std::uint32_t kMostKept = 64;  // of a size

// Blocks of 8, 24, 40, ... up to 520 bytes, which waste nothing of what the C library hands out.
constexpr std::size_t SizeOf(std::size_t bytes) { return (bytes + 7) / 16; }
constexpr std::size_t BytesOf(std::size_t size) { return 16 * size + 8; }

struct Shelf {
  std::uint32_t kept = 0;
  std::array<void*, kMostKept> blocks{};
};

// Of a thread. It has no constructor, so that asking for it costs nothing.
struct Store {
  std::uint32_t room = 0;  // on every shelf: none before the thread has given something back, and none when it ends
  bool opened = false;
  std::array<Shelf, kSizes> shelves{};
};
constinit thread_local Store store;
constinit std::atomic<bool> are_kept = false;

// Gives back what a thread has kept when it ends. Whatever it gives back later is not kept.
struct Closing {
  ~Closing() {
    store.room = 0;
    for (Shelf& shelf : store.shelves) {
      while (shelf.kept > 0) std::free(shelf.blocks[--shelf.kept]);
    }
  }
};

// What is not kept; apart from what nearly always happens, which stays short that way.
[[gnu::noinline]] void GiveBack(void* block) {
  std::free(block);
  if (store.opened || !are_kept.load(std::memory_order_relaxed)) return;
  store.opened = true;
  static thread_local const Closing closing;
  store.room = kMostKept;
}

[[gnu::noinline]] void* FromLibrary(std::size_t bytes) {
  while (true) {
    if (void* const block = std::malloc(bytes)) return block;
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}

}  // namespace

void ronda::cli::KeepSmallBlocks() { are_kept.store(true, std::memory_order_relaxed); }

void* operator new(std::size_t bytes) {
  const std::size_t size = SizeOf(bytes);
  if (size >= kSizes) return FromLibrary(bytes);
  Shelf& shelf = store.shelves[size];
  return shelf.kept > 0 ? shelf.blocks[--shelf.kept] : FromLibrary(BytesOf(size));
}

void operator delete(void* block) noexcept { std::free(block); }

void operator delete(void* block, std::size_t bytes) noexcept {
  const std::size_t size = SizeOf(bytes);
  if (block == nullptr || size >= kSizes) return std::free(block);
  Shelf& shelf = store.shelves[size];
  if (shelf.kept >= store.room) return GiveBack(block);
  shelf.blocks[shelf.kept++] = block;
}
