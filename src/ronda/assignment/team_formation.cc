#include "ronda/assignment/team_formation.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/assignment/team_tie.h"
#include "ronda/base/id_vector.h"

namespace ronda::assignment {
namespace {

constexpr std::size_t kMostTeams = 1'000'000;

Diagnostic TooMany(std::string message) {
  return {.code = "teams-too-many", .message = std::move(message), .hint = "form smaller teams, or vote in groups"};
}

// All combinations of the players, ascending.
class Combinations {
 public:
  Combinations(int players, int size) : players_(players), valid_(size <= players) {
    for (int i = 0; i < size; ++i) members_.push_back(i);
  }

  bool valid() const { return valid_; }
  const Members& members() const { return members_; }

  void Next() {
    std::size_t at = members_.size();
    int most = players_;
    while (at > 0 && members_[at - 1] == most - 1) {
      --at;
      --most;
    }
    if (at == 0) {
      valid_ = false;
      return;
    }
    ++members_[at - 1];
    for (; at < members_.size(); ++at) members_[at] = members_[at - 1] + 1;
  }

 private:
  int players_;
  Members members_;
  bool valid_;
};

struct Candidate {
  std::vector<std::int64_t> interest;
  Members members;
};

class Formation {
 public:
  Formation(const Votes& votes, const TeamRules& rules)
      : votes_(votes), rules_(rules), orders_(votes, rules), placed_(ronda::Count(votes), false) {}

  Result<TeamFormation> Run() {
    if (auto problem = CollectCandidates()) return tl::unexpected(*std::move(problem));
    for (int pass = 1; !candidates_.empty(); ++pass) {
      if (auto problem = Pass(pass)) return tl::unexpected(*std::move(problem));
    }
    for (const Voter player : placed_.ids()) {
      if (!placed_[player]) formation_.left.push_back(player.value());
    }
    formation_.needed_the_lot = orders_.NeededTheLot();
    return std::move(formation_);
  }

 private:
  std::optional<Diagnostic> CollectCandidates() {
    std::size_t seen = 0;
    Combinations combinations(static_cast<int>(votes_.size()), rules_.team_size);
    for (; combinations.valid(); combinations.Next()) {
      if (++seen > 20 * kMostTeams || candidates_.size() > kMostTeams) {
        return TooMany(fmt::format("{} players make too many teams of {}", votes_.size(), rules_.team_size));
      }
      const Members& members = combinations.members();
      if (IsAllowed(votes_, rules_, members)) candidates_.push_back({InterestOf(votes_, members), members});
    }
    std::ranges::stable_sort(candidates_, [](const auto& a, const auto& b) { return a.interest > b.interest; });
    return std::nullopt;
  }

  // C1 to C5 once: the teams with the greatest interest, compared from the least interested member up.
  std::optional<Diagnostic> Pass(int pass) {
    const auto interest = candidates_.front().interest;
    std::vector<Members> tied;
    bool alone_by_least = true;
    for (const Candidate& candidate : candidates_) {
      if (candidate.interest.front() != interest.front()) break;
      if (candidate.interest == interest) {
        tied.push_back(candidate.members);
      } else {
        alone_by_least = false;
      }
    }
    const TeamRule by_interest = alone_by_least ? TeamRule::kLeastInterest : TeamRule::kNextInterest;
    TeamTie tie(votes_, rules_, orders_, std::move(tied));
    const auto resolved = tie.Resolve();
    if (!resolved) return TooMany("too many equal teams to choose among");
    for (const ResolvedTeam& team : *resolved) {
      formation_.teams.push_back(
          {team.members, interest, team.rule.value_or(by_interest), pass, tie.players(), team.deciders});
      for (const int member : team.members) placed_[Voter(member)] = true;
    }
    std::erase_if(candidates_, [&](const Candidate& candidate) {
      return std::ranges::any_of(candidate.members, [&](int m) { return placed_[Voter(m)]; });
    });
    return std::nullopt;
  }

  const Votes& votes_;
  TeamRules rules_;
  TeamOrders orders_;
  IdVector<Voter, bool> placed_;
  std::vector<Candidate> candidates_;
  TeamFormation formation_;
};

}  // namespace

Result<TeamFormation> FormTeams(const Votes& votes, const TeamRules& rules) { return Formation(votes, rules).Run(); }

}  // namespace ronda::assignment
