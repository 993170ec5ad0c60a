#include "ronda/pairing/swiss/field.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/bye_bar.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/tie_break_ranks.h"

namespace ronda::swiss {
namespace {

IdVector<PlayerIndex, bool> AbsentFromNextRound(const Tournament& tournament) {
  IdVector<PlayerIndex, bool> absent(tournament.player_count(), false);
  for (const RequestedBye& bye : tournament.data().requested_byes) {
    if (bye.round == tournament.next_round()) absent[bye.player] = true;
  }
  return absent;
}

// C.04.3/2026 §1.8; /2017 §A.7: more than half of the points that could be had so far.
// Decision 009.
bool IsTopscorer(const Tournament& tournament, Points score) {
  const PointSystem& system = tournament.data().point_system;
  const Points best = std::max(system.Win(), system.Draw());
  return 2 * score.tenths() > tournament.rounds() * best.tenths();
}

bool IsFree(const Tournament& tournament, Points score, TopscorerRule rule) {
  switch (rule) {
    case TopscorerRule::kFree:
      return IsTopscorer(tournament, score);
    case TopscorerRule::kNone:
      return false;
    case TopscorerRule::kEverybody:
      break;
  }
  return true;
}

// Decisions 001 and 220: the numbers that count for parity are those of the players who were paired in some
// round up to this one.
IdVector<PlayerIndex, int> ParityNumbers(const Tournament& tournament, const IdVector<PlayerIndex, bool>& absent) {
  IdVector<PlayerIndex, int> numbers(tournament.player_count(), 0);
  int number = 0;
  for (const PlayerIndex player : tournament.player_ids()) {
    const bool paired = !absent[player] || std::ranges::any_of(tournament.entries(player), TookPart);
    if (paired) ++number;
    numbers[player] = number;
  }
  return numbers;
}

// Those who are equal stay in the order they are in.
void SortByTieBreaks(const Tournament& tournament, std::vector<Entrant>& entrants) {
  constexpr std::array<std::string_view, 2> kTieBreaks{"BH", "SB"};
  const auto ranks = TieBreakRanks(tournament, kTieBreaks);
  std::ranges::stable_sort(entrants, {}, [&](const Entrant& entrant) { return ranks[entrant.player.index()]; });
}

}  // namespace

Field::Field(const Tournament& tournament, const FieldRules& rules)
    : history_(tournament),
      is_last_round_(tournament.rounds() + 1 == tournament.planned_rounds() &&
                     tournament.data().planned_rounds.has_value()),
      initial_colour_(tournament.InitialColour().value_or(Colour::kWhite)) {
  AddEntrants(tournament, rules);
  AddForbidden(tournament, {});
}

Field::Field(const Tournament& tournament, const FieldRules& rules, const RoundConstraint& constraint)
    : history_(tournament),
      is_last_round_(tournament.rounds() + 1 == tournament.planned_rounds() &&
                     tournament.data().planned_rounds.has_value()),
      initial_colour_(tournament.InitialColour().value_or(Colour::kWhite)) {
  AddEntrants(tournament, rules);
  ForbiddenLists forbidden(size());
  std::visit([&](const auto& imposed) { Impose(imposed, forbidden); }, constraint);
  AddForbidden(tournament, std::move(forbidden));
}

std::optional<int> Field::Find(PlayerIndex player) const {
  const auto found = std::ranges::find(entrants_, player, &Entrant::player);
  if (found == entrants_.end()) return std::nullopt;
  return static_cast<int>(found - entrants_.begin());
}

std::vector<PlayerIndex> Field::PlayersAt(std::span<const int> places) const {
  std::vector<PlayerIndex> players;
  players.reserve(places.size());
  for (const int place : places) players.push_back((*this)[place].player);
  return players;
}

// Each of the two may meet nobody but the other, and neither gets the bye.
void Field::Impose(const ImposedPair& pair, ForbiddenLists& forbidden) {
  settled_ = {*Find(pair.one), *Find(pair.other)};
  std::ranges::sort(settled_);
  for (int place = 0; place < size(); ++place) {
    if (IsSettled(place)) continue;
    for (const int one : settled_) {
      forbidden[Place(place)].push_back(one);
      forbidden[Place(one)].push_back(place);
    }
  }
  for (const int place : settled_) entrants_[Place(place).index()].may_have_bye = false;
}

void Field::Impose(const ImposedBye& bye, ForbiddenLists& forbidden) {
  const int place = *Find(bye.player);
  settled_ = {place};
  for (int other = 0; other < size(); ++other) {
    if (other == place) continue;
    forbidden[Place(place)].push_back(other);
    forbidden[Place(other)].push_back(place);
    entrants_[Place(other).index()].may_have_bye = false;
  }
}

// May meet nobody against whom the rules would give the player the other colour.
void Field::Impose(const ImposedColour& colour, ForbiddenLists& forbidden) {
  const int place = *Find(colour.player);
  restricted_ = place;
  entrants_[Place(place).index()].may_have_bye = false;
  for (int other = 0; other < size(); ++other) {
    if (other == place) continue;
    const Entrant& higher = (*this)[std::min(place, other)];
    const Entrant& lower = (*this)[std::max(place, other)];
    const Colour of_higher = AllocateColours(higher, lower, initial_colour_).higher;
    if ((place < other ? of_higher : Opposite(of_higher)) == colour.colour) continue;
    forbidden[Place(place)].push_back(other);
    forbidden[Place(other)].push_back(place);
  }
}

void Field::AddEntrants(const Tournament& tournament, const FieldRules& rules) {
  const auto absent = AbsentFromNextRound(tournament);
  const auto numbers = ParityNumbers(tournament, absent);
  const Round next = tournament.next_round();
  entrants_.reserve(tournament.players().size());
  for (const PlayerIndex player : tournament.player_ids()) {
    if (absent[player]) continue;
    Entrant entrant;
    entrant.player = player;
    entrant.score = history_.PairingScore(player, next);
    entrant.colours = history_.colours(player);
    entrant.preference = PreferenceAfter(entrant.colours);
    // C.04.4.1/2026 §1.6.4.
    if (!entrant.preference && rules.before_first_game == BeforeFirstGame::kMildBlack)
      entrant.preference = ColourPreference{Colour::kBlack, PreferenceStrength::kMild};
    entrant.colour_difference = ColourDifference(entrant.colours);
    if (next.value() >= 2)
      entrant.last_float = history_.FloatIn(player, Round(next.value() - 1), rules.unplayed_floats);
    if (next.value() >= 3)
      entrant.earlier_float = history_.FloatIn(player, Round(next.value() - 2), rules.unplayed_floats);
    entrant.unplayed_rounds = history_.unplayed_rounds(player);
    entrant.may_have_bye = MayHaveBye(tournament, player, rules.bye);
    entrant.topscorer = is_last_round_ && IsFree(tournament, entrant.score, rules.topscorers);
    entrant.parity_number = numbers[player];
    entrants_.push_back(entrant);
  }
  // C.04.3/2026 §1.2; /2017 §A.2: by score, then pairing number. The list is in order of pairing numbers already.
  if (rules.strength == StrengthOrder::kTieBreaks) SortByTieBreaks(tournament, entrants_);
  std::ranges::stable_sort(entrants_, std::ranges::greater{}, &Entrant::score);
  if (tournament.data().kept_apart.empty()) return;
  std::vector<PlayerIndex> players;
  for (const Entrant& entrant : entrants_) players.push_back(entrant.player);
  kept_apart_ = KeptApartInRound(tournament, next, players);
}

void Field::AddForbidden(const Tournament& tournament, ForbiddenLists forbidden) {
  IdVector<PlayerIndex, int> place_of(tournament.player_count(), -1);
  for (int place = 0; place < size(); ++place) place_of[(*this)[place].player] = place;

  const Round next = tournament.next_round();
  if (forbidden.empty() && !tournament.data().forbidden.empty()) forbidden.resize(size());
  for (const ForbiddenGroup& group : tournament.data().forbidden) {
    if ((group.first && next < *group.first) || (group.last && next > *group.last)) continue;
    for (const PlayerIndex a : group.players) {
      for (const PlayerIndex b : group.players) {
        const int place_a = place_of[a];
        const int place_b = place_of[b];
        if (a != b && place_a >= 0 && place_b >= 0) forbidden[Place(place_a)].push_back(place_b);
      }
    }
  }
  forbidden_begin_.reserve(static_cast<std::size_t>(size()) + 1);
  forbidden_begin_.push_back(0);
  std::vector<int> others;
  for (int place = 0; place < size(); ++place) {
    others.clear();
    if (!forbidden.empty()) others.swap(forbidden[Place(place)]);  // empty lists: nobody besides
    for (const PlayerIndex opponent : history_.opponents((*this)[place].player)) {
      if (place_of[opponent] >= 0) others.push_back(place_of[opponent]);
    }
    std::ranges::sort(others);
    forbidden_.insert(forbidden_.end(), others.begin(), std::unique(others.begin(), others.end()));
    forbidden_begin_.push_back(forbidden_.size());
  }
}

std::span<const int> Field::forbidden(int place) const {
  const std::size_t at = Place(place).index();
  return std::span(forbidden_).subspan(forbidden_begin_[at], forbidden_begin_[at + 1] - forbidden_begin_[at]);
}

bool Field::IsForbidden(int a, int b) const {
  return std::ranges::binary_search(forbidden(a), b) || kept_apart_.Forbids(a, b);
}

bool Field::SameAbsoluteColour(int a, int b) const {
  const Entrant& one = (*this)[a];
  const Entrant& other = (*this)[b];
  if (!one.preference || !other.preference || one.topscorer || other.topscorer) return false;
  return *one.preference == *other.preference && one.preference->strength == PreferenceStrength::kAbsolute;
}

}  // namespace ronda::swiss
