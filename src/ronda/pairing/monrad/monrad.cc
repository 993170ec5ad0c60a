#include "ronda/pairing/monrad/monrad.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/monrad/colours.h"
#include "ronda/pairing/monrad/order.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/neighbours.h"

namespace ronda::monrad {
namespace {

using swiss::Field;
using swiss::RankedList;

constexpr swiss::FieldRules kFieldRules{ByeRule::kNoByeOfAWin, UnplayedFloats::kNone};

const SystemInfo kUncoloured{.id = "monrad",
                             .title = "Monrad system",
                             .regulation = "Elementos de un torneo, 2.9.1",
                             .effective_from = "",
                             .effective_to = "",
                             .trf_code = "CUSTOM_MONRAD",
                             .colours = ColourUse::kNone};

const SystemInfo kNorwegian{.id = "monrad-norwegian",
                            .title = "Monrad system, Norwegian",
                            .regulation = "Elementos de un torneo, 2.9.1",
                            .effective_from = "",
                            .effective_to = "",
                            .trf_code = "CUSTOM_MONRAD_NORWEGIAN"};

// By place in the list the place in the field.
using Places = IdVector<Place, Place>;

Places PlacesInOrder(const Tournament& tournament, const Field& field) {
  IdVector<PlayerIndex, std::optional<Place>> place_of(tournament.player_count());
  for (const Place place : field.places()) place_of[field[place].player] = place;
  Places places;
  for (const PlayerIndex player : PairingOrder(tournament)) {
    if (place_of[player]) places.push_back(*place_of[player]);
  }
  return places;
}

enum class Unwanted : std::uint8_t {
  kForbidden,
  kAllowed
};  // pairs the organiser would rather not have (decision 180)

RankedList ListOf(const Field& field, const Places& places, Unwanted unwanted) {
  const bool rules =
      field.kept_apart().forbids_anybody() || field.kept_apart().has_origins() || field.kept_apart().has_ratings();
  RankedList list;
  list.forbidden.resize(places.size());
  IdVector<Place, Place> row_of(places.size(), Place(0));
  for (const Place row : places.ids()) row_of[places[row]] = row;
  for (const Place own : places.ids()) {
    const Place place = places[own];
    std::vector<Place>& forbidden = list.forbidden[own];
    for (const Place other : field.forbidden(place)) forbidden.push_back(row_of[other]);
    for (const Place row : places.ids()) {
      if (!rules) break;
      const Place other = places[row];
      const bool kept = field.kept_apart().Forbids(place, other) ||
                        (unwanted == Unwanted::kForbidden && field.IsUnwanted(place, other));
      if (kept && other != place) forbidden.push_back(row);
    }
    std::ranges::sort(forbidden);
    forbidden.erase(std::unique(forbidden.begin(), forbidden.end()), forbidden.end());
  }
  for (Place row(list.size() - 1); row >= Place(0); --row) {
    if (field[places[row]].may_have_bye) list.bye_candidates.push_back(row);
  }
  return list;
}

Diagnostic NoPairing(const Tournament& tournament, const Field& field) {
  if (field.size() == 0) {
    return {.code = std::string(kNoLegalPairing),
            .message = fmt::format("nobody is there to be paired in round {}", tournament.next_round().value()),
            .hint = "add players, or take back the byes of those who will come"};
  }
  const bool nobody =
      field.size() % 2 == 1 && std::ranges::count(field.entrants(), true, &swiss::Entrant::may_have_bye) == 0;
  return {.code = std::string(kNoLegalPairing),
          .message = fmt::format("no pairing of round {} exists: {}", tournament.next_round().value(),
                                 nobody ? "the number to be paired is odd and everybody has had the bye"
                                        : "too many have met or are forbidden to meet"),
          .hint = "end the event here, let somebody sit out on request, or allow a forbidden pair again"};
}

Result<RoundPairing> PairField(const Tournament& tournament, const Field& field, Variant variant) {
  if (field.size() == 0) return tl::unexpected(NoPairing(tournament, field));
  const Places places = PlacesInOrder(tournament, field);
  auto paired = swiss::PairNeighbours(ListOf(field, places, Unwanted::kForbidden));
  const bool wishes = field.kept_apart().has_origins() || field.kept_apart().has_ratings();
  if (!paired && wishes) paired = swiss::PairNeighbours(ListOf(field, places, Unwanted::kAllowed));
  if (!paired) return tl::unexpected(NoPairing(tournament, field));
  const auto player = [&](Place row) { return field[places[row]].player; };
  RoundPairing pairing;
  for (const auto& [higher, lower] : paired->pairs) {
    const OrderedPair pair{player(higher), player(lower), Count(pairing.boards) + 1};
    if (variant == Variant::kNorwegian) {
      pairing.boards.push_back(WithColours(tournament, pair));
    } else {
      pairing.boards.push_back({pair.higher, pair.lower, {"2.9.1", "no colours; higher in the list"}});
    }
  }
  if (paired->bye) pairing.bye = player(*paired->bye);
  return pairing;
}

}  // namespace

const SystemInfo& Monrad::info() const { return variant_ == Variant::kNorwegian ? kNorwegian : kUncoloured; }

Result<RoundPairing> Monrad::Pair(const Tournament& tournament) const {
  const Field field(tournament, kFieldRules);
  return PairField(tournament, field, variant_);
}

Result<RoundPairing> Monrad::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  if (std::holds_alternative<ImposedColour>(constraint)) return PairingSystem::PairUnder(tournament, constraint);
  const Field field(tournament, kFieldRules, constraint);
  return PairField(tournament, field, variant_);
}

}  // namespace ronda::monrad
