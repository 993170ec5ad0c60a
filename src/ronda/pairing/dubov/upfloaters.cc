#include "ronda/pairing/dubov/upfloaters.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/matching/best_matchings.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/pairing/dubov/subgroups.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/criteria.h"

namespace ronda::dubov {
namespace {

using matching::Vertex;
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

  UpfloatGraph(const Field& field, IdSpan<Place, const Record> records, std::vector<Place> residents,
               const std::vector<Place>& pool, Terms terms)
      : field_(field),
        records_(records),
        residents_(Count(residents)),
        places_(std::move(residents)),
        terms_(terms),
        layout_(1) {
    for (const Place place : pool) {
      places_.push_back(place);
      scores_.emplace(field[place].score.tenths(), 0);
      most_upfloats_ = std::max(most_upfloats_, records[place].upfloats);
    }
    std::size_t next = 0;
    for (auto& [score, digit] : scores_) digit = next++;
    layout_ = matching::LexWeight((vertices() + 1) / 2);
    layout_.AddDigit(1);  // everybody is paired
    layout_.AddDigit(1);  // [C5]: as many pairs of residents as possible
    // Decision 135.
    for (std::size_t i = 0; i < scores_.size(); ++i) layout_.AddDigit(1);  // [C6]: from the lowest score up
    if (field.kept_apart().has_origins()) layout_.AddDigit(1);             // B3 bis
    if (field.kept_apart().has_ratings()) layout_.AddDigit(1);             // B3 bis bis
    layout_.AddDigit(1);                                                   // [C7]
    if (!terms_.with_limits) return;
    layout_.AddDigit(1);  // [C8]
    // Decision 134.
    layout_.AddDigit(static_cast<std::uint64_t>(most_upfloats_));  // [C9]
    layout_.AddDigit(1);                                           // [C10]
  }

  int vertices() const { return places_.size() + places_.size() % 2; }
  IdRange<Vertex> all() const { return IdRange<Vertex>(vertices()); }
  IdRange<Vertex> residents() const { return IdRange<Vertex>(residents_); }
  IdRange<Vertex> others() const { return IdRange<Vertex>(Vertex(residents_), vertices() - residents_); }
  bool IsResident(Vertex v) const { return v.value() < residents_; }
  Place place(Vertex v) const { return places_[v]; }
  const matching::LexWeight& layout() const { return layout_; }

  // u < v.
  bool HasEdge(Vertex u, Vertex v) const {
    if (!IsResident(u) && terms_.below_pairs_freely) return true;
    return places_.Contains(v) && field_.MayMeet(place(u), place(v));
  }

  std::vector<std::uint64_t> Digits(Vertex u, Vertex v) const {
    std::vector<std::uint64_t> digits = layout_.Zeros();
    digits[0] = 1;
    if (!IsResident(u)) return digits;
    const bool upfloat = !IsResident(v);
    digits[1] = upfloat ? 0 : 1;
    std::size_t preference = 2 + scores_.size();
    if (field_.kept_apart().has_origins()) digits[preference++] = field_.SameOrigin(place(u), place(v)) ? 0 : 1;
    if (field_.kept_apart().has_ratings()) digits[preference++] = field_.RatingGap(place(u), place(v)) ? 0 : 1;
    digits[preference] = swiss::DeniesPreference(field_[place(u)], field_[place(v)]) ? 0 : 1;
    if (!upfloat) return digits;
    const std::size_t own = scores_.at(field_[place(v)].score.tenths());
    for (std::size_t i = 0; i < scores_.size(); ++i) digits[2 + i] = i == own ? 0 : 1;
    if (!terms_.with_limits) return digits;
    const Record& record = records_[place(v)];
    digits[preference + 1] = record.maximum_upfloater ? 0 : 1;
    digits[preference + 2] =
        static_cast<std::uint64_t>(record.maximum_upfloater ? most_upfloats_ - record.upfloats : most_upfloats_);
    digits[preference + 3] = record.upfloated_last ? 0 : 1;
    return digits;
  }

 private:
  const Field& field_;
  IdSpan<Place, const Record> records_;
  int residents_;
  IdVector<Vertex, Place> places_;
  Terms terms_;
  matching::LexWeight layout_;
  std::map<int, std::size_t> scores_;  // of the pool, in tenths, each with its number from the lowest up
  int most_upfloats_ = 0;
};

template <class Weight>
class UpfloatSolver {
 public:
  explicit UpfloatSolver(const UpfloatGraph& graph) : graph_(graph), matching_(graph.vertices()) {
    const Vertex end(graph.vertices());
    for (const Vertex u : graph.all()) {
      for (Vertex v = Next(u); v < end; ++v) {
        if (graph.HasEdge(u, v)) matching_.SetWeight(u, v, graph.layout().template Pack<Weight>(graph.Digits(u, v)));
      }
    }
    matching_.Solve();
  }

