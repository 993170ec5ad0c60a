#include "ronda/formats/json/places.h"

namespace ronda::json {

const std::vector<Value>& Places::Items(Key key) {
  const auto [entry, is_new] = items_.try_emplace(key.name);
  if (is_new) {
    if (const auto list = Member(root_, key)) entry->second = list->Items();
  }
  return entry->second;
}

Value Places::ResultPlace(PlayerIndex player, Round round) {
  const Value record = PlayerAt(player);
  const auto list = Member(record, kResultsKey);
  const auto items = list ? list->Items() : std::vector<Value>{};
  const auto at = round.index();
  return at < items.size() ? items[at] : record;
}

std::optional<Value> Places::Of(const Locus& locus) {
  const auto item = [&](Key key) -> std::optional<Value> {
    const auto& items = Items(key);
    return locus.position < items.size() ? std::optional(items[locus.position]) : Member(root_, key);
  };
  const auto of_player = [&](Key key) -> std::optional<Value> {
    const Value record = PlayerAt(*locus.player);
    return Member(record, key).value_or(record);
  };
  switch (locus.field) {
    case Field::kEvent:
      return std::nullopt;
    case Field::kPlannedRounds:
      return Member(root_, kPlannedRoundsKey);
    case Field::kPlayer:
      return PlayerAt(*locus.player);
    case Field::kTpn:
      return of_player(kTpnKey);
    case Field::kPoints:
      return of_player(kPointsKey);
    case Field::kEntry:
      return ResultPlace(*locus.player, *locus.round);
    case Field::kRequestedBye:
      return item(kRequestedByesKey);
    case Field::kForbidden:
      return item(kForbiddenKey);
    case Field::kKeptApart:
      return item(kKeptApartKey);
    case Field::kAcceleration:
      return item(kAccelerationsKey);
    case Field::kTeam:
      return item(kTeamsKey);
    case Field::kLineUp:
      return item(kLineUpsKey);
  }
  return std::nullopt;
}

}  // namespace ronda::json
