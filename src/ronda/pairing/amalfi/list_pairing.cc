#include "ronda/pairing/amalfi/list_pairing.h"

#include <algorithm>
#include <numeric>
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

// Settles the open places of the list, from the top.
class ListPairer {
 public:
  ListPairer(const swiss::Field& field, std::span<const int> list, std::vector<int> open, Reach reach)
      : field_(field),
        list_(list),
        open_(std::move(open)),
        vertex_of_(list.size(), kClosed),
        round_(WholeRound()),
        paired_(Count(open_), false) {
    for (int v = 0; v < Count(open_); ++v) vertex_of_[At(open_[At(v)])] = v;
    if (reach == Reach::kWholeList) return;
    groups_.emplace(GroupGraph(field, list, round_.graph()));
    ends_ = EndsOfGroups(field, list);
  }

  bool IsComplete() const { return round_.IsPerfect(); }

  std::vector<ListPair> Run(int distance) {
    for (const int from : open_) {
      if (!paired_[Vertex(vertex_of_[At(from)])]) PairOff(vertex_of_[At(from)], Turn(from, distance));
    }
    return std::move(pairs_);
  }

 private:
  static constexpr int kClosed = -1;
  static std::size_t At(int place) { return static_cast<std::size_t>(place); }

  std::vector<int> Places() const {
    std::vector<int> places;
    for (const int place : open_) places.push_back(list_[At(place)]);
    return places;
  }
  PerfectMatching WholeRound() const {
    PerfectMatching round(MayMeetGraph(field_, Places(), Unwanted::kLeftOut));
    return round.IsPerfect() ? std::move(round) : PerfectMatching(MayMeetGraph(field_, Places(), Unwanted::kTaken));
  }

  // Vertices of those who are open.
  std::vector<int> Turn(int from, int distance) const {
    std::vector<int> turn =
        groups_ ? OpponentsInTurn(from, distance, ends_) : OpponentsInTurn(from, distance, Count(list_));
    std::erase_if(turn, [&](int other) { return vertex_of_[At(other)] == kClosed; });
    std::stable_partition(turn.begin(), turn.end(),
                          [&](int other) { return !field_.IsUnwanted(list_[At(from)], list_[At(other)]); });
    for (int& other : turn) other = vertex_of_[At(other)];
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
    pairs_.push_back({list_[At(open_[At(from)])], list_[At(open_[At(other)])]});
    if (!groups_) return;
    groups_->SetAside(from);
    groups_->SetAside(other);
  }

  const swiss::Field& field_;
  std::span<const int> list_;
  std::vector<int> open_;                  // places of the list, from the top
  std::vector<int> vertex_of_;             // by place of the list
  PerfectMatching round_;                  // vertex v stands for open_[v]
  std::optional<PerfectMatching> groups_;  // games within scores, all places open; none: the whole list counts
  std::vector<int> ends_;
  IdVector<Vertex, bool> paired_;
  std::vector<ListPair> pairs_;
};

// The ideal one, then nearer ones, then farther ones, within places `first` to `end - 1`.
void AppendTurn(int ideal, int first, int end, std::vector<int>& turn) {
  for (int other = ideal; other >= first; --other) turn.push_back(other);
  for (int other = ideal + 1; other < end; ++other) turn.push_back(other);
}

// Everybody from the top meets the first in turn who is free and whom he may meet, as if the rest could always be
// paired. If it can in the end, it always could. Where it cannot, the last pairs are taken back and those players
// settled by a matching; if these can be paired, the pairs before were right.
class ListWalk {
 public:
  ListWalk(const swiss::Field& field, std::span<const int> list)
      : field_(field), list_(list), free_(list.size(), true) {}

  std::vector<ListPair> Run(int distance) {
    for (int from = 0; from < Count(list_); ++from) {
      if (!free_[At(from)]) continue;
      const auto other = FirstInTurn(from, distance);
      if (!other) return Settle(distance);
      free_[At(from)] = free_[At(*other)] = false;
      made_.push_back({from, *other});
    }
    return Pairs();
  }

 private:
  static constexpr std::size_t kTakenBack = 12;  // pairs at first, twice as many each time that is not enough

  static std::size_t At(int place) { return static_cast<std::size_t>(place); }

  // In the order of OpponentsInTurn.
  std::optional<int> FirstInTurn(int from, int distance) const {
    const int ideal = std::min(from + distance, Count(list_) - 1);
    const auto fits = [&](int other) { return free_[At(other)] && field_.MayMeet(list_[At(from)], list_[At(other)]); };
    for (int other = ideal; other > from; --other) {
      if (fits(other)) return other;
    }
    for (int other = ideal + 1; other < Count(list_); ++other) {
      if (fits(other)) return other;
    }
    return std::nullopt;
  }

  std::vector<ListPair> Pairs() const {
    std::vector<ListPair> pairs;
    for (const auto& [from, other] : made_) pairs.push_back({list_[At(from)], list_[At(other)]});
    return pairs;
  }

  std::vector<ListPair> Settle(int distance) {
    for (std::size_t back = kTakenBack;; back *= 2) {
      for (std::size_t i = 0; i < back && !made_.empty(); ++i) {
        free_[At(made_.back().first)] = free_[At(made_.back().second)] = true;
        made_.pop_back();
      }
      std::vector<int> open;
      for (int place = 0; place < Count(list_); ++place) {
        if (free_[At(place)]) open.push_back(place);
      }
      ListPairer pairer(field_, list_, std::move(open), Reach::kWholeList);
      if (!pairer.IsComplete() && !made_.empty()) continue;
      std::vector<ListPair> pairs = Pairs();
      const std::vector<ListPair> rest = pairer.Run(distance);
      pairs.insert(pairs.end(), rest.begin(), rest.end());
      return pairs;
    }
  }

  const swiss::Field& field_;
  std::span<const int> list_;
  std::vector<bool> free_;                 // by place of the list
  std::vector<std::pair<int, int>> made_;  // places of the list
};

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
  const bool has_unwanted = field.kept_apart().has_origins() || field.kept_apart().has_ratings();
  if (reach == Reach::kWholeList && !has_unwanted) return ListWalk(field, list).Run(distance);
  std::vector<int> everybody(list.size());
  std::iota(everybody.begin(), everybody.end(), 0);
  return ListPairer(field, list, std::move(everybody), reach).Run(distance);
}

}  // namespace ronda::amalfi
