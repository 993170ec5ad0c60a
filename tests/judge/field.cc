#include "judge/field.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <ranges>

#include "judge/colour.h"

namespace ronda::judge {
namespace {

bool Played(const RoundEntry& entry) { return Traits(entry.result).played && entry.opponent && entry.colour; }

bool InRound(const Tournament& tournament, PlayerIndex player) {
  return !tournament.RequestedByeOf(player, tournament.next_round());
}

// Whether the player has been paired in one of the rounds up to and including the given one; the round about to be
// paired counts.
bool HasBeenPaired(const Tournament& tournament, PlayerIndex player, int up_to) {
  for (int r = 1; r <= std::min(up_to, tournament.rounds()); ++r) {
    if (TookPart(tournament.entry(player, Round(r)))) return true;
  }
  return up_to > tournament.rounds() && InRound(tournament, player);
}

// C.04.2/2025 §2.3 and §3.3: a late entry gets its number on arrival, so only those who have been paired count.
int NumberAmongPaired(const Tournament& tournament, PlayerIndex player, int up_to) {
  int number = 1;
  for (std::int32_t i = 0; i < player.value(); ++i) number += HasBeenPaired(tournament, PlayerIndex(i), up_to) ? 1 : 0;
  return number;
}

Points PairingScore(const Tournament& tournament, PlayerIndex player, Round round) {
  return tournament.ScoreAfter(player, round.value() - 1) + tournament.AccelerationOf(player, round);
}

// C.04.3/2026 §1.4.3: the pairing-allocated bye, and whatever else brings more than a loss without play.
// C.04.3/2025 §1.4.3: more points than for a loss without play, for whatever reason.
// C.04.3/2017 §A.4.b: whoever does not play, for whatever reason.
// C.04.3/2012 §B1.b; /2011 §B1.b: the bye, and a point without play.
bool FloatsWithoutPlay(const Tournament& tournament, PlayerIndex player, Round round, JudgeEdition edition) {
  if (edition == JudgeEdition::kDutch2017) return true;
  const bool bye_floats = edition != JudgeEdition::kDutch2025;
  if (bye_floats && tournament.entry(player, round).result == ResultCode::kPairingBye) return true;
  const Points points = tournament.PointsFor(player, round);
  const PointSystem& system = tournament.data().point_system;
  return edition == JudgeEdition::kDutch2012 ? points >= system.Win() : points > system.Loss();
}

// C.04.3/2026 §1.4.2: of two who met with different scores the higher ranked floated down, the other up.
Floated FloatIn(const Tournament& tournament, PlayerIndex player, int round_number, JudgeEdition edition) {
  if (round_number < 1) return Floated::kNot;
  const Round round(round_number);
  const RoundEntry& entry = tournament.entry(player, round);
  if (entry.result == ResultCode::kPending) return Floated::kNot;
  if (!Played(entry)) {
    return FloatsWithoutPlay(tournament, player, round, edition) ? Floated::kDown : Floated::kNot;
  }
  const Points own = PairingScore(tournament, player, round);
  const Points other = PairingScore(tournament, *entry.opponent, round);
  if (own == other) return Floated::kNot;
  return own > other ? Floated::kDown : Floated::kUp;
}

// C.04.1/2026 §4; C.04.3/2012 §B1.b; /2011 §B1.b: no second pairing-allocated bye, nor one after a round that brought
// as much as a win without play. C.04.3/2017 §C.2: nor one after a win by forfeit.
bool BarsBye(const Tournament& tournament, PlayerIndex player, Round round, JudgeEdition edition) {
  const RoundEntry& entry = tournament.entry(player, round);
  if (entry.result == ResultCode::kPairingBye) return true;
  if (edition == JudgeEdition::kDutch2017) return entry.result == ResultCode::kForfeitWin;
  if (Played(entry) || entry.result == ResultCode::kPending) return false;
  return tournament.PointsFor(player, round) >= tournament.data().point_system.Win();
}

// C.04.3/2026 §1.8; /2017 §A.7: more than half of the points that could be had, when the last round is paired.
bool IsTopscorer(const Tournament& tournament, Points score) {
  if (tournament.next_round().value() != tournament.planned_rounds()) return false;
  const PointSystem& system = tournament.data().point_system;
  const std::int32_t maximum = std::max(system.Win(), system.Draw()).tenths() * tournament.rounds();
  return 2 * score.tenths() > maximum;
}

Entrant MakeEntrant(const Tournament& tournament, PlayerIndex player, JudgeEdition edition) {
  Entrant entrant;
  entrant.index = player;
  entrant.score = PairingScore(tournament, player, tournament.next_round());
  entrant.may_have_bye = true;
  for (int r = 1; r <= tournament.rounds(); ++r) {
    const RoundEntry& entry = tournament.entry(player, Round(r));
    if (Played(entry)) {
      entrant.colours.push_back(*entry.colour);
      entrant.met.push_back(*entry.opponent);
    } else {
      ++entrant.unplayed_games;
    }
    if (BarsBye(tournament, player, Round(r), edition)) entrant.may_have_bye = false;
  }
  entrant.topscorer = IsTopscorer(tournament, entrant.score);
  entrant.odd_number = NumberAmongPaired(tournament, player, tournament.rounds() + 1) % 2 == 1;
  entrant.one_round_before = FloatIn(tournament, player, tournament.rounds(), edition);
  entrant.two_rounds_before = FloatIn(tournament, player, tournament.rounds() - 1, edition);
  entrant.club = tournament.player(player).club;
  entrant.federation = tournament.player(player).federation;
  entrant.rating = tournament.player(player).rating;
  return entrant;
}

bool Forbidden(const Tournament& tournament, PlayerIndex a, PlayerIndex b) {
  const Round round = tournament.next_round();
  return std::ranges::any_of(tournament.data().forbidden, [&](const ForbiddenGroup& group) {
    if (group.first && round < *group.first) return false;
    if (group.last && *group.last < round) return false;
    return std::ranges::count(group.players, a) > 0 && std::ranges::count(group.players, b) > 0;
  });
}

bool IsInForce(const KeptApart& rule, Round round) {
  return (!rule.first || *rule.first <= round) && (!rule.last || *rule.last >= round);
}

bool OfOneOrigin(const KeptApart& rule, const Entrant& a, const Entrant& b) {
  if (rule.by == KeptApart::By::kClub) return !a.club.empty() && a.club == b.club;
  return rule.by == KeptApart::By::kFederation && !a.federation.empty() && a.federation == b.federation;
}

bool KeptApartForGood(const Tournament& tournament, const Entrant& a, const Entrant& b) {
  return std::ranges::any_of(tournament.data().kept_apart, [&](const KeptApart& rule) {
    return rule.strength == KeptApart::Strength::kAbsolute && IsInForce(rule, tournament.next_round()) &&
           OfOneOrigin(rule, a, b);
  });
}

// C.04.3/2026 §2.1.1 [C1]; /2017 §C.1; /2012 §B1.a; /2011 §B1.a.
bool MetOrForbidden(const Tournament& tournament, const Entrant& a, const Entrant& b) {
  return std::ranges::count(a.met, b.index) > 0 || Forbidden(tournament, a.index, b.index) ||
         KeptApartForGood(tournament, a, b);
}

// C.04.3/2026 §2.1.3 [C3]; /2017 §C.3.
bool ColoursLetMeet(const Entrant& a, const Entrant& b) {
  if (a.topscorer || b.topscorer) return true;
  const auto of_a = a.ColourPreference();
  const auto of_b = b.ColourPreference();
  if (!of_a || !of_b) return true;
  const bool both_absolute = of_a->strength == Strength::kAbsolute && of_b->strength == Strength::kAbsolute;
  return !both_absolute || of_a->colour != of_b->colour;
}

}  // namespace

RankSet SetOf(std::span<const Rank> ranks) {
  RankSet set = 0;
  for (const Rank rank : ranks) set |= Only(rank);
  return set;
}

// C.04.3/2026 §1.6; /2017 §A.6.
int Entrant::ColourDifference() const {
  const auto white = std::ranges::count(colours, Colour::kWhite);
  const auto black = std::ranges::count(colours, Colour::kBlack);
  return static_cast<int>(white - black);
}

// C.04.3/2026 §1.7; /2017 §A.6.a-d.
std::optional<Preference> Entrant::ColourPreference() const {
  if (colours.empty()) return std::nullopt;
  const int difference = ColourDifference();
  if (difference > 1) return Preference{Colour::kBlack, Strength::kAbsolute};
  if (difference < -1) return Preference{Colour::kWhite, Strength::kAbsolute};
  const Colour alternate = Opposite(colours.back());
  if (colours.size() >= 2 && colours.back() == colours[colours.size() - 2]) {
    return Preference{alternate, Strength::kAbsolute};
  }
  if (difference == 1) return Preference{Colour::kBlack, Strength::kStrong};
  if (difference == -1) return Preference{Colour::kWhite, Strength::kStrong};
  return Preference{alternate, Strength::kMild};
}

Field::Field(const Tournament& tournament, JudgeEdition edition, const Imposition& imposition)
    : initial_colour_(InitialColour(tournament)) {
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    if (InRound(tournament, PlayerIndex(i))) entrants_.push_back(MakeEntrant(tournament, PlayerIndex(i), edition));
  }
  assert(entrants_.size() <= 64);
  std::ranges::stable_sort(entrants_, std::ranges::greater{}, &Entrant::score);
  for (const KeptApart& rule : tournament.data().kept_apart) {
    const bool relative = rule.strength == KeptApart::Strength::kRelative;
    if (relative && IsInForce(rule, tournament.next_round())) relative_.push_back(rule);
  }
  for (const Entrant& a : entrants_) {
    RankSet partners = 0;
    RankSet forbidden = 0;
    for (Rank b = 0; b < size(); ++b) {
      if (a.index == (*this)[b].index) continue;
      if (MetOrForbidden(tournament, a, (*this)[b])) {
        forbidden |= Only(b);
      } else if (ColoursLetMeet(a, (*this)[b])) {
        partners |= Only(b);
      }
    }
    may_meet_.push_back(partners);
    forbidden_.push_back(forbidden);
  }
  Impose(imposition);
}

