#include "judge/upfloat.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

namespace ronda::judge {
namespace {

struct Entrant {
  int number = 0;  // place in the list: the order of pairing numbers
  int parity = 0;  // its number among those who ever took part
  Points score;
  Points secondary;
  std::vector<Colour> colours;
  int matches = 0;  // that count as played
  bool floated = false;
  bool may_have_bye = true;
};

using Numbers = std::vector<int>;
using Pairs = std::vector<std::pair<int, int>>;  // smaller number first

class Round {
 public:
  Round(const Tournament& event, const UpfloatRules& rules) : event_(event), rules_(rules) {
    int parity = 0;
    for (int i = 0; i < event.player_count(); ++i) {
      if (IsPresent(i) || std::ranges::any_of(event.entries(PlayerIndex(i)), TookPart)) ++parity;
      entrants_.push_back(Describe(i, parity));
    }
  }

  std::optional<UpfloatPairing> Pair() {
    Numbers unpaired;
    for (int i = 0; i < event_.player_count(); ++i) {
      if (IsPresent(i)) unpaired.push_back(i);
    }
    UpfloatPairing pairing;
    if (unpaired.size() % 2 == 1) {
      pairing.bye = Bye(unpaired);
      if (!pairing.bye) return std::nullopt;
      std::erase(unpaired, *pairing.bye);
    }
    if (!CanPair(unpaired)) return std::nullopt;
    while (!unpaired.empty()) {
      const Numbers residents = Top(unpaired);
      const Numbers upfloaters = ChooseUpfloaters(unpaired);
      for (const auto& [a, b] : PairBracket(residents, upfloaters)) pairing.pairs.push_back(Colours(a, b));
      for (const int i : residents) std::erase(unpaired, i);
      for (const int i : upfloaters) std::erase(unpaired, i);
    }
    std::ranges::sort(pairing.pairs);
    return pairing;
  }

 private:
  bool IsTeam() const { return rules_.text != UpfloatText::kDoubleSwiss; }
  const Entrant& At(int i) const { return entrants_[static_cast<std::size_t>(i)]; }

  bool IsPresent(int i) const { return !event_.RequestedByeOf(PlayerIndex(i), event_.next_round()).has_value(); }

  Points ScoreIn(int i, int round) const {
    Points score = event_.AccelerationOf(PlayerIndex(i), ronda::Round(round));
    for (int r = 1; r < round; ++r) score += event_.PointsFor(PlayerIndex(i), ronda::Round(r));
    return score;
  }

  Entrant Describe(int i, int parity) const {
    Entrant entrant;
    entrant.number = i;
    entrant.parity = parity;
    entrant.score = ScoreIn(i, event_.rounds() + 1);
    if (IsTeam() && rules_.uses_secondary) entrant.secondary = event_.SecondaryScore(PlayerIndex(i));
    for (int r = 1; r <= event_.rounds(); ++r) {
      const RoundEntry& entry = event_.entry(PlayerIndex(i), ronda::Round(r));
      const bool bars = entry.result == ResultCode::kPairingBye || entry.result == ResultCode::kForfeitWin ||
                        entry.result == ResultCode::kFullBye;
      if (bars) entrant.may_have_bye = false;
      if (!Traits(entry.result).played) continue;
      ++entrant.matches;
      if (event_.GivesColour(PlayerIndex(i), ronda::Round(r))) entrant.colours.push_back(*entry.colour);
      if (r == event_.rounds()) entrant.floated = ScoreIn(i, r) != ScoreIn(entry.opponent->value(), r);
    }
    return entrant;
  }

  bool MayMeet(int a, int b) const {
    for (int r = 1; r <= event_.rounds(); ++r) {
      const RoundEntry& entry = event_.entry(PlayerIndex(a), ronda::Round(r));
      if (Traits(entry.result).played && entry.opponent == PlayerIndex(b)) return false;
    }
    for (const KeptApart& rule : event_.data().kept_apart) {
      const bool absolute = rule.strength == KeptApart::Strength::kAbsolute;
      if (absolute && IsInForce(rule) && OfOneOrigin(rule, a, b)) return false;
    }
    for (const ForbiddenGroup& group : event_.data().forbidden) {
      if (group.first && event_.next_round() < *group.first) continue;
      if (group.last && event_.next_round() > *group.last) continue;
      if (std::ranges::count(group.players, PlayerIndex(a)) > 0 &&
          std::ranges::count(group.players, PlayerIndex(b)) > 0)
        return false;
    }
    return true;
  }

