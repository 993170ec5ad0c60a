#include "ronda/announce/rating_kind.h"

namespace ronda::announce {
namespace {

constexpr int kMoves = 60;
// Laws of Chess, appendices A.1 and B.1: rapid is more than 10 and less than 60 minutes, blitz 10 or less.
constexpr std::int32_t kLongestBlitz = 10 * 60;
constexpr std::int32_t kShortestStandard = 60 * 60;

}  // namespace

std::string_view NameOf(RatingKind kind) {
  switch (kind) {
    case RatingKind::kStandard:
      return "standard";
    case RatingKind::kRapid:
      return "rapid";
    case RatingKind::kBlitz:
      return "blitz";
  }
  return "";
}

std::optional<TimeControl> TimeControlOf(const EventInfo& info) {
  if (auto encoded = FromTrf(info.encoded_time_control); !info.encoded_time_control.empty() && encoded) return *encoded;
  if (auto words = ParseTimeControl(info.time_control); !info.time_control.empty() && words) return *words;
  return std::nullopt;
}

std::optional<RatingKind> RatingKindOf(const TimeControl& control) {
  const auto time = TimeFor(control.white, kMoves);
  if (!time) return std::nullopt;
  if (*time <= kLongestBlitz) return RatingKind::kBlitz;
  return *time < kShortestStandard ? RatingKind::kRapid : RatingKind::kStandard;
}

std::optional<RatingKind> RatingKindOf(const EventInfo& info) {
  const auto control = TimeControlOf(info);
  return control ? RatingKindOf(*control) : std::nullopt;
}

}  // namespace ronda::announce
