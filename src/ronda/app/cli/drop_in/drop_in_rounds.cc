#include "ronda/app/cli/drop_in/drop_in_rounds.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/verify/checklist.h"

namespace ronda::cli {

std::optional<Diagnostic> RefusalOf(const Tournament& tournament) {
  const auto& planned = tournament.data().planned_rounds;
  const auto pending = [](const RoundEntry& entry) { return entry.result == ResultCode::kPending; };
  if (!planned) {
    return UsageError("the file does not say how many rounds are planned", "add a record 142 (or XXR)");
  }
  if (tournament.rounds() >= *planned) {
    return UsageError(fmt::format("every planned round is paired ({})", tournament.rounds()),
                      "is the number of rounds right?");
  }
  if (std::ranges::any_of(tournament.data().entries, pending)) {
    return UsageError(fmt::format("games of round {} are without a result", tournament.rounds()), "enter them first");
  }
  return std::nullopt;
}

RoundPairing InTheirOrder(const Tournament& before, RoundPairing pairing) {
  auto pairs = verify::RoundOf(pairing).pairs;
  verify::SortForPublication(before, verify::PublicationScores::kStanding, pairs);
  pairing.boards.clear();
  for (const auto& pair : pairs) pairing.boards.push_back({pair.white, pair.black, {}});
  return pairing;
}

void SortInTheirOrder(const Tournament& before, verify::RoundDifference& difference) {
  for (auto* pairs : {&difference.expected.pairs, &difference.found.pairs}) {
    verify::SortForPublication(before, verify::PublicationScores::kStanding, *pairs);
  }
}

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

std::string ChecklistOfRound(const Tournament& tournament, Round round, const PairingSystem& system,
                             std::string_view title_end) {
  const Tournament before = tournament.Before(round);
  const auto pairing = system.Pair(before);
  const auto found = pairing ? std::optional(*pairing) : std::nullopt;
  return fmt::format("Round #{}{}\n", round.value(), title_end) +
         verify::ChecklistOf(before, found, verify::RulesOf(system.info()));
}

}  // namespace ronda::cli
