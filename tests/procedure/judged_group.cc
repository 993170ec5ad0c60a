#include "procedure/judged_group.h"

#include <algorithm>

namespace ronda::procedure {
namespace {

using judge::Entrant;
using judge::Floated;
using enum judge::Strength;

bool Same(const Entrant& a, const Entrant& b) {
  const auto of_a = a.ColourPreference();
  const auto of_b = b.ColourPreference();
  return of_a && of_b && of_a->colour == of_b->colour;
}
bool BothAtLeast(const Entrant& a, const Entrant& b, judge::Strength strength) {
  return Same(a, b) && a.ColourPreference()->strength >= strength && b.ColourPreference()->strength >= strength;
}

class Walk {
 public:
  Walk(const Past& past, const JudgedGroup& group, const Stage& stage, const Condition& condition)
      : past_(past), group_(group), stage_(stage), condition_(condition) {
    CountColours();
  }

  std::optional<JudgedCandidate> Run() {
    if (stage_.m1 == 0) {
      Homogeneous(group_.Everybody(), static_cast<std::size_t>(stage_.p1));
      return best_;
    }
    const auto m1 = static_cast<std::size_t>(stage_.m1);
    for (const Numbers& s1 : Elements(group_.moved_down, m1)) {
      s1_ = s1;
      const Numbers s2 = Minus(group_.Everybody(), s1);
      ForEachTransposition(
          s2, m1, [&](std::size_t i, int player) { return MayMeet(past_, s1[i], player); },
          [&](const Numbers& order) {
            pairs_.clear();
            for (std::size_t i = 0; i < m1; ++i) pairs_.emplace_back(s1[i], order[i]);
            Homogeneous(Minus(s2, order), static_cast<std::size_t>(stage_.p1) - m1);
            return false;
          });
      if (past_.text == Text::k2011) break;
    }
    return best_;
  }

 private:
  // C4, C6, C7, C8: the exchanges, and the transpositions of each. Numbers are those within the group.
  void Homogeneous(const Numbers& players, std::size_t p) {
    Numbers s1;
    Numbers s2;
    for (std::size_t i = 0; i < players.size(); ++i) (i < p ? s1 : s2).push_back(static_cast<int>(i));
    if (s2.size() < p) return;
    for (std::size_t count = 0; count <= p; ++count) {
      for (const auto& [out, in] : Exchanges(s1, s2, count)) {
        Numbers upper = Minus(s1, out);
        upper.insert(upper.end(), in.begin(), in.end());
        std::ranges::sort(upper);
        Numbers lower = Minus(s2, in);
        lower.insert(lower.end(), out.begin(), out.end());
        std::ranges::sort(lower);
        const auto who = [&](int number) { return players[static_cast<std::size_t>(number)]; };
        ForEachTransposition(
            lower, p, [&](std::size_t i, int number) { return MayMeet(past_, who(upper[i]), who(number)); },
            [&](const Numbers& order) {
              auto pairs = pairs_;
              for (std::size_t i = 0; i < p; ++i) pairs.push_back(std::minmax(who(upper[i]), who(order[i])));
              Consider(std::move(pairs));
              return false;
            });
      }
    }
  }

  void Consider(std::vector<std::pair<int, int>> pairs) {
    JudgedCandidate candidate{std::move(pairs), group_.Everybody(), {}};
    for (const auto& [a, b] : candidate.pairs) candidate.floaters = Minus(candidate.floaters, {a, b});
    if (group_.lowest && !MayBeLeft(candidate.floaters)) return;
    candidate.faults = FaultsOf(candidate);
    if (best_ && !(candidate.faults < best_->faults)) return;
    if (condition_(candidate)) best_ = std::move(candidate);
  }

  bool MayBeLeft(const Numbers& floaters) const {
    return floaters.empty() || (floaters.size() == 1 && past_.field[floaters.front()].may_have_bye);
  }

  // In the order of A11 and C10: what is lowered last comes first.
  std::vector<int> FaultsOf(const JudgedCandidate& candidate) const {
    int b2 = 0, d4 = 0, b3_bis = 0, b3_bis_bis = 0, a7d = 0, x = 0, z = 0, b5_up = 0, b6_up = 0, b5_down = 0,
        b6_down = 0;
    const bool odd = past_.round % 2 == 1;
    for (const auto& [first, second] : candidate.pairs) {
      const Entrant& a = past_.field[first];
      const Entrant& b = past_.field[second];
      b2 += BothAtLeast(a, b, kAbsolute);
      b3_bis += past_.field.SameOrigin(first, second);
      b3_bis_bis += past_.field.RatingGap(first, second);
      a7d += odd && BothAtLeast(a, b, kStrong) && !BothAtLeast(a, b, kAbsolute);
      x += Same(a, b);
      z += !odd && BothAtLeast(a, b, kStrong);
      const bool heterogeneous = stage_.m1 > 0 && std::ranges::count(s1_, first) > 0;
      if (heterogeneous && a.score > b.score) {
        b5_up += b.one_round_before == Floated::kUp;
        b6_up += b.two_rounds_before == Floated::kUp;
      }
      if (!heterogeneous && group_.joined) d4 += Square((a.score - b.score).tenths());
    }
    for (const int player : candidate.floaters) {
      const Entrant& entrant = past_.field[player];
      b5_down += entrant.one_round_before == Floated::kDown;
      b6_down += entrant.two_rounds_before == Floated::kDown;
      const Points bye = past_.field[group_.Everybody().back()].score - Points::Tenths(10);
      if (group_.joined) d4 += Square((entrant.score - bye).tenths());
    }
    x = std::max(x, x1_);  // C3.d: X begins at X1, Z at Z1
    z = std::max(z, z1_);
    switch (past_.text) {
      case Text::k2011:
        return {b2, b3_bis, b3_bis_bis, a7d, x, z, b5_down, b6_down, b5_up, b6_up};
      case Text::k2012:
        return {b2, d4, b3_bis, b3_bis_bis, a7d, x, z, b5_down, b6_down, b5_up, b6_up};
      case Text::kBook:
        break;
    }
    return {b2, b3_bis, b3_bis_bis, x, b5_down + b5_up, b6_down + b6_up};
  }

