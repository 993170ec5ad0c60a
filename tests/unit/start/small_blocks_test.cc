#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "ronda/app/cli/frame/memory.h"

namespace {

struct Block {
  unsigned char* bytes = nullptr;
  std::size_t size = 0;
  unsigned char mark = 0;
};

Block Take(std::size_t size, unsigned char mark) {
  Block block{static_cast<unsigned char*>(::operator new(size)), size, mark};
  std::memset(block.bytes, mark, size);
  return block;
}

bool IsIntact(const Block& block) {
  return std::all_of(block.bytes, block.bytes + block.size, [&](unsigned char byte) { return byte == block.mark; });
}

void GiveBack(const Block& block) { ::operator delete(block.bytes, block.size); }

// Takes and gives back blocks of all sizes in a random order; whoever has one has it alone.
void TakeAndGiveBack(std::uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<Block> held;
  for (int step = 0; step < 20'000; ++step) {
    if (held.size() < 2000 && random() % 5 < 3) {
      held.push_back(Take(random() % 700, static_cast<unsigned char>(step)));
      continue;
    }
    if (held.empty()) continue;
    std::swap(held[random() % held.size()], held.back());
    ASSERT_TRUE(IsIntact(held.back()));
    GiveBack(held.back());
    held.pop_back();
  }
  for (const Block& block : held) {
    ASSERT_TRUE(IsIntact(block));
    GiveBack(block);
  }
}

TEST(SmallBlocks, ABlockGivenBackIsTheNextOfItsSize) {
  ronda::cli::KeepSmallBlocks();
  for (std::size_t size = 0; size <= 520; ++size) {
    GiveBack(Take(size, 1));  // the first of a thread is not kept
    const Block block = Take(size, 2);
    const auto address = reinterpret_cast<std::uintptr_t>(block.bytes);
    GiveBack(block);
    const Block again = Take(size, 3);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(again.bytes), address) << size;
    EXPECT_EQ(address % alignof(std::max_align_t), 0U) << size;
    GiveBack(again);
  }
}

TEST(SmallBlocks, NobodyGetsWhatAnotherHas) {
  TakeAndGiveBack(1);
  ronda::cli::KeepSmallBlocks();
  TakeAndGiveBack(1);
}

TEST(SmallBlocks, NorInSeveralThreads) {
  ronda::cli::KeepSmallBlocks();
  std::vector<std::thread> threads;
  for (std::uint32_t seed = 2; seed < 6; ++seed) threads.emplace_back(TakeAndGiveBack, seed);
  for (std::thread& thread : threads) thread.join();
}

TEST(SmallBlocks, WhatOneThreadTookAnotherMayGiveBack) {
  ronda::cli::KeepSmallBlocks();
  std::vector<Block> blocks;
  std::thread([&] {
    for (std::size_t i = 0; i < 5000; ++i) blocks.push_back(Take(i % 600, static_cast<unsigned char>(i)));
  }).join();
  for (const Block& block : blocks) {
    ASSERT_TRUE(IsIntact(block));
    GiveBack(block);
  }
}

TEST(SmallBlocks, NothingMayBeGivenBack) { ::operator delete(nullptr, 16); }

}  // namespace
