#include "judge/burstein.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

#include "judge/completion.h"
#include "judge/judge.h"
#include "judge/outlook.h"

namespace ronda::judge {
namespace {

class PairingLister {
 public:
  PairingLister(int players, const std::function<bool(const BursteinPairing&)>& visit)
      : opponents_(static_cast<std::size_t>(players), kUndecided), visit_(visit) {}

  // 4.3: larger opponents first, zero last.
  bool List(int floaters) {
    const auto first = std::ranges::find(opponents_, kUndecided);
    if (first == opponents_.end()) return floaters > 0 || visit_(opponents_);
    const int bsn = static_cast<int>(first - opponents_.begin()) + 1;
    for (int other = static_cast<int>(opponents_.size()); other > bsn; --other) {
      int& of_other = opponents_[static_cast<std::size_t>(other - 1)];
      if (of_other != kUndecided) continue;
      *first = other;
      of_other = bsn;
      const bool go_on = List(floaters);
      *first = of_other = kUndecided;
      if (!go_on) return false;
    }
    if (floaters == 0) return true;
    *first = 0;
    const bool go_on = List(floaters - 1);
    *first = kUndecided;
    return go_on;
  }

 private:
  static constexpr int kUndecided = -1;

  BursteinPairing opponents_;
  const std::function<bool(const BursteinPairing&)>& visit_;
};

bool IsAwayForNothing(ResultCode result) { return result == ResultCode::kZeroBye || result == ResultCode::kAbsent; }

// 1.7.2: what a player counts for former opponents.
long ScoreForOpponents(const Tournament& tournament, PlayerIndex player) {
  long score = tournament.ScoreAfter(player, tournament.rounds()).tenths();
  const auto now = tournament.RequestedByeOf(player, tournament.next_round());
  if (!now || !IsAwayForNothing(*now)) return score;
  for (int r = tournament.rounds(); r >= 1; --r) {
    if (!IsAwayForNothing(tournament.entry(player, Round(r)).result)) break;
    score -= tournament.PointsFor(player, Round(r)).tenths();
    score += tournament.data().point_system.Draw().tenths();
  }
  return score;
}

std::optional<Preference> PreferenceOrNone(const Entrant& player) { return player.ColourPreference(); }

// Quality of a pairing: C6, C7, C8; the number of floaters is the same for all that are compared.
using Scores = std::vector<int>;  // in tenths, descending
struct Quality {
  Scores floaters;
  std::pair<int, Scores> next;     // floaters of the next bracket and their scores
  std::pair<long, long> unwanted;  // B3 bis, B3 bis bis
  long without_preference = 0;

  auto operator<=>(const Quality&) const = default;
};

class BursteinJudge {
 public:
  explicit BursteinJudge(const Tournament& tournament)
      : field_(WithoutLastRound(tournament), JudgeEdition::kDutch2026), completion_(field_) {
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      const PlayerIndex player = field_[rank].index;
      const auto [buchholz, sonneborn] = BursteinIndex(tournament, player);
      order_.emplace_back(-buchholz, -sonneborn, player.value());
    }
  }

  std::optional<PlainPairing> Run() {
    RankSet left = field_.everybody();
    if (field_.size() % 2 == 1) {
      const auto bye = ChooseBye();
      if (!bye) return std::nullopt;
      result_.bye = field_[*bye].index;
      left &= ~Only(*bye);
    }
    if (!completion_.CanAllBePaired(left)) return std::nullopt;
    std::vector<Rank> incoming;
    while (left != 0) {
      std::vector<Rank> players = incoming;
      const std::vector<Rank> residents = TopScoregroup(left);
      players.insert(players.end(), residents.begin(), residents.end());
      for (const Rank rank : residents) left &= ~Only(rank);
      incoming = PairBracket(Sorted(players), left);
    }
    return result_;
  }

 private:
  // 1.8: the higher ranked first.
  std::vector<Rank> Sorted(std::vector<Rank> players) const {
    std::ranges::sort(players, {}, [&](Rank rank) { return order_[static_cast<std::size_t>(rank)]; });
    return players;
  }

  // 3.1
  std::optional<Rank> ChooseBye() {
    std::optional<Rank> chosen;
    const auto key = [&](Rank rank) {  // the largest gets it
      return std::tuple(-field_[rank].score.tenths(), field_[rank].met.size(), order_[static_cast<std::size_t>(rank)]);
    };
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      if (!field_[rank].may_have_bye) continue;
      if (!completion_.CanAllBePaired(field_.everybody() & ~Only(rank))) continue;
      if (!chosen || key(rank) > key(*chosen)) chosen = rank;
    }
    return chosen;
  }

  std::vector<Rank> TopScoregroup(RankSet left) const {
    std::vector<Rank> group;
    for (const Rank rank : Members(left)) {
      if (group.empty() || field_[rank].score == field_[group.front()].score) group.push_back(rank);
    }
    return group;
  }

