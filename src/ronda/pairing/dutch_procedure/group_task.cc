#include "ronda/pairing/dutch_procedure/group_task.h"

#include <algorithm>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"

namespace ronda::dutch_procedure {
namespace {

std::uint64_t& At(std::vector<std::uint64_t>& merits, Merit merit) { return merits[static_cast<std::size_t>(merit)]; }

}  // namespace

GroupTask::GroupTask(const Criteria& criteria, const Group& group, int s1_limit, std::span<const int> must_float)
    : criteria_(criteria), group_(group), most_(criteria.Most(group)) {
  task_.players = group.size();
  task_.vertices = group.size();
  task_.s1_limit = s1_limit;
  task_.most.assign(kMerits, 1);
  for (const int most : most_) task_.most.push_back(static_cast<std::uint64_t>(most));
  AddPairs(must_float);
}

// Every player of the group brings half of what nobody exceeds, less his faults: the sum is a constant less all faults.
std::vector<std::uint64_t> GroupTask::Merits(std::span<const int> faults, int players) const {
  std::vector<std::uint64_t> merits(kMerits, 0);
  At(merits, Merit::kMatched) = 1;
  for (std::size_t i = 0; i < most_.size(); ++i) {
    merits.push_back(static_cast<std::uint64_t>(most_[i] * players / 2 - (faults.empty() ? 0 : faults[i])));
  }
  return merits;
}

void GroupTask::AddPairs(std::span<const int> must_float) {
  const auto floats = [&](int player) { return std::ranges::find(must_float, player) != must_float.end(); };
  for (int u = 0; u < group_.size(); ++u) {
    for (int v = u + 1; v < group_.size(); ++v) {
      const Pair pair{group_.player(u), group_.player(v)};
      if (!criteria_.MayMeet(pair.higher, pair.lower) || floats(pair.higher) || floats(pair.lower)) continue;
      const bool moved_down = u < task_.s1_limit;
      const PairKind plain = group_.joined ? PairKind::kSquareCounts : PairKind::kPlain;
      auto merits = Merits(criteria_.OfPair(pair, moved_down ? PairKind::kMovedDown : plain), 2);
      At(merits, Merit::kMovedDownPairs) = moved_down ? 1 : 0;
      At(merits, Merit::kPairs) = 1;
      task_.edges.push_back({u, v, std::move(merits)});
    }
  }
}

void GroupTask::AddFloat(int number, int vertex, int pairs_below) {
  auto merits = Merits(criteria_.OfFloater(group_.player(number), group_), 1);
  At(merits, Merit::kPairsBelow) = static_cast<std::uint64_t>(pairs_below);
  task_.edges.push_back({number, vertex, std::move(merits)});
}

void GroupTask::AddBelow(int u, int v, int pairs_below) {
  auto merits = Merits({}, 0);
  At(merits, Merit::kPairsBelow) = static_cast<std::uint64_t>(pairs_below);
  task_.edges.push_back({std::min(u, v), std::max(u, v), std::move(merits)});
}

PairedGroup GroupTask::Read(const SearchResult& result) const {
  PairedGroup paired;
  paired.group = group_;
  paired.s1_limit = task_.s1_limit;
  IdVector<matching::Vertex, bool> is_paired(group_.size(), false);
  for (const auto& [u, v] : result.pairs) {
    paired.pairs.push_back({group_.player(u), group_.player(v)});
    paired.m1 += u < task_.s1_limit ? 1 : 0;
    is_paired[matching::Vertex(u)] = is_paired[matching::Vertex(v)] = true;
  }
  paired.floaters = group_.set_aside;
  for (int i = 0; i < group_.size(); ++i) {
    if (!is_paired[matching::Vertex(i)]) paired.floaters.push_back(group_.player(i));
  }
  std::ranges::sort(paired.floaters);
  for (std::size_t i = 0; i < most_.size(); ++i) {
    paired.faults.push_back(most_[i] * group_.size() / 2 - static_cast<int>(result.merits[kMerits + i]));
  }
  return paired;
}

}  // namespace ronda::dutch_procedure
