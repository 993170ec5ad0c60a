#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

#include "judge/lim.h"
#include "judge/most_pairs.h"

namespace ronda::judge {
namespace {

using RankPairs = std::vector<std::pair<Rank, Rank>>;

struct LimBracket {
  bool upwards = false;
  bool is_median = false;
  std::vector<Rank> from_above;
  std::vector<Rank> from_below;
  std::vector<Rank> residents;
  RankSet outside = 0;  // everybody else who is unpaired
};

struct Outcome {
  RankPairs pairs;
  std::vector<Rank> floaters;
};

std::int32_t ScoreIn(const Tournament& tournament, PlayerIndex player, Round round) {
  return (tournament.ScoreAfter(player, round.value() - 1) + tournament.AccelerationOf(player, round)).tenths();
}

class UncolouredJudge {
 public:
  explicit UncolouredJudge(const Tournament& tournament)
      : tournament_(tournament),
        field_(WithoutLastRound(tournament), JudgeEdition::kDutch2026),
        pairs_([this](Rank a, Rank b) { return MayMeet(a, b); }) {}

  std::optional<PlainPairing> Run() {
    PlainPairing result;
    unpaired_ = field_.everybody();
    if (field_.size() % 2 == 1) {
      const auto bye = ChooseBye();
      if (!bye) return std::nullopt;
      result.bye = field_[*bye].index;
      unpaired_ &= ~Only(*bye);
    }
    if (!pairs_.All(unpaired_)) return std::nullopt;
    PairAll();
    for (const auto& [one, other] : made_) {
      result.pairs.emplace_back(field_[std::min(one, other)].index, field_[std::max(one, other)].index);
    }
    return result;
  }

 private:
  std::int32_t Number(Rank rank) const { return field_[rank].index.value(); }

  bool MayMeet(Rank a, Rank b) const {
    if (std::ranges::count(field_[a].met, field_[b].index) > 0) return false;
    const Round next = tournament_.next_round();
    return std::ranges::none_of(tournament_.data().forbidden, [&](const ForbiddenGroup& group) {
      if ((group.first && next < *group.first) || (group.last && *group.last < next)) return false;
      return std::ranges::count(group.players, field_[a].index) > 0 &&
             std::ranges::count(group.players, field_[b].index) > 0;
    });
  }

  // By the scores of the pair, whether they played or not; a bye given for want of an opponent floats down.
  Floated FloatIn(Rank rank, int round) const {
    if (round < 1) return Floated::kNot;
    const PlayerIndex player = field_[rank].index;
    const RoundEntry& entry = tournament_.entry(player, Round(round));
    if (entry.result == ResultCode::kPairingBye) return Floated::kDown;
    if (!entry.opponent) return Floated::kNot;
    const auto own = ScoreIn(tournament_, player, Round(round));
    const auto other = ScoreIn(tournament_, *entry.opponent, Round(round));
    if (own == other) return Floated::kNot;
    return own > other ? Floated::kDown : Floated::kUp;
  }

  // 2: B5, 1: B6.
  int Breach(Rank rank, Floated mark) const {
    if (FloatIn(rank, tournament_.rounds()) == mark) return 2;
    return FloatIn(rank, tournament_.rounds() - 1) == mark ? 1 : 0;
  }

  bool MayHaveBye(Rank rank) const {
    return std::ranges::none_of(tournament_.entries(field_[rank].index), [](const RoundEntry& entry) {
      return entry.result == ResultCode::kPairingBye || entry.result == ResultCode::kForfeitWin ||
             entry.result == ResultCode::kFullBye;
    });
  }

  std::optional<Rank> ChooseBye() {
    std::optional<Rank> chosen;
    const auto key = [&](Rank rank) {  // the smallest gets it
      return std::tuple(field_[rank].score, Breach(rank, Floated::kDown), -Number(rank));
    };
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      if (!MayHaveBye(rank) || !pairs_.All(unpaired_ & ~Only(rank))) continue;
      if (!chosen || key(rank) < key(*chosen)) chosen = rank;
    }
    return chosen;
  }

  void PairAll() {
    std::map<std::int32_t, std::vector<Rank>> groups;
    const std::int32_t half = tournament_.rounds() * tournament_.data().point_system.Win().tenths();
    groups[half];
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      if (Contains(unpaired_, rank)) groups[2 * field_[rank].score.tenths()].push_back(rank);
    }
    std::vector<Rank> down;
    std::vector<Rank> up;
    for (auto group = std::prev(groups.end()); group->first > half; --group) {
      down = Settle({false, false, down, {}, group->second});
    }
    for (auto group = groups.begin(); group->first < half; ++group) {
      up = Settle({true, false, {}, up, group->second});
    }
    Settle({false, true, down, up, groups[half]});
  }

  std::vector<Rank> Settle(LimBracket bracket) {
    std::ranges::sort(bracket.from_above);
    std::ranges::sort(bracket.from_below, std::ranges::greater{});
    const RankSet members = SetOf(bracket.from_above) | SetOf(bracket.from_below) | SetOf(bracket.residents);
    bracket.outside = unpaired_ & ~members;
    const Outcome outcome = FirstOutcome(bracket, members);
    for (const auto& [one, other] : outcome.pairs) {
      made_.emplace_back(one, other);
      unpaired_ &= ~Only(one) & ~Only(other);
    }
    return outcome.floaters;
  }

