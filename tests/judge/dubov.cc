#include "judge/dubov.h"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

#include "judge/buchholz.h"
#include "judge/completion.h"
#include "judge/outlook.h"

namespace ronda::judge {
namespace {

// 1.6.4: without a game, a mild preference for Black.
std::optional<Preference> PreferenceOrBlack(const Entrant& player) {
  const auto preference = player.ColourPreference();
  return preference ? preference : Preference{Colour::kBlack, Strength::kMild};
}

// C6 to C10 of a bracket with its upfloaters; the smaller the better. Their number is the same for all compared.
struct UpfloaterQuality {
  std::vector<int> differences;  // in tenths, descending
  int unwanted = 0;              // B3 bis and B3 bis bis
  int without_preference = 0;
  int maximum_upfloaters = 0;
  int times_of_maximum = 0;
  int upfloated_before = 0;

  auto operator<=>(const UpfloaterQuality&) const = default;
};

// What a subgroup is sorted by before the pairing numbers, ascending.
using SortKey = int (*)(const Tournament&, const Entrant&);

// 1.7
int Aro(const Tournament& tournament, const Entrant& player) {
  long sum = 0;
  if (player.met.empty()) return 0;
  for (const PlayerIndex opponent : player.met) sum += tournament.player(opponent).rating.value_or(0);
  const long games = static_cast<long>(player.met.size());
  const long below = sum / games;
  return static_cast<int>(2 * (sum - below * games) >= games ? below + 1 : below);
}

int Nothing(const Tournament& /*tournament*/, const Entrant& /*player*/) { return 0; }

int RisingBuchholz(const Tournament& tournament, const Entrant& player) { return Buchholz(tournament, player.index); }
int FallingBuchholz(const Tournament& tournament, const Entrant& player) { return -Buchholz(tournament, player.index); }

struct Sorting {
  SortKey g1;
  SortKey g2;
};

class DubovJudge {
 public:
  DubovJudge(const Tournament& tournament, const Sorting& sorting)
      : tournament_(tournament),
        sorting_(sorting),
        field_(WithoutLastRound(tournament), JudgeEdition::kDutch2026),
        completion_(field_),
        last_round_(tournament.next_round().value() == tournament.planned_rounds()) {}

  std::optional<PlainPairing> Run() {
    RankSet left = field_.everybody();
    if (field_.size() % 2 == 1) {
      const auto bye = ChooseBye();
      if (!bye) return std::nullopt;
      result_.bye = field_[*bye].index;
      left &= ~Only(*bye);
    }
    if (!completion_.CanAllBePaired(left)) return std::nullopt;
    while (left != 0) left = PairTopScoregroup(left);
    return result_;
  }

 private:
  std::int32_t NumberOf(Rank rank) const { return field_[rank].index.value(); }

  // 3.1
  std::optional<Rank> ChooseBye() {
    std::optional<Rank> chosen;
    const auto key = [&](Rank rank) {  // the largest gets it
      return std::tuple(-field_[rank].score.tenths(), field_[rank].met.size(), NumberOf(rank));
    };
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      if (!field_[rank].may_have_bye) continue;
      if (!completion_.CanAllBePaired(field_.everybody() & ~Only(rank))) continue;
      if (!chosen || key(rank) > key(*chosen)) chosen = rank;
    }
    return chosen;
  }

  bool Upfloated(Rank rank, int round_number) const {
    if (round_number < 1) return false;
    const Round round(round_number);
    const PlayerIndex player = field_[rank].index;
    const auto score = [&](PlayerIndex who) {
      return tournament_.ScoreAfter(who, round_number - 1) + tournament_.AccelerationOf(who, round);
    };
    const auto opponent = tournament_.entry(player, round).opponent;
    return opponent && score(*opponent) > score(player);
  }

  int TimesUpfloated(Rank rank) const {
    int times = 0;
    for (int r = 1; r <= tournament_.rounds(); ++r) times += Upfloated(rank, r) ? 1 : 0;
    return times;
  }

  bool SamePreference(Rank a, Rank b) const {
    return PreferenceOrBlack(field_[a])->colour == PreferenceOrBlack(field_[b])->colour;
  }

