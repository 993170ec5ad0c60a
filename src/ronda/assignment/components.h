// Which options moves lead between in circles.
#pragma once

#include <vector>

#include "ronda/assignment/problem.h"
#include "ronda/base/id_vector.h"

namespace ronda::assignment {

// By option: where moves from it lead to.
using Edges = IdVector<Option, std::vector<Option>>;

// By option: the strongly connected component it is in, counted from 0.
IdVector<Option, int> ComponentsOf(const Edges& edges);

}  // namespace ronda::assignment
