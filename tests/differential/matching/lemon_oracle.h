// The optimum of a matching problem as LEMON computes it: an independent implementation to compare with.
#pragma once

#include <cstdint>
#include <vector>

struct OracleEdge {
  int u;
  int v;
  std::int64_t weight;
};

std::int64_t LemonMaximumWeight(int vertices, const std::vector<OracleEdge>& edges);
int LemonMaximumCardinality(int vertices, const std::vector<OracleEdge>& edges);
