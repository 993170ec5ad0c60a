#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/knockout/progress.h"

namespace ronda::knockout {
namespace {

constexpr std::string_view kHalf = "\xC2\xBD";  // one half as one character

// "1", "0.5", "1½".
std::optional<Points> PointsOf(std::string_view text) {
  text = Trim(text);
  if (text.empty() || text.front() == '-') return std::nullopt;
  if (!text.ends_with(kHalf)) return ParsePoints(text);
  text.remove_suffix(kHalf.size());
  const auto whole = text.empty() ? std::optional(Points()) : ParsePoints(text);
  return whole ? std::optional(*whole + Points::Tenths(5)) : std::nullopt;
}

std::optional<std::pair<Points, Points>> PairOf(std::string_view text) {
  const auto dash = text.find_first_of("-:");
  if (dash == std::string_view::npos) return std::nullopt;
  const auto home = PointsOf(text.substr(0, dash));
  const auto away = PointsOf(text.substr(dash + 1));
  if (!home || !away) return std::nullopt;
  return std::pair(*home, *away);
}

std::string Short(Points points) {
  return points.tenths() % 10 == 0 ? fmt::format("{}", points.tenths() / 10) : ToString(points);
}

}  // namespace

std::optional<Score> ParseScore(std::string_view text) {
  text = Trim(text);
  Score score;
  for (const auto& [word, walkover] : {std::pair("+-", Walkover::kHomeWins), std::pair("-+", Walkover::kAwayWins),
                                       std::pair("--", Walkover::kNobody)}) {
    if (text != word) continue;
    score.walkover = walkover;
    return score;
  }
  const auto comma = text.find(',');
  const auto regular = PairOf(text.substr(0, comma));
  if (!regular) return std::nullopt;
  score.home = regular->first;
  score.away = regular->second;
  if (comma == std::string_view::npos) return score;
  const auto play_off = PairOf(text.substr(comma + 1));
  if (!play_off) return std::nullopt;
  score.play_off_home = play_off->first;
  score.play_off_away = play_off->second;
  return score;
}

std::string ToString(const Score& score) {
  if (score.walkover) {
    switch (*score.walkover) {
      case Walkover::kHomeWins:
        return "+-";
      case Walkover::kAwayWins:
        return "-+";
      case Walkover::kNobody:
        return "--";
    }
  }
  std::string text = fmt::format("{}-{}", Short(score.home), Short(score.away));
  if (score.play_off_home && score.play_off_away) {
    text += fmt::format(",{}-{}", Short(*score.play_off_home), Short(*score.play_off_away));
  }
  return text;
}

}  // namespace ronda::knockout
