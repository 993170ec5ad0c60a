#include "ronda/service/player_facts.h"

#include "ronda/formats/tags.h"

namespace ronda::service {

Result<awards::Facts> FactsFor(const Tournament& tournament, const std::optional<Source>& tags) {
  awards::Facts facts{awards::YearOf(tournament.data().info), {}};
  if (!tags) return facts;
  const auto bytes = BytesOf(*tags);
  if (!bytes) return tl::unexpected(bytes.error());
  auto read = formats::ReadTags(*bytes, tags->name);
  if (!read) return tl::unexpected(read.error());
  facts.tags = *std::move(read);
  return facts;
}

}  // namespace ronda::service
