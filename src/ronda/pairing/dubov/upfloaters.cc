#include "ronda/pairing/dubov/upfloaters.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <ranges>
#include <tuple>
#include <utility>

#include "ronda/matching/best_matchings.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/pairing/dubov/subgroups.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/criteria.h"

namespace ronda::dubov {
namespace {

using swiss::Field;

// What joins two players who may be paired.
enum class EdgeKind { kResidents, kUpfloat, kBelow };

// The graph of a scoregroup: residents, then those who may float up, then a spare vertex if the number is odd. Where
// only the next scoregroup takes part, whether those left below can be paired is not asked: they are joined as if.
class UpfloatGraph {
 public:
  struct Terms {
    bool below_pairs_freely = false;
    bool with_limits = true;  // [C8] to [C10]: not in the last round
  };

  UpfloatGraph(const Field& field, std::span<const Record> records, std::vector<int> residents,
               const std::vector<int>& pool, Terms terms)
      : field_(field),
        records_(records),
        residents_(static_cast<int>(residents.size())),
        places_(std::move(residents)),
        terms_(terms),
        layout_(1) {
    places_.insert(places_.end(), pool.begin(), pool.end());
    layout_ = matching::LexWeight((vertices() + 1) / 2);
    layout_.AddDigit(1);  // everybody is paired
    layout_.AddDigit(1);  // [C5]: as many pairs of residents as possible
    for (const int place : pool) scores_.emplace(field[place].score.tenths(), static_cast<int>(scores_.size()));
    int next = 0;
    for (auto& [score, digit] : scores_) digit = next++;
    // Decision 135.
    for (std::size_t i = 0; i < scores_.size(); ++i) layout_.AddDigit(1);  // [C6]: from the lowest score up
    if (field.kept_apart().has_origins()) layout_.AddDigit(1);             // B3 bis
    if (field.kept_apart().has_ratings()) layout_.AddDigit(1);             // B3 bis bis
    layout_.AddDigit(1);                                                   // [C7]
    for (const int place : pool) most_upfloats_ = std::max(most_upfloats_, Of(place).upfloats);
    if (!terms_.with_limits) return;
    layout_.AddDigit(1);  // [C8]
    // Decision 134.
    layout_.AddDigit(static_cast<std::uint64_t>(most_upfloats_));  // [C9]
    layout_.AddDigit(1);                                           // [C10]
  }

  int residents() const { return residents_; }
  int players() const { return static_cast<int>(places_.size()); }
  int vertices() const { return players() + players() % 2; }
  int place(int vertex) const { return places_[matching::Vertex(vertex).index()]; }
  const matching::LexWeight& layout() const { return layout_; }

  // u < v.
  bool HasEdge(int u, int v) const {
    if (u >= residents_ && terms_.below_pairs_freely) return true;
    return v < players() && field_.MayMeet(place(u), place(v));
  }

  std::vector<std::uint64_t> Digits(int u, int v) const {
    std::vector<std::uint64_t> digits = layout_.Zeros();
    digits[0] = 1;
    if (u >= residents_) return digits;
    const bool upfloat = v >= residents_;
    digits[1] = upfloat ? 0 : 1;
    std::size_t preference = 2 + scores_.size();
    if (field_.kept_apart().has_origins()) digits[preference++] = field_.SameOrigin(place(u), place(v)) ? 0 : 1;
    if (field_.kept_apart().has_ratings()) digits[preference++] = field_.RatingGap(place(u), place(v)) ? 0 : 1;
    digits[preference] = swiss::DeniesPreference(field_[place(u)], field_[place(v)]) ? 0 : 1;
    if (!upfloat) return digits;
    const int own = scores_.at(field_[place(v)].score.tenths());
    for (std::size_t i = 0; i < scores_.size(); ++i) digits[2 + i] = std::cmp_equal(i, own) ? 0 : 1;
    if (!terms_.with_limits) return digits;
    const Record& record = Of(place(v));
    digits[preference + 1] = record.maximum_upfloater ? 0 : 1;
    digits[preference + 2] =
        static_cast<std::uint64_t>(record.maximum_upfloater ? most_upfloats_ - record.upfloats : most_upfloats_);
    digits[preference + 3] = record.upfloated_last ? 0 : 1;
    return digits;
  }

 private:
  const Record& Of(int place) const { return records_[Place(place).index()]; }

  const Field& field_;
  std::span<const Record> records_;
  int residents_;
  std::vector<int> places_;
  Terms terms_;
  matching::LexWeight layout_;
  std::map<int, int> scores_;  // of the pool, in tenths, each with its number from the lowest up
  int most_upfloats_ = 0;
};

template <class Weight>
class UpfloatSolver {
 public:
  explicit UpfloatSolver(const UpfloatGraph& graph) : graph_(graph), matching_(graph.vertices()) {
    for (int u = 0; u < graph.vertices(); ++u) {
      for (int v = u + 1; v < graph.vertices(); ++v) {
        if (graph.HasEdge(u, v)) matching_.SetWeight(u, v, graph.layout().template Pack<Weight>(graph.Digits(u, v)));
      }
    }
    matching_.Solve();
  }

