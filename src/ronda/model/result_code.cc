#include "ronda/model/result_code.h"

#include <algorithm>

#include "ronda/base/letters.h"

namespace ronda {

namespace {

constexpr bool InEnumOrder() {
  for (std::size_t i = 0; i < kResultTraits.values.size(); ++i) {
    if (kResultTraits.values[i].code != static_cast<ResultCode>(i)) return false;
  }
  return true;
}
static_assert(InEnumOrder(), "Traits() indexes the table by code");

}  // namespace

std::optional<ResultCode> ResultFromTrf(char letter) {
  if (letter == ' ') return std::nullopt;
  const auto found = std::ranges::find(kResultTraits, Upper(letter), &ResultTraits::trf);
  if (found == kResultTraits.end()) return std::nullopt;
  return found->code;
}

std::optional<ResultCode> ResultFromName(std::string_view name) {
  const auto found = std::ranges::find(kResultTraits, name, &ResultTraits::name);
  if (found == kResultTraits.end()) return std::nullopt;
  return found->code;
}

}  // namespace ronda
