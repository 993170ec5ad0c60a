#include "ronda/pairing/swiss/bracket_solver.h"

#include <algorithm>

#include "ronda/matching/weight_width.h"
#include "ronda/pairing/swiss/bracket_graph.h"
#include "ronda/pairing/swiss/bracket_matching.h"
#include "ronda/pairing/swiss/first_candidate.h"
#include "ronda/pairing/swiss/remainder_order.h"

namespace ronda::swiss {
namespace {

template <class Weight>
class Solver {
 public:
  explicit Solver(BracketGraph& graph) : bracket_(graph), graph_(graph) {}

  // Any best candidate.
  Solution RunForPairs() {
    bracket_.Solve();
    for (int v = 0; v < graph_.bracket_size(); ++v) {
      const auto mate = bracket_.PartnerOf(v);
      if (mate && v < *mate) bracket_.Settle(v, *mate);
    }
    return bracket_.Describe();
  }

  // The first of the best candidates.
  Solution Run() {
    bracket_.Solve();
    if (!graph_.by_rank().empty()) {
      FixHighestAgainstLowest();
    } else if (!FixWithoutWeights()) {
      FixMdpSet();
      FixMdpOpponents();
      FixRemainder();
    }
    return bracket_.Describe();
  }

 private:
  // The quick way, open where no blossoms are: one step after another without weights. Only an exchange needs them.
  bool FixWithoutWeights() {
    auto best = bracket_.Heaviest();
    if (!best) return false;
    FirstCandidate first(graph_, std::move(*best));
    const bool all = first.Run();
    bracket_.Adopt(first.Mates());
    for (const auto& [u, v] : first.pairs()) {
      all ? bracket_.Settle(u, v) : bracket_.Freeze(u, v);
    }
    if (!all) FixRemainder();
    return true;
  }

  // C.04.4.2/2026 §4.3: the highest ranked meets the lowest ranked possible, and floats only if nothing else is; then
  // the next.
  void FixHighestAgainstLowest() {
    if (auto best = bracket_.Heaviest()) {
      FirstCandidate first(graph_, std::move(*best));
      first.RunHighestAgainstLowest();
      bracket_.Adopt(first.Mates());
      for (const auto& [u, v] : first.pairs()) bracket_.Settle(u, v);
      return;
    }
    for (const int vertex : graph_.by_rank()) {
      if (!bracket_.IsFrozen(vertex)) FixLowestOpponent(vertex);
    }
  }

  void FixLowestOpponent(int vertex) {
    int bsn = 0;
    for (const int other : graph_.by_rank()) {
      ++bsn;
      if (other != vertex && bracket_.HasEdge(vertex, other))
        bracket_.AddToDigit(vertex, other, graph_.wish_digit(), bsn);
    }
    bracket_.Solve();
    if (const auto partner = bracket_.PartnerOf(vertex)) {
      bracket_.Freeze(vertex, *partner);
    } else {
      bracket_.ForEachBracketEdge(vertex, [&](int other) { bracket_.RemoveEdge(vertex, other); });
    }
  }

  // C.04.3/2026 §4.4; /2017 §D.3: of the sets of MDPs that can be paired, the one with the smallest differing BSN. An
  // MDP already chosen keeps a credit of two, so that the wish for the next one, worth one, cannot displace that one.
  void FixMdpSet() {
    std::vector<int> chosen;
    for (int mdp = 0; mdp < graph_.mdps(); ++mdp) {
      if (bracket_.PartnerOf(mdp)) chosen.push_back(mdp);
    }
    if (static_cast<int>(chosen.size()) == graph_.mdps() || chosen.empty()) return;
    const std::size_t wanted = chosen.size();
    std::size_t found = 0;
    for (int mdp = 0; mdp < graph_.mdps() && found < wanted; ++mdp) {
      bracket_.ForEachBracketEdge(mdp, [&](int other) { bracket_.AddToDigit(mdp, other, graph_.mdp_set_digit(), 1); });
      if (!bracket_.PartnerOf(mdp)) bracket_.Solve();
      if (!bracket_.PartnerOf(mdp)) {  // the wish must not add up with those of others
        bracket_.ForEachBracketEdge(mdp, [&](int other) { bracket_.RemoveEdge(mdp, other); });
        continue;
      }
      ++found;
      bracket_.ForEachBracketEdge(mdp, [&](int other) { bracket_.AddToDigit(mdp, other, graph_.mdp_set_digit(), 1); });
    }
    bracket_.Solve();
  }

  // C.04.3/2026 §4.2; /2017 §D.1: the first MDP meets the highest resident possible, then the second, and so on.
  void FixMdpOpponents() {
    for (int mdp = 0; mdp < graph_.mdps(); ++mdp) {
      if (!bracket_.PartnerOf(mdp)) continue;
      bracket_.FixOpponent(mdp, graph_.mdps());
    }
  }

  void FixRemainder() { RemainderOrder<Weight>(bracket_).Fix(); }

  BracketMatching<Weight> bracket_;
  const BracketGraph& graph_;
};

}  // namespace

Solution SolveBracket(const Field& field, std::span<const CriterionInfo> quality, const Bracket& bracket,
                      const SolverTerms& terms) {
  BracketGraph graph(field, quality, bracket, terms);
  return matching::WithWeightFor(graph.layout().solver_bits(), [&]<class Weight>() {
    Solver<Weight> solver(graph);
    return terms.pairs_only ? solver.RunForPairs() : solver.Run();
  });
}

}  // namespace ronda::swiss
