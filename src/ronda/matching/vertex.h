// A vertex of a graph, from 0. Nodes of a blossom forest are numbered likewise: the vertices first, then the blossoms.
#pragma once

#include "ronda/base/pair.h"
#include "ronda/base/strong_int.h"

namespace ronda::matching {

using Vertex = StrongInt<struct VertexTag>;
using VertexPair = Pair<Vertex>;

// A kind of vertices, from 0.
using Kind = StrongInt<struct KindTag>;

}  // namespace ronda::matching
