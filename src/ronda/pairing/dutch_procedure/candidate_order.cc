#include "ronda/pairing/dutch_procedure/candidate_order.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>
#include <tuple>

namespace ronda::dutch_procedure {
namespace {

// All that the order depends on, first key first; a smaller tuple is tried before a larger one.
using OrderKey = std::tuple<std::vector<int>, std::vector<int>, std::size_t, int, std::vector<int>, std::vector<int>,
                            std::vector<int>>;

std::vector<int> Highers(std::span<const Pair> pairs) {
  std::vector<int> places;
  for (const Pair& pair : pairs) places.push_back(pair.higher);
  return places;
}

std::vector<int> Lowers(std::span<const Pair> pairs) {
  std::vector<int> places;
  for (const Pair& pair : pairs) places.push_back(pair.lower);
  return places;
}

// Everybody but the heterogeneous part.
std::vector<int> Remainder(const PairedGroup& paired) {
  const auto part = paired.heterogeneous_pairs();
  std::vector<int> remainder;
  for (int i = 0; i < paired.group.size(); ++i) {
    const int player = paired.group.player(i);
    if (std::ranges::none_of(part, [&](const Pair& pair) { return pair.higher == player || pair.lower == player; }))
      remainder.push_back(player);
  }
  return remainder;
}

OrderKey KeyOf(const PairedGroup& paired) {
  const auto part = paired.heterogeneous_pairs();
  const auto rest = paired.remainder_pairs();
  const std::vector<int> remainder = Remainder(paired);
  const std::vector<int> s1 = Highers(rest);
  std::vector<int> out;
  std::vector<int> in;
  int sum = 0;
  for (std::size_t number = 0; number < remainder.size(); ++number) {
    const bool in_s1 = std::ranges::find(s1, remainder[number]) != s1.end();
    if (in_s1) sum += static_cast<int>(number);
    if (in_s1 && number >= rest.size()) in.push_back(static_cast<int>(number));
    if (!in_s1 && number < rest.size()) out.push_back(-static_cast<int>(number));
  }
  std::ranges::sort(out);  // the lowest-ranked first
  const std::size_t exchanged = in.size();
  return {Highers(part), Lowers(part), exchanged, sum, std::move(out), std::move(in), Lowers(rest)};
}

}  // namespace

bool ComesBefore(const PairedGroup& one, const PairedGroup& other) { return KeyOf(one) < KeyOf(other); }

}  // namespace ronda::dutch_procedure
