#include "ronda/pairing/amalfi/list_pairing.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"

namespace ronda::amalfi {
namespace {

using matching::PerfectMatching;
using matching::Vertex;

using List = IdSpan<Rank, const Place>;
using Places = IdVector<Vertex, Place>;

enum class Unwanted { kLeftOut, kTaken };  // pairs the organiser would rather not have (decision 180)

matching::Graph MayMeetGraph(const swiss::Field& field, const Places& places, Unwanted unwanted) {
  matching::Graph graph(places.size());
  const Vertex end(places.size());
  for (const Vertex u : places.ids()) {
    for (Vertex v = Next(u); v < end; ++v) {
      if (unwanted == Unwanted::kLeftOut && field.IsUnwanted(places[u], places[v])) continue;
      if (field.MayMeet(places[u], places[v])) graph.AddEdge(u, v);
    }
  }
  return graph;
}

// The same, games within a score only.
matching::Graph GroupGraph(const swiss::Field& field, const Places& places, const matching::Graph& all) {
  matching::Graph graph(places.size());
  const Vertex end(places.size());
  for (const Vertex u : places.ids()) {
    for (Vertex v = Next(u); v < end; ++v) {
      if (field[places[u]].score == field[places[v]].score && all.HasEdge(u, v)) graph.AddEdge(u, v);
    }
  }
  return graph;
}

std::vector<Rank> EndsOfGroups(const swiss::Field& field, List list) {
  const Rank end(list.size());
  std::vector<Rank> ends;
  for (Rank rank(1); rank < end; ++rank) {
    if (field[list[rank]].score != field[list[Previous(rank)]].score) ends.push_back(rank);
  }
  ends.push_back(end);
  return ends;
}

// Settles those of the list who are open, from the top.
class ListPairer {
 public:
  ListPairer(const swiss::Field& field, List list, const std::vector<Rank>& open, Reach reach)
      : field_(field),
        list_(list),
        open_(open),
        vertex_of_(list.size()),
        places_(PlacesOf(list, open)),
        round_(WholeRound()),
        paired_(places_.size(), false) {
    for (const Vertex v : open_.ids()) vertex_of_[open_[v]] = v;
    if (reach == Reach::kWholeList) return;
    groups_.emplace(GroupGraph(field, places_, round_.graph()));
    ends_ = EndsOfGroups(field, list);
  }

  bool IsComplete() const { return round_.IsPerfect(); }

  std::vector<PlacePair> Run(int distance) {
    for (const Vertex v : open_.ids()) {
      if (!paired_[v]) PairOff(v, Turn(open_[v], distance));
    }
    return std::move(pairs_);
  }

 private:
  static Places PlacesOf(List list, const std::vector<Rank>& open) {
    Places places;
    for (const Rank rank : open) places.push_back(list[rank]);
    return places;
  }
  PerfectMatching WholeRound() const {
    PerfectMatching round(MayMeetGraph(field_, places_, Unwanted::kLeftOut));
    return round.IsPerfect() ? std::move(round) : PerfectMatching(MayMeetGraph(field_, places_, Unwanted::kTaken));
  }

  // Those who are open.
  std::vector<Rank> Turn(Rank from, int distance) const {
    std::vector<Rank> turn =
        groups_ ? OpponentsInTurn(from, distance, ends_) : OpponentsInTurn(from, distance, list_.size());
    std::erase_if(turn, [&](Rank other) { return !vertex_of_[other]; });
    std::stable_partition(turn.begin(), turn.end(),
                          [&](Rank other) { return !field_.IsUnwanted(list_[from], list_[other]); });
    return turn;
  }

  bool IsFree(Vertex from, Vertex other) const { return !paired_[other] && round_.graph().HasEdge(from, other); }

  void PairOff(Vertex from, const std::vector<Rank>& turn) {
    // Decision 233: first those who cost the scoregroup no pair.
    for (const Rank rank : turn) {
      const Vertex other = *vertex_of_[rank];
      if (groups_ && IsFree(from, other) && groups_->graph().HasEdge(from, other) && groups_->MayPair(from, other) &&
          round_.Settle(from, other)) {
        return Keep(from, other);
      }
    }
    for (const Rank rank : turn) {
      const Vertex other = *vertex_of_[rank];
      if (IsFree(from, other) && round_.Settle(from, other)) return Keep(from, other);
    }
  }

  void Keep(Vertex from, Vertex other) {
    paired_[from] = paired_[other] = true;
    pairs_.push_back({places_[from], places_[other]});
    if (!groups_) return;
    groups_->SetAside(from);
    groups_->SetAside(other);
  }

