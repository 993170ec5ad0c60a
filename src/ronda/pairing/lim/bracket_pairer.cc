#include "ronda/pairing/lim/bracket_pairer.h"

#include <algorithm>
#include <ranges>

#include "ronda/pairing/upfloat/first_identifier.h"
#include "ronda/pairing/upfloat/pairable.h"

namespace ronda::lim {
namespace {

using upfloat::CanPair;
using upfloat::Without;

constexpr int kMostBreach = 2;

std::vector<int> Everybody(const LimBracket& bracket) {
  std::vector<int> all = bracket.from_above;
  all.insert(all.end(), bracket.from_below.begin(), bracket.from_below.end());
  all.insert(all.end(), bracket.residents.begin(), bracket.residents.end());
  return all;
}

// Who may float, first choice first: residents from the largest number downwards, or from the smallest upwards; those
// who have floated here already only if nothing else helps.
std::vector<int> Candidates(const LimBracket& bracket) {
  std::vector<int> candidates = bracket.residents;
  if (bracket.direction == Direction::kDownwards) std::ranges::reverse(candidates);
  const auto& incoming = bracket.direction == Direction::kDownwards ? bracket.from_above : bracket.from_below;
  candidates.insert(candidates.end(), incoming.rbegin(), incoming.rend());
  return candidates;
}

}  // namespace

int BracketPairer::Breach(int place, Float again) const {
  const FloatMarks& marks = marks_[static_cast<std::size_t>(place)];
  if (marks.last == again) return 2;
  return marks.earlier == again ? 1 : 0;
}

// Nobody can leave the median, so B2 bis is dropped there if it leaves no pairing (decision 182).
LimResult BracketPairer::Run(const LimBracket& bracket) const {
  if (auto result = TrySizes(bracket)) return *std::move(result);
  LimBracket without_b2_bis = bracket;
  without_b2_bis.keeps_floaters_apart = false;
  if (auto result = TrySizes(without_b2_bis)) return *std::move(result);
  return {{}, Everybody(bracket)};
}

std::optional<LimResult> BracketPairer::TrySizes(const LimBracket& bracket) const {
  const std::size_t size = bracket.from_above.size() + bracket.from_below.size() + bracket.residents.size();
  const std::size_t most = bracket.is_median ? 0 : size;
  for (std::size_t floaters = size % 2; floaters <= most; floaters += 2) {
    for (const Care care : {Care::kFirstComeFirstServed, Care::kLookAhead}) {
      if (auto result = TrySize(bracket, floaters, care)) return result;
    }
  }
  return std::nullopt;
}

// Without breaches first; then B6 is dropped, then B5.
std::optional<LimResult> BracketPairer::TrySize(const LimBracket& bracket, std::size_t floaters, Care care) const {
  const Float mark = bracket.direction == Direction::kDownwards ? Float::kDown : Float::kUp;
  const std::vector<int> everybody = Candidates(bracket);
  std::size_t before = 0;
  for (int breach = 0; breach <= (floaters == 0 ? 0 : kMostBreach); ++breach) {
    std::vector<int> candidates;
    std::ranges::copy_if(everybody, std::back_inserter(candidates),
                         [&](int place) { return Breach(place, mark) <= breach; });
    if (breach > 0 && candidates.size() == before) continue;
    before = candidates.size();
    std::vector<int> set;
    if (auto result = TrySets(bracket, set, floaters, candidates, care)) return result;
  }
  return std::nullopt;
}

std::optional<LimResult> BracketPairer::TrySets(const LimBracket& bracket, std::vector<int>& set, std::size_t left,
                                                std::span<const int> candidates, Care care) const {
  if (left == 0) return Attempt(bracket, set, care);
  if (left > 1 && !LeavesNoMoreThan(left, bracket, set)) return std::nullopt;
  for (std::size_t i = 0; i + left <= candidates.size(); ++i) {
    set.push_back(candidates[i]);
    auto result = TrySets(bracket, set, left - 1, candidates.subspan(i + 1), care);
    set.pop_back();
    if (result) return result;
  }
  return std::nullopt;
}

std::optional<LimResult> BracketPairer::Attempt(const LimBracket& bracket, const std::vector<int>& floaters,
                                                Care care) const {
  std::vector<int> outside = bracket.others;
  outside.insert(outside.end(), floaters.begin(), floaters.end());
  std::vector<int> free = Everybody(bracket);
  std::erase_if(free, [&](int place) { return std::ranges::count(floaters, place) > 0; });
  if (!CanPairIn(bracket, free) || !CanPair(field_, outside)) return std::nullopt;
  LimResult result{{}, floaters};
  if (!PairIncoming(bracket, free, result, care)) return std::nullopt;
  PairRest(bracket, std::move(free), result);
  return result;
}

// Floaters from above from the first resident on, then floaters from below from the last one on.
bool BracketPairer::PairIncoming(const LimBracket& bracket, std::vector<int>& free, LimResult& result,
                                 Care care) const {
  const auto pair_all = [&](const std::vector<int>& incoming, const std::vector<int>& order, Float mark) {
    for (const int floater : incoming) {
      if (std::ranges::count(free, floater) == 0) continue;
      std::vector<int> candidates;
      for (const int place : order) {
        if (std::ranges::count(free, place) == 0 || field_.IsBarred(floater, place)) continue;
        if (care == Care::kLookAhead && !CanPairIn(bracket, Without(Without(free, floater), place))) continue;
        candidates.push_back(place);
      }
      const auto opponent = FirstOf(floater, candidates, mark);
      if (!opponent) continue;
      result.pairs.push_back({floater, *opponent});
      free = Without(Without(free, floater), *opponent);
    }
  };
  pair_all(bracket.from_above, bracket.residents, Float::kUp);
  const std::vector<int> backwards(bracket.residents.rbegin(), bracket.residents.rend());
  pair_all(bracket.from_below, backwards, Float::kDown);
  return CanPairIn(bracket, free);
}

// The first whom no float of the last two rounds forbids; if there is none, B6 is dropped, then B5, then B3 bis.
std::optional<int> BracketPairer::FirstOf(int floater, std::span<const int> candidates, Float mark) const {
  for (const bool unwanted : {false, true}) {
    for (int breach = 0; breach <= kMostBreach; ++breach) {
      const auto found = std::ranges::find_if(candidates, [&](int place) {
        return Breach(place, mark) <= breach && (unwanted || !field_.IsUnwanted(floater, place));
      });
      if (found != candidates.end()) return *found;
    }
  }
  return std::nullopt;
}

bool BracketPairer::AreFloatersFarApart(const LimBracket& bracket, int one, int other) const {
  if (!bracket.keeps_floaters_apart || !field_.apart().FarApart(one, other)) return false;
  const auto floated = [&](int place) {
    return std::ranges::count(bracket.from_above, place) + std::ranges::count(bracket.from_below, place) > 0;
  };
  return floated(one) && floated(other);
}

matching::PerfectMatching BracketPairer::PairsIn(const LimBracket& bracket, std::span<const int> places) const {
  matching::Graph graph = upfloat::MayMeetGraph(field_, places);
  if (!field_.apart().has_ratings()) return matching::PerfectMatching(std::move(graph));
  for (int u = 0; u < graph.vertices(); ++u) {
    for (int v = 0; v < u; ++v) {
      if (AreFloatersFarApart(bracket, places[static_cast<std::size_t>(u)], places[static_cast<std::size_t>(v)]))
        graph.RemoveEdge(u, v);
    }
  }
  return matching::PerfectMatching(std::move(graph));
}

bool BracketPairer::CanPairIn(const LimBracket& bracket, std::span<const int> places) const {
  return field_.apart().has_ratings() ? PairsIn(bracket, places).IsPerfect() : CanPair(field_, places);
}

// Whether so many floaters more may be enough for the others to be paired. Sets of floaters are many.
bool BracketPairer::LeavesNoMoreThan(std::size_t unpaired, const LimBracket& bracket,
                                     std::span<const int> without) const {
  std::vector<int> free = Everybody(bracket);
  std::erase_if(free, [&](int place) { return std::ranges::count(without, place) > 0; });
  return static_cast<int>(free.size() - unpaired) <= 2 * PairsIn(bracket, free).pairs();
}

// The upper half against the lower, the first against the first; the next order where two have met, or where fewer
// breaches of B3 bis are possible.
void BracketPairer::PairRest(const LimBracket& bracket, std::vector<int> rest, LimResult& result) const {
  if (rest.empty()) return;
  std::ranges::sort(rest, {}, [&](int place) { return field_[place].player; });
  const auto place = [&](int vertex) { return rest[static_cast<std::size_t>(vertex)]; };
  matching::PerfectMatching pairings = PairsIn(bracket, rest);
  std::vector<upfloat::WeightedPair> edges;
  if (field_.apart().has_origins() || field_.apart().has_ratings()) {
    for (int u = 0; u < pairings.graph().vertices(); ++u) {
      for (int v = u + 1; v < pairings.graph().vertices(); ++v) {
        if (!pairings.graph().HasEdge(u, v)) continue;
        edges.push_back({{u, v},
                         {.same_origin = field_.SameOrigin(place(u), place(v)) ? 1 : 0,
                          .far_apart = field_.FarApart(place(u), place(v)) ? 1 : 0}});
      }
    }
  }
  const auto first = edges.empty() ? upfloat::FirstIdentifier(std::move(pairings))
                                   : upfloat::FirstIdentifierByWeights(edges, static_cast<int>(rest.size()));
  for (const auto& [top, bottom] : first) result.pairs.push_back({place(top), place(bottom)});
}

}  // namespace ronda::lim
