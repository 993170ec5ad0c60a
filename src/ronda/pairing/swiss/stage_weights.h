// What the edges of a bracket's graph weigh in a stage (criteria_stages.h).
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/matching/kind_duals.h"
#include "ronda/pairing/swiss/bracket_graph.h"
#include "ronda/pairing/swiss/criteria_stages.h"

namespace ronda::swiss {

template <class Weight>
class StageWeights {
 public:
  // Digits the layout has before those of the criteria are zero.
  StageWeights(const BracketGraph& graph, const CriteriaStages& stages, const CriteriaStages::Digits& digits)
      : graph_(graph), by_kind_(graph.kinds()) {
    const std::size_t own = Size(digits.layout.digits() - Count(digits.columns));
    std::vector<std::uint64_t> values = digits.layout.Zeros();
    for (std::size_t i = 0; i < stages.edges().size(); ++i) {
      for (std::size_t digit = 0; digit < digits.columns.size(); ++digit)
        values[own + digit] = digits.columns[digit][i];
      by_kind_.Set(stages.edges()[i].a, stages.edges()[i].b, digits.layout.template Pack<Weight>(values));
    }
    for (std::size_t digit = 0; digit < digits.columns.size(); ++digit) {
      if (digits.unwanted[digit] == nullptr) continue;
      unwanted_.push_back(
          {digits.unwanted[digit], digits.layout.template Unit<Weight>(static_cast<int>(own + digit), 1)});
    }
  }

  // Of edges that nothing is against.
  const matching::KindWeights<Weight>& by_kind() const { return by_kind_; }

  bool IsUnwanted(matching::Vertex u, matching::Vertex v) const {
    return std::ranges::any_of(unwanted_, [&](const Unwanted& less) { return graph_.IsUnwanted(less.asked, u, v); });
  }
  bool HasUnwanted() const { return !unwanted_.empty(); }

  // Of an edge there is, but for what is forbidden.
  Weight Of(matching::Vertex u, matching::Vertex v) const {
    Weight weight = *by_kind_.Between(graph_.kind(u), graph_.kind(v));
    for (const auto& [asked, unit] : unwanted_) {
      if (graph_.IsUnwanted(asked, u, v)) weight -= unit;
    }
    return weight;
  }

 private:
  struct Unwanted {
    PairQuestion asked;
    Weight unit;
  };

  const BracketGraph& graph_;
  matching::KindWeights<Weight> by_kind_;
  std::vector<Unwanted> unwanted_;
};

}  // namespace ronda::swiss
