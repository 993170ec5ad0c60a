#include "ronda/rating/norm_rules.h"

#include <algorithm>

#include "ronda/base/enum_array.h"

namespace ronda::rating {
namespace {

// Each list ends where that of the next title goes on.
constexpr std::array<std::string_view, 4> kHolders{"GM", "IM", "WGM", "WIM"};
constexpr std::span<const std::string_view> kAll(kHolders);

constexpr EnumArray<NormTitle, NormRule, NormTitle::kWim> kRules{{{
    {NormTitle::kGm, "GM", 2600, 2380, 2200, kAll.first(1), 2500, false},
    {NormTitle::kIm, "IM", 2450, 2230, 2050, kAll.first(2), 2400, false},
    {NormTitle::kWgm, "WGM", 2400, 2180, 2000, kAll.first(3), 2300, true},
    {NormTitle::kWim, "WIM", 2250, 2030, 1850, kAll.first(4), 2200, true},
}}};

}  // namespace

std::span<const NormRule> NormRules() { return kRules.values; }

const NormRule& RuleFor(NormTitle title) { return kRules[title]; }

bool CountsAsTitled(std::string_view title) {
  constexpr std::array<std::string_view, 6> kTitled{"GM", "IM", "FM", "WGM", "WIM", "WFM"};
  return std::ranges::count(kTitled, title) > 0;
}

bool HasTitle(std::string_view held, NormTitle sought) {
  const auto& holders = RuleFor(sought).held;
  return std::ranges::count(holders, held) > 0;
}

}  // namespace ronda::rating
