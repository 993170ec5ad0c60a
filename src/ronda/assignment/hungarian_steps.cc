#include "ronda/assignment/hungarian_steps.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "ronda/base/counting.h"

namespace ronda::assignment {
namespace {

// As many zeros as possible with no two in a row or column, and the fewest lines that cover all zeros.
class Zeros {
 public:
  explicit Zeros(const Matrix& matrix)
      : matrix_(matrix),
        row_of_(matrix.size()),
        column_of_(matrix.size()),
        row_lines_(matrix.size(), true),
        column_lines_(matrix.size(), false) {
    for (std::size_t row = 0; row < matrix.size(); ++row) {
      std::vector<bool> tried(matrix.size());
      Place(row, tried);
    }
    // König: from every row without a zero of its own, along zeros and back; its rows stay free, its columns are
    // covered.
    for (std::size_t row = 0; row < matrix.size(); ++row) {
      if (!column_of_[row]) Reach(row);
    }
  }

  const std::vector<std::optional<std::size_t>>& column_of() const { return column_of_; }
  const std::vector<bool>& row_lines() const { return row_lines_; }
  const std::vector<bool>& column_lines() const { return column_lines_; }

 private:
  bool Place(std::size_t row, std::vector<bool>& tried) {
    for (std::size_t column = 0; column < matrix_.size(); ++column) {
      if (matrix_[row][column] != 0 || tried[column]) continue;
      tried[column] = true;
      if (row_of_[column] && !Place(*row_of_[column], tried)) continue;
      row_of_[column] = row;
      column_of_[row] = column;
      return true;
    }
    return false;
  }

  void Reach(std::size_t row) {
    if (!row_lines_[row]) return;
    row_lines_[row] = false;
    for (std::size_t column = 0; column < matrix_.size(); ++column) {
      if (matrix_[row][column] != 0 || column_lines_[column]) continue;
      column_lines_[column] = true;
      if (row_of_[column]) Reach(*row_of_[column]);
    }
  }

  const Matrix& matrix_;
  std::vector<std::optional<std::size_t>> row_of_;
  std::vector<std::optional<std::size_t>> column_of_;
  std::vector<bool> row_lines_;
  std::vector<bool> column_lines_;
};

class Paper {
 public:
  explicit Paper(const Problem& problem) : problem_(problem) {
    for (const Option option : problem.option_ids()) {
      working_.columns.insert(working_.columns.end(), Size(problem.CapacityOf(option)), option.value());
    }
    for (const Participant row : problem.participant_ids()) {
      auto& cells = matrix_.emplace_back();
      for (const int column : working_.columns) cells.push_back(problem.ValueOf(row, Option(column)).value_or(0));
    }
  }

  HungarianWorking Run() {
    Note("1. What everybody gives");
    MakeCosts();
    Square();
    ReduceRows();
    ReduceColumns();
    for (;;) {
      const Zeros zeros(matrix_);
      HungarianStep covered{"", matrix_, zeros.row_lines(), zeros.column_lines()};
      covered.title = fmt::format("7. All zeros are covered by {} lines", covered.lines());
      const bool enough = covered.lines() >= static_cast<int>(matrix_.size());
      working_.steps.push_back(std::move(covered));
      if (enough) return Finish(zeros);
      MakeZeros(zeros);
    }
  }

 private:
  void Note(std::string title) { working_.steps.push_back({std::move(title), matrix_}); }

  void ForAll(const std::function<void(std::int64_t&)>& change) {
    for (auto& row : matrix_) std::ranges::for_each(row, change);
  }

  // Elementos §2.7.1, steps 2 and 3: votes become costs.
  void MakeCosts() {
    if (problem_.goal() == Goal::kMinimise) return;
    std::int64_t largest = matrix_.front().front();
    for (const auto& row : matrix_) largest = std::max(largest, std::ranges::max(row));
    ForAll([&](std::int64_t& cell) { cell = largest - cell; });
    Note(fmt::format("3. Votes taken from the largest, {}: what is given up", largest));
  }

  // Step 4.
  void Square() {
    const std::size_t size = std::max(matrix_.size(), working_.columns.size());
    if (matrix_.size() == size && working_.columns.size() == size) return;
    matrix_.resize(size, std::vector<std::int64_t>(size));
    for (auto& row : matrix_) row.resize(size);
    Note("4. Made square with zeros");
  }

  // Step 5.
  void ReduceRows() {
    for (auto& row : matrix_) {
      const std::int64_t least = std::ranges::min(row);
      for (std::int64_t& cell : row) cell -= least;
    }
    Note("5. The least of every row taken off");
  }

  // Step 6.
  void ReduceColumns() {
    for (std::size_t column = 0; column < matrix_.size(); ++column) {
      std::int64_t least = matrix_.front()[column];
      for (const auto& row : matrix_) least = std::min(least, row[column]);
      for (auto& row : matrix_) row[column] -= least;
    }
    Note("6. The least of every column taken off");
  }

  // Step 8: the least uncovered number comes off what no line covers and goes onto what two lines cover.
  void MakeZeros(const Zeros& zeros) {
    std::optional<std::int64_t> least;
    const auto each = [&](const auto& visit) {
      for (std::size_t row = 0; row < matrix_.size(); ++row) {
        for (std::size_t column = 0; column < matrix_.size(); ++column) {
          visit(matrix_[row][column], (zeros.row_lines()[row] ? 1 : 0) + (zeros.column_lines()[column] ? 1 : 0));
        }
      }
    };
    each([&](std::int64_t cell, int lines) {
      if (lines == 0) least = std::min(least.value_or(cell), cell);
    });
    each([&](std::int64_t& cell, int lines) { cell += lines == 0 ? -*least : lines == 2 ? *least : 0; });
    Note(fmt::format("8. {} off what no line covers, onto what two lines cover", *least));
  }

  // Steps 9 and 10.
  HungarianWorking Finish(const Zeros& zeros) {
    working_.assignment.resize(problem_.participants());
    for (const Participant row : problem_.participant_ids()) {
      const auto column = zeros.column_of()[row.index()];
      if (column && *column < working_.columns.size()) working_.assignment[row] = Option(working_.columns[*column]);
    }
    working_.total = TotalOf(problem_, working_.assignment);
    return std::move(working_);
  }

  const Problem& problem_;
  Matrix matrix_;
  HungarianWorking working_;
};

}  // namespace

int HungarianStep::lines() const {
  return static_cast<int>(std::ranges::count(row_lines, true) + std::ranges::count(column_lines, true));
}

Result<HungarianWorking> WorkOut(const Problem& problem) {
  int places = 0;
  for (const Option option : problem.option_ids()) places += problem.CapacityOf(option);
  if (problem.participants() > kMostInWorking || places > kMostInWorking || problem.participants() == 0 ||
      places == 0) {
    return tl::unexpected(UsageError("the working of the Hungarian method is for 1 to 30 participants and places",
                                     "leave --working out"));
  }
  for (const Participant participant : problem.participant_ids()) {
    for (const Option option : problem.option_ids()) {
      if (problem.ValueOf(participant, option)) continue;
      return tl::unexpected(
          UsageError("the working of the Hungarian method knows no options that somebody may not have",
                     "leave --working out, or the x out of the table"));
    }
  }
  return Paper(problem).Run();
}

}  // namespace ronda::assignment