void Field::Impose(const Imposition& imposition) {
  for (Rank a = 0; a < size(); ++a) {
    for (Rank b = 0; b < size(); ++b) {
      if (a != b && !Agrees(imposition, std::min(a, b), std::max(a, b)))
        may_meet_[static_cast<std::size_t>(a)] &= ~Only(b);
    }
  }
  for (Entrant& entrant : entrants_) {
    const auto& [pair, bye, colour] = imposition;
    const bool plays = (pair && (pair->first == entrant.index || pair->second == entrant.index)) ||
                       (bye && *bye != entrant.index) || (colour && colour->first == entrant.index);
    if (plays) entrant.may_have_bye = false;
  }
}

// Whether the pair of these two, a ranked higher, is not against what is imposed.
bool Field::Agrees(const Imposition& imposition, Rank a, Rank b) const {
  const PlayerIndex first = (*this)[a].index;
  const PlayerIndex second = (*this)[b].index;
  if (const auto& pair = imposition.pair) {
    const bool names_first = first == pair->first || first == pair->second;
    const bool names_second = second == pair->first || second == pair->second;
    if (names_first != names_second) return false;
  }
  if (imposition.bye && (first == *imposition.bye || second == *imposition.bye)) return false;
  if (const auto& colour = imposition.colour) {
    const Colour of_first = AllocateColour(*this, a, b).of_higher;
    if (first == colour->first && of_first != colour->second) return false;
    if (second == colour->first && of_first == colour->second) return false;
  }
  return true;
}

