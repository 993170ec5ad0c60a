#include "procedure/judge.h"

#include <algorithm>
#include <map>

#include "procedure/judged_group.h"

namespace ronda::procedure {
namespace {

struct Done {
  JudgedGroup group;
  Stage stage;
  JudgedCandidate candidate;

  Numbers Down() const {
    Numbers down = candidate.floaters;
    down.insert(down.end(), group.aside.begin(), group.aside.end());
    std::ranges::sort(down);
    return down;
  }
};

Numbers Join(Numbers a, const Numbers& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::ranges::sort(a);
  return a;
}

class Round {
 public:
  explicit Round(const Past& past) : past_(past) {}

  bool Run() {
    std::vector<Numbers> groups;
    for (int p = 0; p < past_.field.size(); ++p) {
      if (p == 0 || past_.field[p].score != past_.field[p - 1].score) groups.emplace_back();
      groups.back().push_back(p);
    }
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) PairGroup(groups[i]);
    return groups.empty() || PairLowest(groups.back());
  }

  const std::vector<Done>& done() const { return done_; }

 private:
  static bool Always(const JudgedCandidate&) { return true; }
  Numbers Down() const { return done_.empty() ? Numbers{} : done_.back().Down(); }

  bool HasOpponent(int player, const Numbers& among) const {
    return std::ranges::any_of(among, [&](int other) { return other != player && MayMeet(past_, player, other); });
  }

  JudgedGroup AfterC1(const Numbers& residents) const {
    JudgedGroup group{Down(), residents};
    const Numbers everybody = group.Everybody();
    for (Numbers* list : {&group.moved_down, &group.residents}) {
      std::erase_if(*list, [&](int player) {
        if (HasOpponent(player, everybody)) return false;
        group.aside.push_back(player);
        return true;
      });
    }
    return group;
  }

  void PairGroup(const Numbers& residents) {
    BacktrackFromC1(residents);
    JudgedGroup group = AfterC1(residents);
    bool backtracked = false;
    const int p0 = static_cast<int>(group.Everybody().size()) / 2;
    Stage stage{group.IsHeterogeneous() ? static_cast<int>(group.moved_down.size()) : 0, p0, 0};
    while (true) {
      if (auto best = Best(past_, group, stage, Always)) {
        done_.push_back({group, stage, *best});
        return;
      }
      if (!backtracked && !group.moved_down.empty() && Backtrack(group, stage)) {  // C12
        group = AfterC1(residents);
        stage.m1 = group.IsHeterogeneous() ? static_cast<int>(group.moved_down.size()) : 0;
        stage.p1 = static_cast<int>(group.Everybody().size()) / 2;
        stage.lowered = 0;
        backtracked = true;
        continue;
      }
      if (stage.m1 == 0 || ReachesRemainder(past_, group, stage.m1)) {  // C14
        --stage.p1;
        ++stage.lowered;
      } else {
        --stage.m1;
      }
    }
  }

  bool SameScores(const Numbers& a, const Numbers& b) const {
    if (past_.text == Text::k2011) return a.size() == b.size();
    std::map<Points, int> count;
    for (const int p : a) ++count[past_.field[p].score];
    for (const int p : b) --count[past_.field[p].score];
    return std::ranges::all_of(count, [](const auto& entry) { return entry.second == 0; });
  }

  bool Replace(const Condition& allows) {
    Done& above = done_.back();
    if (above.candidate.pairs.empty()) return false;
    const auto other = Best(past_, above.group, above.stage, [&](const JudgedCandidate& candidate) {
      return SameScores(candidate.floaters, above.candidate.floaters) && allows(candidate);
    });
    if (!other) return false;
    above.candidate = *other;
    return true;
  }

  void BacktrackFromC1(const Numbers& residents) {
    const Numbers everybody = Join(Down(), residents);
    if (std::ranges::all_of(Down(), [&](int player) { return HasOpponent(player, everybody); })) return;
    Numbers fixed;
    for (const int player : done_.back().group.aside) {
      if (HasOpponent(player, everybody)) fixed.push_back(player);
    }
    Replace([&](const JudgedCandidate& candidate) {
      const Numbers down = Join(candidate.floaters, fixed);
      const int count = static_cast<int>(down.size());
      return MatchInto(down, residents, 0) && count <= static_cast<int>(residents.size());
    });
  }

  bool MatchInto(const Numbers& first, const Numbers& others, std::size_t from) const {
    if (from == first.size()) return true;
    return std::ranges::any_of(others, [&](int other) {
      return MayMeet(past_, first[from], other) && MatchInto(first, Minus(others, {other}), from + 1);
    });
  }

  bool Backtrack(const JudgedGroup& group, const Stage& stage) {
    const Numbers aside = done_.back().group.aside;
    return Replace([&](const JudgedCandidate& candidate) {
      return CanBePaired(past_, {Join(candidate.floaters, aside), group.residents, stage.m1, stage.p1, false});
    });
  }

  bool PairLowest(Numbers residents) {
    Numbers joined;
    while (true) {
      if (TryLowest(residents, joined)) return true;
      if (done_.empty()) return false;
      const JudgedGroup penultimate = done_.back().group;
      done_.pop_back();
      residents = Join(residents, joined);
      joined = Minus(Join(penultimate.residents, penultimate.aside), Down());
    }
  }

