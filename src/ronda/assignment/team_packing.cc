#include "ronda/assignment/team_packing.h"

#include <algorithm>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::assignment {
namespace {

constexpr std::size_t kMostLooks = 200'000'000;  // teams looked at in one search

// Branches on the player who has the fewest teams left; those who must be covered come first.
class PackingSearch {
 public:
  PackingSearch(std::span<const Members> teams, int players, int team_size, const std::vector<int>& covered)
      : teams_(teams), team_size_(team_size), teams_of_(players), taken_(players, 0), must_(players, 0) {
    for (std::size_t t = 0; t < teams.size(); ++t) {
      for (const int player : teams[t]) teams_of_[Voter(player)].push_back(t);
    }
    for (const int player : covered) must_[Voter(player)] = 1;
    for (const Voter p : teams_of_.ids()) free_ += teams_of_[p].empty() ? 0 : 1;
  }

  std::optional<Packing> Run() {
    for (const Voter p : teams_of_.ids()) {
      if (must_[p] != 0 && teams_of_[p].empty()) return std::nullopt;
    }
    Visit();
    return std::move(best_);
  }
  bool gave_up() const { return work_ > kMostLooks; }

 private:
  bool IsFree(std::size_t team) {
    ++work_;
    return std::ranges::none_of(teams_[team], [&](int player) { return taken_[Voter(player)] != 0; });
  }

  // Done when the largest possible number is reached.
  bool IsDone() const { return gave_up() || (best_ && std::ssize(*best_) == most_possible_); }

  // A player to decide about, and the teams still possible.
  struct Branch {
    std::optional<Voter> player;  // none: everybody is decided
    bool must = false;
    std::vector<std::size_t> teams;
  };

  // Of the players who must be covered, or else of all, the one with the fewest teams left.
  Branch Narrowest() {
    Branch narrowest;
    for (const Voter p : teams_of_.ids()) {
      const bool must = must_[p] != 0;
      if (taken_[p] != 0 || teams_of_[p].empty() || (narrowest.must && !must)) continue;
      const bool comes_first = !narrowest.player || (must && !narrowest.must);
      std::vector<std::size_t> teams;
      for (const std::size_t t : teams_of_[p]) {
        if (!comes_first && teams.size() >= narrowest.teams.size()) break;
        if (IsFree(t)) teams.push_back(t);
      }
      if (comes_first || teams.size() < narrowest.teams.size()) narrowest = {p, must, std::move(teams)};
    }
    return narrowest;
  }

  void Visit() {
    if (most_possible_ < 0) most_possible_ = free_ / team_size_;
    if (IsDone() || (best_ && std::ssize(current_) + free_ / team_size_ <= std::ssize(*best_))) return;
    const Branch branch = Narrowest();
    if (!branch.player) return Record();
    for (const std::size_t t : branch.teams) {
      Take(t, 1);
      current_.push_back(teams_[t]);
      Visit();
      current_.pop_back();
      Take(t, 0);
      if (IsDone()) return;
    }
    if (branch.must) return;
    taken_[*branch.player] = 1;  // without the player
    --free_;
    Visit();
    taken_[*branch.player] = 0;
    ++free_;
  }

  void Take(std::size_t team, char value) {
    for (const int player : teams_[team]) taken_[Voter(player)] = value;
    free_ += value != 0 ? -team_size_ : team_size_;
  }

  void Record() {
    if (!best_ || current_.size() > best_->size()) best_ = current_;
  }

  std::span<const Members> teams_;
  int team_size_;
  IdVector<Voter, std::vector<std::size_t>> teams_of_;
  IdVector<Voter, char> taken_;
  IdVector<Voter, char> must_;
  int free_ = 0;
  int most_possible_ = -1;
  std::size_t work_ = 0;
  Packing current_;
  std::optional<Packing> best_;
};

}  // namespace

// The weight of a pair counts the players to be covered first, the pair itself second.
std::optional<Packing> TeamPacker::LargestMatching(std::span<const Members> pairs,
                                                   const std::vector<int>& covered) const {
  using matching::Vertex;
  using Weight = matching::WeightOfWords<2>;
  matching::WeightedMatching<Weight> matching(players_);
  IdVector<Voter, char> must(players_, 0);
  for (const int player : covered) must[Voter(player)] = 1;
  for (const Members& pair : pairs) {
    const int weight = (must[Voter(pair[0])] + must[Voter(pair[1])]) * (players_ + 1) + 1;
    matching.SetWeight(Vertex(pair[0]), Vertex(pair[1]), Weight(static_cast<std::uint64_t>(weight)));
  }
  matching.Solve();
  if (std::ranges::any_of(covered, [&](int player) { return !matching.MateOf(Vertex(player)); })) return std::nullopt;
  Packing packing;
  for (const Vertex player : IdRange<Vertex>(players_)) {
    const auto mate = matching.MateOf(player);
    if (mate && player < *mate) packing.push_back({player.value(), mate->value()});
  }
  return packing;
}

std::optional<Packing> TeamPacker::Largest(std::span<const Members> teams, const std::vector<int>& covered) {
  if (team_size_ == 2) return LargestMatching(teams, covered);
  PackingSearch search(teams, players_, team_size_, covered);
  auto packing = search.Run();
  gave_up_ = gave_up_ || search.gave_up();
  if (packing) std::ranges::sort(*packing);
  return packing;
}

}  // namespace ronda::assignment
