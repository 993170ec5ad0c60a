// The optimum of a matching problem as LEMON computes it: an independent implementation to compare with.
#pragma once

#include <cstdint>
#include <vector>

struct JudgeEdge {
  int u;
  int v;
  std::int64_t weight;
};

std::int64_t LemonMaximumWeight(int vertices, const std::vector<JudgeEdge>& edges);
int LemonMaximumCardinality(int vertices, const std::vector<JudgeEdge>& edges);
