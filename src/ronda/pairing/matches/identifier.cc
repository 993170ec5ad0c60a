#include "ronda/pairing/matches/identifier.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/pairing/swiss/first_identifier.h"
#include "ronda/pairing/swiss/pairable.h"

namespace ronda::matches {
namespace {

using matching::Graph;
using matching::PerfectMatching;

swiss::PairCosts InOrder(const PairingCost& cost) {
  return {cost.same_origin, cost.rating_gap, cost.colours, cost.strong_colours, cost.floated_opponents};
}

// Everybody of the bracket by pairing number; vertex v is places[v].
std::vector<int> ByNumber(const swiss::Field& field, const Bracket& bracket) {
  std::vector<int> places = bracket.residents;
  places.insert(places.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
  std::ranges::sort(places, {}, [&](int place) { return field[place].player; });
  return places;
}

class BracketPairer {
 public:
  BracketPairer(const swiss::Field& field, const RoundTerms& terms, const Bracket& bracket)
      : field_(field), terms_(terms), bracket_(bracket), places_(ByNumber(field, bracket)) {}

  std::vector<PlacePair> Run(Way way) const {
    if (way == Way::kFastWhereProven) {
      if (auto graph = IdealGraph()) return InPlaces(swiss::FirstIdentifier(PerfectMatching(*std::move(graph))));
    }
    return InPlaces(swiss::FirstIdentifierByWeights(Edges(), size()));
  }

 private:
  int size() const { return static_cast<int>(places_.size()); }
  int Place(int vertex) const { return places_[matching::Vertex(vertex).index()]; }
  PairingCost Cost(int u, int v) const { return CostOf(field_, terms_, bracket_, {Place(u), Place(v)}); }

  std::vector<PlacePair> InPlaces(const std::vector<swiss::VertexPair>& pairs) const {
    std::vector<PlacePair> in_places;
    for (const swiss::VertexPair& pair : pairs) in_places.push_back({Place(pair.top), Place(pair.bottom)});
    return in_places;
  }

  std::vector<swiss::WeightedPair> Edges() const {
    std::vector<swiss::WeightedPair> edges;
    for (int u = 0; u < size(); ++u) {
      for (int v = u + 1; v < size(); ++v) {
        if (!field_.IsForbidden(Place(u), Place(v))) edges.push_back({{u, v}, InOrder(Cost(u, v))});
      }
    }
    return edges;
  }

  ByColour<int> CountPreferences() const {
    ByColour<int> count;
    for (const int place : places_) {
      if (const auto& preference = terms_.preference(place)) ++count[preference->colour];
    }
    return count;
  }

  // Whether a pair occurs in no pairing with as few denied preferences as the counts alone allow. If no colour is
  // wanted by more than half, nobody meets somebody who wants the same. If one is, everybody else meets one of those
  // who want it, or there would be one denied preference more.
  bool SpoilsColours(int u, int v, const ByColour<int>& count) const {
    const int half = size() / 2;
    const auto wants = [&](int vertex, Colour colour) {
      const auto& preference = terms_.preference(Place(vertex));
      return preference && preference->colour == colour;
    };
    for (const Colour colour : {Colour::kWhite, Colour::kBlack}) {
      if (count[colour] > half && !wants(u, colour) && !wants(v, colour)) return true;
      if (count[colour] <= half && wants(u, colour) && wants(v, colour)) return true;
    }
    return false;
  }

  template <class Spoils>
  bool Keep(Graph& graph, Spoils spoils) const {
    Graph kept = graph;
    for (int u = 0; u < size(); ++u) {
      for (int v = u + 1; v < size(); ++v) {
        if (spoils(u, v)) kept.RemoveEdge(u, v);
      }
    }
    if (!PerfectMatching(kept).IsPerfect()) return false;
    graph = std::move(kept);
    return true;
  }

  // The graph whose perfect matchings are the best pairings, if they are as good as counting makes them.
  std::optional<Graph> IdealGraph() const {
    Graph graph = swiss::NotForbiddenGraph(field_, places_);
    const bool keeps_apart = field_.kept_apart().has_origins() || field_.kept_apart().has_ratings();
    if (keeps_apart && !Keep(graph, [&](int u, int v) { return field_.IsUnwanted(Place(u), Place(v)); })) {
      return std::nullopt;
    }
    const auto count = CountPreferences();
    const bool wishes = count[Colour::kWhite] + count[Colour::kBlack] > 0;
    if (wishes && !Keep(graph, [&](int u, int v) { return SpoilsColours(u, v, count); })) return std::nullopt;
    if (wishes && !Keep(graph, [&](int u, int v) { return Cost(u, v).strong_colours > 0; })) return std::nullopt;
    const bool floats = terms_.counts_floated_opponents && !bracket_.upfloaters.empty();
    if (floats && !Keep(graph, [&](int u, int v) { return Cost(u, v).floated_opponents > 0; })) return std::nullopt;
    return graph;
  }

  const swiss::Field& field_;
  const RoundTerms& terms_;
  const Bracket& bracket_;
  std::vector<int> places_;
};

}  // namespace

bool Bracket::IsUpfloater(int place) const { return std::ranges::binary_search(upfloaters, place); }

// C.04.6/2025 §3.3.4 [C7]; /2026 [C8]: of two who want the same colour one is denied it, and the strong one has it
// (§4.3.4).
PairingCost CostOf(const swiss::Field& field, const RoundTerms& terms, const Bracket& bracket, const PlacePair& pair) {
  PairingCost cost;
  cost.same_origin = field.SameOrigin(pair.top, pair.bottom) ? 1 : 0;
  cost.rating_gap = field.RatingGap(pair.top, pair.bottom) ? 1 : 0;
  const auto& top = terms.preference(pair.top);
  const auto& bottom = terms.preference(pair.bottom);
  if (top && bottom && top->colour == bottom->colour) {
    cost.colours = 1;
    cost.strong_colours = top->strong && bottom->strong ? 1 : 0;
  }
  if (!terms.counts_floated_opponents) return cost;
  const bool top_floats = bracket.IsUpfloater(pair.top);
  const bool bottom_floats = bracket.IsUpfloater(pair.bottom);
  if (top_floats != bottom_floats && Floated(field[top_floats ? pair.bottom : pair.top])) cost.floated_opponents = 1;
  return cost;
}

std::vector<PlacePair> PairBracket(const swiss::Field& field, const RoundTerms& terms, const Bracket& bracket,
                                   Way way) {
  return BracketPairer(field, terms, bracket).Run(way);
}

}  // namespace ronda::matches