  // Every legal pairing of these, one after the other, until `use` says stop by returning true.
  bool EachPairing(const Numbers& players, Pairs& pairs, const std::function<bool(const Pairs&)>& use) const {
    if (players.empty()) return use(pairs);
    for (std::size_t i = 1; i < players.size(); ++i) {
      if (!MayMeet(players[0], players[i])) continue;
      Numbers rest(players.begin() + 1, players.end());
      std::erase(rest, players[i]);
      pairs.push_back(std::minmax(players[0], players[i]));
      const bool stop = EachPairing(rest, pairs, use);
      pairs.pop_back();
      if (stop) return true;
    }
    return false;
  }

  bool CanPair(const Numbers& players) {
    if (players.size() % 2 == 1) return false;
    Numbers key = players;
    std::ranges::sort(key);
    const auto [known, added] = can_pair_.try_emplace(key, false);
    if (!added) return known->second;
    Pairs pairs;
    const bool can = EachPairing(key, pairs, [](const Pairs&) { return true; });
    can_pair_[key] = can;
    return can;
  }

  // C.04.6/2025 §2.1; /2026 §3.4
  std::optional<int> Bye(const Numbers& players) {
    std::optional<int> best;
    const auto rank = [&](int i) { return std::tuple(At(i).score, -At(i).matches, -i); };
    for (const int i : players) {
      Numbers others = players;
      std::erase(others, i);
      if (!At(i).may_have_bye || !CanPair(others)) continue;
      if (!best || rank(i) < rank(*best)) best = i;
    }
    return best;
  }

  Numbers Top(const Numbers& unpaired) const {
    Points top = At(unpaired.front()).score;
    for (const int i : unpaired) top = std::max(top, At(i).score);
    Numbers group;
    std::ranges::copy_if(unpaired, std::back_inserter(group), [&](int i) { return At(i).score == top; });
    return group;
  }

  static Numbers Minus(Numbers from, const Numbers& what) {
    for (const int i : what) std::erase(from, i);
    return from;
  }

  // Every set of potential upfloaters that leaves a legal pairing, of the smallest size there is ([C3], [C4]).
  std::vector<Numbers> SmallestSets(const Numbers& unpaired) {
    const Numbers residents = Top(unpaired);
    const Numbers potential = Minus(unpaired, residents);
    std::vector<Numbers> sets;
    for (std::size_t size = 0; size <= potential.size() && sets.empty(); ++size) {
      Numbers set;
      EachSet(potential, 0, size, set, [&] {
        Numbers bracket = residents;
        bracket.insert(bracket.end(), set.begin(), set.end());
        if (CanPair(bracket) && CanPair(Minus(potential, set))) sets.push_back(set);
      });
    }
    return sets;
  }

  static void EachSet(const Numbers& from, std::size_t first, std::size_t left, Numbers& set,
                      const std::function<void()>& use) {
    if (left == 0) return use();
    for (std::size_t i = first; i < from.size(); ++i) {
      set.push_back(from[i]);
      EachSet(from, i + 1, left - 1, set, use);
      set.pop_back();
    }
  }

  // [C5] to [C7] and the order of C.04.6/2025 §2.2.3; /2026 §3.5.3-3.5.4; smaller is better.
  auto RankOf(const Numbers& unpaired, const Numbers& set) {
    std::vector<int> missing;  // the lowest score first, the higher the better
    for (const int i : set) missing.push_back(-At(i).score.tenths());
    std::ranges::sort(missing, std::greater{});
    const Numbers below = Minus(unpaired, Top(unpaired));
    int next_upfloaters = 0;
    if (!below.empty()) {
      const Numbers rest = Minus(below, set);
      const bool emptied = rest.empty() || Minus(Top(below), set).empty();
      if (!emptied) next_upfloaters = static_cast<int>(SmallestSets(rest).front().size());
    }
    const bool counts = FloatsCount() && rules_.text != UpfloatText::kTeamSwiss2025;
    const auto floated = counts ? std::ranges::count_if(set, [&](int i) { return At(i).floated; }) : 0;
    Numbers order = set;
    std::ranges::sort(order, {}, [&](int i) { return std::tuple(Points{} - At(i).score, i); });
    return std::tuple(missing, next_upfloaters, floated, order);
  }

  Numbers ChooseUpfloaters(const Numbers& unpaired) {
    const auto sets = SmallestSets(unpaired);
    Numbers best = sets.front();
    for (const Numbers& set : sets) {
      if (RankOf(unpaired, set) < RankOf(unpaired, best)) best = set;
    }
    return best;
  }

  // Not in the last round (Double-Swiss) or the last two (teams).
  bool FloatsCount() const {
    if (!event_.data().planned_rounds) return true;
    const int left = *event_.data().planned_rounds - event_.next_round().value();
    return left >= (IsTeam() ? 2 : 1);
  }

