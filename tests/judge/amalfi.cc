#include "judge/amalfi.h"

#include <algorithm>
#include <cstdlib>

namespace ronda::judge {
namespace {

enum class Within { kList, kScoregroup };

class AmalfiJudge {
 public:
  AmalfiJudge(const Tournament& tournament, Within within)
      : field_(tournament, JudgeEdition::kDutch2026),
        rounds_left_(tournament.planned_rounds() - tournament.rounds()),
        within_(within) {}

  std::optional<PlainPairing> Run() {
    for (Rank rank = 0; rank < field_.size(); ++rank) list_.push_back(rank);
    if (list_.size() % 2 == 0) return PairFromTheTop() ? std::optional(Result()) : std::nullopt;
    for (Rank bye = field_.size() - 1; bye >= 0; --bye) {
      if (!field_[bye].may_have_bye) continue;
      std::erase(list_, bye);
      bye_ = bye;
      if (PairFromTheTop()) return Result();
      list_.insert(list_.begin() + bye, bye);
    }
    return std::nullopt;
  }

 private:
  using Pair = std::pair<Rank, Rank>;

  bool IsPaired(Rank rank) const {
    return std::ranges::any_of(pairs_, [&](const Pair& pair) { return pair.first == rank || pair.second == rank; });
  }

  Points ScoreAt(std::size_t at) const { return field_[list_[at]].score; }

  // How far the second is from where the first would like the opponent to be; those beyond that place come last.
  std::pair<bool, int> Displacement(std::size_t first, std::size_t second) const {
    const int distance = static_cast<int>(second - first);
    const int ideal = std::max(rounds_left_, 1);
    return {distance > ideal, std::abs(distance - ideal)};
  }

  // The same among those of the second's score: the ideal one is the one at the distance, or the nearest to it there.
  std::pair<bool, int> DisplacementInGroup(std::size_t first, std::size_t second) const {
    std::size_t begin = second;
    std::size_t end = second + 1;
    while (begin > first + 1 && ScoreAt(begin - 1) == ScoreAt(second)) --begin;
    while (end < list_.size() && ScoreAt(end) == ScoreAt(second)) ++end;
    const std::size_t wanted = first + static_cast<std::size_t>(std::max(rounds_left_, 1));
    const std::size_t ideal = wanted < begin ? begin : wanted >= end ? end - 1 : wanted;
    return {second > ideal, std::abs(static_cast<int>(second) - static_cast<int>(ideal))};
  }

  // The allowed opponents, the most wanted first.
  std::vector<std::size_t> OpponentsOf(std::size_t first) const {
    std::vector<std::size_t> others;
    for (std::size_t other = first + 1; other < list_.size(); ++other) {
      if (!IsPaired(list_[other]) && field_.MayMeet(list_[first], list_[other])) others.push_back(other);
    }
    if (within_ == Within::kList) {
      std::ranges::sort(others, {}, [&](std::size_t other) { return Displacement(first, other); });
    } else {
      std::ranges::sort(others, {}, [&](std::size_t other) {
        return std::pair(-ScoreAt(other).tenths(), DisplacementInGroup(first, other));
      });
    }
    return others;
  }

  // As many games as these can play against each other.
  int MostPairs(std::vector<Rank> players) const {
    if (players.size() < 2) return 0;
    const Rank first = players.front();
    players.erase(players.begin());
    int most = MostPairs(players);
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (!field_.MayMeet(first, players[i])) continue;
      std::vector<Rank> left = players;
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      most = std::max(most, 1 + MostPairs(left));
    }
    return most;
  }

  // Whether their scoregroup then has a pair less than it could have.
  bool CostsAPair(std::size_t first, std::size_t other) const {
    std::vector<Rank> group;
    for (const Rank rank : list_) {
      if (field_[rank].score == ScoreAt(first) && !IsPaired(rank)) group.push_back(rank);
    }
    const int before = MostPairs(group);
    std::erase(group, list_[first]);
    std::erase(group, list_[other]);
    return 1 + MostPairs(group) < before;
  }

  bool Takes(std::size_t first, std::size_t other) {
    pairs_.emplace_back(list_[first], list_[other]);
    if (PairFromTheTop()) return true;
    pairs_.pop_back();
    return false;
  }

  bool PairFromTheTop() {
    std::size_t first = 0;
    while (first < list_.size() && IsPaired(list_[first])) ++first;
    if (first == list_.size()) return true;
    const std::vector<std::size_t> others = OpponentsOf(first);
    if (within_ == Within::kScoregroup) {
      for (const std::size_t other : others) {
        const bool same = ScoreAt(other) == ScoreAt(first);
        if (same && !CostsAPair(first, other) && Takes(first, other)) return true;
      }
    }
    return std::ranges::any_of(others, [&](std::size_t other) { return Takes(first, other); });
  }

  // E3: who has waited longer for the colour both want. Rounds without a game stand before all games, and to have had
  // none is better than to have had the colour.
  static std::optional<Colour> LongerWithout(const Entrant& higher, const Entrant& lower, Colour wanted) {
    const auto merit = [&](const Entrant& player, std::size_t back) {
      if (player.colours.size() < back) return 1;
      return player.colours[player.colours.size() - back] == wanted ? 0 : 2;
    };
    for (std::size_t back = 1; back <= std::max(higher.colours.size(), lower.colours.size()); ++back) {
      if (merit(higher, back) > merit(lower, back)) return wanted;
      if (merit(higher, back) < merit(lower, back)) return Opposite(wanted);
    }
    return std::nullopt;
  }

  Colour ColourOfHigher(const Entrant& higher, const Entrant& lower, bool odd_pair) const {
    if (higher.colours.empty() && lower.colours.empty())
      return odd_pair ? field_.initial_colour() : Opposite(field_.initial_colour());
    const auto own = higher.ColourPreference();
    const auto other = lower.ColourPreference();
    if (!own) return Opposite(other->colour);
    if (!other || own->colour != other->colour) return own->colour;  // E1
    if (own->strength != other->strength)                            // E2
      return own->strength > other->strength ? own->colour : Opposite(own->colour);
    return LongerWithout(higher, lower, own->colour).value_or(own->colour);  // E3, E4
  }

  PlainPairing Result() const {
    PlainPairing result;
    bool odd_pair = true;
    for (const auto& [first, second] : pairs_) {
      const Entrant& higher = field_[first];
      const Entrant& lower = field_[second];
      const bool white = ColourOfHigher(higher, lower, odd_pair) == Colour::kWhite;
      result.pairs.emplace_back(white ? higher.index : lower.index, white ? lower.index : higher.index);
      odd_pair = !odd_pair;
    }
    if (bye_) result.bye = field_[*bye_].index;
    return result;
  }

  Field field_;
  int rounds_left_;
  Within within_;
  std::vector<Rank> list_;
  std::vector<Pair> pairs_;
  std::optional<Rank> bye_;
};

}  // namespace

std::optional<PlainPairing> JudgeAmalfi(const Tournament& tournament) {
  return AmalfiJudge(tournament, Within::kList).Run();
}

std::optional<PlainPairing> JudgeAmalfiBook(const Tournament& tournament) {
  return AmalfiJudge(tournament, Within::kScoregroup).Run();
}

}  // namespace ronda::judge
