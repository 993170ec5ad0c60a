#include "ronda/pairing/swiss/field.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ronda/base/id_vector.h"
#include "ronda/base/sort_few.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/bye_bar.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/places_by_score.h"
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

// C.04.3/2026 §1.2; /2017 §A.2: by pairing number, in which order the list is already, or by what the rules put before
// it.
void SortByStrength(const Tournament& tournament, StrengthOrder strength, std::vector<PlayerIndex>& players) {
  if (strength == StrengthOrder::kInitialRanking) return;
  constexpr std::array<std::string_view, 2> kTieBreaks{"BH", "SB"};
  const auto ranks = TieBreakRanks(tournament, kTieBreaks);
  std::ranges::stable_sort(players, {}, [&](PlayerIndex player) { return ranks[player.index()]; });
}

// Puts a part of the places into order, each once, and says where they end.
std::size_t SortOnce(std::vector<Place>& places, std::size_t first, std::size_t end) {
  const auto own = std::span(places).subspan(first, end - first);
  SortFew(own.begin(), own.end());
  return first + IndexIn(own, std::unique(own.begin(), own.end()));
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

std::optional<Place> Field::Find(PlayerIndex player) const {
  const auto found = std::ranges::find(entrants_, player, &Entrant::player);
  if (found == entrants_.end()) return std::nullopt;
  return Place::FromIndex(IndexIn(entrants_, found));
}

std::vector<PlayerIndex> Field::PlayersAt(std::span<const Place> places) const {
  std::vector<PlayerIndex> players;
  players.reserve(places.size());
  for (const Place place : places) players.push_back((*this)[place].player);
  return players;
}

// Each of the two may meet nobody but the other, and neither gets the bye.
void Field::Impose(const ImposedPair& pair, ForbiddenLists& forbidden) {
  settled_ = {*Find(pair.one), *Find(pair.other)};
  std::ranges::sort(settled_);
  for (const Place place : places()) {
    if (IsSettled(place)) continue;
    for (const Place one : settled_) {
      forbidden[place].push_back(one);
      forbidden[one].push_back(place);
    }
  }
  for (const Place place : settled_) entrants_[place].may_have_bye = false;
}

void Field::Impose(const ImposedBye& bye, ForbiddenLists& forbidden) {
  const Place place = *Find(bye.player);
  settled_ = {place};
  for (const Place other : places()) {
    if (other == place) continue;
    forbidden[place].push_back(other);
    forbidden[other].push_back(place);
    entrants_[other].may_have_bye = false;
  }
}

// May meet nobody against whom the rules would give the player the other colour.
void Field::Impose(const ImposedColour& colour, ForbiddenLists& forbidden) {
  const Place place = *Find(colour.player);
  restricted_ = place;
  entrants_[place].may_have_bye = false;
  for (const Place other : places()) {
    if (other == place) continue;
    const Entrant& higher = (*this)[std::min(place, other)];
    const Entrant& lower = (*this)[std::max(place, other)];
    const Colour of_higher = AllocateColours(higher, lower, initial_colour_).higher;
    if ((place < other ? of_higher : Opposite(of_higher)) == colour.colour) continue;
    forbidden[place].push_back(other);
    forbidden[other].push_back(place);
  }
}

void Field::AddEntrants(const Tournament& tournament, const FieldRules& rules) {
  const auto absent = AbsentFromNextRound(tournament);
  const auto numbers = ParityNumbers(tournament, absent);
  std::vector<PlayerIndex> players;
  players.reserve(tournament.players().size());
  for (const PlayerIndex player : tournament.player_ids()) {
    if (!absent[player]) players.push_back(player);
  }
  SortByStrength(tournament, rules.strength, players);
  std::vector<Points> scores;
  scores.reserve(players.size());
  for (const PlayerIndex player : players) scores.push_back(history_.PairingScore(player, tournament.next_round()));
  const auto places = PlacesByScore(scores);
  entrants_.resize(Count(players));
  for (std::size_t i = 0; i < players.size(); ++i) {
    Entrant& entrant = entrants_[places[i]];
    entrant.player = players[i];
    entrant.score = scores[i];
    entrant.parity_number = numbers[players[i]];
    DescribePast(tournament, rules, entrant);
  }
  if (tournament.data().kept_apart.empty()) return;
  std::ranges::transform(entrants_, players.begin(), &Entrant::player);
  kept_apart_ = KeptApartInRound(tournament, tournament.next_round(), players);
}

// What the rules ask about the rounds before, for a player whose score is known.
void Field::DescribePast(const Tournament& tournament, const FieldRules& rules, Entrant& entrant) const {
  const PlayerIndex player = entrant.player;
  const Round next = tournament.next_round();
  entrant.colours = history_.colours(player);
  entrant.preference = PreferenceAfter(entrant.colours);
  // C.04.4.1/2026 §1.6.4.
  if (!entrant.preference && rules.before_first_game == BeforeFirstGame::kMildBlack)
    entrant.preference = ColourPreference{Colour::kBlack, PreferenceStrength::kMild};
  entrant.colour_difference = ColourDifference(entrant.colours);
  if (next.value() >= 2) entrant.last_float = history_.FloatIn(player, Round(next.value() - 1), rules.unplayed_floats);
  if (next.value() >= 3)
    entrant.earlier_float = history_.FloatIn(player, Round(next.value() - 2), rules.unplayed_floats);
  entrant.unplayed_rounds = history_.unplayed_rounds(player);
  // Only a round that was not played bars anybody.
  entrant.may_have_bye = entrant.unplayed_rounds == 0 || MayHaveBye(tournament, player, rules.bye);
  entrant.topscorer = is_last_round_ && IsFree(tournament, entrant.score, rules.topscorers);
}

// Player by player, as the opponents lie in memory; in ranking order they are all over it.
void Field::AddForbidden(const Tournament& tournament, ForbiddenLists forbidden) {
  IdVector<PlayerIndex, std::optional<Place>> place_of(tournament.player_count());
  for (const Place place : places()) place_of[(*this)[place].player] = place;

  const Round next = tournament.next_round();
  if (forbidden.empty() && !tournament.data().forbidden.empty()) forbidden.resize(size());
  for (const ForbiddenGroup& group : tournament.data().forbidden) {
    if ((group.first && next < *group.first) || (group.last && next > *group.last)) continue;
    for (const PlayerIndex a : group.players) {
      const auto place = place_of[a];
      for (const PlayerIndex b : group.players) {
        const auto other = place_of[b];
        if (place && other && place != other) forbidden[*place].push_back(*other);
      }
    }
  }
  forbidden_of_.resize(size());
  std::size_t room = 0;
  for (const Place place : places()) {
    forbidden_of_[place].begin = room;
    room += history_.opponents((*this)[place].player).size();
    if (!forbidden.empty()) room += forbidden[place].size();  // no lists: nobody besides
  }
  forbidden_.resize(room, Place(0));
  for (const PlayerIndex player : tournament.player_ids()) {
    const auto place = place_of[player];
    if (!place) continue;
    Part& part = forbidden_of_[*place];
    std::size_t end = part.begin;
    for (const PlayerIndex opponent : history_.opponents(player)) {
      if (const auto other = place_of[opponent]) forbidden_[end++] = *other;
    }
    if (!forbidden.empty()) {
      for (const Place other : forbidden[*place]) forbidden_[end++] = other;
    }
    part.end = SortOnce(forbidden_, part.begin, end);
    most_forbidden_ = std::max(most_forbidden_, static_cast<int>(part.end - part.begin));
  }
}

}  // namespace ronda::swiss
