#include "ronda/pairing/keizer/ledger.h"

#include <algorithm>
#include <numeric>

#include "ronda/base/id_vector.h"

namespace ronda::keizer {
namespace {

// `value` as a whole number of 1 / unit.
std::int64_t InUnits(const Fraction& value, std::int64_t unit) { return value.over() * (unit / value.under()); }

}  // namespace

Ledger::Ledger(const Tournament& tournament, const Settings& settings)
    : tournament_(tournament),
      settings_(settings),
      maximum_(MaximumFor(settings, tournament.player_count())),
      value_unit_(std::lcm(maximum_.under(), settings.step.under())),
      items_(tournament.player_count()),
      parts_(tournament.player_count()),
      absences_(tournament.player_count(), 0),
      entered_(tournament.player_count(), false) {
  for (const Fraction& share : settings.worth) share_unit_ = std::lcm(share_unit_, share.under());
  for (const PlayerIndex player : tournament.player_ids()) {
    initial_.push_back(player);
    parts_[player].push_back({player, settings.own_value == OwnValue::kCurrent ? share_unit_ : 0});
  }
}

void Ledger::AddRound() {
  ++rounds_;
  for (const PlayerIndex player : initial_) {
    const Item item = ItemOf(player, tournament_.entry(player, Round(rounds_)));
    items_[player].push_back(item);
    Put(player, item.basis, item.share);
  }
}

Item Ledger::ItemOf(PlayerIndex player, const RoundEntry& entry) {
  Item item{Round(rounds_), settings_.KindOf(entry.result), player, {}, false};
  if (TookPart(entry)) entered_[player] = true;
  // Without an opponent there is nothing to win from; whoever waited in vain sat out.
  if (IsGame(item.kind) && !entry.opponent) item.kind = item.kind == Kind::kLoss ? Kind::kAbsence : Kind::kBye;
  if (IsGame(item.kind)) item.basis = *entry.opponent;
  if (item.kind == Kind::kAbsence && !entered_[player]) item.kind = Kind::kLateEntry;
  if (IsAbsence(item.kind)) item.unpaid = settings_.paid_absences && ++absences_[player] > *settings_.paid_absences;
  if (!item.unpaid) item.share = settings_.Worth(item.kind);
  return item;
}

void Ledger::Put(PlayerIndex player, PlayerIndex basis, const Fraction& share) {
  if (share == Fraction()) return;
  std::vector<Part>& parts = parts_[player];
  auto part = std::ranges::find(parts, basis, &Part::basis);
  if (part == parts.end()) part = parts.insert(parts.end(), Part{basis, 0});
  part->share += InUnits(share, share_unit_);
}

std::int64_t Ledger::Units(PlayerIndex player, const IdVector<PlayerIndex, std::int64_t>& values) const {
  std::int64_t sum = 0;
  for (const Part& part : parts_[player]) sum += part.share * values[part.basis];
  return sum;
}

Fraction Ledger::OwnShare(PlayerIndex player, const Ranks& ranks) const {
  switch (settings_.own_value) {
    case OwnValue::kCurrent:
      return ValueAt(ranks[player]);
    case OwnValue::kOriginal:
      return ValueAt(Rank::FromIndex(player.index()));  // in the initial ranking
    case OwnValue::kNone:
      break;
  }
  return {};
}

Fraction Ledger::Points(PlayerIndex player, const Ranks& ranks) const {
  Fraction sum = OwnShare(player, ranks);
  for (const Item& item : items_[player]) sum += item.share * ValueAt(ranks[item.basis]);
  return sum;
}

Ledger::Ranks Ledger::RanksOf(const Order& order) {
  Ranks ranks(Count(order), Rank(1));
  Rank next(1);
  for (const PlayerIndex player : order) {
    ranks[player] = next;
    ++next;
  }
  return ranks;
}

Ledger::Order Ledger::Resorted(const Order& order) const {
  const std::int64_t maximum = InUnits(maximum_, value_unit_);
  const std::int64_t step = InUnits(settings_.step, value_unit_);
  IdVector<PlayerIndex, std::int64_t> values(Count(order));
  std::int64_t value = maximum;
  for (const PlayerIndex player : order) {
    values[player] = value;
    value -= step;
  }
  IdVector<PlayerIndex, std::int64_t> points(Count(order));
  for (const PlayerIndex player : points.ids()) {
    points[player] = Units(player, values);
    if (settings_.own_value != OwnValue::kOriginal) continue;
    points[player] += share_unit_ * (maximum - step * player.value());
  }
  Order sorted = initial_;
  std::ranges::sort(
      sorted, [&](PlayerIndex a, PlayerIndex b) { return points[a] != points[b] ? points[a] > points[b] : a < b; });
  return sorted;
}

}  // namespace ronda::keizer
