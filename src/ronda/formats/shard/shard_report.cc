#include "ronda/formats/shard/shard_report.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "ronda/formats/json/document.h"
#include "ronda/formats/json/value_reader.h"
#include "ronda/formats/json/value_writer.h"

namespace ronda::formats {

void Describe(json::Is<ShardEntry> auto& entry, auto&& visit) {
  visit(json::Required("number"), entry.number);
  visit(json::Optional("out"), entry.out);
  visit(json::Optional("err"), entry.err);
  visit(json::Optional("document"), entry.document);
  visit(json::Optional("tournaments"), entry.tournaments);
  visit(json::Optional("rounds"), entry.rounds);
  visit(json::Optional("discrepancies"), entry.discrepancies);
  visit(json::Optional("exit_code"), entry.exit_code);
}

namespace {

constexpr std::string_view kShardFormat = "ronda-shard";

void DescribeShard(json::Is<ShardReport> auto& report, auto&& visit) {
  visit(json::Required("work"), report.work);
  visit(json::Required("asked"), report.asked);
  visit(json::Required("shard"), report.shard);
  visit(json::Required("shards"), report.shards);
  visit(json::Required("items"), report.items);
}

std::optional<ShardReport> ReadRoot(json::Value root, std::vector<text::Problem>& problems) {
  json::ValueReader values(problems);
  if (!values.Expect(root, json::Kind::kObject)) return std::nullopt;
  json::ObjectReader members(values, root);
  std::string format;
  const auto name = members.Take(json::kFormatKey);
  if (!name) return std::nullopt;
  if (!values.Read(*name, format) || format != kShardFormat) {
    values.Error(*name, "shard-format", fmt::format("this is no report of a shard but {}", text::Quoted(format)),
                 "ronda check or ronda generate with --shard I/N writes one");
    return std::nullopt;
  }
  ShardReport report;
  DescribeShard(report, members);
  members(json::Required("entries"), report.entries);
  members.Finish();
  if (!values.HasErrors() && (report.shards < 1 || report.shard < 1 || report.shard > report.shards)) {
    values.Error(root, "shard-format", fmt::format("there is no shard {} of {}", report.shard, report.shards),
                 "let the run write its report again");
  }
  return values.HasErrors() ? std::nullopt : std::optional(std::move(report));
}

}  // namespace

std::string WriteShardReport(const ShardReport& report) {
  json::ValueWriter writer(
      json::Spacing::kReadable, [](PlayerIndex player) { return player.value(); },
      [](TeamIndex team) { return team.value(); });
  const char* separator = "{";
  const auto put = [&](json::Key key, const auto& value) { writer.PutMember(key, value, separator); };
  put(json::kFormatKey, kShardFormat);
  DescribeShard(report, put);
  writer.text() += ",\n\"entries\": [";
  const char* between = "\n";
  for (const ShardEntry& entry : report.entries) {
    writer.text() += between;
    writer.Put(entry);
    between = ",\n";
  }
  writer.text() += report.entries.empty() ? "]}\n" : "\n]}\n";
  return writer.Take();
}

Parsed<ShardReport> ReadShardReport(std::string_view bytes, std::string_view file_name) {
  return json::ReadDocument<ShardReport>(bytes, file_name, ReadRoot);
}

}  // namespace ronda::formats
