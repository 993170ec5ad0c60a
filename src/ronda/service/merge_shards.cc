#include "ronda/service/merge_shards.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace ronda::service {
namespace {

Diagnostic Mismatch(const std::string& message, const std::string& hint) {
  return {.code = "shard-mismatch", .message = message, .hint = hint};
}

std::string Place(const formats::ShardReport& report) {
  return fmt::format("shard {} of {}", report.shard, report.shards);
}

std::optional<Diagnostic> Stranger(const NamedShard& first, const NamedShard& other) {
  const auto& one = first.report;
  const auto& two = other.report;
  if (one.work != two.work) {
    return Mismatch(fmt::format("{} is of ronda {}, {} of ronda {}", first.file, one.work, other.file, two.work),
                    "merge the reports of one command at a time");
  }
  if (one.shards != two.shards) {
    return Mismatch(fmt::format("{} is {}, {} is {}", first.file, Place(one), other.file, Place(two)),
                    "merge reports of runs with the same N");
  }
  if (one.asked != two.asked || one.items != two.items) {
    return Mismatch(fmt::format("{} and {} are of different work", first.file, other.file),
                    "every shard must be given the same files in the same order, or the same seed and count");
  }
  return std::nullopt;
}

// The shards that are missing, a few of them by number.
std::optional<Diagnostic> Missing(const std::map<int, std::string>& seen, int shards) {
  std::vector<int> missing;
  for (int shard = 1; shard <= shards; ++shard) {
    if (!seen.contains(shard)) missing.push_back(shard);
  }
  if (missing.empty()) return std::nullopt;
  constexpr std::size_t kNamed = 10;
  const auto shown = std::span(missing).first(std::min(missing.size(), kNamed));
  return Mismatch(fmt::format("{} of {} shards missing: {}{}", missing.size(), shards, fmt::join(shown, ", "),
                              missing.size() > kNamed ? ", ..." : ""),
                  "run them, and give all reports at once");
}

}  // namespace

Result<formats::ShardReport> MergeShards(std::span<const NamedShard> shards) {
  std::map<int, std::string> seen;
  formats::ShardReport merged = shards.front().report;
  merged.entries.clear();
  for (const NamedShard& shard : shards) {
    if (auto stranger = Stranger(shards.front(), shard)) return tl::unexpected(*std::move(stranger));
    const auto [twin, is_new] = seen.emplace(shard.report.shard, shard.file);
    if (!is_new) {
      return tl::unexpected(Mismatch(
          fmt::format("{} and {} are both {}", twin->second, shard.file, Place(shard.report)), "give each once"));
    }
    merged.entries.insert(merged.entries.end(), shard.report.entries.begin(), shard.report.entries.end());
  }
  if (auto missing = Missing(seen, merged.shards)) return tl::unexpected(*std::move(missing));
  std::ranges::sort(merged.entries, {}, &formats::ShardEntry::number);
  for (std::size_t i = 0; i < merged.entries.size() || std::cmp_less(i, merged.items); ++i) {
    if (i < merged.entries.size() && merged.entries[i].number == static_cast<std::int32_t>(i + 1)) continue;
    return tl::unexpected(Mismatch(fmt::format("item {} of {} is not in the reports once", i + 1, merged.items),
                                   "a report is damaged: let its run write it again"));
  }
  merged.shard = merged.shards = 1;
  return merged;
}

}  // namespace ronda::service
