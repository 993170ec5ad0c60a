#include "ronda/pairing/dutch_procedure/group_task.h"

#include <algorithm>

#include "ronda/base/id_vector.h"

namespace ronda::dutch_procedure {
namespace {

constexpr std::size_t kMerits = ByMerit{}.values.size();

// Of every edge: both ends are matched.
ByMerit Matched() {
  ByMerit merits;
  merits[Merit::kMatched] = 1;
  return merits;
}

ByMerit MatchedBelow(int pairs_below) {
  ByMerit merits = Matched();
  merits[Merit::kPairsBelow] = Size(pairs_below);
  return merits;
}

}  // namespace

GroupTask::GroupTask(const Criteria& criteria, const Group& group, int s1_limit, std::span<const Place> must_float)
    : criteria_(criteria), group_(group), most_(criteria.Most(group)) {
  task_.players = group.size();
  task_.vertices = group.size();
  task_.s1_limit = s1_limit;
  task_.most.assign(kMerits, 1);
  for (const int most : most_) task_.most.push_back(Size(most));
  AddPairs(must_float);
}

// Every player of the group brings half of what nobody exceeds, less own faults: the sum is a constant less all faults.
std::vector<std::uint64_t> GroupTask::Merits(const ByMerit& first, std::span<const int> faults, int players) const {
  std::vector<std::uint64_t> merits(first.begin(), first.end());
  for (std::size_t i = 0; i < most_.size(); ++i) {
    merits.push_back(static_cast<std::uint64_t>(most_[i] * players / 2 - (faults.empty() ? 0 : faults[i])));
  }
  return merits;
}

void GroupTask::AddPairs(std::span<const Place> must_float) {
  const auto floats = [&](Place player) { return std::ranges::find(must_float, player) != must_float.end(); };
  const Vertex end(group_.size());
  for (const Vertex u : group_.vertices()) {
    for (Vertex v = Next(u); v < end; ++v) {
      const Pair pair{group_.player(u), group_.player(v)};
      if (!criteria_.MayMeet(pair.higher, pair.lower) || floats(pair.higher) || floats(pair.lower)) continue;
      const bool moved_down = u.value() < task_.s1_limit;
      const PairKind plain = group_.joined ? PairKind::kSquareCounts : PairKind::kPlain;
      ByMerit first = Matched();
      first[Merit::kMovedDownPairs] = moved_down ? 1 : 0;
      first[Merit::kPairs] = 1;
      task_.edges.push_back(
          {u, v, Merits(first, criteria_.OfPair(pair, moved_down ? PairKind::kMovedDown : plain), 2)});
    }
  }
}

void GroupTask::AddFloat(Vertex floater, Vertex vertex, int pairs_below) {
  const auto faults = criteria_.OfFloater(group_.player(floater), group_);
  task_.edges.push_back({floater, vertex, Merits(MatchedBelow(pairs_below), faults, 1)});
}

void GroupTask::AddBelow(Vertex u, Vertex v, int pairs_below) {
  task_.edges.push_back({std::min(u, v), std::max(u, v), Merits(MatchedBelow(pairs_below), {}, 0)});
}

PairedGroup GroupTask::Read(const SearchResult& result) const {
  PairedGroup paired;
  paired.group = group_;
  paired.s1_limit = task_.s1_limit;
  IdVector<Vertex, bool> is_paired(group_.size(), false);
  for (const auto& [u, v] : result.pairs) {
    paired.pairs.push_back({group_.player(u), group_.player(v)});
    paired.m1 += u.value() < task_.s1_limit ? 1 : 0;
    is_paired[u] = is_paired[v] = true;
  }
  paired.floaters = group_.set_aside;
  for (const Vertex v : group_.vertices()) {
    if (!is_paired[v]) paired.floaters.push_back(group_.player(v));
  }
  std::ranges::sort(paired.floaters);
  for (std::size_t i = 0; i < most_.size(); ++i) {
    paired.faults.push_back(most_[i] * group_.size() / 2 - static_cast<int>(result.merits[kMerits + i]));
  }
  return paired;
}

int GroupTask::PairsBelow(const SearchResult& result) {
  ByMerit first;
  std::copy_n(result.merits.begin(), kMerits, first.begin());
  return static_cast<int>(first[Merit::kPairsBelow]);
}

}  // namespace ronda::dutch_procedure
