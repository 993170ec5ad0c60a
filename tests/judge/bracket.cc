#include "judge/bracket.h"

#include <algorithm>
#include <numeric>

namespace ronda::judge {
namespace {

// The members of `all` that are not in `chosen`, in order.
std::vector<int> Without(std::span<const int> all, std::span<const int> chosen) {
  std::vector<int> rest;
  for (const int member : all) {
    if (std::ranges::find(chosen, member) == chosen.end()) rest.push_back(member);
  }
  return rest;
}

std::vector<Rank> At(std::span<const Rank> players, std::span<const int> bsns) {
  std::vector<Rank> chosen;
  for (const int bsn : bsns) chosen.push_back(players[static_cast<std::size_t>(bsn)]);
  return chosen;
}

std::vector<BsnSet> SetsOfMdps(const Bracket& bracket, int paired, const Generation& generation) {
  const auto moved_down = static_cast<int>(bracket.moved_down.size());
  if (generation.edition == JudgeEdition::kDutch2026) return MdpSets(moved_down, paired);
  std::vector<int> scores;
  for (const Rank rank : bracket.moved_down) scores.push_back(generation.field[rank].score.tenths());
  return MdpSetsByScore(scores, paired);
}

// Whether everybody in S1 could have a partner of lower rank in S2: counted from the lowest rank up, S1 never leads.
bool LeavesPartnersBelow(std::span<const int> s1, int players) {
  int balance = 0;
  for (int bsn = players - 1; bsn >= 0; --bsn) {
    balance += std::ranges::binary_search(s1, bsn) ? -1 : 1;
    if (balance < 0) return false;
  }
  return true;
}

// C.04.3/2026 §3.6; B.6: exchanges, and for each the transpositions.
Go ForEachOfRemainder(std::span<const Rank> players, int pairs, const Generation& generation, Candidate candidate,
                      const CandidateVisitor& visit) {
  const auto count = static_cast<int>(players.size());
  const bool leave_out = generation.repetitions == Repetitions::kLeaveOut;
  const MayPair may_pair = [&](Rank of_s1, Rank of_s2) {
    return generation.field.MayMeet(of_s1, of_s2) && (!leave_out || of_s1 < of_s2);
  };
  const std::size_t mdp_pairs = candidate.pairs.size();
  for (const BsnSet& exchanged : ResidentExchanges(count, pairs)) {
    if (leave_out && !LeavesPartnersBelow(exchanged, count)) continue;
    const std::vector<Rank> s1 = At(players, exchanged);
    const std::vector<Rank> s2 = Without(players, s1);
    const auto with_partners = [&](std::span<const Rank> partners) {
      candidate.pairs.resize(mdp_pairs);
      for (std::size_t i = 0; i < s1.size(); ++i) {
        candidate.pairs.push_back({std::min(s1[i], partners[i]), std::max(s1[i], partners[i])});
      }
      candidate.left_over = Without(s2, partners);
      return visit(candidate);
    };
    if (ForEachTransposition(s1, s2, may_pair, with_partners) == Go::kStop) return Go::kStop;
  }
  return Go::kOn;
}

// C.04.3/2026 §3.7; B.7: the MDP-Pairings of one set of MDPs, and for each the candidates of its remainder.
Go ForEachOfMdpSet(const Bracket& bracket, const BsnSet& set, int pairs, const Generation& generation,
                   const CandidateVisitor& visit) {
  const std::vector<Rank> s1 = At(bracket.moved_down, set);
  const MayPair may_pair = [&](Rank of_s1, Rank of_s2) { return generation.field.MayMeet(of_s1, of_s2); };
  const auto with_partners = [&](std::span<const Rank> partners) {
    Candidate candidate;
    for (std::size_t i = 0; i < s1.size(); ++i) candidate.pairs.push_back({s1[i], partners[i]});
    candidate.limbo = Without(bracket.moved_down, s1);
    const std::vector<Rank> remainder = Without(bracket.residents, partners);
    return ForEachOfRemainder(remainder, pairs - static_cast<int>(s1.size()), generation, candidate, visit);
  };
  return ForEachTransposition(s1, bracket.residents, may_pair, with_partners);
}

}  // namespace

std::vector<Rank> Bracket::players() const {
  std::vector<Rank> all = moved_down;
  all.insert(all.end(), residents.begin(), residents.end());
  return all;
}

Go ForEachCandidate(const Bracket& bracket, int pairs, const Generation& generation, const CandidateVisitor& visit) {
  const auto moved_down = static_cast<int>(bracket.moved_down.size());
  const auto residents = static_cast<int>(bracket.residents.size());
  for (int paired_mdps = std::min(moved_down, pairs); paired_mdps >= 0; --paired_mdps) {
    const int remainder_pairs = pairs - paired_mdps;
    if (paired_mdps + 2 * remainder_pairs > residents) continue;
    for (const BsnSet& set : SetsOfMdps(bracket, paired_mdps, generation)) {
      if (ForEachOfMdpSet(bracket, set, pairs, generation, visit) == Go::kStop) return Go::kStop;
    }
  }
  return Go::kOn;
}

}  // namespace ronda::judge
