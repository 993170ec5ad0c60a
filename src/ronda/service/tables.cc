#include "ronda/service/tables.h"

#include <fmt/format.h>

#include "ronda/formats/tables/tables.h"

namespace ronda::service {

Parsed<tables::Event> TablesOf(const Source& source) {
  const auto text = TextOf(source);
  if (!text) return {std::nullopt, {text.error()}};
  return formats::ReadTables(*text, source.name);
}

tables::Event Seating::Seated() const {
  tables::Event event = before;
  std::erase_if(event.away, [&](const tables::Absence& absence) { return absence.round == round.number; });
  event.rounds.push_back(AsRound(round));
  return event;
}

Result<Seating> Seat(const tables::Event& event, std::optional<int> round) {
  if (round && *round > event.next_round()) {
    return tl::unexpected(UsageError(fmt::format("round {} cannot be seated yet", *round),
                                     fmt::format("the next round is {}", event.next_round())));
  }
  tables::Event before = round ? Before(event, *round) : event;
  return NextRound(before).map([&](tables::SeatedRound seated) {
    return Seating{std::move(before), std::move(seated)};
  });
}

}  // namespace ronda::service