  struct Wish {
    Colour colour;
    bool strong;
  };

  // C.04.6 §1.7
  std::optional<Wish> WishOf(int i) const {
    const auto& colours = At(i).colours;
    if (!IsTeam() || rules_.wish == TeamWish::kNone || colours.empty()) return std::nullopt;
    const int cd = Difference(i);
    const auto last_two = [&](Colour colour) {
      return colours.size() >= 2 && colours.back() == colour && colours[colours.size() - 2] == colour;
    };
    const bool type_b = rules_.wish == TeamWish::kTypeB;
    if (cd < -1 || ((cd == 0 || cd == -1) && last_two(Colour::kBlack))) return Wish{Colour::kWhite, type_b};
    if (cd > 1 || ((cd == 0 || cd == 1) && last_two(Colour::kWhite))) return Wish{Colour::kBlack, type_b};
    if (!type_b) return std::nullopt;
    const bool last_round = event_.data().planned_rounds == event_.next_round().value();
    if (cd == -1 || (cd == 0 && !last_round && colours.back() == Colour::kBlack)) return Wish{Colour::kWhite, false};
    if (cd == 1 || (cd == 0 && !last_round && colours.back() == Colour::kWhite)) return Wish{Colour::kBlack, false};
    return std::nullopt;
  }

  int Difference(int i) const {
    int difference = 0;
    for (const Colour colour : At(i).colours) difference += colour == Colour::kWhite ? 1 : -1;
    return difference;
  }

  // C.04.6/2025 §2.3; /2026 §3.6 with the criteria of the bracket, counted from the colours the pairs really get.
  Pairs PairBracket(const Numbers& residents, const Numbers& upfloaters) {
    Numbers bracket = residents;
    bracket.insert(bracket.end(), upfloaters.begin(), upfloaters.end());
    std::ranges::sort(bracket);
    std::optional<std::tuple<std::vector<int>, std::vector<int>>> best;
    Pairs best_pairs;
    Pairs pairs;
    EachPairing(bracket, pairs, [&](const Pairs& candidate) {
      const auto rank = std::tuple(CostOf(candidate, upfloaters), IdentifierOf(candidate));
      if (!best || rank < *best) {
        best = rank;
        best_pairs = candidate;
      }
      return false;
    });
    return best_pairs;
  }

  bool IsInForce(const KeptApart& rule) const {
    return (!rule.first || *rule.first <= event_.next_round()) && (!rule.last || *rule.last >= event_.next_round());
  }

  bool OfOneOrigin(const KeptApart& rule, int a, int b) const {
    const Player& one = event_.player(PlayerIndex(a));
    const Player& other = event_.player(PlayerIndex(b));
    if (rule.by == KeptApart::By::kClub) return !one.club.empty() && one.club == other.club;
    return rule.by == KeptApart::By::kFederation && !one.federation.empty() && one.federation == other.federation;
  }

  // B3 bis and B3 bis bis.
  std::pair<int, int> Unwanted(const Pairs& pairs) const {
    int same_origin = 0;
    int rating_gap = 0;
    for (const auto& [a, b] : pairs) {
      bool same = false;
      bool far = false;
      for (const KeptApart& rule : event_.data().kept_apart) {
        if (!IsInForce(rule) || rule.strength == KeptApart::Strength::kAbsolute) continue;
        same = same || OfOneOrigin(rule, a, b);
        const auto one = event_.player(PlayerIndex(a)).rating;
        const auto other = event_.player(PlayerIndex(b)).rating;
        if (rule.by != KeptApart::By::kRating || !one || !other || At(a).score != At(b).score) continue;
        far = far || std::abs(*one - *other) > rule.points;
      }
      same_origin += same ? 1 : 0;
      rating_gap += far ? 1 : 0;
    }
    return {same_origin, rating_gap};
  }

  std::vector<int> CostOf(const Pairs& pairs, const Numbers& upfloaters) {
    const auto [same_origin, rating_gap] = Unwanted(pairs);
    int denied = 0;
    int strong_denied = 0;
    int floats = 0;
    for (const auto& [a, b] : pairs) {
      const UpfloatPair colours = Colours(a, b);
      for (const auto& [i, colour] :
           {std::pair(colours.white, Colour::kWhite), std::pair(colours.black, Colour::kBlack)}) {
        const auto wish = WishOf(i);
        if (!wish || wish->colour == colour) continue;
        ++denied;
        if (wish->strong) ++strong_denied;
      }
      const bool a_up = std::ranges::count(upfloaters, a) > 0;
      const bool b_up = std::ranges::count(upfloaters, b) > 0;
      if (!FloatsCount() || (!a_up && !b_up)) continue;
      if (rules_.text == UpfloatText::kTeamSwiss2025) {
        floats += (At(a).floated ? 1 : 0) + (At(b).floated ? 1 : 0);
      } else {
        floats += At(a_up ? b : a).floated ? 1 : 0;
      }
    }
    if (!IsTeam()) return {same_origin, rating_gap, floats};
    if (rules_.wish != TeamWish::kTypeB) return {same_origin, rating_gap, denied, floats};
    return {same_origin, rating_gap, denied, strong_denied, floats};
  }

