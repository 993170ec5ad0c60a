#include "ronda/awards/delegates.h"

#include <algorithm>
#include <map>

#include "ronda/base/id_range.h"

namespace ronda::awards {
namespace {

std::vector<Delegation> FederationsOf(const Tournament& tournament, const Alphabet& alphabet) {
  std::map<NameKey, Delegation> by_name;
  for (const PlayerIndex player : tournament.player_ids()) {
    const std::string& federation = tournament.player(player).federation;
    if (federation.empty()) continue;
    Delegation& delegation = by_name[alphabet.KeyOf(federation)];
    delegation.name = federation;
    delegation.members.push_back(player);
  }
  std::vector<Delegation> delegations;
  for (auto& [key, delegation] : by_name) delegations.push_back(std::move(delegation));
  return delegations;
}

// The best of the delegation by the conditions, or the one it named.
std::vector<CommitteeMember> Chosen(const Tournament& tournament, CommitteeQuestion question,
                                    const Delegation& delegation, std::span<const PlayerIndex> named) {
  const auto own = std::ranges::find_if(named, [&](PlayerIndex player) { return delegation.Has(player); });
  for (const PlayerIndex player : tournament.player_ids()) {
    const bool stands = own == named.end() ? delegation.Has(player) : player == *own;
    if (!stands) question.not_eligible.push_back(player);
  }
  question.rules.way = CommitteeWay::kByRule;
  question.rules.members = 1;
  question.rules.reserves = 0;
  return ChooseCommittee(tournament, question);
}

}  // namespace

std::vector<Delegation> DelegationsOf(const Tournament& tournament, const Alphabet& alphabet) {
  if (tournament.data().teams.empty()) return FederationsOf(tournament, alphabet);
  std::vector<Delegation> delegations;
  for (const Team& team : tournament.data().teams) delegations.push_back({team.name, team.members});
  return delegations;
}

std::vector<CommitteeMember> ChooseDelegates(const Tournament& tournament, const CommitteeQuestion& question,
                                             std::span<const PlayerIndex> named) {
  std::vector<CommitteeMember> delegates;
  for (const Delegation& delegation : DelegationsOf(tournament, question.rules.alphabet)) {
    for (CommitteeMember& member : Chosen(tournament, question, delegation, named)) {
      member.role = CommitteeRole::kDelegate;
      member.of = delegation.name;
      delegates.push_back(std::move(member));
    }
  }
  return delegates;
}

std::vector<CommitteeMember> DelegatesIn(std::span<const CommitteeMember> delegates,
                                         std::span<const Delegation> delegations,
                                         std::span<const PlayerIndex> parties) {
  const auto is_party = [&](const CommitteeMember& member) {
    return std::ranges::any_of(delegations, [&](const Delegation& delegation) {
      return delegation.name == member.of &&
             std::ranges::any_of(parties, [&](PlayerIndex party) { return delegation.Has(party); });
    });
  };
  std::vector<CommitteeMember> sitting;
  std::ranges::remove_copy_if(delegates, std::back_inserter(sitting), is_party);
  return sitting;
}

}  // namespace ronda::awards