  static int Square(int value) { return value * value; }

  // A8.
  void CountColours() {
    int w = 0, b = 0, white = 0, black = 0, a = 0;
    const bool odd = past_.round % 2 == 1;
    const Numbers everybody = group_.Everybody();
    for (const int player : everybody) {
      const auto preference = past_.field[player].ColourPreference();
      if (!preference) {
        ++a;
      } else if (!odd && preference->strength == kMild && past_.field[player].unplayed_games % 2 == 1) {
        ++(preference->colour == Colour::kWhite ? w : b);
      } else {
        ++(preference->colour == Colour::kWhite ? white : black);
      }
    }
    const int p0 = static_cast<int>(everybody.size()) / 2;
    x1_ = black + b > white + w ? p0 - white - w - a : p0 - black - b - a;
    z1_ = odd ? 0 : (black > white ? p0 - white - b - w - a : p0 - black - b - w - a);
    x1_ = std::max(0, std::max(0, x1_) - stage_.lowered);
    z1_ = std::max(0, std::max(0, z1_) - stage_.lowered);
  }

  const Past& past_;
  const JudgedGroup& group_;
  const Stage& stage_;
  const Condition& condition_;
  int x1_ = 0;
  int z1_ = 0;
  Numbers s1_;
  std::vector<std::pair<int, int>> pairs_;
  std::optional<JudgedCandidate> best_;
};

bool Pairable(const Past& past, Numbers free, const Wanted& wanted, int first_pairs, int pairs) {
  if (pairs == 0 && first_pairs <= 0) {
    if (!wanted.lowest) return true;
    return free.empty() || (free.size() == 1 && past.field[free.front()].may_have_bye);
  }
  if (free.size() < 2 || pairs == 0) return false;
  const int player = free.front();
  const Numbers rest(free.begin() + 1, free.end());
  const auto is_first = [&](int other) { return std::ranges::count(wanted.first, other) > 0; };
  for (const int other : rest) {
    if (!MayMeet(past, player, other)) continue;
    const int counts = is_first(player) || is_first(other) ? 1 : 0;
    if (Pairable(past, Minus(rest, {other}), wanted, first_pairs - counts, pairs - 1)) return true;
  }
  if (wanted.lowest) {
    if (rest.size() % 2 == 1 || !past.field[player].may_have_bye) return false;
    Wanted without_bye = wanted;
    without_bye.lowest = false;
    return 2 * pairs == static_cast<int>(rest.size()) && Pairable(past, rest, without_bye, first_pairs, pairs);
  }
  return 2 * pairs <= static_cast<int>(rest.size()) && Pairable(past, rest, wanted, first_pairs, pairs);
}

}  // namespace

Numbers Minus(const Numbers& from, const Numbers& what) {
  Numbers rest;
  for (const int player : from) {
    if (std::ranges::count(what, player) == 0) rest.push_back(player);
  }
  return rest;
}

Numbers JudgedGroup::Everybody() const {
  Numbers all = moved_down;
  all.insert(all.end(), residents.begin(), residents.end());
  return all;
}

bool MayMeet(const Past& past, int a, int b) {
  const Entrant& one = past.field[a];
  const Entrant& other = past.field[b];
  if (past.field.IsForbidden(a, b)) return false;
  if (!BothAtLeast(one, other, kAbsolute)) return true;
  return past.text == Text::k2012 ? one.topscorer || other.topscorer : one.topscorer && other.topscorer;
}

std::optional<JudgedCandidate> Best(const Past& past, const JudgedGroup& group, const Stage& stage,
                                    const Condition& condition) {
  return Walk(past, group, stage, condition).Run();
}

bool ReachesRemainder(const Past& past, const JudgedGroup& group, int m1) {
  const auto count = static_cast<std::size_t>(m1);
  for (const Numbers& s1 : Elements(group.moved_down, count)) {
    const bool found = ForEachTransposition(
        Minus(group.Everybody(), s1), count, [&](std::size_t i, int player) { return MayMeet(past, s1[i], player); },
        [](const Numbers&) { return true; });
    if (found || past.text == Text::k2011) return found;
  }
  return false;
}

bool CanBePaired(const Past& past, const Wanted& wanted) {
  Numbers all = wanted.first;
  all.insert(all.end(), wanted.others.begin(), wanted.others.end());
  return Pairable(past, all, wanted, wanted.first_pairs, wanted.pairs);
}

}  // namespace ronda::procedure
