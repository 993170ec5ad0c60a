#include "ronda/schedule/djaja_halves.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"

namespace ronda::schedule {
namespace {

using Player = StrongInt<struct DjajaPlayerTag>;      // of either team, in board order
using Couple = IdVector<Player, std::array<int, 2>>;  // of A: the two opponents
using Circle = std::vector<int>;                      // players of A in the order of the walk
using Rounds = std::vector<std::vector<DjajaCell>>;

// By player of B: the two opponents, players of A.
Couple Inverse(const Couple& couple) {
  Couple inverse(couple.size(), {-1, -1});
  for (int a = 0; a < couple.size(); ++a) {
    for (const int b : couple[Player(a)]) inverse[Player(b)][inverse[Player(b)][0] < 0 ? 0 : 1] = a;
  }
  return inverse;
}

int Other(const std::array<int, 2>& two, int one) { return two[0] == one ? two[1] : two[0]; }

// The circles of a couple, each begun at its first player of A towards that player's first opponent. `first` receives,
// by player of A, the opponent whom the walk goes to from there.
std::vector<Circle> CirclesOf(const Couple& couple, IdVector<Player, int>& first) {
  const Couple met_by = Inverse(couple);
  std::vector<Circle> circles;
  first.assign(couple.size(), -1);
  for (int start = 0; start < couple.size(); ++start) {
    if (first[Player(start)] >= 0) continue;
    Circle circle;
    for (int a = start, b = couple[Player(start)][0]; first[Player(a)] < 0;) {
      first[Player(a)] = b;
      circle.push_back(a);
      a = Other(met_by[Player(b)], a);
      b = Other(couple[Player(a)], b);
    }
    circles.push_back(std::move(circle));
  }
  return circles;
}

// Circles that together have so many players of A; none if no choice of circles does.
std::optional<std::vector<bool>> ChooseCircles(const std::vector<Circle>& circles, std::size_t players) {
  std::vector<std::optional<std::size_t>> last(players + 1);  // by sum: the circle that reached it
  std::vector<bool> reached(players + 1);
  reached[0] = true;
  for (std::size_t i = 0; i < circles.size(); ++i) {
    for (std::size_t sum = players; sum >= circles[i].size(); --sum) {
      if (reached[sum] || !reached[sum - circles[i].size()]) continue;
      reached[sum] = true;
      last[sum] = i;
    }
  }
  if (!reached[players]) return std::nullopt;
  std::vector<bool> chosen(circles.size());
  for (std::size_t sum = players; sum > 0; sum -= circles[*last[sum]].size()) chosen[*last[sum]] = true;
  return chosen;
}

// The two rounds of a couple whose circles can be halved.
void AppendRounds(Rounds& rounds, const Couple& couple) {
  IdVector<Player, int> first;
  const auto circles = CirclesOf(couple, first);
  const auto chosen = ChooseCircles(circles, couple.values().size() / 2);
  assert(chosen);
  std::array<IdVector<Player, DjajaCell>, 2> two;
  for (auto& round : two) round.resize(couple.size());
  for (std::size_t i = 0; i < circles.size(); ++i) {
    const bool has_white = (*chosen)[i];
    for (const int a : circles[i]) {
      two[0][Player(a)] = {first[Player(a)], has_white};
      two[1][Player(a)] = {Other(couple[Player(a)], first[Player(a)]), !has_white};
    }
  }
  for (const auto& round : two) rounds.push_back(round.values());
}

// Players 0 .. half-1 and half .. n-1 are the two halves of a team; a round shifts the other team round within halves,
// or across them.
struct Shift {
  bool across = false;
  int by = 0;
};

int Opponent(int a, const Shift& shift, int half) {
  const int side = a / half;
  return (shift.across ? 1 - side : side) * half + (a % half + shift.by) % half;
}

Couple CoupleOf(const Shift& one, const Shift& other, int half) {
  Couple couple;
  for (int a = 0; a < 2 * half; ++a) couple.push_back({Opponent(a, one, half), Opponent(a, other, half)});
  return couple;
}

// The four games of a player in the two mixed couples: 0, 1 and 2 places on within the half, one place on across ('x').
Shift ShiftOf(char game) { return game == 'x' ? Shift{true, 1} : Shift{false, game - '0'}; }

// Coupled one by one, the shifts within the halves leave one over, those across them too, and a couple of these two has
// only circles of an even number of players, which cannot be halved. So two more shifts are mixed in: all players but
// the first seven of either half play 0 and 2 places on in one couple, 1 place on and across in the other. These
// exceptions, which players have which two games in the first couple, give both couples odd circles whatever the size.
enum class Mixed { kFirst, kSecond };
Couple MixedCouple(int half, Mixed which) {
  constexpr std::string_view kAllGames = "012x";
  constexpr std::array<std::array<std::string_view, 7>, 2> kFirst{
      {{"02", "02", "0x", "1x", "1x", "01", "12"}, {"02", "01", "2x", "0x", "12", "1x", "12"}}};
  Couple couple;
  for (int a = 0; a < 2 * half; ++a) {
    const int place = a % half;
    const auto& exceptions = kFirst.begin()[a / half];
    const std::string_view first = place < Count(exceptions) ? exceptions.begin()[place] : "02";
    std::array<int, 2> opponents{};
    std::size_t known = 0;
    for (const char game : kAllGames) {
      const bool is_played = (first.find(game) != std::string_view::npos) == (which == Mixed::kFirst);
      if (is_played) opponents[known++] = Opponent(a, ShiftOf(game), half);
    }
    couple.push_back(opponents);
  }
  return couple;
}

}  // namespace

std::vector<std::vector<DjajaCell>> DjajaInCouples(int boards) {
  assert(boards % 4 == 2 && boards >= 14);
  const int half = boards / 2;
  Rounds rounds;
  for (int by = 3; by + 1 < half; by += 2) AppendRounds(rounds, CoupleOf({false, by}, {false, by + 1}, half));
  AppendRounds(rounds, MixedCouple(half, Mixed::kFirst));
  AppendRounds(rounds, MixedCouple(half, Mixed::kSecond));
  for (int by = 2; by < half; by += 2) AppendRounds(rounds, CoupleOf({true, by}, {true, by + 1}, half));
  return rounds;
}

}  // namespace ronda::schedule
