#include "ronda/ledger/slug.h"

#include "ronda/base/letters.h"

namespace ronda::ledger {
namespace {

constexpr std::size_t kLongestSlug = 40;

}  // namespace

std::string SlugOf(std::string_view name) {
  std::string slug;
  for (const char letter : Lower(name)) {
    if (IsSmall(letter) || (letter >= '0' && letter <= '9')) {
      slug += letter;
    } else if (!slug.empty() && slug.back() != '-') {
      slug += '-';
    }
    if (slug.size() == kLongestSlug) break;
  }
  while (slug.ends_with('-')) slug.pop_back();
  return slug.empty() ? "event" : slug;
}

bool IsSlug(std::string_view text) { return !text.empty() && SlugOf(text) == text; }

}  // namespace ronda::ledger
