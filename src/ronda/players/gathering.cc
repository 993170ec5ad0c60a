#include "ronda/players/gathering.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <tuple>

#include "ronda/base/counting.h"

namespace ronda::players {
namespace {

// Numbers are positive; the identifiers of national lists, which may be words, become negative ones (FNV-1a).
std::int64_t IdentityOf(const ListedPlayer& player) {
  if (player.id.empty()) return player.number.value_or(0);
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : player.id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return -static_cast<std::int64_t>(hash >> 1) - 1;
}

std::string Identified(const ListedPlayer& player) {
  return player.id.empty() ? fmt::format("number {}", player.number.value_or(0))
                           : fmt::format("the identifier {}", player.id);
}

void AddTo(ListedPlayer& player, const ListedPlayer& other) {
  for (const auto kind : {RatingKind::kStandard, RatingKind::kRapid, RatingKind::kBlitz}) {
    if (!player.ratings[kind]) player.ratings[kind] = other.ratings[kind];
  }
  if (player.title.empty()) player.title = other.title;
  if (player.club.empty()) player.club = other.club;
  if (!player.born) player.born = other.born;
  player.is_active = player.is_active || other.is_active;
}

}  // namespace

Result<void> Gathering::Add(const ListedPlayer& player, Origin origin) {
  const auto place = spool_.Append(player);
  if (!place) return tl::unexpected(place.error());
  keys_.push_back({IdentityOf(player), *place, player.likelihood(), origin});
  return {};
}

Result<Gathering::Key> Gathering::Merged(std::span<const Key> same, std::span<Problems> problems) {
  auto player = spool_.Read(same.front().place);
  if (!player) return tl::unexpected(player.error());
  Origin first = same.front().origin;
  bool has_more = false;
  for (const Key& key : same.subspan(1)) {
    const auto other = spool_.Read(key.place);
    if (!other) return tl::unexpected(other.error());
    if (key.origin.list == first.list) {
      problems[Size(first.list)].Add({"players-twice", key.origin.line,
                                      fmt::format("{} is given to {} in line {} and to {} here", Identified(*other),
                                                  player->name, first.line, other->name),
                                      "the first of them is kept"});
      continue;
    }
    first = key.origin;
    AddTo(*player, *other);
    has_more = true;
  }
  Key key = same.front();
  if (!has_more) return key;
  const auto place = spool_.Append(*player);
  if (!place) return tl::unexpected(place.error());
  key.place = *place;
  key.likelihood = player->likelihood();
  return key;
}

Result<void> Gathering::PutInOrder(std::span<Problems> problems) {
  const auto by_identity = [](const Key& key) { return std::tuple(key.identity, key.origin.list, key.place); };
  std::ranges::sort(keys_, {}, by_identity);
  std::size_t kept = 0;
  for (std::size_t first = 0; first < keys_.size();) {
    std::size_t end = first + 1;
    while (end < keys_.size() && keys_[first].identity != 0 && keys_[end].identity == keys_[first].identity) ++end;
    if (end == first + 1) {
      keys_[kept++] = keys_[first];
    } else {
      const auto merged = Merged(std::span(keys_).subspan(first, end - first), problems);
      if (!merged) return tl::unexpected(merged.error());
      keys_[kept++] = *merged;
    }
    first = end;
  }
  keys_.resize(kept);
  std::ranges::sort(keys_, {}, [](const Key& key) { return std::tuple(-key.likelihood, key.identity, key.place); });
  return {};
}

}  // namespace ronda::players
