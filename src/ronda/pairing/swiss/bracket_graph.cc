#include "ronda/pairing/swiss/bracket_graph.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "ronda/pairing/place.h"

namespace ronda::swiss {

using matching::Vertex;

BracketGraph::BracketGraph(const Field& field, const Bracket& bracket, const SolverTerms& terms)
    : field_(field),
      terms_(terms),
      mdps_(static_cast<int>(bracket.mdps.size())),
      bracket_size_(static_cast<int>(bracket.size())),
      upper_size_(bracket_size_ + (terms.with_next ? static_cast<int>(bracket.next.size()) : 0)),
      vertices_(upper_size_ + (terms.with_rest ? static_cast<int>(bracket.rest.size()) : 0)),
      has_bye_(terms.completion != CompletionRank::kNone && !bracket.bye_candidates.empty()),
      has_spare_(terms.completion == CompletionRank::kNone && vertices_ % 2 == 1) {
  places_ = bracket.mdps;
  places_.insert(places_.end(), bracket.residents.begin(), bracket.residents.end());
  if (terms.with_next) places_.insert(places_.end(), bracket.next.begin(), bracket.next.end());
  if (terms.with_rest) places_.insert(places_.end(), bracket.rest.begin(), bracket.rest.end());
  if (has_bye_) {
    for (const int place : places_) may_have_bye_.push_back(std::ranges::binary_search(bracket.bye_candidates, place));
    ++vertices_;
  }
  if (has_spare_) ++vertices_;
  SortIntoKinds();
  if (const auto* ranks = terms.highest_against_lowest) {
    by_rank_.resize(Vertex(bracket_size_).index());
    std::iota(by_rank_.begin(), by_rank_.end(), 0);
    std::ranges::sort(by_rank_, {}, [&](int v) { return (*ranks)[Place(place(v)).index()]; });
  }
}

void BracketGraph::SortIntoKinds() {
  // A topscorer's pairs depend on all colours of both players, and what a filter says on who they are: then everybody
  // of the bracket is a kind of his own.
  const bool individuals = terms_.filter != nullptr || std::any_of(places_.begin(), places_.begin() + bracket_size_,
                                                                   [&](int p) { return field_[p].topscorer; });
  std::map<VertexKind, int> ids;
  for (int v = 0; v < vertices_; ++v) {
    VertexKind kind = IsPlayer(v) ? KindOf(v) : VertexKind{};
    const bool must_pair = v < bracket_size_ && terms_.must_pair == place(v);
    if (must_pair || (individuals && v < bracket_size_)) kind.individual = v;
    kind_.push_back(ids.emplace(kind, static_cast<int>(ids.size())).first->second);
  }
  kinds_ = static_cast<int>(ids.size());
  first_two_.resize(ids.size());
  for (int v = 0; v < vertices_; ++v) {
    auto& known = first_two_[static_cast<std::size_t>(kind(v))];
    if (known.size() < 2) known.push_back(v);
  }
}

std::optional<Edge> BracketGraph::EdgeBetweenKinds(int a, int b) const {
  const int u = first_two_[static_cast<std::size_t>(a)].front();
  const auto& others = first_two_[static_cast<std::size_t>(b)];
  const int v = a == b ? others.back() : others.front();
  if (u == v) return std::nullopt;
  return EdgeBetween(std::min(u, v), std::max(u, v));
}

VertexKind BracketGraph::KindOf(int vertex) const {
  const Entrant& entrant = field_[place(vertex)];
  const bool in_bracket = vertex < bracket_size_;
  VertexKind kind;
  kind.part = vertex < mdps_ ? 1 : in_bracket ? 2 : vertex < upper_size_ ? 3 : 4;
  if (in_bracket) {
    kind.score = entrant.score.tenths();
    kind.last_float = entrant.last_float;
    kind.earlier_float = entrant.earlier_float;
  }
  // Of the players below only absolute preferences count.
  const auto& wish = entrant.preference;
  const bool absolute = wish && wish->strength == PreferenceStrength::kAbsolute && !entrant.topscorer;
  if (wish && (in_bracket || absolute)) kind.preference = {wish->colour, wish->strength};
  if (has_bye_ && may_have_bye_[Vertex(vertex).index()]) kind.bye = entrant.unplayed_rounds;
  return kind;
}

std::vector<int> BracketGraph::ForbiddenTo(int vertex) const {
  std::vector<int> forbidden;
  if (!IsPlayer(vertex)) return forbidden;
  auto other = places_.begin();
  for (const int foe : field_.forbidden(place(vertex))) {
    while (other != places_.end() && *other < foe) ++other;
    if (other != places_.end() && *other == foe) forbidden.push_back(static_cast<int>(other - places_.begin()));
  }
  if (!field_.kept_apart().forbids_anybody()) return forbidden;
  for (int v = 0; v < static_cast<int>(places_.size()); ++v) {
    if (v != vertex && field_.kept_apart().Forbids(place(vertex), place(v))) forbidden.push_back(v);
  }
  return forbidden;
}

bool BracketGraph::IsFilteredOut(int u, int v) const {
  if (terms_.filter == nullptr) return false;
  if (!IsBye(v) && IsBracketPair(u, v)) return !terms_.filter->may_pair(place(u), place(v));
  const auto stays = [&](int vertex) {
    return vertex < bracket_size_ && std::ranges::count(terms_.filter->may_not_float, place(vertex)) > 0;
  };
  return stays(u) || (!IsBye(v) && stays(v));
}

std::optional<Edge> BracketGraph::EdgeBetween(int u, int v) const {
  if (IsFilteredOut(u, v)) return std::nullopt;
  const bool completes = terms_.completion != CompletionRank::kNone;
  if (IsSpare(v)) return Edge{EdgeKind::kSpare, &field_[place(u)], nullptr};
  if (IsBye(v)) {
    if (!may_have_bye_[Vertex(u).index()]) return std::nullopt;
    return Edge{u < bracket_size_ ? EdgeKind::kFloaterToBye : EdgeKind::kOther, &field_[place(u)], nullptr};
  }
  EdgeKind kind = EdgeKind::kOther;
  if (IsBracketPair(u, v)) {
    kind = EdgeKind::kBracketPair;
  } else if (v < upper_size_ && v >= bracket_size_) {
    kind = u < bracket_size_ ? EdgeKind::kFloaterToNext : EdgeKind::kNextPair;
  }
  if (kind == EdgeKind::kOther && !completes) return std::nullopt;
  if (field_.SameAbsoluteColour(place(u), place(v))) return std::nullopt;
  return Edge{kind, &field_[place(u)], &field_[place(v)]};
}

}  // namespace ronda::swiss
