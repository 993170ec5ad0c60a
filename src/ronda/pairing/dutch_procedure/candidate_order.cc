#include "ronda/pairing/dutch_procedure/candidate_order.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>
#include <tuple>

#include "ronda/base/id_vector.h"

namespace ronda::dutch_procedure {
namespace {

// The number of a player of the remainder, in ranking order.
using Number = StrongInt<struct NumberTag>;

// All that the order depends on, first key first; a smaller tuple is tried before a larger one.
using OrderKey = std::tuple<std::vector<Place>, std::vector<Place>, std::size_t, int, std::vector<int>,
                            std::vector<Number>, std::vector<Place>>;

std::vector<Place> Highers(std::span<const Pair> pairs) {
  std::vector<Place> places;
  for (const Pair& pair : pairs) places.push_back(pair.higher);
  return places;
}

std::vector<Place> Lowers(std::span<const Pair> pairs) {
  std::vector<Place> places;
  for (const Pair& pair : pairs) places.push_back(pair.lower);
  return places;
}

// Everybody but the heterogeneous part.
IdVector<Number, Place> Remainder(const PairedGroup& paired) {
  const auto part = paired.heterogeneous_pairs();
  IdVector<Number, Place> remainder;
  for (const Vertex v : paired.group.vertices()) {
    const Place player = paired.group.player(v);
    if (std::ranges::none_of(part, [&](const Pair& pair) { return pair.higher == player || pair.lower == player; }))
      remainder.push_back(player);
  }
  return remainder;
}

OrderKey KeyOf(const PairedGroup& paired) {
  const auto part = paired.heterogeneous_pairs();
  const auto rest = paired.remainder_pairs();
  const IdVector<Number, Place> remainder = Remainder(paired);
  const std::vector<Place> s1 = Highers(rest);
  const Number first_of_s2(Count(rest));
  std::vector<int> out;
  std::vector<Number> in;
  int sum = 0;
  for (const Number number : remainder.ids()) {
    const bool in_s1 = std::ranges::find(s1, remainder[number]) != s1.end();
    if (in_s1) sum += number.value();
    if (in_s1 && number >= first_of_s2) in.push_back(number);
    if (!in_s1 && number < first_of_s2) out.push_back(-number.value());
  }
  std::ranges::sort(out);  // the lowest-ranked first
  const std::size_t exchanged = in.size();
  return {Highers(part), Lowers(part), exchanged, sum, std::move(out), std::move(in), Lowers(rest)};
}

}  // namespace

bool ComesBefore(const PairedGroup& one, const PairedGroup& other) { return KeyOf(one) < KeyOf(other); }

}  // namespace ronda::dutch_procedure
