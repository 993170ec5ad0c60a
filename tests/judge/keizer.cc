#include "judge/keizer.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace ronda::judge {
namespace {

std::size_t At(int i) { return static_cast<std::size_t>(i); }

// Decision 194: what a round brings, as a share of somebody's value.
struct RoundWorth {
  Fraction share;
  bool of_opponent = false;
  bool is_absence = false;
};

RoundWorth WorthOf(ResultCode result, bool has_entered, const KeizerRules& rules) {
  const Fraction third(1, 3);
  switch (result) {
    case ResultCode::kWin:
    case ResultCode::kUnratedWin:
    case ResultCode::kForfeitWin:
      return {Fraction(1), true};
    case ResultCode::kDraw:
    case ResultCode::kUnratedDraw:
    case ResultCode::kAdjourned:
      return {Fraction(1, 2), true};
    case ResultCode::kLoss:
    case ResultCode::kUnratedLoss:
      return {Fraction(0), true};
    case ResultCode::kPairingBye:
    case ResultCode::kFullBye:
      return {Fraction(1)};
    case ResultCode::kHalfBye:
      return {rules.excused, false, true};
    case ResultCode::kForfeitLoss:
    case ResultCode::kZeroBye:
    case ResultCode::kAbsent:
      return {third, false, has_entered};
    case ResultCode::kPending:
      return {Fraction(0)};
  }
  return {Fraction(0)};
}

class Club {
 public:
  Club(const Tournament& tournament, const KeizerRules& rules) : tournament_(tournament), rules_(rules) {
    for (int i = 0; i < tournament.player_count(); ++i) initial_.push_back(i);
  }

  KeizerList After(int rounds) const {
    KeizerList list{initial_, {}, 1};
    for (int r = 1; r <= rounds; ++r) list = Next(list.order, r);
    return list;
  }

 private:
  Fraction ValueOf(const std::vector<int>& order, int player) const {
    const auto place = std::ranges::find(order, player) - order.begin();
    const Fraction exact = rules_.step * Fraction(3 * tournament_.player_count(), 2);
    Fraction maximum(0);
    while (maximum < exact) maximum += Fraction(1);
    return maximum - rules_.step * Fraction(place);
  }

  // Whether the player was in a pairing up to the round.
  bool HasEntered(int player, int round) const {
    for (int r = 1; r <= round; ++r) {
      if (Traits(tournament_.entry(PlayerIndex(player), Round(r)).result).paired) return true;
    }
    return false;
  }

  Fraction PointsOf(const std::vector<int>& order, int player, int rounds) const {
    Fraction sum;
    if (rules_.own == KeizerRules::Own::kCurrent) sum += ValueOf(order, player);
    if (rules_.own == KeizerRules::Own::kOriginal) sum += ValueOf(initial_, player);
    int absences = 0;
    for (int r = 1; r <= rounds; ++r) {
      const RoundEntry& entry = tournament_.entry(PlayerIndex(player), Round(r));
      const RoundWorth worth = WorthOf(entry.result, HasEntered(player, r), rules_);
      if (worth.is_absence && rules_.paid_absences && ++absences > *rules_.paid_absences) continue;
      sum += worth.share * ValueOf(order, worth.of_opponent ? entry.opponent->value() : player);
    }
    return sum;
  }

  KeizerList Pass(const std::vector<int>& order, int rounds) const {
    KeizerList list{initial_, {}, 1};
    for (const int player : initial_) list.points.push_back(PointsOf(order, player, rounds));
    std::ranges::stable_sort(list.order, std::ranges::greater{}, [&](int player) { return list.points[At(player)]; });
    return list;
  }

  KeizerList Next(const std::vector<int>& start, int rounds) const {
    std::vector<KeizerList> lists{{start, {}, 1}};
    while (true) {
      lists.push_back(Pass(lists.back().order, rounds));
      if (rules_.lists == KeizerRules::Lists::kOnce) return lists.back();
      const auto first = std::ranges::find(lists, lists.back().order, &KeizerList::order);
      if (first == lists.end() - 1) continue;
      KeizerList best =
          *std::min_element(first + 1, lists.end(), [](const auto& a, const auto& b) { return a.order < b.order; });
      best.circle = static_cast<int>(lists.end() - 1 - first);
      return best;
    }
  }

