#include "ronda/assignment/team_formation.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/assignment/team_tie.h"

namespace ronda::assignment {
namespace {

constexpr std::size_t kMostTeams = 1'000'000;

Diagnostic TooMany(std::string message) {
  return {Severity::kError,
          "teams-too-many",
          std::move(message),
          "form smaller teams, or vote in groups",
          "",
          std::nullopt,
          ""};
}

// All combinations of the players, ascending.
class Combinations {
 public:
  Combinations(int players, int size) : players_(players), members_(static_cast<std::size_t>(size)) {
    for (int i = 0; i < size; ++i) members_[static_cast<std::size_t>(i)] = i;
    valid_ = size <= players;
  }

  bool valid() const { return valid_; }
  const Members& members() const { return members_; }

  void Next() {
    const auto size = static_cast<int>(members_.size());
    int at = size - 1;
    while (at >= 0 && members_[static_cast<std::size_t>(at)] == players_ - size + at) --at;
    if (at < 0) {
      valid_ = false;
      return;
    }
    ++members_[static_cast<std::size_t>(at)];
    for (int i = at + 1; i < size; ++i) {
      members_[static_cast<std::size_t>(i)] = members_[static_cast<std::size_t>(i - 1)] + 1;
    }
  }

 private:
  int players_;
  Members members_;
  bool valid_ = true;
};

struct Candidate {
  std::vector<std::int64_t> interest;
  Members members;
};

class Formation {
 public:
  Formation(const Votes& votes, const TeamRules& rules)
      : votes_(votes), rules_(rules), orders_(votes, rules), placed_(votes.size(), false) {}

  Result<TeamFormation> Run() {
    if (auto problem = CollectCandidates()) return tl::unexpected(*std::move(problem));
    for (int pass = 1; !candidates_.empty(); ++pass) {
      if (auto problem = Pass(pass)) return tl::unexpected(*std::move(problem));
    }
    for (int player = 0; player < static_cast<int>(votes_.size()); ++player) {
      if (!placed_[static_cast<std::size_t>(player)]) formation_.left.push_back(player);
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
      for (const int member : team.members) placed_[static_cast<std::size_t>(member)] = true;
    }
    std::erase_if(candidates_, [&](const Candidate& candidate) {
      return std::ranges::any_of(candidate.members, [&](int m) { return placed_[static_cast<std::size_t>(m)]; });
    });
    return std::nullopt;
  }

  const Votes& votes_;
  TeamRules rules_;
  TeamOrders orders_;
  std::vector<bool> placed_;
  std::vector<Candidate> candidates_;
  TeamFormation formation_;
};

}  // namespace

Result<TeamFormation> FormTeams(const Votes& votes, const TeamRules& rules) { return Formation(votes, rules).Run(); }

}  // namespace ronda::assignment
