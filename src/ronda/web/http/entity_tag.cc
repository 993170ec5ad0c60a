#include "ronda/web/http/entity_tag.h"

#include <algorithm>
#include <utility>

#include "ronda/web/http/headers.h"

namespace ronda::web {
namespace {

// One tag at the front of the text, which is taken from it.
std::optional<EntityTag> TakeTag(std::string_view& text) {
  EntityTag tag;
  if (text.starts_with("W/")) {
    tag.strength = EntityTag::Strength::kWeak;
    text.remove_prefix(2);
  }
  if (!text.starts_with('"')) return std::nullopt;
  const std::size_t end = text.find('"', 1);
  if (end == std::string_view::npos) return std::nullopt;
  tag.text = text.substr(1, end - 1);
  text.remove_prefix(end + 1);
  return IsFieldValue(tag.text) ? std::optional(std::move(tag)) : std::nullopt;
}

std::string_view WithoutQuotes(std::string_view etag) {
  return etag.size() < 2 ? std::string_view() : etag.substr(1, etag.size() - 2);
}

// Whether a weight after a coding is zero: ";q=0", ";q=0.000".
bool IsZeroWeight(std::string_view parameters) {
  const std::size_t at = parameters.find("q=");
  if (at == std::string_view::npos) return false;
  const std::string_view weight = Trimmed(parameters.substr(at + 2));
  return weight.find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

std::optional<EntityTags> ParseEntityTags(std::string_view header) {
  header = Trimmed(header);
  if (header == "*") return EntityTags{EntityTags::Kind::kAny, {}};
  EntityTags all;
  while (true) {
    auto tag = TakeTag(header);
    if (!tag) return std::nullopt;
    all.tags.push_back(std::move(*tag));
    header = Trimmed(header);
    if (header.empty()) return all;
    if (!header.starts_with(',')) return std::nullopt;
    header = Trimmed(header.substr(1));
  }
}

bool MatchesWeakly(const EntityTags& tags, std::string_view etag) {
  if (tags.kind == EntityTags::Kind::kAny) return true;
  return std::ranges::find(tags.tags, WithoutQuotes(etag), &EntityTag::text) != tags.tags.end();
}

bool MatchesStrongly(const EntityTags& tags, std::string_view etag) {
  if (tags.kind == EntityTags::Kind::kAny) return true;
  return std::ranges::any_of(tags.tags, [&](const EntityTag& tag) {
    return tag.strength == EntityTag::Strength::kStrong && tag.text == WithoutQuotes(etag);
  });
}

bool AcceptsGzip(std::string_view accept_encoding) {
  std::optional<bool> by_name;
  std::optional<bool> by_star;
  for (const std::string_view element : ListElements(accept_encoding)) {
    const std::size_t semicolon = std::min(element.find(';'), element.size());
    const std::string_view coding = Trimmed(element.substr(0, semicolon));
    const bool wanted = !IsZeroWeight(element.substr(semicolon));
    if (EqualIgnoringCase(coding, "gzip")) by_name = wanted;
    if (coding == "*") by_star = wanted;
  }
  return by_name.value_or(by_star.value_or(false));
}

}  // namespace ronda::web