  std::vector<Rank> Floaters(const std::vector<Rank>& players, const BursteinPairing& pairing) const {
    std::vector<Rank> floaters;
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (pairing[i] == 0) floaters.push_back(players[i]);
    }
    return floaters;
  }

  // C1 to C4
  bool IsLegal(const std::vector<Rank>& players, const BursteinPairing& pairing, RankSet below) {
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (pairing[i] == 0) continue;
      if (!field_.MayMeet(players[i], players[static_cast<std::size_t>(pairing[i] - 1)])) return false;
    }
    return completion_.CanAllBePaired(SetOf(Floaters(players, pairing)) | below);
  }

  Scores ScoresOf(const std::vector<Rank>& players) const {
    Scores scores;
    for (const Rank rank : players) scores.push_back(field_[rank].score.tenths());
    std::ranges::sort(scores, std::greater{});
    return scores;
  }

  // C7: how well the bracket these float into can do on C5 and C6.
  std::pair<int, Scores> NextBracket(const std::vector<Rank>& floaters, RankSet below) {
    if (below == 0) return {};
    const RankSet key = SetOf(floaters);
    if (const auto known = next_.find({key, below}); known != next_.end()) return known->second;
    std::vector<Rank> players = floaters;
    RankSet rest = below;
    for (const Rank rank : TopScoregroup(below)) {
      players.push_back(rank);
      rest &= ~Only(rank);
    }
    std::optional<std::pair<int, Scores>> best;
    const int size = static_cast<int>(players.size());
    for (int left = size % 2; left <= size && !best; left += 2) {
      ForEachBursteinPairing(size, left, [&](const BursteinPairing& pairing) {
        if (!IsLegal(players, pairing, rest)) return true;
        const std::pair value(left, ScoresOf(Floaters(players, pairing)));
        if (!best || value < *best) best = value;
        return true;
      });
    }
    return next_[{key, below}] = best.value();
  }

  long WithoutPreference(const std::vector<Rank>& players, const BursteinPairing& pairing) const {
    long pairs = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (pairing[i] < static_cast<int>(i) + 1) continue;
      const auto one = field_[players[i]].ColourPreference();
      const auto other = field_[players[static_cast<std::size_t>(pairing[i] - 1)]].ColourPreference();
      if (one && other && one->colour == other->colour) ++pairs;
    }
    return pairs;
  }

  std::pair<long, long> Unwanted(const std::vector<Rank>& players, const BursteinPairing& pairing) const {
    std::pair<long, long> pairs;
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (pairing[i] < static_cast<int>(i) + 1) continue;
      const Rank other = players[static_cast<std::size_t>(pairing[i] - 1)];
      pairs.first += field_.SameOrigin(players[i], other) ? 1 : 0;
      pairs.second += field_.RatingGap(players[i], other) ? 1 : 0;
    }
    return pairs;
  }

  Quality QualityOf(const std::vector<Rank>& players, const BursteinPairing& pairing, RankSet below) {
    const auto floaters = Floaters(players, pairing);
    return {ScoresOf(floaters), NextBracket(floaters, below), Unwanted(players, pairing),
            WithoutPreference(players, pairing)};
  }

  // 3.2; returns the outgoing floaters.
  std::vector<Rank> PairBracket(const std::vector<Rank>& players, RankSet below) {
    std::optional<BursteinPairing> chosen;
    Quality best;
    const int size = static_cast<int>(players.size());
    for (int floaters = size % 2; floaters <= size && !chosen; floaters += 2) {
      ForEachBursteinPairing(size, floaters, [&](const BursteinPairing& pairing) {
        if (!IsLegal(players, pairing, below)) return true;
        Quality quality = QualityOf(players, pairing, below);
        if (chosen && !(quality < best)) return true;
        chosen = pairing;
        best = std::move(quality);
        return true;
      });
    }
    Record(players, chosen.value());
    return Floaters(players, *chosen);
  }

  void Record(const std::vector<Rank>& players, const BursteinPairing& pairing) {
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (pairing[i] < static_cast<int>(i) + 1) continue;
      const Entrant& higher = field_[players[i]];
      const Entrant& lower = field_[players[static_cast<std::size_t>(pairing[i] - 1)]];
      const Colour colour = ColourOfHigher(higher, lower, field_.initial_colour(), PreferenceOrNone);
      const bool white = colour == Colour::kWhite;
      result_.pairs.emplace_back(white ? higher.index : lower.index, white ? lower.index : higher.index);
    }
  }

  Field field_;
  Completion completion_;
  std::vector<std::tuple<long, long, std::int32_t>> order_;  // by rank in the field: the smallest is ranked highest
  std::map<std::pair<RankSet, RankSet>, std::pair<int, Scores>> next_;
  PlainPairing result_;
};

}  // namespace

void ForEachBursteinPairing(int players, int floaters, const std::function<bool(const BursteinPairing&)>& visit) {
  PairingLister(players, visit).List(floaters);
}

std::pair<long, long> BursteinIndex(const Tournament& tournament, PlayerIndex player) {
  long buchholz = 0;
  long sonneborn_berger = 0;
  for (int r = 1; r <= tournament.rounds(); ++r) {
    const RoundEntry& entry = tournament.entry(player, Round(r));
    const long opponent = Traits(entry.result).played ? ScoreForOpponents(tournament, *entry.opponent)
                                                      : tournament.ScoreAfter(player, tournament.rounds()).tenths();
    buchholz += opponent;
    sonneborn_berger += tournament.PointsFor(player, Round(r)).tenths() * opponent;
  }
  return {buchholz, sonneborn_berger};
}

std::optional<PlainPairing> JudgeBurstein(const Tournament& tournament) {
  // 1.6
  if (tournament.next_round().value() > std::min(tournament.planned_rounds() / 2, 4)) {
    return BursteinJudge(tournament).Run();
  }
  const auto dutch = JudgeRound(tournament, JudgeEdition::kDutch2026);
  if (!dutch) return std::nullopt;
  PlainPairing pairing;
  pairing.bye = dutch->bye;
  for (const JudgePair& pair : dutch->pairs) pairing.pairs.emplace_back(pair.white, pair.black);
  return pairing;
}

}  // namespace ronda::judge
