#include "ronda/assignment/team_tie.h"

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

namespace ronda::assignment {
namespace {

bool Contains(const Members& team, int player) { return std::ranges::binary_search(team, player); }

bool Overlap(const Members& a, const Members& b) {
  return std::ranges::any_of(a, [&](int player) { return Contains(b, player); });
}

// One member of the team in each part.
bool IsAcross(const Members& team, const std::vector<std::vector<int>>& parts) {
  return std::ranges::all_of(parts, [&](const std::vector<int>& part) {
    return std::ranges::count_if(team, [&](int member) { return std::ranges::count(part, member) > 0; }) == 1;
  });
}

// The places of the members in the parts, by which teams of the same first member are tried.
std::vector<std::ptrdiff_t> PlacesOf(const Members& team, const std::vector<std::vector<int>>& parts) {
  std::vector<std::ptrdiff_t> places;
  for (const auto& part : parts) {
    const auto at = std::ranges::find_if(part, [&](int player) { return Contains(team, player); });
    places.push_back(at - part.begin());
  }
  return places;
}

}  // namespace

TeamTie::TeamTie(const Votes& votes, const TeamRules& rules, const TeamOrders& orders, std::vector<Members> teams)
    : votes_(votes), rules_(rules), orders_(orders), packer_(static_cast<int>(votes.size()), rules.team_size) {
  std::set<int> players;
  for (const Members& team : teams) players.insert(team.begin(), team.end());
  players_.assign(players.begin(), players.end());
  open_.teams = std::move(teams);
}

std::optional<std::vector<ResolvedTeam>> TeamTie::Resolve() {
  if (open_.teams.size() == 1) return std::vector{ResolvedTeam{open_.teams.front(), std::nullopt, {}}};
  needed_ = packer_.Largest(open_.teams, {}).value_or(Packing{}).size();
  SettleForced(TeamRule::kMostTeams);
  if (resolved_.empty() && !packer_.gave_up()) {  // C3 decides nothing; otherwise C1 begins anew
    LetThemChoose();
    SettleForced(TeamRule::kMostWanted);
    if (needed_ > 0 && !packer_.gave_up()) ByTheory();
  }
  if (packer_.gave_up()) return std::nullopt;
  return std::move(resolved_);
}

bool TeamTie::IsPossible(const Open& open) {
  const auto packing = packer_.Largest(open.teams, open.covered);
  return packing && packing->size() == needed_ && !packer_.gave_up();
}

std::vector<int> TeamTie::OpenPlayers() const {
  std::set<int> players;
  for (const Members& team : open_.teams) players.insert(team.begin(), team.end());
  return {players.begin(), players.end()};
}

void TeamTie::Settle(const Members& team, TeamRule rule) {
  resolved_.push_back({team, rule, rule == TeamRule::kMostWanted ? deciders_ : std::vector<int>{}});
  const Members members = team;
  std::erase_if(open_.teams, [&](const Members& other) { return Overlap(other, members); });
  std::erase_if(open_.covered, [&](int player) { return Contains(members, player); });
  --needed_;
}

// Forms the teams without which fewer would be formed in all; a way is known, so only its teams can be such.
void TeamTie::SettleForced(TeamRule rule) {
  const auto packing = packer_.Largest(open_.teams, open_.covered).value_or(Packing{});
  std::vector<Members> forced;
  for (const Members& team : packing) {
    Open without = open_;
    std::erase(without.teams, team);
    if (!IsPossible(without)) forced.push_back(team);
    if (packer_.gave_up()) return;
  }
  for (const Members& team : forced) Settle(team, rule);
}

// C4: in the order of V2 everybody takes the team to which they give most; what they want stays theirs.
void TeamTie::LetThemChoose() {
  for (const int player : orders_.V2(players_)) {
    LetChoose(player);
    if (packer_.gave_up()) return;
  }
}

void TeamTie::LetChoose(int player) {
  std::set<std::int64_t, std::greater<>> gifts;
  for (const Members& team : open_.teams) {
    if (Contains(team, player)) gifts.insert(GivenTo(votes_, player, team));
  }
  const std::size_t before = open_.teams.size();
  for (const std::int64_t gift : gifts) {
    Open chosen = open_;
    std::erase_if(chosen.teams,
                  [&](const Members& team) { return Contains(team, player) && GivenTo(votes_, player, team) != gift; });
    chosen.covered.push_back(player);
    if (!IsPossible(chosen)) continue;
    open_ = std::move(chosen);
    if (open_.teams.size() < before) deciders_.push_back(player);
    return;
  }
  std::erase_if(open_.teams, [&](const Members& team) { return Contains(team, player); });
}

// C5: in the order of V1, in as many parts as a team has members, the first of each part together, and so on.
void TeamTie::ByTheory() {
  const auto order = orders_.V1(OpenPlayers());
  const std::size_t size = Voter(rules_.team_size).index();
  const std::size_t width = order.size() / size;
  std::vector<std::vector<int>> parts(size);
  for (std::size_t i = 0; i < order.size(); ++i) {
    parts[width == 0 ? size - 1 : std::min(i / width, size - 1)].push_back(order[i]);
  }
  if (ArrangeAcross(parts) || packer_.gave_up()) return;
  if (ArrangeWithExchanges(parts) || packer_.gave_up()) return;
  ArrangeFreely(order);
}

// The first arrangement in the order of transpositions that forms as many teams as there can be; false if there is
// none.
bool TeamTie::ArrangeAcross(const std::vector<std::vector<int>>& parts) {
  Open across = open_;
  std::erase_if(across.teams, [&](const Members& team) { return !IsAcross(team, parts); });
  if (!IsPossible(across)) return false;
  open_ = std::move(across);
  for (const int first : parts.front()) {
    std::vector<Members> own;
    std::ranges::copy_if(open_.teams, std::back_inserter(own), [&](const Members& t) { return Contains(t, first); });
    std::ranges::sort(own, {}, [&](const Members& team) { return PlacesOf(team, parts); });
    for (const Members& team : own) {
      Open chosen = open_;
      std::erase_if(chosen.teams, [&](const Members& other) { return other != team && Overlap(other, team); });
      chosen.covered.push_back(first);
      if (!IsPossible(chosen)) continue;
      Settle(team, TeamRule::kTheoretical);
      break;
    }
  }
  return true;
}

// One player of a part changes places with one of a later part: the nearest first, then the lowest of the earlier part.
bool TeamTie::ArrangeWithExchanges(const std::vector<std::vector<int>>& parts) {
  struct Place {
    std::size_t part;
    std::size_t at;
    int rank;
  };
  std::vector<Place> places;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    for (std::size_t at = 0; at < parts[part].size(); ++at) {
      places.push_back({part, at, static_cast<int>(places.size())});
    }
  }
  std::vector<std::pair<Place, Place>> exchanges;
  for (const Place& a : places) {
    for (const Place& b : places) {
      if (a.part < b.part) exchanges.emplace_back(a, b);
    }
  }
  std::ranges::sort(exchanges, {},
                    [](const auto& e) { return std::tuple(e.second.rank - e.first.rank, -e.first.rank); });
  for (const auto& [a, b] : exchanges) {
    auto exchanged = parts;
    std::swap(exchanged[a.part][a.at], exchanged[b.part][b.at]);
    if (ArrangeAcross(exchanged)) return true;
    if (packer_.gave_up()) return false;
  }
  return false;
}

// Where no such arrangement exists: the strongest takes the strongest with whom the rest can still be formed.
void TeamTie::ArrangeFreely(const std::vector<int>& order) {
  for (const int player : order) {
    std::vector<Members> own;
    std::ranges::copy_if(open_.teams, std::back_inserter(own), [&](const Members& t) { return Contains(t, player); });
    std::ranges::sort(own, {}, [&](const Members& team) {
      std::vector<std::ptrdiff_t> places;
      for (const int member : team) places.push_back(std::ranges::find(order, member) - order.begin());
      std::ranges::sort(places);
      return places;
    });
    for (const Members& team : own) {
      Open chosen = open_;
      std::erase_if(chosen.teams, [&](const Members& other) { return other != team && Overlap(other, team); });
      chosen.covered.push_back(player);
      if (!IsPossible(chosen)) continue;
      Settle(team, TeamRule::kTheoretical);
      break;
    }
    if (packer_.gave_up()) return;
  }
}

}  // namespace ronda::assignment
