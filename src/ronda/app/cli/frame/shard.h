// `--shard I/N`: of many items of work every N-th one, beginning with the I-th. Which items a run takes depends on
// nothing but I and N, so that runs on several machines share the work out without speaking to each other.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/app/cli/frame/command.h"
#include "ronda/formats/shard/shard_report.h"

namespace ronda::cli {

struct Shard {
  std::size_t number = 1;  // I, from 1
  std::size_t count = 1;   // N
};

// The option, with its help.
void AddShard(Verb verb, std::optional<Shard>& shard);

// The numbers, from 0, of the items of the shard; of all items without one.
std::vector<std::size_t> ItemsOf(const std::optional<Shard>& shard, std::size_t items);

// Sixteen hexadecimal digits that tell one list of texts from another.
std::string SignatureOf(std::span<const std::string> texts);

}  // namespace ronda::cli