  // What the organiser would rather not have counts before anything about colours: a hundred each, and ten thousand for
  // the same origin. No bracket has a hundred pairs.
  int Unwanted(Rank a, Rank b) const {
    return (field_.SameOrigin(a, b) ? 10'000 : 0) + (field_.RatingGap(a, b) ? 100 : 0);
  }
  static int OfColours(int cost) { return cost % 100; }

  // The least cost of a legal pairing of these players: what is unwanted, then the number of pairs of the sort; none if
  // there is no legal pairing.
  using Sort = std::function<bool(Rank, Rank)>;
  std::optional<int> Fewest(RankSet players, const Sort& sort, std::map<RankSet, std::optional<int>>& known) const {
    if (players == 0) return 0;
    if (const auto found = known.find(players); found != known.end()) return found->second;
    const Rank first = std::countr_zero(players);
    std::optional<int> fewest;
    for (const Rank other : Members(players & ~Only(first))) {
      if (!field_.MayMeet(first, other)) continue;
      const auto rest = Fewest(players & ~Only(first) & ~Only(other), sort, known);
      if (!rest) continue;
      const int total = *rest + Unwanted(first, other) + (sort(first, other) ? 1 : 0);
      if (!fewest || total < *fewest) fewest = total;
    }
    return known[players] = fewest;
  }

  std::optional<int> FewestWithoutPreference(RankSet players) {
    return Fewest(
        players, [&](Rank a, Rank b) { return SamePreference(a, b); }, without_preference_);
  }

  UpfloaterQuality QualityOf(const std::vector<Rank>& residents, const std::vector<Rank>& upfloaters) {
    UpfloaterQuality quality;
    const int cost = FewestWithoutPreference(SetOf(residents) | SetOf(upfloaters)).value();
    quality.unwanted = cost - OfColours(cost);
    quality.without_preference = OfColours(cost);
    for (const Rank rank : upfloaters) {
      quality.differences.push_back((field_[residents.front()].score - field_[rank].score).tenths());
      if (last_round_) continue;
      const int times = TimesUpfloated(rank);
      if (times >= 2 + tournament_.planned_rounds() / 5) {
        ++quality.maximum_upfloaters;
        quality.times_of_maximum += times;
      }
      quality.upfloated_before += Upfloated(rank, tournament_.rounds()) ? 1 : 0;
    }
    std::ranges::sort(quality.differences, std::greater{});
    return quality;
  }

  // 3.2.1, 3.2.2
  std::vector<Rank> ChooseUpfloaters(const std::vector<Rank>& residents, const std::vector<Rank>& lower) {
    std::optional<std::vector<Rank>> chosen;
    UpfloaterQuality best;
    for (int number = 0; !chosen; ++number) {
      ForEachSet(lower, number, [&](const std::vector<Rank>& set) {
        if (!completion_.CanAllBePaired(SetOf(residents) | SetOf(set))) return true;
        if (!completion_.CanAllBePaired(SetOf(lower) & ~SetOf(set))) return true;
        UpfloaterQuality quality = QualityOf(residents, set);
        if (chosen && !(quality < best)) return true;
        chosen = set;
        best = std::move(quality);
        return true;
      });
    }
    return *chosen;
  }

  // Returns those who are left.
  RankSet PairTopScoregroup(RankSet left) {
    std::vector<Rank> residents;
    std::vector<Rank> lower;
    for (const Rank rank : Members(left)) {
      const bool resident = field_[rank].score == field_[std::countr_zero(left)].score;
      (resident ? residents : lower).push_back(rank);
    }
    const std::vector<Rank> upfloaters = ChooseUpfloaters(residents, lower);
    PairBracket(SetOf(residents) | SetOf(upfloaters));
    return SetOf(lower) & ~SetOf(upfloaters);
  }

  std::vector<Rank> Sorted(RankSet players, SortKey key) const {
    std::vector<Rank> sorted = Members(players);
    std::ranges::sort(sorted, {}, [&](Rank rank) { return std::pair(key(tournament_, field_[rank]), NumberOf(rank)); });
    return sorted;
  }

  // Whether the two subgroups can be paired one to one at this cost.
  bool CanYield(RankSet g1, RankSet g2, int most) const {
    if (std::popcount(g1) != std::popcount(g2)) return false;
    if (g1 == 0) return most == 0;
    const Rank first = std::countr_zero(g1);
    return std::ranges::any_of(Members(g2), [&](Rank other) {
      if (!field_.MayMeet(first, other)) return false;
      const int cost = Unwanted(first, other) + (SamePreference(first, other) ? 1 : 0);
      return cost <= most && CanYield(g1 & ~Only(first), g2 & ~Only(other), most - cost);
    });
  }

  // 3.2.3 to 3.2.6
  void PairBracket(RankSet players) {
    RankSet g1 = 0;
    const auto members = Members(players);
    if (std::ranges::all_of(members, [&](Rank rank) { return field_[rank].colours.empty(); })) {
      auto half = Sorted(players, sorting_.g2);
      half.resize(half.size() / 2);
      g1 = SetOf(half);
    } else {
      for (const Rank rank : members) {
        if (PreferenceOrBlack(field_[rank])->colour == Colour::kWhite) g1 |= Only(rank);
      }
    }
    RankSet g2 = players & ~g1;
    Recompose(g1, g2);
    Transpose(Sorted(g1, sorting_.g1), Sorted(g2, sorting_.g2));
  }

  // 3.2.4
  void Recompose(RankSet& g1, RankSet& g2) {
    const bool g1_smaller = std::popcount(g1) <= std::popcount(g2);
    const RankSet smaller = g1_smaller ? g1 : g2;
    const RankSet larger = g1_smaller ? g2 : g1;
    // 4.3.2
    const auto shifters_of_smaller = ShifterNumbers(Sorted(smaller, g1_smaller ? sorting_.g1 : sorting_.g2));
    const auto shifters_of_larger = ShifterNumbers(Sorted(larger, g1_smaller ? sorting_.g2 : sorting_.g1));
    const int optimum = FewestWithoutPreference(g1 | g2).value();
    std::map<RankSet, std::optional<int>> known;
    const auto inside = [&](Rank a, Rank b) { return Contains(smaller, a) && Contains(smaller, b); };
    const int unavoidable = OfColours(Fewest(g1 | g2, inside, known).value());
    const int to_equalise = (std::popcount(larger) - std::popcount(smaller)) / 2 + unavoidable;
    const auto yields = [&](RankSet out_of_smaller, RankSet out_of_larger) {
      return CanYield((smaller & ~out_of_smaller) | out_of_larger, (larger & ~out_of_larger) | out_of_smaller, optimum);
    };
    RankSet first = 0;
    ForEachSet(shifters_of_smaller, unavoidable, [&](const std::vector<Rank>& set) {
      bool possible = false;
      ForEachSet(shifters_of_larger, to_equalise, [&](const std::vector<Rank>& other) {
        possible = yields(SetOf(set), SetOf(other));
        return !possible;
      });
      if (possible) first = SetOf(set);
      return !possible;
    });
    RankSet second = 0;
    ForEachSet(shifters_of_larger, to_equalise, [&](const std::vector<Rank>& set) {
      const bool possible = yields(first, SetOf(set));
      if (possible) second = SetOf(set);
      return !possible;
    });
    const RankSet new_smaller = (smaller & ~first) | second;
    const RankSet new_larger = (larger & ~second) | first;
    g1 = g1_smaller ? new_smaller : new_larger;
    g2 = g1_smaller ? new_larger : new_smaller;
  }

  // 3.2.6, 4.4: permutations in the order of the list, the first that is legal and as good as the bracket can be.
  void Transpose(const std::vector<Rank>& s1, const std::vector<Rank>& s2) {
    std::vector<Rank> t2 = s2;
    const auto earlier = [&](Rank a, Rank b) { return std::ranges::find(s2, a) < std::ranges::find(s2, b); };
    const int cost = FewestWithoutPreference(SetOf(s1) | SetOf(s2)).value();
    const auto legal = [&] {
      int unwanted = 0;
      for (std::size_t i = 0; i < s1.size(); ++i) {
        if (!field_.MayMeet(s1[i], t2[i])) return false;
        unwanted += Unwanted(s1[i], t2[i]);
      }
      return unwanted == cost - OfColours(cost);
    };
    while (!legal()) {
      if (!std::ranges::next_permutation(t2, earlier).found) std::abort();
    }
    for (std::size_t i = 0; i < s1.size(); ++i) Record(s1[i], t2[i]);
  }

  void Record(Rank a, Rank b) {
    const Entrant& higher = field_[std::min(a, b)];
    const Entrant& lower = field_[std::max(a, b)];
    const bool white = ColourOfHigher(higher, lower, field_.initial_colour(), PreferenceOrBlack) == Colour::kWhite;
    result_.pairs.emplace_back(white ? higher.index : lower.index, white ? lower.index : higher.index);
  }

  const Tournament& tournament_;
  Sorting sorting_;
  Field field_;
  Completion completion_;
  bool last_round_;
  std::map<RankSet, std::optional<int>> without_preference_;
  PlainPairing result_;
};

bool ListSets(const std::vector<Rank>& players, std::size_t from, std::vector<Rank>& set, int left,
              const std::function<bool(const std::vector<Rank>&)>& visit) {
  if (left == 0) return visit(set);
  for (std::size_t i = from; i < players.size(); ++i) {
    set.push_back(players[i]);
    const bool go_on = ListSets(players, i + 1, set, left - 1, visit);
    set.pop_back();
    if (!go_on) return false;
  }
  return true;
}

}  // namespace

void ForEachSet(const std::vector<Rank>& players, int size,
                const std::function<bool(const std::vector<Rank>&)>& visit) {
  std::vector<Rank> set;
  ListSets(players, 0, set, size, visit);
}

std::vector<Rank> ShifterNumbers(const std::vector<Rank>& sorted) {
  std::vector<Rank> remaining = sorted;
  std::vector<Rank> numbered;
  while (!remaining.empty()) {
    // With two in the middle, the one higher in the list.
    const std::size_t count = remaining.size();
    const std::size_t middle = count % 2 == 1 ? count / 2 : count / 2 - 1;
    numbered.push_back(remaining[middle]);
    remaining.erase(remaining.begin() + static_cast<std::ptrdiff_t>(middle));
  }
  return numbered;
}

std::optional<PlainPairing> JudgeDubov(const Tournament& tournament) {
  return DubovJudge(tournament, {.g1 = Aro, .g2 = Nothing}).Run();
}

std::optional<PlainPairing> JudgeVega(const Tournament& tournament) {
  return DubovJudge(tournament, {.g1 = RisingBuchholz, .g2 = FallingBuchholz}).Run();
}

}  // namespace ronda::judge
