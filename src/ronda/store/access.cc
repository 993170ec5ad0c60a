#include "ronda/store/access.h"

#include <algorithm>

#include "ronda/base/enum_array.h"

namespace ronda::store {
namespace {

constexpr EnumArray<Role, std::string_view, Role::kPlayer> kRoleNames{
    {{"owner", "arbiter", "helper", "captain", "player"}}};

}  // namespace

std::string_view RoleName(Role role) { return kRoleNames[role]; }

std::optional<Role> RoleOf(std::string_view name) {
  const auto found = std::ranges::find(kRoleNames, name);
  if (found == kRoleNames.end()) return std::nullopt;
  return static_cast<Role>(found - kRoleNames.begin());
}

}  // namespace ronda::store
