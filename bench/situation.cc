#include "situation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

#include "ronda/base/random.h"

namespace ronda::bench {
namespace {

constexpr int kUsualPlayers = 120;
constexpr int kMostPlayers = 300;

// By the sixth power of chance: half of the fields have six players at most and one in twenty more than ninety, as time
// grows with at least the square of the size. One in two thousand is large.
int DrawPlayers(Random& random) {
  if (random.Below(2000) == 0) return random.Between(kUsualPlayers + 1, kMostPlayers);
  const int share = random.Between(0, 1000);
  const int cube = share * share / 1000 * share / 1000;
  return 4 + (kUsualPlayers - 4) * (cube * cube / 1000) / 1000;
}

// Zero, or one time in so many one of the shares.
int Seldom(Random& random, std::uint64_t one_in, std::initializer_list<int> shares) {
  if (random.Below(one_in) != 0) return 0;
  return *(shares.begin() + random.Below(shares.size()));
}

template <class T>
T OneOf(Random& random, std::initializer_list<T> values) {
  return *(values.begin() + random.Below(values.size()));
}

// Everybody meets everybody in players - 1 rounds (one more with a bye); one of them at least is left.
int DrawRounds(const Situation& situation, Random& random) {
  const int most = situation.players + situation.players % 2 - 2;
  switch (situation.length) {
    case Situation::Length::kFew:
      return random.Between(0, std::min(9, most));
    case Situation::Length::kHalf:
      return random.Between(most * 3 / 10, most * 7 / 10);
    case Situation::Length::kNearlyAll:
      return random.Between(most * 7 / 10, most);
  }
  return most;
}

std::optional<KeptApart> DrawApart(Random& random) {
  constexpr auto kRelative = KeptApart::Strength::kRelative;
  switch (random.Below(12)) {
    case 0:
      return KeptApart{.by = KeptApart::By::kFederation};
    case 1:
      return KeptApart{.by = KeptApart::By::kFederation, .strength = kRelative};
    case 2:
      return KeptApart{.by = KeptApart::By::kRating, .strength = kRelative, .points = random.Between(10, 100)};
    default:
      return std::nullopt;
  }
}

std::string_view NameOf(Situation::Length length) {
  constexpr std::array<std::string_view, 3> kNames{"few rounds behind", "half of the rounds behind",
                                                   "nearly all rounds behind"};
  return kNames[static_cast<std::size_t>(length)];
}

std::string_view NameOf(Situation::Meetings meetings) {
  constexpr std::array<std::string_view, 3> kNames{"circle", "shuffled circle", "by score"};
  return kNames[static_cast<std::size_t>(meetings)];
}

std::string_view NameOf(Situation::Results results) {
  constexpr std::array<std::string_view, 4> kNames{"the stronger wins", "White wins", "chance decides", "all is drawn"};
  return kNames[static_cast<std::size_t>(results)];
}

std::string_view NameOf(Situation::Whites whites) {
  constexpr std::array<std::string_view, 3> kNames{"balanced", "by chance", "to the stronger"};
  return kNames[static_cast<std::size_t>(whites)];
}

}  // namespace

Situation DrawSituation(std::uint64_t seed) {
  using enum Situation::Meetings;
  Random random(seed);
  Situation drawn{.seed = seed};
  drawn.players = DrawPlayers(random);
  drawn.length = OneOf(random, {Situation::Length::kFew, Situation::Length::kHalf, Situation::Length::kNearlyAll});
  drawn.rounds = DrawRounds(drawn, random);
  drawn.rounds_left = random.Between(1, 3);
  drawn.meetings = OneOf(random, {kCircle, kShuffled, kByScore});
  drawn.results = OneOf(random, {Situation::Results::kStrength, Situation::Results::kWhite, Situation::Results::kChance,
                                 Situation::Results::kDrawn});
  drawn.whites = OneOf(random, {Situation::Whites::kBalanced, Situation::Whites::kBalanced, Situation::Whites::kChance,
                                Situation::Whites::kStronger});
  drawn.draws = Seldom(random, 2, {5, 30, 70});
  drawn.forfeits = Seldom(random, 4, {2, 10, 30});
  drawn.byes = Seldom(random, 4, {2, 10, 30});
  drawn.come_and_gone = Seldom(random, 4, {5, 20, 50});
  drawn.forbidden = Seldom(random, 6, {2, 10, 30, 60});
  drawn.crowd = Seldom(random, 8, {20, 40, 50});
  drawn.apart = DrawApart(random);
  drawn.home = OneOf(random, {25, 40, 50});
  return drawn;
}

std::string FamilyOf(const Situation& situation) {
  std::string family = fmt::format("{}, {}", NameOf(situation.length), NameOf(situation.results));
  if (situation.forbidden > 0 || situation.crowd > 0) family += ", forbidden pairs";
  if (situation.apart) family += ", " + ToString(*situation.apart);
  return family;
}

std::string Describe(const Situation& situation) {
  std::string text = fmt::format("{} players, {} rounds behind and {} left, met {}, {}, White {}", situation.players,
                                 situation.rounds, situation.rounds_left, NameOf(situation.meetings),
                                 NameOf(situation.results), NameOf(situation.whites));
  const auto add = [&](int percent, std::string_view what) {
    if (percent > 0) text += fmt::format(", {} % {}", percent, what);
  };
  add(situation.draws, "draws");
  add(situation.forfeits, "forfeits");
  add(situation.byes, "byes");
  add(situation.come_and_gone, "late or gone");
  add(situation.forbidden, "of pairs forbidden");
  add(situation.crowd, "may not meet each other");
  if (situation.apart) {
    text += ", apart by " + ToString(*situation.apart);
    if (situation.apart->by == KeptApart::By::kFederation) add(situation.home, "of one federation");
  }
  return text;
}

}  // namespace ronda::bench