  std::vector<int> Run() {
    for (int v = 0; v < graph_.vertices(); ++v) {
      if (!matching_.MateOf(v)) return {};
    }
    int left = 0;
    for (int v = 0; v < graph_.residents(); ++v) left += *matching_.MateOf(v) >= graph_.residents() ? 1 : 0;
    matching::BestMatchings best(matching_.Heaviest());
    // C.04.4.1/2026 §4.1.3: the smallest differing number decides, so each in turn is taken if he can be.
    std::vector<int> chosen;
    for (int v = graph_.residents(); left > 0; ++v) {
      if (!best.Without(EdgesBelow(v))) {
        best.Without(EdgesToResidents(v));
        continue;
      }
      chosen.push_back(graph_.place(v));
      --left;
    }
    return chosen;
  }

 private:
  std::vector<std::pair<int, int>> EdgesBelow(int vertex) const {
    std::vector<std::pair<int, int>> edges;
    for (int other = graph_.residents(); other < graph_.vertices(); ++other) {
      if (other != vertex) edges.emplace_back(vertex, other);
    }
    return edges;
  }
  std::vector<std::pair<int, int>> EdgesToResidents(int vertex) const {
    std::vector<std::pair<int, int>> edges;
    for (int other = 0; other < graph_.residents(); ++other) edges.emplace_back(vertex, other);
    return edges;
  }

  const UpfloatGraph& graph_;
  matching::WeightedMatching<Weight> matching_;
};

}  // namespace

// How many residents are left over when as many as possible are paired with each other.
int Upfloaters::FewestNeeded(const std::vector<int>& residents) const { return swiss::LeftOver(field_, residents, {}); }

bool Upfloaters::LeavesCompletableRound(const Scoregroup& group, const std::vector<int>& upfloaters) const {
  std::vector<int> left;
  std::ranges::set_difference(group.below, upfloaters, std::back_inserter(left));
  return swiss::CanComplete(field_, left, {});
}

// [C7] to [C10] by counting: of so many White and Black seekers half the difference are denied their
// preference at least; the rest is the upfloater's own. FirstShiftersDo shows that no more are.
std::optional<int> Upfloaters::FirstBest(const Scoregroup& group) const {
  const auto seeks_white = [&](int place) { return field_[place].preference->colour == Colour::kWhite; };
  const auto whites = std::ranges::count_if(group.residents, seeks_white);
  const auto blacks = std::ssize(group.residents) - whites;
  const bool with_limits = !field_.is_last_round();
  const auto cost = [&](int place) {
    const Record& record = records_[Place(place).index()];
    const auto denied = seeks_white(place) ? std::abs(whites + 1 - blacks) : std::abs(blacks + 1 - whites);
    const bool limited = with_limits && record.maximum_upfloater;
    return std::tuple(denied, limited, limited ? record.upfloats : 0, with_limits && record.upfloated_last);
  };
  const auto end_of_next = std::ranges::find_if(
      group.below, [&](int place) { return field_[place].score != field_[group.below.front()].score; });
  if (end_of_next == group.below.begin()) return std::nullopt;
  const int best = *std::ranges::min_element(group.below.begin(), end_of_next, {}, cost);
  std::vector<int> bracket = group.residents;
  bracket.push_back(best);
  const bool first_games = std::ranges::all_of(bracket, [&](int place) { return field_[place].colours.empty(); });
  if (first_games || !FirstShiftersDo(field_, {records_, way_}, bracket)) return std::nullopt;
  return best;
}

// First with the next scoregroup alone: if no more float up than must, all with the highest score there is, and the
// others can still be paired, then no set from further below is better. Otherwise with everybody.
std::vector<int> Upfloaters::Choose(const Scoregroup& group) const {
  if (way_ == swiss::Way::kExactOnly) return ChooseFrom(group, Pool::kEverybody);
  const int needed = FewestNeeded(group.residents);
  if (needed == 0 && LeavesCompletableRound(group, {})) return {};
  if (needed == 1) {
    const auto first = FirstBest(group);
    if (first && LeavesCompletableRound(group, {*first})) return {*first};
  }
  if (needed > 0) {
    auto chosen = ChooseFrom(group, Pool::kNextScoregroup);
    if (static_cast<int>(chosen.size()) == needed && LeavesCompletableRound(group, chosen)) return chosen;
  }
  return ChooseFrom(group, Pool::kEverybody);
}

std::vector<int> Upfloaters::ChooseFrom(const Scoregroup& group, Pool pool) const {
  std::vector<int> candidates = group.below;
  const bool only_next = pool == Pool::kNextScoregroup;
  if (only_next) {
    std::erase_if(candidates, [&](int place) { return field_[place].score != field_[group.below.front()].score; });
  }
  const UpfloatGraph graph(field_, records_, group.residents, candidates,
                           {.below_pairs_freely = only_next, .with_limits = !field_.is_last_round()});
  return matching::WithWeightFor(graph.layout().solver_bits(),
                                 [&]<class Weight>() { return UpfloatSolver<Weight>(graph).Run(); });
}

}  // namespace ronda::dubov
