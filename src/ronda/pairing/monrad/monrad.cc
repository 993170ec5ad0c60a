#include "ronda/pairing/monrad/monrad.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "ronda/pairing/monrad/colours.h"
#include "ronda/pairing/monrad/order.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/neighbours.h"

namespace ronda::monrad {
namespace {

using swiss::Field;
using swiss::RankedList;

constexpr swiss::FieldRules kFieldRules{swiss::ByeRule::kNoByeOfAWin, UnplayedFloats::kNone};

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

// Places in the field in the order of the list.
std::vector<int> PlacesInOrder(const Tournament& tournament, const Field& field) {
  std::vector<int> place_of(tournament.players().size(), -1);
  for (int place = 0; place < field.size(); ++place) {
    place_of[static_cast<std::size_t>(field[place].player.value())] = place;
  }
  std::vector<int> places;
  for (const PlayerIndex player : PairingOrder(tournament)) {
    const int place = place_of[static_cast<std::size_t>(player.value())];
    if (place >= 0) places.push_back(place);
  }
  return places;
}

enum class Unwanted : std::uint8_t {
  kForbidden,
  kAllowed
};  // pairs the organiser would rather not have (decision 180)

RankedList ListOf(const Field& field, const std::vector<int>& places, Unwanted unwanted) {
  const bool rules =
      field.kept_apart().forbids_anybody() || field.kept_apart().has_origins() || field.kept_apart().has_ratings();
  std::vector<int> row_of(places.size());
  for (std::size_t row = 0; row < places.size(); ++row) {
    row_of[static_cast<std::size_t>(places[row])] = static_cast<int>(row);
  }
  RankedList list;
  for (const int place : places) {
    std::vector<int>& forbidden = list.forbidden.emplace_back();
    for (const int other : field.forbidden(place)) forbidden.push_back(row_of[static_cast<std::size_t>(other)]);
    for (int row = 0; rules && row < std::ssize(places); ++row) {
      const int other = places[static_cast<std::size_t>(row)];
      const bool kept = field.kept_apart().Forbids(place, other) ||
                        (unwanted == Unwanted::kForbidden && field.IsUnwanted(place, other));
      if (kept && other != place) forbidden.push_back(row);
    }
    std::ranges::sort(forbidden);
    forbidden.erase(std::unique(forbidden.begin(), forbidden.end()), forbidden.end());
  }
  for (std::size_t row = places.size(); row-- > 0;) {
    if (field[places[row]].may_have_bye) list.bye_candidates.push_back(static_cast<int>(row));
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
                                        : "too many have met already or are forbidden to meet"),
          .hint = "end the event here, let somebody sit out on request, or lift a prohibition"};
}

Result<RoundPairing> PairField(const Tournament& tournament, const Field& field, Variant variant) {
  if (field.size() == 0) return tl::unexpected(NoPairing(tournament, field));
  const std::vector<int> places = PlacesInOrder(tournament, field);
  auto paired = swiss::PairNeighbours(ListOf(field, places, Unwanted::kForbidden));
  const bool wishes = field.kept_apart().has_origins() || field.kept_apart().has_ratings();
  if (!paired && wishes) paired = swiss::PairNeighbours(ListOf(field, places, Unwanted::kAllowed));
  if (!paired) return tl::unexpected(NoPairing(tournament, field));
  const auto player = [&](int row) { return field[places[static_cast<std::size_t>(row)]].player; };
  RoundPairing pairing;
  for (const auto& [higher, lower] : paired->pairs) {
    const OrderedPair pair{player(higher), player(lower), static_cast<int>(pairing.boards.size()) + 1};
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
