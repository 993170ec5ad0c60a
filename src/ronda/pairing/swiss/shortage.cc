#include "ronda/pairing/swiss/shortage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/completion.h"

namespace ronda::swiss {
namespace {

constexpr std::size_t kMostNamed = 12;  // players listed by number before the message says "and more"

std::string Numbers(const Tournament& tournament, const Field& field, std::span<const int> places) {
  std::vector<int> numbers;
  for (const int place : places) numbers.push_back(tournament.player(field[place].player).tpn.value());
  std::ranges::sort(numbers);
  const bool more = numbers.size() > kMostNamed;
  if (more) numbers.resize(kMostNamed);
  return fmt::format("{}{}", fmt::join(numbers, ", "), more ? " and more" : "");
}

// "5 Anna".
std::string Named(const Player& player) {
  return fmt::format("{}{}{}", player.tpn.value(), player.name.empty() ? "" : " ", player.name);
}

// Two players of a group who cannot be paired because of each other, if it is one pair that is to blame.
std::string WhyMayNotMeet(const Tournament& tournament, const Field& field, int a, int b) {
  const std::string first = Named(tournament.player(field[a].player));
  const std::string second = Named(tournament.player(field[b].player));
  if (field.IsForbidden(a, b)) return fmt::format("{} and {} have met or are forbidden to meet", first, second);
  return fmt::format("{} and {} must both have {}", first, second,
                     field[a].preference->colour == Colour::kWhite ? "White" : "Black");
}

std::string Describe(const Tournament& tournament, const Field& field, const matching::Shortage& shortage) {
  std::vector<int> separate;
  for (const auto& component : shortage.odd_components)
    separate.insert(separate.end(), component.begin(), component.end());
  std::string text;
  if (shortage.bottleneck.empty()) {
    text = fmt::format("players {} cannot all be paired with each other nor with anybody else",
                       Numbers(tournament, field, separate));
  } else {
    text = fmt::format("apart from players {}, players {} form {} odd groups that may not meet each other",
                       Numbers(tournament, field, shortage.bottleneck), Numbers(tournament, field, separate),
                       shortage.odd_components.size());
  }
  if (shortage.odd_components.size() >= 2) {
    text += fmt::format(" ({})", WhyMayNotMeet(tournament, field, shortage.odd_components[0].front(),
                                               shortage.odd_components[1].front()));
  }
  return text;
}

matching::Graph GraphOf(const Field& field) {
  matching::Graph graph(field.size());
  for (int u = 0; u < field.size(); ++u) {
    for (int v = u + 1; v < field.size(); ++v) {
      if (field.MayMeet(u, v)) graph.AddEdge(u, v);
    }
  }
  return graph;
}

Diagnostic Refusal(std::string message, std::string hint) {
  return {.severity = Severity::kError,
          .code = std::string(kNoLegalPairing),
          .message = std::move(message),
          .hint = std::move(hint)};
}

}  // namespace

Diagnostic WhyNoPairing(const Tournament& tournament, const Field& field) {
  const std::string hint =
      "the rules leave it to the arbiter what to do; a bye on request may open a way, or a forbidden pair that is "
      "allowed again";
  const matching::PerfectMatching matching(GraphOf(field));
  const int unpaired = field.size() - 2 * matching.pairs();
  if (unpaired > field.size() % 2) {
    return Refusal(
        fmt::format("no legal pairing of round {} exists: {} players stay without opponent; {}",
                    tournament.next_round().value(), unpaired, Describe(tournament, field, matching.Explain())),
        hint);
  }
  std::vector<int> everybody(field.entrants().size());
  std::iota(everybody.begin(), everybody.end(), 0);
  if (ByeCandidates(field, everybody).empty()) {
    return Refusal(
        fmt::format(
            "no legal pairing of round {} exists: the number of players is odd and nobody may have the bye any more",
            tournament.next_round().value()),
        "everybody has had the bye or scored a win without playing (C.04.1 rule 4)");
  }
  const matching::Shortage shortage = matching.Explain();
  std::vector<int> free;
  for (const auto& component : shortage.odd_components) free.insert(free.end(), component.begin(), component.end());
  return Refusal(fmt::format("no legal pairing of round {} exists: only players {} could stay without opponent, and "
                             "none of them may have the bye",
                             tournament.next_round().value(), Numbers(tournament, field, free)),
                 hint);
}

}  // namespace ronda::swiss
