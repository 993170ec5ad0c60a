#include "ronda/pairing/keizer/ledger.h"

#include <algorithm>
#include <numeric>

namespace ronda::keizer {
namespace {

std::size_t At(PlayerIndex player) { return static_cast<std::size_t>(player.value()); }

// `value` as a whole number of 1 / unit.
std::int64_t InUnits(const Fraction& value, std::int64_t unit) { return value.over() * (unit / value.under()); }

}  // namespace

Ledger::Ledger(const Tournament& tournament, const Settings& settings)
    : tournament_(tournament),
      settings_(settings),
      maximum_(MaximumFor(settings, tournament.player_count())),
      value_unit_(std::lcm(maximum_.under(), settings.step.under())),
      items_(tournament.players().size()),
      parts_(tournament.players().size()),
      absences_(tournament.players().size(), 0),
      entered_(tournament.players().size(), false) {
  for (const Fraction& share : settings.worth) share_unit_ = std::lcm(share_unit_, share.under());
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    initial_.emplace_back(i);
    parts_[static_cast<std::size_t>(i)].push_back({i, settings.own_value == OwnValue::kCurrent ? share_unit_ : 0});
  }
}

void Ledger::AddRound() {
  ++rounds_;
  for (const PlayerIndex player : initial_) {
    const Item item = ItemOf(player, tournament_.entry(player, Round(rounds_)));
    items_[At(player)].push_back(item);
    Put(player, item.basis.value(), item.share);
  }
}

Item Ledger::ItemOf(PlayerIndex player, const RoundEntry& entry) {
  Item item{Round(rounds_), settings_.KindOf(entry.result), player, {}, false};
  if (TookPart(entry)) entered_[At(player)] = true;
  // Without an opponent there is nothing to win from; he who waited in vain sat out.
  if (IsGame(item.kind) && !entry.opponent) item.kind = item.kind == Kind::kLoss ? Kind::kAbsence : Kind::kBye;
  if (IsGame(item.kind)) item.basis = *entry.opponent;
  if (item.kind == Kind::kAbsence && !entered_[At(player)]) item.kind = Kind::kLateEntry;
  if (IsAbsence(item.kind)) item.unpaid = settings_.paid_absences && ++absences_[At(player)] > *settings_.paid_absences;
  if (!item.unpaid) item.share = settings_.Worth(item.kind);
  return item;
}

void Ledger::Put(PlayerIndex player, std::int32_t basis, const Fraction& share) {
  if (share == Fraction()) return;
  std::vector<Part>& parts = parts_[At(player)];
  auto part = std::ranges::find(parts, basis, &Part::basis);
  if (part == parts.end()) part = parts.insert(parts.end(), Part{basis, 0});
  part->share += InUnits(share, share_unit_);
}

std::int64_t Ledger::Units(std::size_t player, std::span<const std::int64_t> values) const {
  std::int64_t sum = 0;
  for (const Part& part : parts_[player]) sum += part.share * values[static_cast<std::size_t>(part.basis)];
  return sum;
}

Fraction Ledger::OwnShare(PlayerIndex player, std::span<const std::int32_t> places) const {
  switch (settings_.own_value) {
    case OwnValue::kCurrent:
      return ValueAt(places[At(player)]);
    case OwnValue::kOriginal:
      return ValueAt(player.value());
    case OwnValue::kNone:
      break;
  }
  return {};
}

Fraction Ledger::Points(PlayerIndex player, std::span<const std::int32_t> places) const {
  Fraction sum = OwnShare(player, places);
  for (const Item& item : items_[At(player)]) sum += item.share * ValueAt(places[At(item.basis)]);
  return sum;
}

std::vector<std::int32_t> Ledger::PlacesOf(const Order& order) {
  std::vector<std::int32_t> places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) places[At(order[i])] = static_cast<std::int32_t>(i);
  return places;
}

Ledger::Order Ledger::Resorted(const Order& order) const {
  const std::int64_t maximum = InUnits(maximum_, value_unit_);
  const std::int64_t step = InUnits(settings_.step, value_unit_);
  std::vector<std::int64_t> values(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) values[At(order[i])] = maximum - step * static_cast<std::int64_t>(i);
  std::vector<std::int64_t> points(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    points[i] = Units(i, values);
    if (settings_.own_value != OwnValue::kOriginal) continue;
    points[i] += share_unit_ * (maximum - step * static_cast<std::int64_t>(i));
  }
  Order sorted = initial_;
  std::ranges::sort(sorted, [&](PlayerIndex a, PlayerIndex b) {
    return points[At(a)] != points[At(b)] ? points[At(a)] > points[At(b)] : a < b;
  });
  return sorted;
}

}  // namespace ronda::keizer
