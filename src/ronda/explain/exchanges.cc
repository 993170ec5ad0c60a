#include "ronda/explain/exchanges.h"

#include <algorithm>
#include <tuple>

#include "ronda/base/counting.h"
#include "ronda/base/id_vector.h"

namespace ronda::explain {
namespace {

constexpr std::size_t kLargestPart = 16;    // all exchanges of more players are too many to list
constexpr std::size_t kMostExchanges = 25;  // as many as somebody reads

// A player of the part, from 0.
using PartNumber = StrongInt<struct PartNumberTag>;
using PartNumbers = std::vector<PartNumber>;

// Which players of the upper half change places with which of the lower half.
struct Exchange {
  PartNumbers out;
  PartNumbers in;
};

// C.04.3/2012 §D2; Elementos §A.7.3: few players, a small difference, low ranks out of S1, high ranks out of S2.
auto OrderOf(const Exchange& exchange) {
  int difference = 0;
  for (const PartNumber number : exchange.in) difference += number.value();
  for (const PartNumber number : exchange.out) difference -= number.value();
  std::vector<int> out;
  for (const PartNumber number : exchange.out) out.push_back(-number.value());
  std::ranges::sort(out);
  return std::tuple(exchange.in.size(), difference, out, exchange.in);
}

void AddSubsets(PartNumber from, PartNumber to, std::size_t size, PartNumbers& chosen, std::vector<PartNumbers>& all) {
  if (chosen.size() == size) {
    all.push_back(chosen);
    return;
  }
  for (PartNumber number = from; number < to; ++number) {
    chosen.push_back(number);
    AddSubsets(Next(number), to, size, chosen, all);
    chosen.pop_back();
  }
}

std::vector<PartNumbers> Subsets(PartNumber from, PartNumber to, std::size_t size) {
  std::vector<PartNumbers> all;
  PartNumbers chosen;
  AddSubsets(from, to, size, chosen, all);
  return all;
}

// Of as many players as `size`, in their order.
std::vector<Exchange> ExchangesOf(int players, std::size_t size) {
  const PartNumber half(players / 2);
  std::vector<Exchange> all;
  for (const auto& out : Subsets(PartNumber(0), half, size)) {
    for (const auto& in : Subsets(half, PartNumber(players), size)) all.push_back({out, in});
  }
  std::ranges::stable_sort(all, {}, OrderOf);
  return all;
}

// The part when S1 and S2 are composed like this: pairs that are the only ones somebody has left are made one after the
// other.
class Elimination {
 public:
  Elimination(const ExchangeQuestion& question, const Exchange& exchange)
      : question_(question), in_s1_(Count(question.players), false), free_(Count(question.players), true) {
    for (const PartNumber number : IdRange<PartNumber>(in_s1_.size() / 2)) in_s1_[number] = true;
    for (const PartNumber number : exchange.out) in_s1_[number] = false;
    for (const PartNumber number : exchange.in) in_s1_[number] = true;
    tried_.out = PlacesOf(exchange.out);
    tried_.in = PlacesOf(exchange.in);
  }

  TriedExchange Run() {
    tried_.remainder = Remains();
    return std::move(tried_);
  }

 private:
  using Forced = std::pair<PartNumber, PartNumbers>;

  Place PlaceOf(PartNumber player) const { return question_.players[player.index()]; }

  std::vector<Place> PlacesOf(const PartNumbers& numbers) const {
    std::vector<Place> places;
    for (const PartNumber number : numbers) places.push_back(PlaceOf(number));
    return places;
  }

  Remainder Remains() {
    while (const auto forced = NextForced()) {
      const auto& [player, opponents] = *forced;
      if (opponents.empty()) {
        tried_.alone = PlaceOf(player);
        return Remainder::kAlone;
      }
      Make(player, opponents.front());
    }
    if (std::ranges::count(free_, true) == 0) return Remainder::kNobody;
    return CanPairRest() ? Remainder::kPairable : Remainder::kUnpairable;
  }

  PartNumbers OpponentsOf(PartNumber player) const {
    PartNumbers opponents;
    for (const PartNumber other : free_.ids()) {
      if (free_[other] && in_s1_[other] != in_s1_[player] && question_.may_meet(PlaceOf(player), PlaceOf(other))) {
        opponents.push_back(other);
      }
    }
    return opponents;
  }

  // The first who has one opponent only, or none.
  std::optional<Forced> NextForced() const {
    std::optional<Forced> forced;
    for (const PartNumber player : free_.ids()) {
      if (!free_[player]) continue;
      auto opponents = OpponentsOf(player);
      if (opponents.empty()) return Forced{player, {}};
      if (opponents.size() == 1 && !forced) forced = Forced{player, std::move(opponents)};
    }
    return forced;
  }

  void Make(PartNumber one, PartNumber other) {
    free_[one] = free_[other] = false;
    const auto [higher, lower] = std::minmax(one, other);
    tried_.forced.push_back({PlaceOf(higher), PlaceOf(lower)});
  }

  bool CanPairRest() {
    const auto first = std::ranges::find(free_, true);
    if (first == free_.end()) return true;
    const PartNumber player = PartNumber::FromIndex(IndexIn(free_, first));
    for (const PartNumber other : OpponentsOf(player)) {
      free_[player] = free_[other] = false;
      const bool paired = CanPairRest();
      free_[player] = free_[other] = true;
      if (paired) return true;
    }
    return false;
  }

  const ExchangeQuestion& question_;
  IdVector<PartNumber, bool> in_s1_;
  IdVector<PartNumber, bool> free_;
  TriedExchange tried_;
};

// The exchange that the pairing has: the higher ranked of each pair is in S1.
Exchange ExchangeOf(const ExchangeQuestion& question) {
  const PartNumber half(Count(question.players) / 2);
  Exchange exchange;
  for (const PartNumber number : IdRange<PartNumber>(Count(question.players))) {
    const Place player = question.players[number.index()];
    const bool in_s1 = std::ranges::any_of(
        question.pairs, [&](const PlacePair& pair) { return std::min(pair.higher, pair.lower) == player; });
    if (in_s1 && number >= half) exchange.in.push_back(number);
    if (!in_s1 && number < half) exchange.out.push_back(number);
  }
  return exchange;
}

}  // namespace

// Elementos §A.7.3.
// Decision 325.
TriedExchanges ExchangesInTurn(const ExchangeQuestion& question) {
  const Exchange made = ExchangeOf(question);
  if (made.in.empty() || question.players.size() > kLargestPart) return {};
  TriedExchanges in_turn;
  for (std::size_t size = 0; size <= made.in.size(); ++size) {
    for (const Exchange& exchange : ExchangesOf(Count(question.players), size)) {
      const bool is_made = OrderOf(exchange) == OrderOf(made);
      if (!is_made && in_turn.tried.size() == kMostExchanges) {
        ++in_turn.left_out;
        continue;
      }
      in_turn.tried.push_back(Elimination(question, exchange).Run());
      if (is_made) return in_turn;
    }
  }
  return in_turn;
}

}  // namespace ronda::explain
