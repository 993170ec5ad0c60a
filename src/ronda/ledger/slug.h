// Addresses of tournaments.
#pragma once

#include <string>
#include <string_view>

namespace ronda::ledger {

// "Club Open 2026" -> "club-open-2026": small letters, digits and hyphens, at most 40; "event" where nothing is left.
std::string SlugOf(std::string_view name);

// Whether the text can be an address.
bool IsSlug(std::string_view text);

}  // namespace ronda::ledger
