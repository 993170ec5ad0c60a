// The order in which candidates are made: article 4 of the 2026 edition, section D of the 2017 edition.
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace ronda::judge {

// A set of in-bracket sequence numbers, ascending. They are counted from 0 here.
using BsnSet = std::vector<int>;

// C.04.3/2026 §4.3; D.2: every S1 a homogeneous bracket or a remainder of `players` can have: first the original one
// (the first `pairs` numbers), then those of the resident exchanges in their order.
std::vector<BsnSet> ResidentExchanges(int players, int pairs);

// C.04.3/2026 §4.4: every choice of `paired` out of `moved_down` players, the smallest differing number first.
std::vector<BsnSet> MdpSets(int moved_down, int paired);

// C.04.3/2017 §D.3: every choice of `paired` players out of those with these scores (descending), the highest differing
// score first, then the smallest differing number.
std::vector<BsnSet> MdpSetsByScore(std::span<const int> scores, int paired);

enum class Go : bool { kOn, kStop };

// Told the partner of each member of S1, in the order of S1.
using TranspositionVisitor = std::function<Go(std::span<const int>)>;
using MayPair = std::function<bool(int of_s1, int of_s2)>;

// C.04.3/2026 §4.2; D.1: the transpositions of S2, by the lexicographic value of their first |S1| numbers. Those that
// make a pair which may not be are left out. Stops when the visitor says so, and then says so too.
Go ForEachTransposition(std::span<const int> s1, std::span<const int> s2, const MayPair& may_pair,
                        const TranspositionVisitor& visit);

}  // namespace ronda::judge
