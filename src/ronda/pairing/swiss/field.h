// The field of a round: everybody who is to be paired, in ranking order (score, then strength, which is the initial
// ranking unless the rules say otherwise), each with what the rules ask about the past. Shared by the Swiss systems. A
// smaller place in the field is a higher rank.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/model/history.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/bye_rule.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/round_constraint.h"
#include "ronda/pairing/swiss/colour_preference.h"
#include "ronda/pairing/swiss/kept_apart_in_round.h"

namespace ronda::swiss {

// Who may meet with the same absolute preference in the last round (C.04.3/2026 §1.8, §2.1.3 [C3]).
enum class TopscorerRule : std::uint8_t {
  kFree,       // topscorers
  kNone,       // nobody
  kEverybody,  // everybody (C.04.4.3 §6)
};

// What a player who has not played yet would like.
enum class BeforeFirstGame : std::uint8_t { kNoPreference, kMildBlack };

// What ranks players of equal score.
enum class StrengthOrder : std::uint8_t {
  kInitialRanking,
  kTieBreaks,  // Buchholz, then Sonneborn-Berger, then the initial ranking (decision 201)
};

struct FieldRules {
  ByeRule bye = ByeRule::kNoUnplayedWin;
  UnplayedFloats unplayed_floats = UnplayedFloats::kPairingByeOrScoring;
  TopscorerRule topscorers = TopscorerRule::kFree;
  BeforeFirstGame before_first_game = BeforeFirstGame::kNoPreference;
  StrengthOrder strength = StrengthOrder::kInitialRanking;
};

struct Entrant {
  PlayerIndex player{0};
  Points score;  // with fictitious points
  std::optional<ColourPreference> preference;
  int colour_difference = 0;
  Float last_float = Float::kNone;     // in the round before
  Float earlier_float = Float::kNone;  // two rounds before
  int unplayed_rounds = 0;
  bool may_have_bye = true;
  bool topscorer = false;           // last round, free of the absolute preference (see TopscorerRule)
  int parity_number = 0;            // pairing number counted over the players paired so far (decision 001)
  std::span<const Colour> colours;  // of the games played
};

class Field {
 public:
  Field(const Tournament& tournament, const FieldRules& rules);
  // With something imposed on the round: whoever it concerns may meet nobody else. The players named must be
  // in the field.
  Field(const Tournament& tournament, const FieldRules& rules, const RoundConstraint& constraint);
  Field(const Field&) = delete;
  Field& operator=(const Field&) = delete;

  int size() const { return entrants_.size(); }
  IdRange<Place> places() const { return entrants_.ids(); }
  const Entrant& operator[](Place place) const { return entrants_[place]; }
  std::span<const Entrant> entrants() const { return entrants_.values(); }
  std::optional<Place> Find(PlayerIndex player) const;
  std::vector<Place> AllPlaces() const { return {places().begin(), places().end()}; }
  std::vector<PlayerIndex> PlayersAt(std::span<const Place> places) const;
  // White where neither the event nor its first round tells.
  Colour initial_colour() const { return initial_colour_; }
  bool is_last_round() const { return is_last_round_; }

  // Places of those the player has met or is forbidden by name to meet, ascending. Whom a rule about all players keeps
  // apart from the player, kept_apart() knows.
  std::span<const Place> forbidden(Place place) const {
    const auto& [begin, end] = forbidden_of_[place];
    return std::span(forbidden_).subspan(begin, end - begin);
  }
  // Nobody has more of them.
  int most_forbidden() const { return most_forbidden_; }
  bool IsForbidden(Place a, Place b) const {
    return std::ranges::binary_search(forbidden(a), b) || kept_apart_.Forbids(a, b);
  }
  const KeptApartInRound& kept_apart() const { return kept_apart_; }

  // What the organiser asks as far as it costs no floater: B3 bis, and B3 bis bis.
  bool SameOrigin(Place a, Place b) const { return kept_apart_.SameOrigin(a, b); }
  bool RatingGap(Place a, Place b) const {
    return kept_apart_.has_ratings() && kept_apart_.RatingGap(a, b) && (*this)[a].score == (*this)[b].score;
  }
  bool IsUnwanted(Place a, Place b) const { return SameOrigin(a, b) || RatingGap(a, b); }

  // C.04.3/2026 §2.1.1 [C1] and §2.1.3 [C3]; /2017 §C.1 and §C.3.
  bool MayMeet(Place a, Place b) const { return !SameAbsoluteColour(a, b) && !IsForbidden(a, b); }

  // Places of those whose round is imposed: the two of a pair, or the one with the bye; ascending. Whatever can be said
  // of the others can be said without them.
  std::span<const Place> settled() const { return settled_; }
  bool IsSettled(Place place) const { return std::ranges::find(settled_, place) != settled_.end(); }
  // Who may not meet many because of an imposed colour.
  std::optional<Place> restricted() const { return restricted_; }

  // Two players, neither a topscorer, with the same absolute preference.
  bool SameAbsoluteColour(Place a, Place b) const {
    const Entrant& one = (*this)[a];
    const Entrant& other = (*this)[b];
    if (!one.preference || !other.preference || one.topscorer || other.topscorer) return false;
    return *one.preference == *other.preference && one.preference->strength == PreferenceStrength::kAbsolute;
  }

 private:
  // By place: whom each may not meet besides.
  using ForbiddenLists = IdVector<Place, std::vector<Place>>;

  void AddEntrants(const Tournament& tournament, const FieldRules& rules);
  void DescribePast(const Tournament& tournament, const FieldRules& rules, Entrant& entrant) const;
  void AddForbidden(const Tournament& tournament, ForbiddenLists forbidden);
  void Impose(const ImposedPair& pair, ForbiddenLists& forbidden);
  void Impose(const ImposedBye& bye, ForbiddenLists& forbidden);
  void Impose(const ImposedColour& colour, ForbiddenLists& forbidden);

  History history_;
  KeptApartInRound kept_apart_;
  bool is_last_round_;
  Colour initial_colour_;
  IdVector<Place, Entrant> entrants_;
  struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  IdVector<Place, Part> forbidden_of_;  // parts of forbidden_
  std::vector<Place> forbidden_;
  int most_forbidden_ = 0;
  std::vector<Place> settled_;
  std::optional<Place> restricted_;
};

}  // namespace ronda::swiss
