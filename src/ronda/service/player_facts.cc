#include "ronda/service/player_facts.h"

#include "ronda/formats/files.h"
#include "ronda/formats/tags.h"

namespace ronda::service {

Result<awards::Facts> FactsFor(const Tournament& tournament, const std::string& tags_file) {
  awards::Facts facts{awards::YearOf(tournament.data().info), {}};
  if (tags_file.empty()) return facts;
  const auto bytes = ReadBytes(tags_file);
  if (!bytes) return tl::unexpected(bytes.error());
  auto read = formats::ReadTags(*bytes, tags_file);
  if (!read) return tl::unexpected(read.error());
  facts.tags = *std::move(read);
  return facts;
}

}  // namespace ronda::service
