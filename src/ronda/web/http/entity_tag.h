// Entity tags: whether the client already has what it asks for (If-None-Match), and whether what it wants to change is
// still what it saw (If-Match).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ronda::web {

struct EntityTag {
  std::string text;  // without quotes
  enum class Strength { kStrong, kWeak };
  Strength strength = Strength::kStrong;

  bool operator==(const EntityTag&) const = default;
};

struct EntityTags {
  enum class Kind { kListed, kAny };  // kAny: "*"
  Kind kind = Kind::kListed;
  std::vector<EntityTag> tags;
};

// The value of If-Match or If-None-Match; none if it is ill-formed.
std::optional<EntityTags> ParseEntityTags(std::string_view header);

// If-None-Match compares weakly, If-Match strongly. `etag` has its quotes.
bool MatchesWeakly(const EntityTags& tags, std::string_view etag);
bool MatchesStrongly(const EntityTags& tags, std::string_view etag);

// Whether the client takes gzip: named, or *, and not with q=0.
bool AcceptsGzip(std::string_view accept_encoding);

}  // namespace ronda::web
