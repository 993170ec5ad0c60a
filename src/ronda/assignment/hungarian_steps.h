// The Hungarian method as it is done on paper (Elementos §2.7): the matrix after every step, with the lines that cover
// its zeros. For tables small enough to be read; hungarian.h finds the same total faster.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ronda/assignment/problem.h"
#include "ronda/base/result.h"

namespace ronda::assignment {

using Matrix = std::vector<std::vector<std::int64_t>>;

struct HungarianStep {
  std::string title;
  Matrix matrix;
  std::vector<bool> row_lines = {};  // covered by a line; empty: no lines in this step
  std::vector<bool> column_lines = {};

  int lines() const;
};

struct HungarianWorking {
  std::vector<int> columns;  // the option of each column; several of one with several places
  std::vector<HungarianStep> steps;
  Assignment assignment;
  std::int64_t total = 0;
};

inline constexpr int kMostInWorking = 30;  // rows or columns

// Refused (code "usage") where the table is larger, or somebody may not have an option: the book has no such case.
Result<HungarianWorking> WorkOut(const Problem& problem);

}  // namespace ronda::assignment