bool Field::SameOrigin(Rank a, Rank b) const {
  return std::ranges::any_of(relative_,
                             [&](const KeptApart& rule) { return OfOneOrigin(rule, (*this)[a], (*this)[b]); });
}

bool Field::RatingGap(Rank a, Rank b) const {
  const Entrant& one = (*this)[a];
  const Entrant& other = (*this)[b];
  if (one.score != other.score || !one.rating || !other.rating) return false;
  return std::ranges::any_of(relative_, [&](const KeptApart& rule) {
    return rule.by == KeptApart::By::kRating && std::abs(*one.rating - *other.rating) > rule.points;
  });
}

RankSet Field::everybody() const {
  RankSet all = 0;
  for (Rank rank = 0; rank < size(); ++rank) all |= Only(rank);
  return all;
}

Colour InitialColour(const Tournament& tournament) {
  if (tournament.data().initial_colour) return *tournament.data().initial_colour;
  for (int r = 1; r <= tournament.rounds(); ++r) {
    for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
      const auto colour = tournament.entry(PlayerIndex(i), Round(r)).colour;
      if (!colour) continue;
      return NumberAmongPaired(tournament, PlayerIndex(i), r) % 2 == 1 ? *colour : Opposite(*colour);
    }
  }
  return Colour::kWhite;
}

}  // namespace ronda::judge
