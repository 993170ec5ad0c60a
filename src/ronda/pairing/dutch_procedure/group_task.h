// Says in edges and merits what is wanted of a group, alone or together with the one below it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ronda/base/enum_array.h"
#include "ronda/pairing/dutch_procedure/candidate_search.h"
#include "ronda/pairing/dutch_procedure/criteria.h"
#include "ronda/pairing/dutch_procedure/group.h"

namespace ronda::dutch_procedure {

// The merits before those of the requirements, most important first.
enum class Merit : std::uint8_t {
  kMatched,         // edges: everybody has an opponent or a place
  kMovedDownPairs,  // M1
  kPairs,           // P1
  kPairsBelow,      // with moved-down players, in the group below
};
using ByMerit = EnumArray<Merit, std::uint64_t, Merit::kPairsBelow>;

class GroupTask {
 public:
  // `s1_limit`: so many moved-down players may be S1 of the heterogeneous part. `must_float`: players not paired here.
  GroupTask(const Criteria& criteria, const Group& group, int s1_limit, std::span<const Place> must_float = {});

  // A vertex for a player from below.
  Vertex AddPlayer() { return Vertex(task_.vertices++); }
  // A vertex for whoever stays without an opponent.
  Vertex AddPlace() { return Vertex(task_.vertices++); }

  // The player of the group goes down to the vertex.
  void AddFloat(Vertex floater, Vertex vertex, int pairs_below);
  // Two vertices that are not of the group.
  void AddBelow(Vertex u, Vertex v, int pairs_below);

  const SearchTask& task() const { return task_; }
  PairedGroup Read(const SearchResult& result) const;
  static int PairsBelow(const SearchResult& result);

 private:
  void AddPairs(std::span<const Place> must_float);
  std::vector<std::uint64_t> Merits(const ByMerit& first, std::span<const int> faults, int players) const;

  const Criteria& criteria_;
  const Group& group_;
  std::vector<int> most_;  // by requirement
  SearchTask task_;
};

}  // namespace ronda::dutch_procedure
