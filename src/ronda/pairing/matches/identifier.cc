#include "ronda/pairing/matches/identifier.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/pairing/swiss/first_identifier.h"
#include "ronda/pairing/swiss/pairable.h"

namespace ronda::matches {
namespace {

using matching::Graph;
using matching::PerfectMatching;
using matching::Vertex;

swiss::PairCosts InOrder(const PairingCost& cost) {
  return {cost.same_origin, cost.rating_gap, cost.colours, cost.strong_colours, cost.floated_opponents};
}

// Everybody of the bracket by pairing number.
std::vector<Place> ByNumber(const swiss::Field& field, const Bracket& bracket) {
  std::vector<Place> places = bracket.residents;
  places.insert(places.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
  std::ranges::sort(places, {}, [&](Place place) { return field[place].player; });
  return places;
}

class BracketPairer {
 public:
  BracketPairer(const swiss::Field& field, const RoundTerms& terms, const Bracket& bracket)
      : field_(field), terms_(terms), bracket_(bracket), places_(ByNumber(field, bracket)) {}

  std::vector<PairByNumber> Run(Way way) const {
    if (way == Way::kFastWhereProven) {
      if (auto graph = IdealGraph()) return InPlaces(swiss::FirstIdentifier(PerfectMatching(*std::move(graph))));
    }
    return InPlaces(swiss::FirstIdentifierByWeights(Edges(), places_.size()));
  }

 private:
  PairingCost Cost(Vertex u, Vertex v) const { return CostOf(field_, terms_, bracket_, {places_[u], places_[v]}); }

  // Every two, the one with the smaller number first.
  template <class Visit>
  void ForEachTwo(Visit visit) const {
    for (const Vertex u : places_.ids()) {
      for (Vertex v = Next(u); places_.Contains(v); ++v) visit(u, v);
    }
  }

  std::vector<PairByNumber> InPlaces(const std::vector<swiss::VertexPair>& pairs) const {
    std::vector<PairByNumber> in_places;
    for (const auto& [top, bottom] : pairs) in_places.push_back({places_[top], places_[bottom]});
    return in_places;
  }

  std::vector<swiss::WeightedPair> Edges() const {
    std::vector<swiss::WeightedPair> edges;
    ForEachTwo([&](Vertex u, Vertex v) {
      if (!field_.IsForbidden(places_[u], places_[v])) edges.push_back({{u, v}, InOrder(Cost(u, v))});
    });
    return edges;
  }

  ByColour<int> CountPreferences() const {
    ByColour<int> count;
    for (const Place place : places_) {
      if (const auto& preference = terms_.preferences[place]) ++count[preference->colour];
    }
    return count;
  }

  // Whether a pair occurs in no pairing with as few denied preferences as the counts alone allow. If no colour is
  // wanted by more than half, nobody meets somebody who wants the same. If one is, everybody else meets one of those
  // who want it, or there would be one denied preference more.
  bool SpoilsColours(Vertex u, Vertex v, const ByColour<int>& count) const {
    const int half = places_.size() / 2;
    const auto wants = [&](Vertex vertex, Colour colour) {
      const auto& preference = terms_.preferences[places_[vertex]];
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
    ForEachTwo([&](Vertex u, Vertex v) {
      if (spoils(u, v)) kept.RemoveEdge(u, v);
    });
    if (!PerfectMatching(kept).IsPerfect()) return false;
    graph = std::move(kept);
    return true;
  }

  // The graph whose perfect matchings are the best pairings, if they are as good as counting makes them.
  std::optional<Graph> IdealGraph() const {
    Graph graph = swiss::NotForbiddenGraph(field_, places_.values());
    const bool keeps_apart = field_.kept_apart().has_origins() || field_.kept_apart().has_ratings();
    if (keeps_apart && !Keep(graph, [&](Vertex u, Vertex v) { return field_.IsUnwanted(places_[u], places_[v]); })) {
      return std::nullopt;
    }
    const auto count = CountPreferences();
    const bool wishes = count[Colour::kWhite] + count[Colour::kBlack] > 0;
    if (wishes && !Keep(graph, [&](Vertex u, Vertex v) { return SpoilsColours(u, v, count); })) return std::nullopt;
    if (wishes && !Keep(graph, [&](Vertex u, Vertex v) { return Cost(u, v).strong_colours > 0; })) return std::nullopt;
    const bool floats = terms_.counts_floated_opponents && !bracket_.upfloaters.empty();
    if (floats && !Keep(graph, [&](Vertex u, Vertex v) { return Cost(u, v).floated_opponents > 0; }))
      return std::nullopt;
    return graph;
  }

  const swiss::Field& field_;
  const RoundTerms& terms_;
  const Bracket& bracket_;
  IdVector<Vertex, Place> places_;
};

}  // namespace

bool Bracket::IsUpfloater(Place place) const { return std::ranges::binary_search(upfloaters, place); }

// C.04.6/2025 §3.3.4 [C7]; /2026 [C8]: of two who want the same colour one is denied it, and the strong one has it
// (§4.3.4).
PairingCost CostOf(const swiss::Field& field, const RoundTerms& terms, const Bracket& bracket,
                   const PairByNumber& pair) {
  PairingCost cost;
  cost.same_origin = field.SameOrigin(pair.top, pair.bottom) ? 1 : 0;
  cost.rating_gap = field.RatingGap(pair.top, pair.bottom) ? 1 : 0;
  const auto& top = terms.preferences[pair.top];
  const auto& bottom = terms.preferences[pair.bottom];
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

std::vector<PairByNumber> PairBracket(const swiss::Field& field, const RoundTerms& terms, const Bracket& bracket,
                                      Way way) {
  return BracketPairer(field, terms, bracket).Run(way);
}

}  // namespace ronda::matches
