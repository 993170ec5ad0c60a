// Teams that C1 and C2 leave equal: which of them are formed (Elementos §2.8, C3 to C5).
#pragma once

#include <optional>
#include <vector>

#include "ronda/assignment/team_formation.h"
#include "ronda/assignment/team_packing.h"

namespace ronda::assignment {

struct ResolvedTeam {
  Members members;
  std::optional<TeamRule> rule;  // none: it was alone
  std::vector<int> deciders;
};

class TeamTie {
 public:
  TeamTie(const Votes& votes, const TeamRules& rules, const TeamOrders& orders, std::vector<Members> teams);

  // The players of the equal teams, ascending.
  const std::vector<int>& players() const { return players_; }

  // At least one team; none if the search had to give up.
  std::optional<std::vector<ResolvedTeam>> Resolve();

 private:
  // What is still open: the teams that may be formed, and the players who must be in one.
  struct Open {
    std::vector<Members> teams;
    std::vector<int> covered;
  };

  bool IsPossible(const Open& open);
  void LetThemChoose();
  void LetChoose(int player);
  void SettleForced(TeamRule rule);
  void Settle(const Members& team, TeamRule rule);
  void ByTheory();
  bool ArrangeAcross(const std::vector<std::vector<int>>& parts);
  bool ArrangeWithExchanges(const std::vector<std::vector<int>>& parts);
  void ArrangeFreely(const std::vector<int>& order);
  std::vector<int> OpenPlayers() const;

  const Votes& votes_;
  const TeamRules& rules_;
  const TeamOrders& orders_;
  TeamPacker packer_;
  std::vector<int> players_;
  Open open_;
  std::size_t needed_ = 0;  // teams still to be formed
  std::vector<int> deciders_;
  std::vector<ResolvedTeam> resolved_;
};

}  // namespace ronda::assignment
