// The players of the round to be paired and everything the regulation wants to know of each, worked out from the
// tournament's results alone. Players are numbered from 0 in the order of article 1.2 (2017: A.2), so a smaller number
// is a higher ranking.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "judge/edition.h"
#include "ronda/model/tournament.h"

namespace ronda::judge {

// A player of the round by rank: 0 is the highest.
using Rank = int;

// A set of players of the round; bit r is the player of rank r.
using RankSet = std::uint64_t;

constexpr RankSet Only(Rank rank) { return RankSet{1} << rank; }
constexpr bool Contains(RankSet set, Rank rank) { return (set & Only(rank)) != 0; }
RankSet SetOf(std::span<const Rank> ranks);

enum class Strength : std::uint8_t { kMild, kStrong, kAbsolute };

struct Preference {
  Colour colour = Colour::kWhite;
  Strength strength = Strength::kMild;
};

enum class Floated : std::uint8_t { kNot, kDown, kUp };

struct Entrant {
  PlayerIndex index{0};
  Points score;                  // with the fictitious points of the round
  std::vector<Colour> colours;   // of the games played, first to last
  std::vector<PlayerIndex> met;  // opponents of the games played
  int unplayed_games = 0;
  bool may_have_bye = false;  // [C2]
  bool topscorer = false;
  bool odd_number = false;  // for the last rule of colour allocation
  Floated one_round_before = Floated::kNot;
  Floated two_rounds_before = Floated::kNot;
  std::string club;
  std::string federation;
  std::optional<int> rating;

  int ColourDifference() const;
  std::optional<Preference> ColourPreference() const;
};

// Something the round must have: whatever is against it is forbidden.
struct Imposition {
  std::optional<std::pair<PlayerIndex, PlayerIndex>> pair = {};
  std::optional<PlayerIndex> bye = {};
  std::optional<std::pair<PlayerIndex, Colour>> colour = {};
};

class Field {
 public:
  // At most 64 players in the round.
  Field(const Tournament& tournament, JudgeEdition edition, const Imposition& imposition = {});

  int size() const { return static_cast<int>(entrants_.size()); }
  const Entrant& operator[](Rank rank) const { return entrants_[static_cast<std::size_t>(rank)]; }
  RankSet everybody() const;

  // Whether [C1] and [C3] (and a ban of the organiser, which counts as [C1]) let the two meet.
  bool MayMeet(Rank a, Rank b) const { return Contains(may_meet_[static_cast<std::size_t>(a)], b); }
  // Whether they have met or the organiser keeps them apart, whatever their colours.
  bool IsForbidden(Rank a, Rank b) const { return Contains(forbidden_[static_cast<std::size_t>(a)], b); }

  // What the organiser would rather not have: two of the same club or federation (B3 bis), or of equal score and
  // ratings far apart (B3 bis bis).
  bool SameOrigin(Rank a, Rank b) const;
  bool RatingGap(Rank a, Rank b) const;

  Colour initial_colour() const { return initial_colour_; }

 private:
  void Impose(const Imposition& imposition);
  bool Agrees(const Imposition& imposition, Rank a, Rank b) const;

  std::vector<Entrant> entrants_;
  std::vector<RankSet> may_meet_;
  std::vector<RankSet> forbidden_;
  std::vector<KeptApart> relative_;  // in force in the round
  Colour initial_colour_;
};

// The colour drawn by lot before the first round (5.1; 2017: E). Where the event does not say, it follows from the
// colour of the first player who had one; White if nobody has.
Colour InitialColour(const Tournament& tournament);

}  // namespace ronda::judge
