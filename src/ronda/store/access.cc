#include "ronda/store/access.h"

#include <algorithm>
#include <array>

namespace ronda::store {
namespace {

// In the order of the enumerators.
constexpr std::array<std::string_view, 5> kRoleNames{"owner", "arbiter", "helper", "captain", "player"};

}  // namespace

std::string_view RoleName(Role role) { return kRoleNames[static_cast<std::size_t>(role)]; }

std::optional<Role> RoleOf(std::string_view name) {
  const auto found = std::ranges::find(kRoleNames, name);
  if (found == kRoleNames.end()) return std::nullopt;
  return static_cast<Role>(found - kRoleNames.begin());
}

}  // namespace ronda::store
