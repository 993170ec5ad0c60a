#include "ronda/charts/round_text.h"

#include <fmt/format.h>

#include "ronda/base/columns.h"
#include "ronda/base/utf8.h"

namespace ronda::charts {
namespace {

std::string FirstLetter(std::string_view text) {
  text = Trim(text);
  return text.empty() ? "" : std::string(text.substr(0, FirstCharacter(text).bytes));
}

}  // namespace

std::string PointsText(Points points) {
  const int tenths = points.tenths();
  if (tenths % 5 != 0 || tenths < 0) return ToString(points);
  const std::string half = tenths % 10 == 5 ? "\xC2\xBD" : "";
  return tenths == 5 ? half : fmt::format("{}{}", tenths / 10, half);
}

std::string ResultText(const Tournament& tournament, PlayerIndex player, Round round) {
  const RoundEntry& entry = tournament.entry(player, round);
  switch (entry.result) {
    case ResultCode::kPending:
    case ResultCode::kAbsent:
      return "";
    case ResultCode::kForfeitWin:
      return "+";
    case ResultCode::kForfeitLoss:
      return "\xE2\x88\x92";
    case ResultCode::kAdjourned:
      return "adj";
    case ResultCode::kWin:
    case ResultCode::kUnratedWin:
      return "1";
    case ResultCode::kDraw:
    case ResultCode::kUnratedDraw:
      return "\xC2\xBD";
    case ResultCode::kLoss:
    case ResultCode::kUnratedLoss:
      return "0";
    case ResultCode::kPairingBye:
    case ResultCode::kFullBye:
    case ResultCode::kHalfBye:
    case ResultCode::kZeroBye:
      break;
  }
  return PointsText(tournament.PointsFor(player, round));
}

std::string Initials(const std::string& name) {
  const auto comma = name.find(',');
  if (comma == std::string::npos) {
    const auto blank = name.rfind(' ');
    return FirstLetter(name) +
           (blank == std::string::npos ? "" : FirstLetter(std::string_view(name).substr(blank + 1)));
  }
  return FirstLetter(std::string_view(name).substr(comma + 1)) + FirstLetter(name);
}

}  // namespace ronda::charts
