#include "ronda/assignment/hungarian.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace ronda::assignment {
namespace {

using Cost = std::int64_t;
constexpr Cost kInfinite = std::numeric_limits<Cost>::max();

std::size_t At(int i) { return static_cast<std::size_t>(i); }

// The problem as costs to be minimised. To have no option is one more column with room for all; it costs more than any
// difference between two assignments, so it is used as little as possible.
class Solver {
 public:
  explicit Solver(const Problem& problem)
      : problem_(problem),
        rows_(problem.participants()),
        columns_(problem.options() + 1),
        costs_(At(rows_) * At(columns_), kInfinite),
        room_(At(columns_)),
        members_(At(columns_)),
        column_of_(At(rows_), -1),
        row_price_(At(rows_), 0),
        column_price_(At(columns_), 0) {
    FillCosts();
  }

  void Run() {
    for (int row = 0; row < rows_; ++row) Augment(row);
  }

  Solution Answer() const {
    Solution solution;
    solution.assignment.resize(At(rows_));
    solution.tight.resize(At(rows_));
    for (int row = 0; row < rows_; ++row) {
      const int column = column_of_[At(row)];
      if (column < columns_ - 1) {
        solution.assignment[At(row)] = column;
        ++solution.assigned;
      }
      for (int j = 0; j < columns_; ++j) {
        const Cost cost = costs_[At(row) * At(columns_) + At(j)];
        if (cost != kInfinite && room_[At(j)] > 0 && cost == row_price_[At(row)] + column_price_[At(j)]) {
          solution.tight[At(row)].push_back(j);
        }
      }
    }
    for (int j = 0; j < columns_; ++j) solution.must_be_full.push_back(column_price_[At(j)] < 0);
    solution.total = TotalOf(problem_, solution.assignment);
    return solution;
  }

 private:
  void FillCosts() {
    for (int row = 0; row < rows_; ++row) {
      for (int j = 0; j + 1 < columns_; ++j) {
        const auto value = problem_.ValueOf(row, j);
        if (value) costs_[At(row) * At(columns_) + At(j)] = problem_.goal() == Goal::kMaximise ? -*value : *value;
      }
      costs_[At(row + 1) * At(columns_) - 1] = (2 * kLargestValue + 1) * (rows_ + 1);
    }
    for (int j = 0; j + 1 < columns_; ++j) room_[At(j)] = std::max(0, problem_.CapacityOf(j));
    room_.back() = rows_;
  }

  bool HasRoom(int column) const { return std::ssize(members_[At(column)]) < room_[At(column)]; }

  // Dijkstra from a row without a column to the nearest column with room, over the costs less the prices; then the
  // prices are raised so that the path is tight, and everybody on it moves on by one.
  void Augment(int root) {
    distance_.assign(At(columns_), kInfinite);
    from_row_.assign(At(columns_), -1);
    settled_.assign(At(columns_), 0);
    order_.clear();
    row_price_[At(root)] = LeastCost(root);
    Relax(root, 0);
    int column = Nearest();
    while (!HasRoom(column)) {
      settled_[At(column)] = 1;
      order_.push_back(column);
      for (const int row : members_[At(column)]) Relax(row, distance_[At(column)]);
      column = Nearest();
    }
    const Cost length = distance_[At(column)];
    row_price_[At(root)] += length;
    for (const int j : order_) {
      const Cost slack = length - distance_[At(j)];
      column_price_[At(j)] -= slack;
      for (const int row : members_[At(j)]) row_price_[At(row)] += slack;
    }
    Shift(root, column);
  }

  Cost LeastCost(int row) const {
    const Cost* costs = &costs_[At(row) * At(columns_)];
    Cost least = kInfinite;
    for (int j = 0; j < columns_; ++j) {
      if (costs[j] != kInfinite && room_[At(j)] > 0) least = std::min(least, costs[j] - column_price_[At(j)]);
    }
    return least;
  }

  void Relax(int row, Cost base) {
    const Cost* costs = &costs_[At(row) * At(columns_)];
    const Cost offset = base - row_price_[At(row)];
    for (int j = 0; j < columns_; ++j) {
      if (settled_[At(j)] != 0 || costs[j] == kInfinite || room_[At(j)] == 0) continue;
      const Cost reached = offset + costs[j] - column_price_[At(j)];
      if (reached >= distance_[At(j)]) continue;
      distance_[At(j)] = reached;
      from_row_[At(j)] = row;
    }
  }

  // A column with room is preferred among equals, which keeps paths short.
  int Nearest() const {
    int best = columns_ - 1;
    for (int j = columns_ - 2; j >= 0; --j) {
      if (settled_[At(j)] != 0 || distance_[At(j)] > distance_[At(best)]) continue;
      if (distance_[At(j)] < distance_[At(best)] || HasRoom(j) || !HasRoom(best)) best = j;
    }
    assert(settled_[At(best)] == 0 && distance_[At(best)] != kInfinite);
    return best;
  }

  void Shift(int root, int column) {
    while (true) {
      const int row = from_row_[At(column)];
      const int left = column_of_[At(row)];
      members_[At(column)].push_back(row);
      column_of_[At(row)] = column;
      if (row == root) return;
      std::erase(members_[At(left)], row);
      column = left;
    }
  }

  const Problem& problem_;
  int rows_;
  int columns_;
  std::vector<Cost> costs_;
  std::vector<int> room_;
  std::vector<std::vector<int>> members_;  // by column: its rows
  std::vector<int> column_of_;             // by row
  std::vector<Cost> row_price_;
  std::vector<Cost> column_price_;  // never positive; 0 while there is room
  // Of the search that goes on:
  std::vector<Cost> distance_;
  std::vector<int> from_row_;
  std::vector<char> settled_;
  std::vector<int> order_;
};

}  // namespace

Solution Solve(const Problem& problem) {
  assert(problem.participants() <= kMostParticipants);
  Solver solver(problem);
  solver.Run();
  return solver.Answer();
}

}  // namespace ronda::assignment
