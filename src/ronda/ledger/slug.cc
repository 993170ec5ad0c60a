#include "ronda/ledger/slug.h"

#include <algorithm>

#include "ronda/base/plain_words.h"

namespace ronda::ledger {
namespace {

constexpr std::size_t kLongestSlug = 40;

}  // namespace

std::string SlugOf(std::string_view name) {
  std::string slug = PlainWords(name).substr(0, kLongestSlug);  // "Federación" is "federacion"
  std::ranges::replace(slug, ' ', '-');
  while (slug.ends_with('-')) slug.pop_back();
  return slug.empty() ? "event" : slug;
}

bool IsSlug(std::string_view text) { return !text.empty() && SlugOf(text) == text; }

}  // namespace ronda::ledger
