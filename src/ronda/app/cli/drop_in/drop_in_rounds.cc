#include "ronda/app/cli/drop_in/drop_in_rounds.h"

#include <fmt/format.h>

#include <algorithm>

namespace ronda::cli {

std::string DifferenceText(const Tournament& tournament, const verify::RoundDifference& difference) {
  if (difference.failure) return fmt::format("No valid pairing exists for round {}.\n\n", difference.round.value());
  const auto cells = [&](const verify::RecordedRound& round, int indent) {
    std::vector<std::string> lines;
    const auto add = [&](PlayerIndex white, int black) {
      lines.push_back(fmt::format("{:>{}} - {:>3}", tournament.player(white).tpn.value(), indent, black));
    };
    for (const auto& pair : round.pairs) add(pair.white, tournament.player(pair.black).tpn.value());
    for (const PlayerIndex player : round.byes) add(player, 0);
    return lines;
  };
  auto expected = cells(difference.expected, 7);
  auto found = cells(difference.found, 19);
  const std::size_t lines = std::max(expected.size(), found.size());
  expected.resize(lines, std::string(13, ' '));
  found.resize(lines);
  std::string text = "  Checker pairings        Tournament pairings \n";
  for (std::size_t i = 0; i < lines; ++i) text += expected[i] + found[i] + '\n';
  return text + '\n';
}

}  // namespace ronda::cli
