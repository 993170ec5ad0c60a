#include "ronda/assignment/hungarian.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "ronda/base/id_vector.h"

namespace ronda::assignment {
namespace {

using Cost = std::int64_t;
constexpr Cost kInfinite = std::numeric_limits<Cost>::max();

// The problem as costs to be minimised. To have no option is one more column with room for all; it costs more than any
// difference between two assignments, so it is used as little as possible.
class Solver {
 public:
  explicit Solver(const Problem& problem)
      : problem_(problem),
        rows_(problem.participants()),
        columns_(problem.options() + 1),
        none_(problem.options()),
        costs_(problem.participants(), std::vector<Cost>(Option(problem.options() + 1).index(), kInfinite)),
        room_(columns_.size()),
        members_(columns_.size()),
        column_of_(rows_.size()),
        row_price_(rows_.size(), 0),
        column_price_(columns_.size(), 0) {
    FillCosts();
  }

  void Run() {
    for (const Participant row : rows_) Augment(row);
  }

  Solution Answer() const {
    Solution solution;
    solution.assignment.resize(rows_.size());
    solution.tight.resize(rows_.size());
    for (const Participant row : rows_) {
      const auto column = column_of_[row];
      if (column != none_) {
        solution.assignment[row] = column;
        ++solution.assigned;
      }
      for (const Option j : columns_) {
        const Cost cost = costs_[row][j.index()];
        if (cost != kInfinite && room_[j] > 0 && cost == row_price_[row] + column_price_[j]) {
          solution.tight[row].push_back(j);
        }
      }
    }
    for (const Option j : columns_) solution.must_be_full.push_back(column_price_[j] < 0);
    solution.total = TotalOf(problem_, solution.assignment);
    return solution;
  }

 private:
  void FillCosts() {
    for (const Participant row : rows_) {
      for (const Option j : problem_.option_ids()) {
        const auto value = problem_.ValueOf(row, j);
        if (value) costs_[row][j.index()] = problem_.goal() == Goal::kMaximise ? -*value : *value;
      }
      costs_[row].back() = (2 * kLargestValue + 1) * (rows_.size() + 1);
    }
    for (const Option j : problem_.option_ids()) room_[j] = std::max(0, problem_.CapacityOf(j));
    room_.back() = rows_.size();
  }

  bool HasRoom(Option column) const { return std::ssize(members_[column]) < room_[column]; }

  // Dijkstra from a row without a column to the nearest column with room, over the costs less the prices; then the
  // prices are raised so that the path is tight, and everybody on it moves on by one.
  void Augment(Participant root) {
    distance_.assign(columns_.size(), kInfinite);
    from_row_.assign(columns_.size(), std::nullopt);
    settled_.assign(columns_.size(), 0);
    order_.clear();
    row_price_[root] = LeastCost(root);
    Relax(root, 0);
    Option column = Nearest();
    while (!HasRoom(column)) {
      settled_[column] = 1;
      order_.push_back(column);
      for (const Participant row : members_[column]) Relax(row, distance_[column]);
      column = Nearest();
    }
    const Cost length = distance_[column];
    row_price_[root] += length;
    for (const Option j : order_) {
      const Cost slack = length - distance_[j];
      column_price_[j] -= slack;
      for (const Participant row : members_[j]) row_price_[row] += slack;
    }
    Shift(root, column);
  }

  Cost LeastCost(Participant row) const {
    const std::vector<Cost>& costs = costs_[row];
    Cost least = kInfinite;
    for (const Option j : columns_) {
      if (costs[j.index()] != kInfinite && room_[j] > 0) least = std::min(least, costs[j.index()] - column_price_[j]);
    }
    return least;
  }

  void Relax(Participant row, Cost base) {
    const std::vector<Cost>& costs = costs_[row];
    const Cost offset = base - row_price_[row];
    for (const Option j : columns_) {
      if (settled_[j] != 0 || costs[j.index()] == kInfinite || room_[j] == 0) continue;
      const Cost reached = offset + costs[j.index()] - column_price_[j];
      if (reached >= distance_[j]) continue;
      distance_[j] = reached;
      from_row_[j] = row;
    }
  }

  // A column with room is preferred among equals, which keeps paths short.
  Option Nearest() const {
    Option best = none_;
    for (Option j = none_; j > Option(0);) {
      --j;
      if (settled_[j] != 0 || distance_[j] > distance_[best]) continue;
      if (distance_[j] < distance_[best] || HasRoom(j) || !HasRoom(best)) best = j;
    }
    assert(settled_[best] == 0 && distance_[best] != kInfinite);
    return best;
  }

  void Shift(Participant root, Option column) {
    while (true) {
      const Participant row = *from_row_[column];
      const auto left = column_of_[row];
      members_[column].push_back(row);
      column_of_[row] = column;
      if (row == root) return;
      std::erase(members_[*left], row);
      column = *left;
    }
  }

  const Problem& problem_;
  IdRange<Participant> rows_;
  IdRange<Option> columns_;  // with the one for none
  Option none_;
  IdVector<Participant, std::vector<Cost>> costs_;  // by column
  IdVector<Option, int> room_;
  IdVector<Option, std::vector<Participant>> members_;
  IdVector<Participant, std::optional<Option>> column_of_;
  IdVector<Participant, Cost> row_price_;
  IdVector<Option, Cost> column_price_;  // never positive; 0 while there is room
  // Of the search that goes on:
  IdVector<Option, Cost> distance_;
  IdVector<Option, std::optional<Participant>> from_row_;
  IdVector<Option, char> settled_;
  std::vector<Option> order_;
};

}  // namespace

Solution Solve(const Problem& problem) {
  assert(problem.participants() <= kMostParticipants);
  Solver solver(problem);
  solver.Run();
  return solver.Answer();
}

}  // namespace ronda::assignment
