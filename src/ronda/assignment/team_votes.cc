#include "ronda/assignment/team_votes.h"

#include <algorithm>
#include <compare>
#include <functional>
#include <numeric>
#include <span>

#include "ronda/base/id_range.h"
#include "ronda/base/random.h"

namespace ronda::assignment {
namespace {

using Key = std::vector<std::int64_t>;  // greater comes first

// R: the votes received, the largest first, and then the votes given, the smallest first.
Key TheoreticalKey(const Votes& votes, int player) {
  Key received;
  Key given;
  for (int other = 0; other < std::ssize(votes); ++other) {
    if (other == player) continue;
    received.push_back(VoteOf(votes, other, player));
    given.push_back(VoteOf(votes, player, other));
  }
  std::ranges::sort(received, std::greater{});
  std::ranges::sort(given);
  for (const std::int64_t vote : given) received.push_back(-vote);
  return received;
}

// Sorts a run of players by a key and calls back with every run of equals.
void SortBy(std::span<int> players, const std::function<Key(int, std::span<const int>)>& key,
            const std::function<void(std::span<int>)>& on_equal) {
  std::vector<std::pair<Key, int>> keyed;
  const std::vector<int> group(players.begin(), players.end());
  for (const int player : players) keyed.emplace_back(key(player, group), player);
  std::ranges::stable_sort(keyed, [](const auto& a, const auto& b) { return a.first > b.first; });
  for (std::size_t i = 0; i < keyed.size(); ++i) players[i] = keyed[i].second;
  for (std::size_t first = 0; first < keyed.size();) {
    std::size_t last = first + 1;
    while (last < keyed.size() && keyed[last].first == keyed[first].first) ++last;
    if (last - first > 1) on_equal(players.subspan(first, last - first));
    first = last;
  }
}

}  // namespace

std::int64_t VotesPerPlayer(const TeamRules& rules, int players) {
  const std::int64_t quota = rules.mode == TeamMode::kVeto ? 3 : 4;
  return std::int64_t{players} * quota * rules.team_size / 2;
}

bool IsAllowed(const Votes& votes, const TeamRules& rules, const Members& team) {
  if (rules.mode == TeamMode::kNoVeto) return true;
  return std::ranges::all_of(
      team, [&](int a) { return std::ranges::all_of(team, [&](int b) { return a == b || VoteOf(votes, a, b) > 0; }); });
}

std::int64_t GivenTo(const Votes& votes, int player, const Members& team) {
  std::int64_t sum = 0;
  for (const int other : team) sum += other == player ? 0 : VoteOf(votes, player, other);
  return sum;
}

std::vector<std::int64_t> InterestOf(const Votes& votes, const Members& team) {
  std::vector<std::int64_t> interest;
  for (const int member : team) interest.push_back(GivenTo(votes, member, team));
  std::ranges::sort(interest);
  return interest;
}

TeamOrders::TeamOrders(const Votes& votes, const TeamRules& rules)
    : votes_(votes), rules_(rules), everybody_(votes.size()), lot_(ronda::Count(votes)) {
  std::iota(everybody_.begin(), everybody_.end(), 0);
  std::vector<int> drawn = everybody_;
  Random random(rules.seed);
  random.Shuffle(std::span(drawn));
  int place = 0;
  for (const int player : drawn) lot_[Voter(player)] = place++;
}

std::int64_t TeamOrders::ReceivedFrom(int player, const std::vector<int>& voters) const {
  std::int64_t sum = 0;
  for (const int voter : voters) sum += voter == player ? 0 : VoteOf(votes_, voter, player);
  return sum;
}

std::int64_t TeamOrders::SonnebornFrom(int player, const std::vector<int>& voters) const {
  std::int64_t sum = 0;
  for (const int voter : voters) {
    if (voter != player) sum += VoteOf(votes_, voter, player) * ReceivedFrom(voter, voters);
  }
  return sum;
}

// Key after key; each looks only at the players still equal.
std::vector<int> TeamOrders::Ordered(const std::vector<int>& tied, Voters first) const {
  using Criterion = std::function<Key(int, std::span<const int>)>;
  const Criterion total = [&](int p, auto) { return Key{ReceivedFrom(p, everybody_), SonnebornFrom(p, everybody_)}; };
  const Criterion among_tied = [&](int p, auto) { return Key{ReceivedFrom(p, tied), SonnebornFrom(p, tied)}; };
  const Criterion confrontation = [&](int p, std::span<const int> equal) {
    const Members group(equal.begin(), equal.end());
    const std::int64_t wanted = ReceivedFrom(p, group) - GivenTo(votes_, p, group);
    return Key{rules_.confrontation == Confrontation::kWanted ? wanted : -wanted};
  };
  const Criterion theoretical = [&](int p, auto) { return TheoreticalKey(votes_, p); };
  const Criterion lot = [&](int p, auto) {
    needed_the_lot_ = true;
    return Key{-lot_[Voter(p)]};
  };
  const std::vector<Criterion> criteria = first == Voters::kTied
                                              ? std::vector{among_tied, confrontation, total, theoretical, lot}
                                              : std::vector{total, confrontation, theoretical, lot};
  std::vector<int> order = tied;
  const std::function<void(std::span<int>, std::size_t)> sort = [&](std::span<int> players, std::size_t criterion) {
    if (criterion == criteria.size()) return;
    SortBy(players, criteria[criterion], [&](std::span<int> equal) { sort(equal, criterion + 1); });
  };
  sort(std::span(order), 0);
  return order;
}

std::vector<int> TeamOrders::V1(const std::vector<int>& tied) const { return Ordered(tied, Voters::kEverybody); }
std::vector<int> TeamOrders::V2(const std::vector<int>& tied) const { return Ordered(tied, Voters::kTied); }

}  // namespace ronda::assignment
