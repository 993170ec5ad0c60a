#include "ronda/pairing/lim/uncoloured_group.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/graph.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/pairing/lim/far_floaters.h"
#include "ronda/pairing/swiss/first_identifier.h"
#include "ronda/pairing/swiss/pairable.h"

namespace ronda::lim {
namespace {

using matching::Vertex;
using swiss::Without;

constexpr int kMostBreach = 2;
constexpr std::size_t kMostVisits = 2'000'000;  // of players while sets of floaters are tried

// Who may float, first choice first: residents from the largest number downwards, or from the smallest upwards; those
// who have floated here already only if nothing else helps.
std::vector<Place> Candidates(const Group& group) {
  std::vector<Place> candidates = group.residents;
  if (group.direction == Direction::kDownwards) std::ranges::reverse(candidates);
  const auto& incoming = group.direction == Direction::kDownwards ? group.from_above : group.from_below;
  candidates.insert(candidates.end(), incoming.rbegin(), incoming.rend());
  return candidates;
}

// B2 bis, where the organiser asks for it: floaters whose ratings are far apart do not meet (decision 182).
enum class FarFloaters : std::uint8_t { kApart, kTogether };

// Tries sets of floaters in their order until one leaves everybody an opponent.
class Search {
 public:
  Search(const swiss::Field& field, const UncolouredGroup& rules, const Group& group, FarFloaters far_floaters)
      : field_(field),
        rules_(rules),
        group_(group),
        b2_bis_(far_floaters == FarFloaters::kApart && field.kept_apart().has_ratings()),
        members_(MembersOf(group)),
        inside_(GraphOf(members_)) {}

  std::optional<GroupPairing> Run() {
    const std::size_t most = group_.is_median ? 0 : members_.size();
    for (std::size_t floaters = members_.size() % 2; floaters <= most; floaters += 2) {
      for (const Care care : {Care::kFirstComeFirstServed, Care::kLookAhead}) {
        care_ = care;
        if (auto result = TrySize(floaters)) return result;
      }
    }
    return std::nullopt;
  }

 private:
  // How the opponents of incoming floaters are found: the first who may be met, or the first who leaves the rest
  // pairable.
  enum class Care : std::uint8_t { kFirstComeFirstServed, kLookAhead };

  std::optional<GroupPairing> TrySize(std::size_t floaters);
  std::optional<GroupPairing> TrySets(std::size_t left, std::span<const Place> candidates);
  std::optional<GroupPairing> Attempt();
  void PairIncoming(std::vector<Place>& free, GroupPairing& result) const;
  std::optional<Place> FirstOf(Place floater, std::span<const Place> candidates, Float mark) const;
  void PairRest(std::vector<Place> rest, GroupPairing& result) const;
  matching::Graph GraphOf(std::span<const Place> places) const;
  bool CanPairHere(std::span<const Place> places) const;

