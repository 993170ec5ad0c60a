// Adds up the reports of runs that shared a piece of work out among themselves (`--shard I/N`), whatever N was.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/formats/shard/shard_report.h"

namespace ronda::service {

struct NamedShard {
  std::string file;
  formats::ShardReport report;
};

// As a run of one shard would have reported it. Fails if the reports are not of one piece of work, or not all of its
// shards are there, each once.
Result<formats::ShardReport> MergeShards(std::span<const NamedShard> shards);

}  // namespace ronda::service
