#include "ronda/pairing/amalfi/list_pairing.h"

#include <algorithm>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"

namespace ronda::amalfi {
namespace {

using matching::PerfectMatching;
using matching::Vertex;

enum class Unwanted { kLeftOut, kTaken };  // pairs the organiser would rather not have (decision 180)

matching::Graph MayMeetGraph(const swiss::Field& field, std::span<const int> list, Unwanted unwanted) {
  matching::Graph graph(static_cast<int>(list.size()));
  for (std::size_t u = 0; u < list.size(); ++u) {
    for (std::size_t v = u + 1; v < list.size(); ++v) {
      if (unwanted == Unwanted::kLeftOut && field.IsUnwanted(list[u], list[v])) continue;
      if (field.MayMeet(list[u], list[v])) graph.AddEdge(static_cast<int>(u), static_cast<int>(v));
    }
  }
  return graph;
}

// The same, games within a score only.
matching::Graph GroupGraph(const swiss::Field& field, std::span<const int> list, const matching::Graph& all) {
  matching::Graph graph(static_cast<int>(list.size()));
  for (int u = 0; u < Count(list); ++u) {
    for (int v = u + 1; v < Count(list); ++v) {
      const bool same = field[list.begin()[u]].score == field[list.begin()[v]].score;
      if (same && all.HasEdge(u, v)) graph.AddEdge(u, v);
    }
  }
  return graph;
}

std::vector<int> EndsOfGroups(const swiss::Field& field, std::span<const int> list) {
  std::vector<int> ends;
  for (int i = 1; i < Count(list); ++i) {
    if (field[list.begin()[i]].score != field[list.begin()[i - 1]].score) ends.push_back(i);
  }
  ends.push_back(Count(list));
  return ends;
}

// Settles the round from the top of the list.
class ListPairer {
 public:
  ListPairer(const swiss::Field& field, std::span<const int> list, Reach reach)
      : field_(field), list_(list), reach_(reach), round_(WholeRound()), paired_(Count(list), false) {
    if (reach_ == Reach::kWholeList) return;
    groups_.emplace(GroupGraph(field, list, round_.graph()));
    ends_ = EndsOfGroups(field, list);
  }

  std::vector<ListPair> Run(int distance) {
    for (int from = 0; from < Count(list_); ++from) {
      if (!paired_[Vertex(from)]) PairOff(from, Turn(from, distance));
    }
    return std::move(pairs_);
  }

 private:
  PerfectMatching WholeRound() const {
    PerfectMatching round(MayMeetGraph(field_, list_, Unwanted::kLeftOut));
    return round.IsPerfect() ? std::move(round) : PerfectMatching(MayMeetGraph(field_, list_, Unwanted::kTaken));
  }

  std::vector<int> Turn(int from, int distance) const {
    std::vector<int> turn =
        groups_ ? OpponentsInTurn(from, distance, ends_) : OpponentsInTurn(from, distance, Count(list_));
    std::stable_partition(turn.begin(), turn.end(),
                          [&](int other) { return !field_.IsUnwanted(list_.begin()[from], list_.begin()[other]); });
    return turn;
  }

  bool IsFree(int from, int other) const { return !paired_[Vertex(other)] && round_.graph().HasEdge(from, other); }

  void PairOff(int from, const std::vector<int>& turn) {
    // Decision 233: first those who cost the scoregroup no pair.
    for (const int other : turn) {
      if (groups_ && IsFree(from, other) && groups_->graph().HasEdge(from, other) && groups_->MayPair(from, other) &&
          round_.Settle(from, other)) {
        return Keep(from, other);
      }
    }
    for (const int other : turn) {
      if (IsFree(from, other) && round_.Settle(from, other)) return Keep(from, other);
    }
  }

  void Keep(int from, int other) {
    paired_[Vertex(from)] = paired_[Vertex(other)] = true;
    pairs_.push_back({list_.begin()[from], list_.begin()[other]});
    if (!groups_) return;
    groups_->SetAside(from);
    groups_->SetAside(other);
  }

  const swiss::Field& field_;
  std::span<const int> list_;
  Reach reach_;
  PerfectMatching round_;
  std::optional<PerfectMatching> groups_;  // games within scores; none: the whole list counts
  std::vector<int> ends_;
  IdVector<Vertex, bool> paired_;
  std::vector<ListPair> pairs_;
};

// The ideal one, then nearer ones, then farther ones, within places `first` to `end - 1`.
void AppendTurn(int ideal, int first, int end, std::vector<int>& turn) {
  for (int other = ideal; other >= first; --other) turn.push_back(other);
  for (int other = ideal + 1; other < end; ++other) turn.push_back(other);
}

}  // namespace

std::vector<int> OpponentsInTurn(int from, int distance, int size) {
  std::vector<int> turn;
  AppendTurn(std::min(from + distance, size - 1), from + 1, size, turn);
  return turn;
}

std::vector<int> OpponentsInTurn(int from, int distance, std::span<const int> ends) {
  std::vector<int> turn;
  int first = from + 1;
  for (const int end : ends) {
    if (end <= first) continue;
    AppendTurn(std::clamp(from + distance, first, end - 1), first, end, turn);
    first = end;
  }
  return turn;
}

std::vector<ListPair> PairList(const swiss::Field& field, std::span<const int> list, int distance, Reach reach) {
  return ListPairer(field, list, reach).Run(distance);
}

}  // namespace ronda::amalfi
