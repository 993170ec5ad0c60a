// The criteria of a bracket as digits of the weights of its graph's edges, in order of priority and as many at a time
// as fit into a weight. What one stage has settled leaves fewer edges for the next, and only of those the digits are
// worked out. Digits that decide nothing take no room: that all edges have none of, or as much of as of an earlier one.
// For then every matching has, too, and two matchings that are equal on all digits before are equal on it
// (docs/performance.md).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "ronda/matching/lex_weight.h"
#include "ronda/pairing/swiss/bracket_graph.h"
#include "ronda/pairing/swiss/criteria.h"

namespace ronda::swiss {

class CriteriaStages {
 public:
  using Column = std::vector<std::uint64_t>;  // by edge between kinds: the values of a digit

  // The edges between two kinds, or within one, all of which have the same digits.
  struct KindEdge {
    matching::Kind a;
    matching::Kind b;
    Edge edge;
  };

  // The digits of a stage: for each a column, and whether something is taken off for single pairs.
  struct Digits {
    matching::LexWeight layout;
    std::vector<Column> columns = {};
    std::vector<PairQuestion> unwanted = {};  // null: nothing
  };

  CriteriaStages(const Field& field, std::span<const CriterionInfo> quality, const Bracket& bracket,
                 const BracketGraph& graph);

  const std::vector<KindEdge>& edges() const { return edges_; }
  // Only these are left; by edge.
  void Keep(const std::vector<bool>& kept);
  bool AnyLeft() const { return criterion_ < criteria_.size(); }

  // Adds the digits that come next to a layout that may have some of its own, as long as no more bits than these are
  // needed, but one at least if any is left that decides something.
  Digits Next(matching::LexWeight layout, int most_bits);

 private:
  struct Criterion {
    std::unique_ptr<DigitBlock> block;
    PairQuestion unwanted;
  };

  void Add(std::unique_ptr<DigitBlock> block, PairQuestion unwanted = nullptr);
  std::vector<Column> ColumnsOf(const DigitBlock& block) const;
  std::uint64_t LargestSum(const Digit& digit, int summands) const;
  bool Decides(const Column& column) const;

  std::vector<KindEdge> edges_;
  std::vector<Criterion> criteria_;
  std::size_t criterion_ = 0;  // the next digit: its criterion and its place there
  std::size_t digit_ = 0;
  std::vector<Column> known_;  // of earlier digits from which nothing is taken off
};

}  // namespace ronda::swiss
