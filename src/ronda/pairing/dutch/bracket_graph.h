// The graph of a bracket: its players, those below who take part, and the bye as vertices; which of them may be joined,
// and what such an edge stands for.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "ronda/matching/lex_weight.h"
#include "ronda/pairing/dutch/bracket_solver.h"
#include "ronda/pairing/dutch/criteria.h"

namespace ronda::dutch {

class BracketGraph {
 public:
  BracketGraph(const swiss::Field& field, const DutchEdition& edition, const Bracket& bracket,
               const SolverTerms& terms);

  int vertices() const { return vertices_; }
  int mdps() const { return mdps_; }                  // vertices 0 .. mdps()-1
  int bracket_size() const { return bracket_size_; }  // the residents follow
  int upper_size() const { return upper_size_; }      // the next scoregroup follows
  int place(int vertex) const { return places_[static_cast<std::size_t>(vertex)]; }

  bool IsBracketPair(int u, int v) const { return std::max(u, v) < bracket_size_ && std::max(u, v) >= mdps_; }

  // None if the two may not be joined. u < v.
  std::optional<Edge> EdgeBetween(int u, int v) const;

  // The digits of an edge, criteria in order of priority; the order digits after them are zero.
  std::span<const std::uint64_t> Digits(const Edge& edge);
  int criteria_digits() const { return criteria_digits_; }
  const matching::LexWeight& layout() const { return layout_; }

  // The digits below all criteria, for the order of candidates.
  int mdp_set_digit() const { return criteria_digits_; }
  int exchange_size_digit() const { return criteria_digits_ + 1; }
  int exchange_sum_digit() const { return criteria_digits_ + 2; }
  int wish_digit() const { return criteria_digits_ + 3; }

 private:
  bool IsFilteredOut(int u, int v) const;
  bool IsBye(int vertex) const { return has_bye_ && vertex == vertices_ - 1; }
  void AddBlock(std::unique_ptr<DigitBlock> block);

  const swiss::Field& field_;
  const Bracket& bracket_;
  SolverTerms terms_;
  int mdps_;
  int bracket_size_;
  int upper_size_;
  int vertices_;
  bool has_bye_;
  std::vector<int> places_;
  std::vector<bool> may_have_bye_;  // by vertex
  std::vector<std::unique_ptr<DigitBlock>> blocks_;
  matching::LexWeight layout_;
  int criteria_digits_ = 0;
  std::vector<int> scores_;
  std::vector<std::uint64_t> digits_;
};

}  // namespace ronda::dutch