  const Tournament& tournament_;
  const KeizerRules& rules_;
  std::vector<int> initial_;
};

class Search {
 public:
  Search(const Tournament& tournament, const KeizerRules& rules) : tournament_(tournament), rules_(rules) {}

  bool MayMeet(int a, int b) const {
    for (int r = 1; r <= tournament_.rounds(); ++r) {
      const RoundEntry& entry = tournament_.entry(PlayerIndex(a), Round(r));
      if (!Traits(entry.result).played || entry.opponent != PlayerIndex(b)) continue;
      if (!rules_.rematch_after || tournament_.rounds() + 1 - r <= *rules_.rematch_after) return false;
    }
    return std::ranges::none_of(tournament_.data().forbidden, [&](const ForbiddenGroup& group) {
      return std::ranges::count(group.players, PlayerIndex(a)) + std::ranges::count(group.players, PlayerIndex(b)) == 2;
    });
  }

  // Every pairing as the list of opponents, by places; the players last in the list are paired first.
  void Collect(std::vector<int> left, std::map<int, int>& opponents) {
    if (left.empty()) return Keep(opponents);
    const int last = left.back();
    left.pop_back();
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (!MayMeet(players_[At(left[i])], players_[At(last)])) continue;
      opponents[left[i]] = last;
      opponents[last] = left[i];
      std::vector<int> rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      Collect(std::move(rest), opponents);
      opponents.erase(left[i]);
      opponents.erase(last);
    }
  }

  std::optional<std::vector<std::pair<int, int>>> Best(const std::vector<int>& players) {
    players_ = players;
    best_.reset();
    std::vector<int> places(players.size());
    std::iota(places.begin(), places.end(), 0);
    std::map<int, int> opponents;
    if (players.size() % 2 == 0) Collect(places, opponents);
    if (!best_) return std::nullopt;
    std::vector<std::pair<int, int>> pairs;
    for (int place = 0; place < static_cast<int>(players.size()); ++place) {
      const int other = (*best_)[At(place)];
      if (place < other) pairs.emplace_back(players[At(place)], players[At(other)]);
    }
    return pairs;
  }

 private:
  void Keep(const std::map<int, int>& opponents) {
    std::vector<int> row;
    for (const auto& [place, opponent] : opponents) row.push_back(opponent);
    if (!best_ || row < *best_) best_ = row;
  }

  const Tournament& tournament_;
  const KeizerRules& rules_;
  std::vector<int> players_;
  std::optional<std::vector<int>> best_;
};

int ByesOf(const Tournament& tournament, int player) {
  const auto entries = tournament.entries(PlayerIndex(player));
  return static_cast<int>(std::ranges::count(entries, ResultCode::kPairingBye, &RoundEntry::result));
}

}  // namespace

KeizerList KeizerListAfter(const Tournament& tournament, const KeizerRules& rules, int rounds) {
  return Club(tournament, rules).After(rounds);
}

std::optional<KeizerPairs> KeizerPairsOf(const Tournament& tournament, const KeizerRules& rules) {
  std::vector<int> present = KeizerListAfter(tournament, rules, tournament.rounds()).order;
  std::erase_if(present, [&](int player) {
    return tournament.RequestedByeOf(PlayerIndex(player), tournament.next_round()).has_value();
  });
  Search search(tournament, rules);
  if (present.size() % 2 == 0) {
    auto pairs = search.Best(present);
    if (!pairs) return std::nullopt;
    return KeizerPairs{*std::move(pairs), std::nullopt};
  }
  std::vector<int> candidates(present.rbegin(), present.rend());
  std::ranges::stable_sort(candidates, {}, [&](int player) { return ByesOf(tournament, player); });
  for (const int candidate : candidates) {
    if (rules.byes == KeizerRules::Byes::kOnce && ByesOf(tournament, candidate) > 0) continue;
    std::vector<int> others = present;
    std::erase(others, candidate);
    if (auto pairs = search.Best(others)) return KeizerPairs{*std::move(pairs), candidate};
  }
  return std::nullopt;
}

}  // namespace ronda::judge
