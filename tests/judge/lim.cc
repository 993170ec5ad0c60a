#include "judge/lim.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <utility>

#include "judge/most_pairs.h"

namespace ronda::judge {
namespace {

enum class Side : std::uint8_t { kAbove, kBelow, kMedian };

struct Made {
  Rank one = 0;
  Rank other = 0;
  Side side = Side::kMedian;
};

// A scoregroup as it comes to be paired.
struct Scene {
  Side side = Side::kMedian;
  std::vector<Rank> from_above;
  std::vector<Rank> from_below;
  std::vector<Rank> residents;
  std::vector<Rank> adjacent;
  RankSet left = 0;  // members who neither float nor have an opponent
};

class LimJudge {
 public:
  LimJudge(const Tournament& tournament, std::optional<int> reach)
      : tournament_(tournament),
        field_(WithoutLastRound(tournament), JudgeEdition::kDutch2026),
        reach_(reach),
        last_round_(tournament.next_round().value() == tournament.planned_rounds()),
        pairs_([this](Rank a, Rank b) { return MayMeet(a, b); }) {}

  std::optional<PlainPairing> Run() {
    RankSet players = field_.everybody();
    PlainPairing result;
    if (field_.size() % 2 == 1) {
      const auto bye = ChooseBye();
      if (!bye) return std::nullopt;
      players &= ~Only(*bye);
      result.bye = field_[*bye].index;
    }
    if (!pairs_.All(players)) return std::nullopt;
    PairGroups(players);
    for (const Made& made : made_) result.pairs.push_back(WithColours(made));
    return result;
  }

 private:
  std::int32_t Number(Rank rank) const { return field_[rank].index.value(); }
  int Rating(Rank rank) const { return tournament_.player(field_[rank].index).rating.value_or(0); }
  bool Near(Rank a, Rank b) const { return !reach_ || std::abs(Rating(a) - Rating(b)) <= *reach_; }

  // 5.1: not the same colour three times running, not three more of one than of the other.
  bool MayHave(Rank rank, Colour colour) const {
    std::vector<Colour> colours = field_[rank].colours;
    colours.push_back(colour);
    const auto whites = std::ranges::count(colours, Colour::kWhite);
    if (std::abs(2 * whites - std::ssize(colours)) >= 3) return false;
    const std::size_t games = colours.size();
    return games < 3 || colours[games - 2] != colour || colours[games - 3] != colour;
  }

  // 2.1; in the last round only whether they have met (article 6).
  bool MayMeet(Rank a, Rank b) const {
    if (std::ranges::count(field_[a].met, field_[b].index) > 0) return false;
    const Round next = tournament_.next_round();
    for (const ForbiddenGroup& group : tournament_.data().forbidden) {
      if ((group.first && next < *group.first) || (group.last && *group.last < next)) continue;
      const auto names = [&](Rank rank) { return std::ranges::count(group.players, field_[rank].index) > 0; };
      if (names(a) && names(b)) return false;
    }
    if (last_round_) return true;
    return (MayHave(a, Colour::kWhite) && MayHave(b, Colour::kBlack)) ||
           (MayHave(a, Colour::kBlack) && MayHave(b, Colour::kWhite));
  }

  bool Limited(Rank rank) const { return MayHave(rank, Colour::kWhite) != MayHave(rank, Colour::kBlack); }

  std::optional<Colour> Due(Rank rank) const {
    const auto& colours = field_[rank].colours;
    if (colours.empty()) return std::nullopt;
    if (Limited(rank)) return MayHave(rank, Colour::kWhite) ? Colour::kWhite : Colour::kBlack;
    const int difference = field_[rank].ColourDifference();
    if (difference != 0) return difference > 0 ? Colour::kBlack : Colour::kWhite;
    return Opposite(colours.back());
  }

  bool Suit(Rank a, Rank b) const { return !Due(a) || !Due(b) || *Due(a) != *Due(b); }

  // 1.1, 7.1
  std::optional<Rank> ChooseBye() {
    std::optional<Rank> chosen;
    for (Rank rank = field_.size() - 1; rank >= 0; --rank) {
      if (!field_[rank].may_have_bye || !pairs_.All(field_.everybody() & ~Only(rank))) continue;
      if (!chosen || (tournament_.rounds() == 0 && Rating(rank) < Rating(*chosen))) chosen = rank;
    }
    return chosen;
  }

  // 2.2
  void PairGroups(RankSet players) {
    std::map<std::int32_t, std::vector<Rank>> groups;
    const std::int32_t half = tournament_.rounds() * tournament_.data().point_system.Win().tenths();
    groups[half];
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      if (Contains(players, rank)) groups[2 * field_[rank].score.tenths()].push_back(rank);
    }
    std::vector<Rank> down;
    std::vector<Rank> up;
    for (auto group = std::prev(groups.end()); group->first > half; --group) {
      down = PairGroup({Side::kAbove, down, {}, group->second, std::prev(group)->second});
    }
    for (auto group = groups.begin(); group->first < half; ++group) {
      up = PairGroup({Side::kBelow, {}, up, group->second, std::next(group)->second});
    }
    // 2.6
    while (!pairs_.All(SetOf(down) | SetOf(up) | SetOf(groups[half]))) {
      const bool lower = (down.size() > up.size() && Has(Side::kBelow)) || !Has(Side::kAbove);
      CrackLast(lower ? Side::kBelow : Side::kAbove, lower ? up : down);
    }
    PairGroup({Side::kMedian, down, up, groups[half], {}});
  }

