// What one of several runs found that share a piece of work out among themselves (`--shard I/N`), as JSON. Each item of
// the work is in exactly one of the reports, by its number, with all that a run without shards would have said of it;
// so that adding the reports up gives what that run gives.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"

namespace ronda::formats {

// The verbs that share their work out.
inline constexpr std::string_view kCheckWork = "check";
inline constexpr std::string_view kGenerateWork = "generate";

struct ShardEntry {
  std::int32_t number = 0;  // of all items, from 1
  std::string out = {};     // what is printed about it
  std::string err = {};
  std::string document = {};  // the same as JSON
  std::int32_t tournaments = 0;
  std::int32_t rounds = 0;
  std::int32_t discrepancies = 0;
  std::int32_t exit_code = 0;  // of its errors
};

struct ShardReport {
  std::string work = {};   // kCheckWork or kGenerateWork
  std::string asked = {};  // tells one piece of work from another: only reports that agree in it belong together
  std::int32_t shard = 1;
  std::int32_t shards = 1;
  std::int32_t items = 0;  // of all shards
  std::vector<ShardEntry> entries = {};
};

std::string WriteShardReport(const ShardReport& report);
Parsed<ShardReport> ReadShardReport(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::formats
