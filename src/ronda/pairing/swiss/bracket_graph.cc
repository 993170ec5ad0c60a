#include "ronda/pairing/swiss/bracket_graph.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ronda/pairing/swiss/value_list.h"

namespace ronda::swiss {

using matching::Kind;
using matching::Vertex;

BracketGraph::BracketGraph(const Field& field, const Bracket& bracket, const SolverTerms& terms)
    : field_(field),
      terms_(terms),
      mdps_(Count(bracket.mdps)),
      bracket_size_(static_cast<int>(bracket.size())),
      upper_size_(bracket_size_ + (terms.with_next ? Count(bracket.next) : 0)),
      vertices_(upper_size_ + (terms.with_rest ? Count(bracket.rest) : 0)),
      has_bye_(terms.completion != CompletionRank::kNone && !bracket.bye_candidates.empty()),
      has_spare_(terms.completion == CompletionRank::kNone && vertices_ % 2 == 1) {
  std::vector<Place> places = Everybody(bracket);
  if (terms.with_next) places.insert(places.end(), bracket.next.begin(), bracket.next.end());
  if (terms.with_rest) places.insert(places.end(), bracket.rest.begin(), bracket.rest.end());
  places_ = IdVector<Vertex, Place>(std::move(places));
  if (has_bye_) {
    for (const Place place : places_)
      may_have_bye_.push_back(std::ranges::binary_search(bracket.bye_candidates, place));
    ++vertices_;
  }
  if (has_spare_) ++vertices_;
  SortIntoKinds();
  if (const auto* ranks = terms.highest_against_lowest) {
    for (const Vertex v : BracketVertices()) by_rank_.push_back(v);
    std::ranges::sort(by_rank_, {}, [&](Vertex v) { return (*ranks)[place(v)]; });
  }
}

void BracketGraph::SortIntoKinds() {
  // A topscorer's pairs depend on all colours of both players, and what a filter says on who they are: then everybody
  // of the bracket is a separate kind.
  const bool individuals = terms_.filter != nullptr || std::any_of(places_.begin(), places_.begin() + bracket_size_,
                                                                   [&](Place p) { return field_[p].topscorer; });
  std::map<VertexKind, Kind> ids;
  for (const Vertex v : Vertices()) {
    VertexKind kind = IsPlayer(v) ? KindOf(v) : VertexKind{};
    const bool must_pair = IsInBracket(v) && terms_.must_pair == place(v);
    if (must_pair || (individuals && IsInBracket(v))) kind.individual = v;
    kind_.push_back(ids.emplace(kind, Kind::FromIndex(ids.size())).first->second);
  }
  first_two_.resize(Count(ids));
  for (const Vertex v : Vertices()) {
    auto& known = first_two_[kind(v)];
    if (known.size() < 2) known.push_back(v);
  }
}

std::optional<Edge> BracketGraph::EdgeBetweenKinds(Kind a, Kind b) const {
  const Vertex u = first_two_[a].front();
  const auto& others = first_two_[b];
  const Vertex v = a == b ? others.back() : others.front();
  if (u == v) return std::nullopt;
  return EdgeBetween(std::min(u, v), std::max(u, v));
}

VertexKind BracketGraph::KindOf(Vertex vertex) const {
  const Entrant& entrant = field_[place(vertex)];
  const bool in_bracket = IsInBracket(vertex);
  VertexKind kind;
  kind.part = IsMdp(vertex) ? 1 : in_bracket ? 2 : vertex.value() < upper_size_ ? 3 : 4;
  if (in_bracket) {
    kind.score = entrant.score.tenths();
    kind.last_float = entrant.last_float;
    kind.earlier_float = entrant.earlier_float;
  }
  // Of the players below only absolute preferences count.
  const auto& wish = entrant.preference;
  const bool absolute = wish && wish->strength == PreferenceStrength::kAbsolute && !entrant.topscorer;
  if (wish && (in_bracket || absolute)) kind.preference = {wish->colour, wish->strength};
  if (has_bye_ && may_have_bye_[vertex]) kind.bye = entrant.unplayed_rounds;
  return kind;
}

std::vector<Vertex> BracketGraph::ForbiddenTo(Vertex vertex) const {
  std::vector<Vertex> forbidden;
  if (!IsPlayer(vertex)) return forbidden;
  forbidden.reserve(field_.forbidden(place(vertex)).size());
  auto other = places_.begin();
  for (const Place foe : field_.forbidden(place(vertex))) {
    while (other != places_.end() && *other < foe) ++other;
    if (other != places_.end() && *other == foe) forbidden.push_back(Vertex::FromIndex(IndexIn(places_, other)));
  }
  if (!field_.kept_apart().forbids_anybody()) return forbidden;
  for (const Vertex v : places_.ids()) {
    if (v != vertex && field_.kept_apart().Forbids(place(vertex), place(v))) forbidden.push_back(v);
  }
  return forbidden;
}

bool BracketGraph::IsFilteredOut(Vertex u, Vertex v) const {
  if (terms_.filter == nullptr) return false;
  if (!IsBye(v) && IsBracketPair(u, v)) return !terms_.filter->may_pair(place(u), place(v));
  const auto stays = [&](Vertex vertex) {
    return IsInBracket(vertex) && std::ranges::count(terms_.filter->may_not_float, place(vertex)) > 0;
  };
  return stays(u) || (!IsBye(v) && stays(v));
}

std::optional<Edge> BracketGraph::EdgeBetween(Vertex u, Vertex v) const {
  if (IsFilteredOut(u, v)) return std::nullopt;
  const bool completes = terms_.completion != CompletionRank::kNone;
  if (IsSpare(v)) return Edge{EdgeKind::kSpare, &field_[place(u)], nullptr};
  if (IsBye(v)) {
    if (!may_have_bye_[u]) return std::nullopt;
    return Edge{IsInBracket(u) ? EdgeKind::kFloaterToBye : EdgeKind::kOther, &field_[place(u)], nullptr};
  }
  EdgeKind kind = EdgeKind::kOther;
  if (IsBracketPair(u, v)) {
    kind = EdgeKind::kBracketPair;
  } else if (v.value() < upper_size_ && !IsInBracket(v)) {
    kind = IsInBracket(u) ? EdgeKind::kFloaterToNext : EdgeKind::kNextPair;
  }
  if (kind == EdgeKind::kOther && !completes) return std::nullopt;
  if (field_.SameAbsoluteColour(place(u), place(v))) return std::nullopt;
  return Edge{kind, &field_[place(u)], &field_[place(v)]};
}

}  // namespace ronda::swiss