  bool Has(Side side) const { return std::ranges::count(made_, side, &Made::side) > 0; }

  void CrackLast(Side side, std::vector<Rank>& floaters) {
    for (auto made = made_.end(); made-- != made_.begin();) {
      if (made->side != side) continue;
      floaters.push_back(made->one);
      floaters.push_back(made->other);
      made_.erase(made);
      return;
    }
  }

  // Those who float out of it.
  std::vector<Rank> PairGroup(Scene scene) {
    std::ranges::sort(scene.from_above);
    std::ranges::sort(scene.from_below, std::ranges::greater{});
    scene.left = SetOf(scene.from_above) | SetOf(scene.from_below) | SetOf(scene.residents);
    const std::vector<Rank> floaters = ChooseFloaters(scene);
    for (const Rank floater : scene.from_above) PairFloater(scene, floater, false);
    for (const Rank floater : scene.from_below) PairFloater(scene, floater, true);
    PairRest(scene);
    return floaters;
  }

  // Article 3
  std::vector<Rank> ChooseFloaters(Scene& scene) {
    std::vector<Rank> floaters;
    std::vector<Rank> with_opponent;
    const int most = pairs_.Of(scene.left);
    while (!pairs_.All(scene.left)) {
      const Rank floater = ChooseFloater(scene, with_opponent, most);
      floaters.push_back(floater);
      if (FindOpponents(with_opponent, floater, scene.adjacent)) with_opponent.push_back(floater);
      scene.left &= ~Only(floater);
    }
    return floaters;
  }

  Rank ChooseFloater(const Scene& scene, const std::vector<Rank>& with_opponent, int most) {
    // 2.3.4: 3.10 and 3.2.2 are about the one who makes the number even.
    const bool makes_even = std::popcount(scene.left) == 2 * most + 1;
    const auto majority = makes_even ? Majority(scene.left) : std::nullopt;
    // 3.9, 3.10, then 3.2.4: the smallest floats.
    const auto disadvantage = [&](Rank rank) {
      const bool has_floated =
          std::ranges::count(scene.from_above, rank) > 0 || std::ranges::count(scene.from_below, rank) > 0;
      const bool has_opponent = FindOpponents(with_opponent, rank, scene.adjacent);
      return std::array{has_floated, !has_opponent, makes_even && FloatedLastRound(rank)};
    };
    const auto later = [&](Rank rank) { return scene.side == Side::kBelow ? Number(rank) : -Number(rank); };
    std::vector<Rank> candidates;
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      const bool keeps_pairs = Contains(scene.left, rank) && pairs_.Of(scene.left & ~Only(rank)) == most;
      if (keeps_pairs) candidates.push_back(rank);
    }
    const auto least = disadvantage(*std::ranges::min_element(candidates, {}, disadvantage));
    std::erase_if(candidates, [&](Rank rank) { return disadvantage(rank) != least; });
    std::ranges::sort(candidates, {}, later);
    // 3.2.2, 3.2.3
    for (const Rank rank : candidates) {
      if (majority && Due(rank) == majority && Near(rank, candidates.front())) return rank;
    }
    return candidates.front();
  }

