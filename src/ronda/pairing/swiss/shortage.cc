#include "ronda/pairing/swiss/shortage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/completion.h"

namespace ronda::swiss {
namespace {

constexpr std::size_t kMostNamed = 12;  // players listed by number before the message says "and more"

std::string Numbers(const Tournament& tournament, const Field& field, std::span<const Place> places) {
  std::vector<int> numbers;
  for (const Place place : places) numbers.push_back(tournament.player(field[place].player).tpn.value());
  std::ranges::sort(numbers);
  const bool more = numbers.size() > kMostNamed;
  if (more) numbers.resize(kMostNamed);
  return fmt::format("{}{}", fmt::join(numbers, ", "), more ? " and more" : "");
}

// Two players of a group who cannot be paired because of each other, if it is one pair that is to blame.
std::string WhyMayNotMeet(const Tournament& tournament, const Field& field, Place a, Place b) {
  const std::string first = NumberAndName(tournament.player(field[a].player));
  const std::string second = NumberAndName(tournament.player(field[b].player));
  if (field.IsForbidden(a, b)) return fmt::format("{} and {} have met or are forbidden to meet", first, second);
  return fmt::format("{} and {} must both have {}", first, second,
                     field[a].preference->colour == Colour::kWhite ? "White" : "Black");
}

std::vector<Place> PlacesOf(std::span<const matching::Vertex> vertices) {
  std::vector<Place> places;
  std::ranges::transform(vertices, std::back_inserter(places), PlaceOf);
  return places;
}

// Everybody who may stay without an opponent.
std::vector<Place> Unpaired(const matching::Shortage& shortage) {
  std::vector<Place> unpaired;
  for (const auto& component : shortage.odd_components)
    std::ranges::copy(PlacesOf(component), std::back_inserter(unpaired));
  return unpaired;
}

std::string Describe(const Tournament& tournament, const Field& field, const matching::Shortage& shortage) {
  const std::vector<Place> separate = Unpaired(shortage);
  std::string text;
  if (shortage.bottleneck.empty()) {
    text = fmt::format("players {} cannot all be paired with each other nor with anybody else",
                       Numbers(tournament, field, separate));
  } else {
    text = fmt::format("apart from players {}, players {} form {} odd groups that may not meet each other",
                       Numbers(tournament, field, PlacesOf(shortage.bottleneck)), Numbers(tournament, field, separate),
                       shortage.odd_components.size());
  }
  if (shortage.odd_components.size() >= 2) {
    text += fmt::format(" ({})", WhyMayNotMeet(tournament, field, PlaceOf(shortage.odd_components[0].front()),
                                               PlaceOf(shortage.odd_components[1].front())));
  }
  return text;
}

matching::Graph GraphOf(const Field& field) {
  matching::Graph graph(field.size());
  for (const Place a : field.places()) {
    for (Place b(0); b < a; ++b) {
      if (field.MayMeet(a, b)) graph.AddEdge(VertexOf(a), VertexOf(b));
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
  if (ByeCandidates(field, field.AllPlaces()).empty()) {
    return Refusal(
        fmt::format(
            "no legal pairing of round {} exists: the number of players is odd and nobody may have the bye any more",
            tournament.next_round().value()),
        "everybody has had the bye or scored a win without playing (C.04.1 rule 4)");
  }
  const matching::Shortage shortage = matching.Explain();
  return Refusal(fmt::format("no legal pairing of round {} exists: only players {} could stay without opponent, and "
                             "none of them may have the bye",
                             tournament.next_round().value(), Numbers(tournament, field, Unpaired(shortage))),
                 hint);
}

}  // namespace ronda::swiss
