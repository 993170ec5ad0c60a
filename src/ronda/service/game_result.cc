#include "ronda/service/game_result.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace ronda::service {
namespace {

using handling::GameScore;

struct Written {
  std::string_view text;
  GameScore score;
};

constexpr std::array<Written, 9> kUsual{{
    {"1-0", {ResultCode::kWin, ResultCode::kLoss}},
    {"0-1", {ResultCode::kLoss, ResultCode::kWin}},
    {"=-=", {ResultCode::kDraw, ResultCode::kDraw}},
    {"1/2-1/2", {ResultCode::kDraw, ResultCode::kDraw}},
    {"0.5-0.5", {ResultCode::kDraw, ResultCode::kDraw}},
    {"½-½", {ResultCode::kDraw, ResultCode::kDraw}},
    {"+-", {ResultCode::kForfeitWin, ResultCode::kForfeitLoss}},
    {"-+", {ResultCode::kForfeitLoss, ResultCode::kForfeitWin}},
    {"--", {ResultCode::kForfeitLoss, ResultCode::kForfeitLoss}},
}};

constexpr std::array<Written, 8> kUnusual{{
    {"W-L", {ResultCode::kUnratedWin, ResultCode::kUnratedLoss}},
    {"L-W", {ResultCode::kUnratedLoss, ResultCode::kUnratedWin}},
    {"D-D", {ResultCode::kUnratedDraw, ResultCode::kUnratedDraw}},
    {"0-0", {ResultCode::kLoss, ResultCode::kLoss}},
    {"=-0", {ResultCode::kDraw, ResultCode::kLoss}},
    {"0-=", {ResultCode::kLoss, ResultCode::kDraw}},
    {"adjourned", {ResultCode::kAdjourned, ResultCode::kAdjourned}},
    {"X-X", {ResultCode::kAdjourned, ResultCode::kAdjourned}},
}};

std::optional<GameScore> Find(std::span<const Written> results, std::string_view text) {
  const auto found = std::ranges::find(results, text, &Written::text);
  return found == results.end() ? std::nullopt : std::optional(found->score);
}

}  // namespace

std::optional<GameScore> FinishedGame(std::string_view text) { return Find(kUsual, text); }

std::optional<GameScore> AnyGame(std::string_view text) {
  const auto usual = FinishedGame(text);
  return usual ? usual : Find(kUnusual, text);
}

std::string GameText(const GameScore& score) {
  if (score.white == ResultCode::kPending && score.black == ResultCode::kPending) return "*";
  for (const std::span<const Written> results :
       {std::span<const Written>(kUsual), std::span<const Written>(kUnusual)}) {
    const auto found = std::ranges::find(results, score, &Written::score);
    if (found != results.end()) return std::string(found->text);
  }
  return fmt::format("{}, {}", Traits(score.white).name, Traits(score.black).name);
}

}  // namespace ronda::service
