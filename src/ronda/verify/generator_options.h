// What a random tournament should be like. Whatever is a range is drawn anew for every tournament; a range of one value
// fixes it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/base/random.h"
#include "ronda/model/player.h"
#include "ronda/model/point_system.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/acceleration/method.h"

namespace ronda::verify {

struct Range {
  int low = 0;
  int high = 0;

  static constexpr Range Exactly(int value) { return {value, value}; }
  bool operator==(const Range&) const = default;
};

// How often something happens. JaVaFo counts in parts per thousand, bbpPairings one in so many.
struct Rate {
  enum class Unit : std::uint8_t { kPerMille, kOneIn };

  Unit unit = Unit::kPerMille;
  Range thousandths;  // of the unit

  static constexpr Rate PerMille(int low, int high) { return {Unit::kPerMille, {low * 1000, high * 1000}}; }
  static constexpr Rate OneIn(int low, int high) { return {Unit::kOneIn, {low * 1000, high * 1000}}; }
  bool operator==(const Rate&) const = default;
};

// Parts per million.
int DrawRate(const Rate& rate, Random& random);

struct GeneratorOptions {
  Range players{15, 215};
  Range rounds{5, 15};

  Rate forfeits = Rate::PerMille(0, 60);     // of the games paired
  Rate quick_games = Rate::PerMille(0, 10);  // of the games played: over before both have moved, not rated
  Rate zero_byes = Rate::PerMille(0, 20);    // of the rounds of a player, and so the other byes
  Rate half_byes = Rate::PerMille(0, 45);    // never in the last round
  Rate full_byes = Rate::PerMille(0, 2);
  Rate withdrawals = Rate::PerMille(0, 8);    // a player leaves for good, from the second round on
  Rate late_entries = Rate::PerMille(0, 30);  // of the players: enter in round 2 or 3
  std::optional<Range> draw_percentage;       // none: as the ratings make it likely

  Range highest_rating{2400, 2800};
  Range lowest_rating{1400, 2300};
  Range groups{0, 10};      // the standard deviation is the whole span divided by groups + 1
  Range separator{20, 70};  // how far the middle of the field lies below the middle of the span

  std::optional<PointSystem> points;             // none: usually the standard, else one of a few others
  Rate acceleration = Rate::PerMille(160, 160);  // of the events: Baku acceleration, where the point system allows it
  std::optional<acceleration::Method> method;    // none: as drawn; else every event is accelerated in this way
  Range forbidden_groups{0, 0};
  Rate forbidding = Rate::PerMille(0, 0);  // of the events: have forbidden groups at all
  std::vector<KeptApart> kept_apart;       // rules of every event; clubs and federations are then drawn
  std::optional<Colour> initial_colour;    // none: drawn
  std::optional<std::uint64_t> seed;       // as a configuration file asks for it

  // The field, instead of a drawn one: the players of a model, with their forbidden groups and fictitious points.
  std::optional<TournamentData> model;
};

// Everything there is, moderately: what `ronda generate` starts from.
GeneratorOptions VariedOptions();
// The same without what a plain TRF16 has no record for: other points, acceleration, forbidden pairs.
GeneratorOptions PlainOptions();
// A season of a club: few players, many rounds, irregular attendance, some who join late.
GeneratorOptions ClubOptions();
// The defaults of the other generators: standard points, no acceleration, no forbidden pairs.
GeneratorOptions BbpOptions();
GeneratorOptions JavafoOptions();

// As JaVaFo does it: the players, rounds and points of the model, and its forfeits and byes as rates.
GeneratorOptions OptionsFromModel(const Tournament& model);

}  // namespace ronda::verify