  const swiss::Field& field_;
  const UncolouredGroup& rules_;
  const Group& group_;
  bool b2_bis_;
  std::vector<Place> members_;
  matching::PerfectMatching inside_;  // of the members who do not float
  std::vector<Place> floaters_;
  Care care_ = Care::kFirstComeFirstServed;
  std::size_t visits_ = 0;
};

// Without breaches first; then B6 is dropped, then B5.
std::optional<GroupPairing> Search::TrySize(std::size_t floaters) {
  const Float mark = group_.direction == Direction::kDownwards ? Float::kDown : Float::kUp;
  const std::vector<Place> everybody = Candidates(group_);
  std::size_t before = 0;
  for (int breach = 0; breach <= (floaters == 0 ? 0 : kMostBreach); ++breach) {
    std::vector<Place> candidates;
    std::ranges::copy_if(everybody, std::back_inserter(candidates),
                         [&](Place place) { return rules_.Breach(place, mark) <= breach; });
    if (breach > 0 && candidates.size() == before) continue;
    before = candidates.size();
    if (auto result = TrySets(floaters, candidates)) return result;
  }
  return std::nullopt;
}

std::optional<GroupPairing> Search::TrySets(std::size_t left, std::span<const Place> candidates) {
  // Whoever else floats, too many stay without opponent.
  const int unpaired = Count(members_) - Count(floaters_) - 2 * inside_.pairs();
  if (std::cmp_greater(unpaired, left) || (visits_ += members_.size()) > kMostVisits) return std::nullopt;
  if (left == 0) return Attempt();
  for (std::size_t i = 0; i + left <= candidates.size(); ++i) {
    const auto v = Vertex::FromIndex(IndexIn(members_, std::ranges::find(members_, candidates[i])));
    floaters_.push_back(candidates[i]);
    inside_.SetAside(v);
    auto result = TrySets(left - 1, candidates.subspan(i + 1));
    inside_.Return(v);
    floaters_.pop_back();
    if (result) return result;
  }
  return std::nullopt;
}

std::optional<GroupPairing> Search::Attempt() {
  visits_ += group_.others.size();
  std::vector<Place> outside = group_.others;
  outside.insert(outside.end(), floaters_.begin(), floaters_.end());
  if (!rules_.CanPair(outside)) return std::nullopt;
  std::vector<Place> free = members_;
  std::erase_if(free, [&](Place place) { return std::ranges::count(floaters_, place) > 0; });
  GroupPairing result;
  result.floaters = floaters_;
  PairIncoming(free, result);
  if (!CanPairHere(free)) return std::nullopt;
  PairRest(std::move(free), result);
  return result;
}

// Floaters from above from the first resident on, then floaters from below from the last one on.
void Search::PairIncoming(std::vector<Place>& free, GroupPairing& result) const {
  const auto pair_all = [&](const std::vector<Place>& incoming, const std::vector<Place>& order, Float mark) {
    for (const Place floater : incoming) {
      if (std::ranges::count(free, floater) == 0) continue;
      std::vector<Place> candidates;
      for (const Place place : order) {
        if (std::ranges::count(free, place) == 0 || field_.IsForbidden(floater, place)) continue;
        if (care_ == Care::kLookAhead && !CanPairHere(Without(Without(free, floater), place))) continue;
        candidates.push_back(place);
      }
      const auto opponent = FirstOf(floater, candidates, mark);
      if (!opponent) continue;
      result.pairs.push_back({floater, *opponent});
      free = Without(Without(free, floater), *opponent);
    }
  };
  pair_all(group_.from_above, group_.residents, Float::kUp);
  const std::vector<Place> backwards(group_.residents.rbegin(), group_.residents.rend());
  pair_all(group_.from_below, backwards, Float::kDown);
}

// The first whom no float of the last two rounds forbids; if there is none, B6 is dropped, then B5, then B3 bis.
std::optional<Place> Search::FirstOf(Place floater, std::span<const Place> candidates, Float mark) const {
  for (const bool unwanted : {false, true}) {
    for (int breach = 0; breach <= kMostBreach; ++breach) {
      const auto found = std::ranges::find_if(candidates, [&](Place place) {
        return rules_.Breach(place, mark) <= breach && (unwanted || !field_.IsUnwanted(floater, place));
      });
      if (found != candidates.end()) return *found;
    }
  }
  return std::nullopt;
}

matching::Graph Search::GraphOf(std::span<const Place> places) const {
  matching::Graph graph = swiss::NotForbiddenGraph(field_, places);
  if (b2_bis_) KeepFarFloatersApart(field_, group_, places, graph);
  return graph;
}

bool Search::CanPairHere(std::span<const Place> places) const {
  return b2_bis_ ? matching::PerfectMatching(GraphOf(places)).IsPerfect() : rules_.CanPair(places);
}

// The pairs that are possible, with what the organiser would rather not have.
std::vector<swiss::WeightedPair> PairsWithWishes(const swiss::Field& field, const matching::Graph& graph,
                                                 std::span<const Place> places) {
  const IdSpan<Vertex, const Place> place_of(places);
  std::vector<swiss::WeightedPair> pairs;
  for (const Vertex u : place_of.ids()) {
    for (Vertex v = Next(u); place_of.Contains(v); ++v) {
      if (!graph.HasEdge(u, v)) continue;
      const Place one = place_of[u];
      const Place other = place_of[v];
      pairs.push_back({{u, v}, {field.SameOrigin(one, other) ? 1 : 0, field.RatingGap(one, other) ? 1 : 0}});
    }
  }
  return pairs;
}

// The upper half against the lower, the first against the first; the next order where two have met, or where there are
// fewer breaches of B3 bis.
void Search::PairRest(std::vector<Place> rest, GroupPairing& result) const {
  if (rest.empty()) return;
  std::ranges::sort(rest, {}, [&](Place place) { return field_[place].player; });
  matching::Graph graph = GraphOf(rest);
  const bool wishes = field_.kept_apart().has_origins() || field_.kept_apart().has_ratings();
  const auto first = wishes ? swiss::FirstIdentifierByWeights(PairsWithWishes(field_, graph, rest), graph.vertices())
                            : swiss::FirstIdentifier(matching::PerfectMatching(std::move(graph)));
  const IdSpan<Vertex, const Place> place_of(rest);
  for (const auto& [top, bottom] : first) result.pairs.push_back({place_of[top], place_of[bottom]});
  result.arranged = std::move(rest);
}

}  // namespace

int UncolouredGroup::Breach(Place place, Float again) const {
  const FloatMarks& marks = marks_[place];
  if (marks.last == again) return 2;
  return marks.earlier == again ? 1 : 0;
}

std::optional<GroupPairing> UncolouredGroup::Pair(const Group& group) const {
  if (auto pairing = Search(field_, *this, group, FarFloaters::kApart).Run()) return pairing;
  // Nobody can leave the median, so B2 bis is dropped there if it leaves no pairing.
  if (!field_.kept_apart().has_ratings()) return std::nullopt;
  return Search(field_, *this, group, FarFloaters::kTogether).Run();
}

bool UncolouredGroup::CanPair(std::span<const Place> places) const { return swiss::CanPair(field_, places); }

}  // namespace ronda::lim