  const swiss::Field& field_;
  List list_;
  IdVector<Vertex, Rank> open_;                      // from the top
  IdVector<Rank, std::optional<Vertex>> vertex_of_;  // none: not open
  Places places_;                                    // of those who are open
  PerfectMatching round_;
  std::optional<PerfectMatching> groups_;  // games within scores, everybody open; none: the whole list counts
  std::vector<Rank> ends_;
  IdVector<Vertex, bool> paired_;
  std::vector<PlacePair> pairs_;
};

Rank Below(Rank from, int distance) { return Rank(from.value() + distance); }

// The ideal one, then nearer ones, then farther ones, from `first` on and before `end`.
void AppendTurn(Rank ideal, Rank first, Rank end, std::vector<Rank>& turn) {
  for (Rank other = ideal; other >= first; --other) turn.push_back(other);
  for (Rank other = Next(ideal); other < end; ++other) turn.push_back(other);
}

// Everybody from the top meets the first in turn who is free and an allowed opponent, as if the rest could always be
// paired. If it can in the end, it always could. Where it cannot, the last pairs are taken back and those players
// settled by a matching; if these can be paired, the pairs before were right.
class ListWalk {
 public:
  ListWalk(const swiss::Field& field, List list) : field_(field), list_(list), free_(list.size(), true) {}

  std::vector<PlacePair> Run(int distance) {
    for (const Rank from : list_.ids()) {
      if (!free_[from]) continue;
      const auto other = FirstInTurn(from, distance);
      if (!other) return Settle(distance);
      free_[from] = free_[*other] = false;
      made_.push_back({from, *other});
    }
    return Pairs();
  }

 private:
  static constexpr std::size_t kTakenBack = 12;  // pairs at first, twice as many each time that is not enough

  // In the order of OpponentsInTurn.
  std::optional<Rank> FirstInTurn(Rank from, int distance) const {
    const Rank end(list_.size());
    const Rank ideal = std::min(Below(from, distance), Previous(end));
    const auto fits = [&](Rank other) { return free_[other] && field_.MayMeet(list_[from], list_[other]); };
    for (Rank other = ideal; other > from; --other) {
      if (fits(other)) return other;
    }
    for (Rank other = Next(ideal); other < end; ++other) {
      if (fits(other)) return other;
    }
    return std::nullopt;
  }

  std::vector<PlacePair> Pairs() const {
    std::vector<PlacePair> pairs;
    for (const auto& [from, other] : made_) pairs.push_back({list_[from], list_[other]});
    return pairs;
  }

  std::vector<PlacePair> Settle(int distance) {
    for (std::size_t back = kTakenBack;; back *= 2) {
      for (std::size_t i = 0; i < back && !made_.empty(); ++i) {
        free_[made_.back().higher] = free_[made_.back().lower] = true;
        made_.pop_back();
      }
      std::vector<Rank> open;
      for (const Rank rank : list_.ids()) {
        if (free_[rank]) open.push_back(rank);
      }
      ListPairer pairer(field_, list_, open, Reach::kWholeList);
      if (!pairer.IsComplete() && !made_.empty()) continue;
      std::vector<PlacePair> pairs = Pairs();
      const std::vector<PlacePair> rest = pairer.Run(distance);
      pairs.insert(pairs.end(), rest.begin(), rest.end());
      return pairs;
    }
  }

  const swiss::Field& field_;
  List list_;
  IdVector<Rank, bool> free_;
  std::vector<Pair<Rank>> made_;
};

}  // namespace

std::vector<Rank> OpponentsInTurn(Rank from, int distance, int size) {
  const Rank end(size);
  std::vector<Rank> turn;
  AppendTurn(std::min(Below(from, distance), Previous(end)), Next(from), end, turn);
  return turn;
}

std::vector<Rank> OpponentsInTurn(Rank from, int distance, std::span<const Rank> ends) {
  std::vector<Rank> turn;
  Rank first = Next(from);
  for (const Rank end : ends) {
    if (end <= first) continue;
    AppendTurn(std::clamp(Below(from, distance), first, Previous(end)), first, end, turn);
    first = end;
  }
  return turn;
}

std::vector<PlacePair> PairList(const swiss::Field& field, std::span<const Place> list, int distance, Reach reach) {
  const List ranked(list);
  const bool has_unwanted = field.kept_apart().has_origins() || field.kept_apart().has_ratings();
  if (reach == Reach::kWholeList && !has_unwanted) return ListWalk(field, ranked).Run(distance);
  const IdRange<Rank> ranks = ranked.ids();
  return ListPairer(field, ranked, {ranks.begin(), ranks.end()}, reach).Run(distance);
}

}  // namespace ronda::amalfi
