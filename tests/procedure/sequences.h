// The sequences of section D of the Dutch texts of 2011 and 2012, made one after the other as they are printed. Players
// are their numbers.
#pragma once

#include <functional>
#include <vector>

namespace ronda::procedure {

using Numbers = std::vector<int>;

// Says true when it has seen enough.
using Visitor = std::function<bool(const Numbers&)>;

// D1: the orders of S2, of which only the first `count` players matter. `may_stand(i, player)` says whether a player
// may be at place i; orders with one who may not are left out. True if the visitor stopped it.
bool ForEachTransposition(const Numbers& s2, std::size_t count, const std::function<bool(std::size_t, int)>& may_stand,
                          const Visitor& visit);

struct Exchange {
  Numbers out;  // of S1, descending
  Numbers in;   // of S2, ascending
};

// D2: all exchanges of `count` players, by the exact procedure (S1LIST, S2LIST, DELTA).
std::vector<Exchange> Exchanges(const Numbers& s1, const Numbers& s2, std::size_t count);

// D3: the sets of `count` players, in descending priority.
std::vector<Numbers> Elements(const Numbers& players, std::size_t count);

}  // namespace ronda::procedure