  std::optional<Colour> Majority(RankSet left) const {
    int white = 0;
    int black = 0;
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      if (!Contains(left, rank)) continue;
      if (Due(rank) == Colour::kWhite) ++white;
      if (Due(rank) == Colour::kBlack) ++black;
    }
    if (white == black) return std::nullopt;
    return white > black ? Colour::kWhite : Colour::kBlack;
  }

  // 2.3, 3.1: who left the group of their score; towards the median that is.
  bool FloatedLastRound(Rank rank) const {
    if (tournament_.rounds() == 0) return false;
    const Round last(tournament_.rounds());
    const RoundEntry& entry = tournament_.entry(field_[rank].index, last);
    if (!Traits(entry.result).played) return false;
    const auto paired_with = [&](PlayerIndex player) {
      return tournament_.ScoreAfter(player, tournament_.rounds() - 1) + tournament_.AccelerationOf(player, last);
    };
    const int twice_own = 2 * paired_with(field_[rank].index).tenths();
    const int twice_other = 2 * paired_with(*entry.opponent).tenths();
    const int twice_median = (tournament_.rounds() - 1) * tournament_.data().point_system.Win().tenths();
    return (twice_own > twice_other && twice_own > twice_median) ||
           (twice_own < twice_other && twice_own < twice_median);
  }

  // Whether the floaters and one more can have an opponent each among these.
  bool FindOpponents(const std::vector<Rank>& floaters, Rank more, const std::vector<Rank>& adjacent) const {
    std::vector<Rank> all = floaters;
    all.push_back(more);
    return Assign(all, 0, SetOf(adjacent));
  }

  bool Assign(const std::vector<Rank>& floaters, std::size_t at, RankSet free) const {
    if (at == floaters.size()) return true;
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      const bool possible = Contains(free, rank) && MayMeet(floaters[at], rank);
      if (possible && Assign(floaters, at + 1, free & ~Only(rank))) return true;
    }
    return false;
  }

  bool Available(const Scene& scene, Rank rank, Rank other) {
    return rank != other && Contains(scene.left, other) && MayMeet(rank, other) &&
           pairs_.All(scene.left & ~Only(rank) & ~Only(other));
  }

  // 3.6 to 3.8
  void PairFloater(Scene& scene, Rank floater, bool from_below) {
    if (!Contains(scene.left, floater)) return;
    std::vector<Rank> floaters = scene.from_above;
    floaters.insert(floaters.end(), scene.from_below.begin(), scene.from_below.end());
    for (std::vector<Rank> order : {scene.residents, floaters}) {
      std::ranges::sort(order);
      if (from_below) std::ranges::reverse(order);
      std::erase_if(order, [&](Rank other) { return !Available(scene, floater, other); });
      if (order.empty()) continue;
      const Rank first = order.front();
      const auto suits =
          std::ranges::find_if(order, [&](Rank other) { return Suit(floater, other) && Near(first, other); });
      Make(scene, floater, suits == order.end() ? first : *suits);
      return;
    }
  }

  // 2.4, article 4 and 5.2: a scrutiny for compatibility; then, beginning with the first, one for colours.
  void PairRest(Scene& scene) {
    std::vector<Rank> arranged;
    std::ranges::copy_if(scene.residents, std::back_inserter(arranged),
                         [&](Rank rank) { return Contains(scene.left, rank); });
    std::ranges::sort(arranged);
    if (scene.side == Side::kBelow) std::ranges::reverse(arranged);
    while (!arranged.empty()) {
      const Rank first = arranged.front();
      Rank opponent = FirstScrutiny(scene, arranged);
      if (!Suit(first, opponent)) {
        for (const Rank other : LimExchanges(arranged)) {
          if (!Suit(first, other) || !Near(other, opponent) || !Available(scene, first, other)) continue;
          opponent = other;
          break;
        }
      }
      Make(scene, first, opponent);
      std::erase(arranged, first);
      std::erase(arranged, opponent);
    }
  }

  Rank FirstScrutiny(const Scene& scene, const std::vector<Rank>& arranged) {
    const std::vector<Rank> exchanges = LimExchanges(arranged);
    return *std::ranges::find_if(exchanges, [&](Rank other) { return Available(scene, arranged.front(), other); });
  }

  void Make(Scene& scene, Rank one, Rank other) {
    made_.push_back({one, other, scene.side});
    scene.left &= ~Only(one) & ~Only(other);
  }

  // Article 5, 7.2: White first.
  std::pair<PlayerIndex, PlayerIndex> WithColours(const Made& made) const {
    const Rank higher = std::min(made.one, made.other);
    const Rank lower = std::max(made.one, made.other);
    const bool white = ColourOf(higher, lower, made.side) == Colour::kWhite;
    return {field_[white ? higher : lower].index, field_[white ? lower : higher].index};
  }

  Colour ColourOf(Rank higher, Rank lower, Side side) const {
    const auto& own = field_[higher].colours;
    const auto& others = field_[lower].colours;
    if (own.empty() && others.empty()) {
      return field_[higher].odd_number ? field_.initial_colour() : Opposite(field_.initial_colour());
    }
    if (Suit(higher, lower)) return Due(higher) ? *Due(higher) : Opposite(*Due(lower));
    const Colour wanted = *Due(higher);
    if (Limited(higher) != Limited(lower)) return Limited(higher) ? wanted : Opposite(wanted);
    for (std::size_t back = 1; back <= std::min(own.size(), others.size()); ++back) {
      const Colour then = own[own.size() - back];
      if (then != others[others.size() - back]) return Opposite(then);
    }
    return side == Side::kBelow ? Opposite(wanted) : wanted;
  }

  const Tournament& tournament_;
  Field field_;
  std::optional<int> reach_;
  bool last_round_;
  MostPairs pairs_;
  std::vector<Made> made_;
};

}  // namespace

std::vector<Rank> LimExchanges(const std::vector<Rank>& arranged) {
  std::vector<Rank> order;
  const std::size_t half = arranged.size() / 2;
  for (std::size_t i = half; i < arranged.size(); ++i) order.push_back(arranged[i]);
  for (std::size_t i = half - 1; i > 0; --i) order.push_back(arranged[i]);
  return order;
}

std::optional<PlainPairing> JudgeLim(const Tournament& tournament) { return LimJudge(tournament, std::nullopt).Run(); }

std::optional<PlainPairing> JudgeLimMaxi(const Tournament& tournament) { return LimJudge(tournament, 100).Run(); }

}  // namespace ronda::judge
