#include "ronda/pairing/dutch/candidate_order.h"

#include <algorithm>
#include <map>

#include "ronda/base/counting.h"

namespace ronda::dutch {
namespace {

using swiss::Field;

bool IsMdpPair(const swiss::Bracket& bracket, const swiss::Pair& pair) {
  return pair.higher < bracket.residents.front();
}

std::map<Place, Place> Opponents(const swiss::Candidate& candidate) {
  std::map<Place, Place> opponents;  // of the higher-ranked
  for (const swiss::Pair& pair : candidate.pairs) opponents.emplace(pair.higher, pair.lower);
  return opponents;
}

std::vector<PlayerIndex> Reversed(std::vector<PlayerIndex> players) {
  std::ranges::reverse(players);
  return players;
}

OrderStep StepOfExchange(const Field& field, const swiss::Exchange& expected, const swiss::Exchange& found) {
  OrderStep step;
  step.kind = OrderStep::Kind::kExchange;
  step.expected_out = Reversed(field.PlayersAt(expected.out));
  step.expected_in = field.PlayersAt(expected.in);
  step.found_out = Reversed(field.PlayersAt(found.out));
  step.found_in = field.PlayersAt(found.in);
  return step;
}

}  // namespace

std::vector<Place> Remainder(const swiss::Bracket& bracket, const swiss::Candidate& candidate) {
  std::vector<Place> taken;
  for (const swiss::Pair& pair : candidate.pairs) {
    if (IsMdpPair(bracket, pair)) taken.push_back(pair.lower);
  }
  std::ranges::sort(taken);
  std::vector<Place> remainder;
  std::ranges::set_difference(bracket.residents, taken, std::back_inserter(remainder));
  return remainder;
}

swiss::Candidate NaturalRemainder(const swiss::Bracket& bracket, const swiss::Candidate& candidate) {
  const auto remainder = Remainder(bracket, candidate);
  const auto pairs = CountIf(candidate.pairs, [&](const swiss::Pair& pair) { return !IsMdpPair(bracket, pair); });
  swiss::Candidate natural;
  for (std::size_t i = 0; i < pairs; ++i) natural.pairs.push_back({remainder[i], remainder[i + pairs]});
  natural.downfloaters.assign(remainder.begin() + static_cast<std::ptrdiff_t>(2 * pairs), remainder.end());
  return natural;
}

swiss::Candidate NaturalCandidate(const swiss::Bracket& bracket, const swiss::Candidate& like) {
  const auto mdps = CountIf(like.pairs, [&](const swiss::Pair& pair) { return IsMdpPair(bracket, pair); });
  swiss::Candidate natural;
  for (std::size_t i = 0; i < mdps; ++i) natural.pairs.push_back({bracket.mdps[i], bracket.residents[i]});
  natural.downfloaters.assign(bracket.mdps.begin() + static_cast<std::ptrdiff_t>(mdps), bracket.mdps.end());
  // As many pairs of residents as `like` has.
  swiss::Candidate sized = natural;
  for (const swiss::Pair& pair : like.pairs) {
    if (!IsMdpPair(bracket, pair)) sized.pairs.push_back(pair);
  }
  const swiss::Candidate remainder = NaturalRemainder(bracket, sized);
  natural.pairs.insert(natural.pairs.end(), remainder.pairs.begin(), remainder.pairs.end());
  natural.downfloaters.insert(natural.downfloaters.end(), remainder.downfloaters.begin(), remainder.downfloaters.end());
  return natural;
}

swiss::Exchange ExchangeOf(const swiss::Bracket& bracket, const swiss::Candidate& candidate) {
  const auto remainder = Remainder(bracket, candidate);
  std::vector<Place> higher;
  for (const swiss::Pair& pair : candidate.pairs) {
    if (!IsMdpPair(bracket, pair)) higher.push_back(pair.higher);
  }
  std::ranges::sort(higher);
  const std::span<const Place> s1(remainder.begin(), remainder.begin() + std::ssize(higher));
  swiss::Exchange exchange;
  std::ranges::set_difference(s1, higher, std::back_inserter(exchange.out));
  std::ranges::set_difference(higher, s1, std::back_inserter(exchange.in));
  return exchange;
}

std::optional<OrderStep> FirstDifference(const Field& field, const swiss::Articles& articles,
                                         const swiss::Bracket& bracket,
                                         std::span<const swiss::Candidate, 2> expected_and_found) {
  const auto& [expected, found] = std::tie(expected_and_found[0], expected_and_found[1]);
  const auto own = Opponents(expected);
  const auto other = Opponents(found);
  OrderStep step;
  for (const Place mdp : bracket.mdps) {
    step = {OrderStep::Kind::kMdpSet, articles.mdp_exchange, field[mdp].player};
    if (own.contains(mdp) != other.contains(mdp)) return step;
  }
  const auto opponent_differs = [&](Place place) {
    if (!own.contains(place) || own.at(place) == other.at(place)) return false;
    step.article = articles.transposition;
    step.player = field[place].player;
    step.expected = field[own.at(place)].player;
    step.found = field[other.at(place)].player;
    return true;
  };
  step.kind = OrderStep::Kind::kMdpOpponent;
  if (std::ranges::any_of(bracket.mdps, opponent_differs)) return step;
  const swiss::Exchange own_exchange = ExchangeOf(bracket, expected);
  const swiss::Exchange other_exchange = ExchangeOf(bracket, found);
  if (own_exchange != other_exchange) {
    step = StepOfExchange(field, own_exchange, other_exchange);
    step.article = articles.exchange;
    return step;
  }
  step.kind = OrderStep::Kind::kOpponent;
  if (std::ranges::any_of(bracket.residents, opponent_differs)) return step;
  return std::nullopt;
}

}  // namespace ronda::dutch