  std::vector<Place> Run() {
    for (const Vertex v : graph_.all()) {
      if (!matching_.MateOf(v)) return {};
    }
    int left = 0;
    for (const Vertex v : graph_.residents()) left += graph_.IsResident(*matching_.MateOf(v)) ? 0 : 1;
    matching::BestMatchings best(matching_.Heaviest());
    // C.04.4.1/2026 §4.1.3: the smallest differing number decides, so each in turn is taken if possible.
    std::vector<Place> chosen;
    for (Vertex v = *graph_.others().begin(); left > 0; ++v) {
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
  matching::EdgeList EdgesBelow(Vertex vertex) const {
    matching::EdgeList edges;
    for (const Vertex other : graph_.others()) {
      if (other != vertex) edges.push_back({vertex, other});
    }
    return edges;
  }
  matching::EdgeList EdgesToResidents(Vertex vertex) const {
    matching::EdgeList edges;
    for (const Vertex other : graph_.residents()) edges.push_back({vertex, other});
    return edges;
  }

  const UpfloatGraph& graph_;
  matching::WeightedMatching<Weight> matching_;
};

}  // namespace

// How many residents are left over when as many as possible are paired with each other.
int Upfloaters::FewestNeeded(const std::vector<Place>& residents) const {
  return swiss::LeftOver(field_, residents, {});
}

bool Upfloaters::LeavesCompletableRound(const Scoregroup& group, const std::vector<Place>& upfloaters) const {
  std::vector<Place> left;
  std::ranges::set_difference(group.below, upfloaters, std::back_inserter(left));
  return swiss::CanComplete(field_, left, {});
}

// [C7] to [C10] by counting: of so many White and Black seekers half the difference are denied their
// preference at least; the rest is the upfloater's own. FirstShiftersDo shows that no more are.
std::optional<Place> Upfloaters::FirstBest(const Scoregroup& group) const {
  const auto seeks_white = [&](Place place) { return field_[place].preference->colour == Colour::kWhite; };
  const auto whites = std::ranges::count_if(group.residents, seeks_white);
  const auto blacks = std::ssize(group.residents) - whites;
  const bool with_limits = !field_.is_last_round();
  const auto cost = [&](Place place) {
    const Record& record = records_[place];
    const auto denied = seeks_white(place) ? std::abs(whites + 1 - blacks) : std::abs(blacks + 1 - whites);
    const bool limited = with_limits && record.maximum_upfloater;
    return std::tuple(denied, limited, limited ? record.upfloats : 0, with_limits && record.upfloated_last);
  };
  const auto end_of_next = std::ranges::find_if(
      group.below, [&](Place place) { return field_[place].score != field_[group.below.front()].score; });
  if (end_of_next == group.below.begin()) return std::nullopt;
  const Place best = *std::ranges::min_element(group.below.begin(), end_of_next, {}, cost);
  std::vector<Place> bracket = group.residents;
  bracket.push_back(best);
  const bool first_games = std::ranges::all_of(bracket, [&](Place place) { return field_[place].colours.empty(); });
  if (first_games || !FirstShiftersDo(field_, {records_, way_}, bracket)) return std::nullopt;
  return best;
}

// First with the next scoregroup alone: if no more float up than must, all with the highest score there is, and the
// others can still be paired, then no set from further below is better. Otherwise with everybody.
std::vector<Place> Upfloaters::Choose(const Scoregroup& group) const {
  if (way_ == swiss::Way::kExactOnly) return ChooseFrom(group, Pool::kEverybody);
  const int needed = FewestNeeded(group.residents);
  if (needed == 0 && LeavesCompletableRound(group, {})) return {};
  if (needed == 1) {
    const auto first = FirstBest(group);
    if (first && LeavesCompletableRound(group, {*first})) return {*first};
  }
  if (needed > 0) {
    auto chosen = ChooseFrom(group, Pool::kNextScoregroup);
    if (Count(chosen) == needed && LeavesCompletableRound(group, chosen)) return chosen;
  }
  return ChooseFrom(group, Pool::kEverybody);
}

std::vector<Place> Upfloaters::ChooseFrom(const Scoregroup& group, Pool pool) const {
  std::vector<Place> candidates = group.below;
  const bool only_next = pool == Pool::kNextScoregroup;
  if (only_next) {
    std::erase_if(candidates, [&](Place place) { return field_[place].score != field_[group.below.front()].score; });
  }
  const UpfloatGraph graph(field_, records_, group.residents, candidates,
                           {.below_pairs_freely = only_next, .with_limits = !field_.is_last_round()});
  return matching::WithWeightFor(graph.layout().solver_bits(),
                                 [&]<class Weight>() { return UpfloatSolver<Weight>(graph).Run(); });
}

}  // namespace ronda::dubov