  UpfloatPair Colours(int a, int b) const {
    const auto rank = [&](int i) { return std::tuple(Points{} - At(i).score, Points{} - At(i).secondary, i); };
    const int first = rank(a) < rank(b) ? a : b;
    const int other = first == a ? b : a;
    const Colour colour = IsTeam() ? TeamColour(first, other) : DoubleColour(first, other);
    return colour == Colour::kWhite ? UpfloatPair{first, other} : UpfloatPair{other, first};
  }

  Colour Initial(int first) const {
    const Colour drawn = event_.InitialColour().value_or(Colour::kWhite);
    return At(first).parity % 2 == 1 ? drawn : Opposite(drawn);
  }

  std::optional<Colour> LastDifference(int first, int other) const {
    auto one = At(first).colours;
    auto two = At(other).colours;
    while (!one.empty() && !two.empty()) {
      if (one.back() != two.back()) return two.back();
      one.pop_back();
      two.pop_back();
    }
    return std::nullopt;
  }

  Colour Alternate(int first, int other) const {
    if (!At(first).colours.empty()) return Opposite(At(first).colours.back());
    return At(other).colours.back();
  }

  // C.04.5/2026 §4.3
  Colour DoubleColour(int first, int other) const {
    if (At(first).colours.empty() && At(other).colours.empty()) return Initial(first);
    const auto whites = [&](int i) { return std::ranges::count(At(i).colours, Colour::kWhite); };
    if (whites(first) != whites(other)) return whites(first) < whites(other) ? Colour::kWhite : Colour::kBlack;
    if (const auto colour = LastDifference(first, other)) return *colour;
    return Alternate(first, other);
  }

  // C.04.6 §4.3
  Colour TeamColour(int first, int other) const {
    if (At(first).colours.empty() && At(other).colours.empty()) return Initial(first);
    const auto own = WishOf(first);
    const auto his = WishOf(other);
    if (own && !his) return own->colour;
    if (his && !own) return Opposite(his->colour);
    if (own && his && own->colour != his->colour) return own->colour;
    if (own && his && own->strong != his->strong) return own->strong ? own->colour : Opposite(his->colour);
    const int cd = Difference(first);
    const int his_cd = Difference(other);
    if (cd != his_cd) return cd < his_cd ? Colour::kWhite : Colour::kBlack;
    if (const auto colour = LastDifference(first, other)) return *colour;
    if (own) return own->colour;
    return Alternate(first, other);
  }

  const Tournament& event_;
  const UpfloatRules& rules_;
  std::vector<Entrant> entrants_;
  std::map<Numbers, bool> can_pair_;
};

}  // namespace

std::optional<UpfloatPairing> JudgeUpfloat(const Tournament& event, const UpfloatRules& rules) {
  return Round(event, rules).Pair();
}

std::vector<std::vector<int>> OrderedSets(const std::vector<std::pair<int, Points>>& potential, std::size_t size) {
  std::vector<std::vector<int>> sets;
  const std::size_t subsets = std::size_t{1} << potential.size();
  for (std::size_t bits = 0; bits < subsets; ++bits) {
    std::vector<std::pair<int, Points>> members;
    for (std::size_t i = 0; i < potential.size(); ++i) {
      if ((bits >> i & 1) == 1) members.push_back(potential[i]);
    }
    if (members.size() != size) continue;
    std::ranges::sort(members, {},
                      [](const auto& member) { return std::tuple(Points{} - member.second, member.first); });
    std::vector<int> numbers;
    for (const auto& [number, score] : members) numbers.push_back(number);
    sets.push_back(std::move(numbers));
  }
  std::ranges::sort(sets);
  return sets;
}

std::vector<int> IdentifierOf(const std::vector<std::pair<int, int>>& pairs) {
  std::vector<std::pair<int, int>> sorted;
  for (const auto& [a, b] : pairs) sorted.push_back(std::minmax(a, b));
  std::ranges::sort(sorted);
  std::vector<int> identifier;
  for (const auto& [top, bottom] : sorted) identifier.push_back(top);
  for (const auto& [top, bottom] : sorted) identifier.push_back(bottom);
  return identifier;
}

}  // namespace ronda::judge