  JudgedGroup Lowest(const Numbers& residents, const Numbers& joined) const {
    return {Join(Down(), joined), residents, {}, true, !joined.empty()};
  }

  bool TryLowest(const Numbers& residents, const Numbers& joined) {
    if (PairAtSomeM1(residents, joined, true)) return true;
    return PairPenultimateAgain(residents, joined) && PairAtSomeM1(residents, joined, false);
  }

  bool PairAtSomeM1(const Numbers& residents, const Numbers& joined, bool may_backtrack) {
    JudgedGroup group = Lowest(residents, joined);
    const int p0 = static_cast<int>(group.Everybody().size()) / 2;
    for (int m1 = group.IsHeterogeneous() ? static_cast<int>(group.moved_down.size()) : 0; m1 >= 0; --m1) {
      const Stage stage{m1, p0, 0};
      auto best = Best(past_, group, stage, Always);
      if (!best && may_backtrack && BacktrackFromLowest(residents, joined, stage)) {
        group = Lowest(residents, joined);
        best = Best(past_, group, stage, Always);
      }
      if (!best) continue;
      done_.push_back({group, stage, *best});
      return true;
    }
    return false;
  }

  bool BacktrackFromLowest(const Numbers& residents, const Numbers& joined, const Stage& stage) {
    if (done_.empty() || Down().empty()) return false;
    const Numbers others = Join(joined, done_.back().group.aside);
    return Replace([&](const JudgedCandidate& candidate) {
      return CanBePaired(past_, {Join(candidate.floaters, others), residents, stage.m1, stage.p1, true});
    });
  }

  // C13.
  bool PairPenultimateAgain(const Numbers& residents, const Numbers& joined) {
    if (done_.empty()) return false;
    Done& above = done_.back();
    const Numbers others = Join(joined, above.group.aside);
    const auto allows = [&](const JudgedCandidate& candidate) {
      const Numbers down = Join(candidate.floaters, others);
      const int pairs = static_cast<int>(down.size() + residents.size()) / 2;
      return CanBePaired(past_, {down, residents, 0, pairs, true});
    };
    const int p0 = static_cast<int>(above.group.Everybody().size()) / 2;
    for (int m1 = above.stage.m1; m1 >= 0; --m1) {
      for (int p1 = p0; p1 >= std::max(m1, 1); --p1) {
        const Stage stage{m1, p1, p0 - p1};
        if (const auto other = Best(past_, above.group, stage, allows)) {
          above.candidate = *other;
          above.stage = stage;
          return true;
        }
      }
    }
    return false;
  }

  const Past& past_;
  std::vector<Done> done_;
};

using judge::Entrant;

// 2.9 E3 of the book (decision 125): what speaks for giving the wanted colour, the given number of games back: to have
// had the other one, then not to have played, then to have had this one.
int Claim(const Entrant& entrant, Colour wanted, std::size_t back) {
  if (back > entrant.colours.size()) return 1;
  return entrant.colours[entrant.colours.size() - back] == wanted ? 0 : 2;
}

// Section E for two of whom one has played at least: the colour of the higher ranked.
Colour ByHistory(const Entrant& higher, const Entrant& lower, Text text) {
  const auto own = higher.ColourPreference();
  const auto other = lower.ColourPreference();
  if (!own) return Opposite(other->colour);
  if (!other || own->colour != other->colour) return own->colour;  // E1
  if (own->strength != other->strength) {                          // E2
    return own->strength > other->strength ? own->colour : Opposite(own->colour);
  }
  const std::size_t longer = std::max(higher.colours.size(), lower.colours.size());
  const std::size_t shorter = std::min(higher.colours.size(), lower.colours.size());
  for (std::size_t back = 1; back <= (text == Text::kBook ? longer : shorter); ++back) {  // E3
    const int claim = Claim(higher, own->colour, back) - Claim(lower, own->colour, back);
    if (claim != 0) return claim > 0 ? own->colour : Opposite(own->colour);
  }
  return own->colour;  // E4
}

Colour ColourOf(const judge::Field& field, int higher, int lower, Text text) {
  const Entrant& a = field[higher];
  const Entrant& b = field[lower];
  if (!a.colours.empty() || !b.colours.empty()) return ByHistory(a, b, text);
  return a.odd_number ? field.initial_colour() : Opposite(field.initial_colour());  // E5
}

}  // namespace

std::optional<test::PairedRound> PairByJudge(const Tournament& tournament, Text text) {
  const judge::Field field(tournament, judge::JudgeEdition::kDutch2012);
  const Past past{field, text, tournament.next_round().value()};
  Round round(past);
  if (!round.Run()) return std::nullopt;
  test::PairedRound paired;
  const auto number = [&](int place) { return tournament.player(field[place].index).tpn.value(); };
  for (const Done& done : round.done()) {
    for (const auto& [a, b] : done.candidate.pairs) {
      const Colour colour = ColourOf(field, a, b, text);
      paired.pairs.emplace(number(colour == Colour::kWhite ? a : b), number(colour == Colour::kWhite ? b : a));
    }
    if (done.group.lowest && !done.candidate.floaters.empty()) paired.bye = number(done.candidate.floaters.front());
  }
  return paired;
}

}  // namespace ronda::procedure