  // As few floaters as possible; opponents of incoming floaters as they come before opponents chosen with care; without
  // B5 and B6, without B5, anyhow; then the order of the sets.
  Outcome FirstOutcome(const LimBracket& bracket, RankSet members) {
    const std::vector<Rank> order = FloatersInOrder(bracket);
    for (int size = std::popcount(members) % 2; size <= std::popcount(members); size += 2) {
      for (const bool careful : {false, true}) {
        for (const int breach : {0, 1, 2}) {
          std::vector<Rank> candidates = order;
          const Floated mark = bracket.upwards ? Floated::kUp : Floated::kDown;
          std::erase_if(candidates, [&](Rank rank) { return Breach(rank, mark) > breach; });
          std::optional<Outcome> found;
          std::vector<Rank> set;
          ForEachSetOf(candidates, 0, size, set, [&] {
            found = Try(bracket, members, set, careful);
            return found.has_value();
          });
          if (found) return *found;
        }
      }
      if (bracket.is_median) break;
    }
    return {};
  }

  // Calls until told to stop.
  static bool ForEachSetOf(const std::vector<Rank>& candidates, std::size_t from, int size, std::vector<Rank>& set,
                           const std::function<bool()>& stop) {
    if (std::ssize(set) == size) return stop();
    for (std::size_t i = from; i < candidates.size(); ++i) {
      set.push_back(candidates[i]);
      const bool stopped = ForEachSetOf(candidates, i + 1, size, set, stop);
      if (stopped) return true;
      set.pop_back();
    }
    return false;
  }

  std::vector<Rank> FloatersInOrder(const LimBracket& bracket) const {
    std::vector<Rank> order = bracket.residents;
    std::ranges::sort(order, {}, [&](Rank rank) { return bracket.upwards ? Number(rank) : -Number(rank); });
    const auto& incoming = bracket.upwards ? bracket.from_below : bracket.from_above;
    order.insert(order.end(), incoming.rbegin(), incoming.rend());
    return order;
  }

  std::optional<Outcome> Try(const LimBracket& bracket, RankSet members, const std::vector<Rank>& floaters,
                             bool careful) {
    RankSet free = members & ~SetOf(floaters);
    if (!pairs_.All(free) || !pairs_.All(bracket.outside | SetOf(floaters))) return std::nullopt;
    Outcome outcome{{}, floaters};
    for (const Rank floater : bracket.from_above) PairFloater(bracket, floater, careful, free, outcome);
    for (const Rank floater : bracket.from_below) PairFloater(bracket, floater, careful, free, outcome);
    if (!pairs_.All(free)) return std::nullopt;
    const RankPairs rest = FirstIdentifier(free);
    outcome.pairs.insert(outcome.pairs.end(), rest.begin(), rest.end());
    return outcome;
  }

  void PairFloater(const LimBracket& bracket, Rank floater, bool careful, RankSet& free, Outcome& outcome) {
    if (!Contains(free, floater)) return;
    const bool from_below = std::ranges::count(bracket.from_below, floater) > 0;
    std::vector<Rank> order = bracket.residents;
    if (from_below) std::ranges::reverse(order);
    for (const int breach : {0, 1, 2}) {
      for (const Rank other : order) {
        if (!Contains(free, other) || !MayMeet(floater, other)) continue;
        if (careful && !pairs_.All(free & ~Only(floater) & ~Only(other))) continue;
        if (Breach(other, from_below ? Floated::kDown : Floated::kUp) > breach) continue;
        outcome.pairs.emplace_back(floater, other);
        free &= ~Only(floater) & ~Only(other);
        return;
      }
    }
  }

  // Of all pairings of these the one with the smallest numbers as top members, then the smallest bottom members.
  RankPairs FirstIdentifier(RankSet players) {
    std::vector<Rank> numbered;
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      if (Contains(players, rank)) numbered.push_back(rank);
    }
    std::ranges::sort(numbered, {}, [&](Rank rank) { return Number(rank); });
    RankPairs best;
    RankPairs now;
    Enumerate(numbered, now, best);
    return best;
  }

  std::pair<std::vector<std::int32_t>, std::vector<std::int32_t>> Identifier(const RankPairs& pairs) const {
    std::pair<std::vector<std::int32_t>, std::vector<std::int32_t>> identifier;
    for (const auto& [top, bottom] : pairs) {
      identifier.first.push_back(Number(top));
      identifier.second.push_back(Number(bottom));
    }
    return identifier;
  }

  // Tops come in rising order, for the smallest number left is always a top member.
  void Enumerate(const std::vector<Rank>& left, RankPairs& now, RankPairs& best) {
    if (left.empty()) {
      if (best.empty() || Identifier(now) < Identifier(best)) best = now;
      return;
    }
    for (std::size_t i = 1; i < left.size(); ++i) {
      if (!MayMeet(left.front(), left[i])) continue;
      std::vector<Rank> rest(left.begin() + 1, left.end());
      std::erase(rest, left[i]);
      now.emplace_back(left.front(), left[i]);
      Enumerate(rest, now, best);
      now.pop_back();
    }
  }

  const Tournament& tournament_;
  Field field_;
  MostPairs pairs_;
  RankSet unpaired_ = 0;
  RankPairs made_;
};

}  // namespace

std::optional<PlainPairing> JudgeLimUncoloured(const Tournament& tournament) {
  return UncolouredJudge(tournament).Run();
}

}  // namespace ronda::judge
