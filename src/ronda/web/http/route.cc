#include "ronda/web/http/route.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ronda/base/enum_array.h"
#include "ronda/base/letters.h"

namespace ronda::web {
namespace {

constexpr std::array<std::pair<std::string_view, PlaceKind>, 5> kPlaceKinds{{
    {"slug", PlaceKind::kSlug},
    {"number", PlaceKind::kNumber},
    {"token", PlaceKind::kToken},
    {"file", PlaceKind::kFile},
    {"text", PlaceKind::kText},
}};
constexpr std::size_t kLongestPlace = 80;
constexpr std::size_t kLongestText = 1000;
constexpr std::size_t kMostDigits = 9;

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// "{t:slug}", or a literal without braces.
std::optional<Segment> ParseSegment(std::string_view text) {
  if (text.empty()) return std::nullopt;
  if (text.find_first_of("{}:") == std::string_view::npos) return Segment{std::string(text), std::nullopt};
  const std::size_t colon = text.find(':');
  if (text.front() != '{' || text.back() != '}' || colon == std::string_view::npos || colon == 1) return std::nullopt;
  const std::string_view kind = text.substr(colon + 1, text.size() - colon - 2);
  const auto found = std::ranges::find(kPlaceKinds, kind, &std::pair<std::string_view, PlaceKind>::first);
  if (found == kPlaceKinds.end()) return std::nullopt;
  return Segment{std::string(text.substr(1, colon - 1)), found->second};
}

bool IsSlugCharacter(char c) { return IsSmall(c) || IsDigit(c) || c == '-'; }

}  // namespace

std::string_view RightName(Right right) {
  constexpr EnumArray<Right, std::string_view, Right::kOwner> kNames{
      {{"public", "player", "helper", "arbiter", "owner"}}};
  return kNames[right];
}

Handler At(std::function<Response(const Request&)> answer) {
  return [answer = std::move(answer)](const Request& request, const Reply& reply) { reply(answer(request)); };
}

std::optional<std::vector<Segment>> ParsePattern(std::string_view pattern) {
  std::vector<Segment> segments;
  if (!pattern.starts_with('/')) return std::nullopt;
  pattern.remove_prefix(1);
  while (!pattern.empty()) {
    const std::size_t end = std::min(pattern.find('/'), pattern.size());
    auto segment = ParseSegment(pattern.substr(0, end));
    if (!segment || end + 1 == pattern.size()) return std::nullopt;
    segments.push_back(std::move(*segment));
    pattern.remove_prefix(std::min(end + 1, pattern.size()));
  }
  return segments;
}

bool Fits(PlaceKind kind, std::string_view text) {
  if (text.empty() || text.size() > (kind == PlaceKind::kText ? kLongestText : kLongestPlace)) return false;
  switch (kind) {
    case PlaceKind::kSlug:
      return std::ranges::all_of(text, IsSlugCharacter);
    case PlaceKind::kNumber:
      return text.size() <= kMostDigits && std::ranges::all_of(text, IsDigit);
    case PlaceKind::kToken:
      return std::ranges::all_of(text, [](char c) { return IsSlugCharacter(c) || IsCapital(c) || c == '_'; });
    case PlaceKind::kFile:
      return std::ranges::all_of(text,
                                 [](char c) { return IsSlugCharacter(c) || IsCapital(c) || c == '.' || c == '_'; });
    case PlaceKind::kText:
      return true;
  }
  return false;
}

}  // namespace ronda::web
