#include "ronda/app/cli/frame/shard.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <string_view>

namespace ronda::cli {
namespace {

std::optional<std::size_t> NumberIn(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<Shard> ParseShard(std::string_view text) {
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto number = NumberIn(text.substr(0, slash));
  const auto count = NumberIn(text.substr(slash + 1));
  constexpr std::size_t kMostShards = 1'000'000;
  if (!number || !count || *number < 1 || *number > *count || *count > kMostShards) return std::nullopt;
  return Shard{*number, *count};
}

}  // namespace

void AddShard(Verb verb, std::optional<Shard>& shard) {
  verb.AddValue(
          "--shard", [&shard](const std::string& text) { shard = ParseShard(text); },
          "Do only the I-th of N shares of the work and print a report; ronda merge adds the N reports up")
      .Check([](const std::string& text) {
        return ParseShard(text) ? std::string()
                                : fmt::format("'{}' is no share of the work: write 1/8, 2/8 and so on to 8/8", text);
      })
      .Shown("I/N");
}

std::vector<std::size_t> ItemsOf(const std::optional<Shard>& shard, std::size_t items) {
  std::vector<std::size_t> chosen;
  const Shard own = shard.value_or(Shard{});
  for (std::size_t i = own.number - 1; i < items; i += own.count) chosen.push_back(i);
  return chosen;
}

// FNV-1a, with the end of each text.
std::string SignatureOf(std::span<const std::string> texts) {
  std::uint64_t signature = 0xcbf29ce484222325;
  const auto add = [&](unsigned char byte) { signature = (signature ^ byte) * 0x100000001b3; };
  for (const std::string& text : texts) {
    for (const char byte : text) add(static_cast<unsigned char>(byte));
    add(0);
  }
  return fmt::format("{:016x}", signature);
}

}  // namespace ronda::cli
