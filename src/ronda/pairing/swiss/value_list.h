// The values that the criteria about lists of scores and of differences (score_lists.h) have digits for.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "ronda/pairing/swiss/criteria.h"

namespace ronda::swiss {

using Descending = std::set<int, std::greater<>>;

inline int Tenths(const Entrant& entrant) { return entrant.score.tenths(); }

// Where a value stands, or would stand, in a descending list.
inline std::size_t PlaceIn(std::span<const int> list, int value) {
  const auto found = std::ranges::lower_bound(list, value, std::greater{});
  return std::span(list.begin(), found).size();
}

// Values in descending order, each with a digit of its own.
class ValueList {
 public:
  explicit ValueList(const Descending& values) : values_(values.begin(), values.end()) {}

  std::size_t DigitOf(int value) const { return PlaceIn(values_, value); }
  std::vector<Digit> Digits(int most) const { return std::vector<Digit>(values_.size(), Digit{most, {}}); }

 private:
  std::vector<int> values_;
};

// The scores of some players in descending order, each with a digit that counts no more than there are players.
class ScoreList {
 public:
  ScoreList(const Field& field, std::span<const Place> places) {
    std::map<int, int, std::greater<>> counts;
    for (const Place place : places) ++counts[Tenths(field[place])];
    for (const auto& [score, count] : counts) {
      scores_.push_back(score);
      digits_.push_back({1, count});
    }
  }

  std::size_t DigitOf(const Entrant& player) const { return PlaceIn(scores_, Tenths(player)); }
  const std::vector<Digit>& digits() const { return digits_; }

 private:
  std::vector<int> scores_;
  std::vector<Digit> digits_;
};

inline std::vector<Place> Everybody(const Bracket& bracket) {
  std::vector<Place> places = bracket.mdps;
  places.insert(places.end(), bracket.residents.begin(), bracket.residents.end());
  return places;
}

inline bool ResidentsAreEqual(const Field& field, const Bracket& bracket) {
  return field[bracket.residents.front()].score == field[bracket.residents.back()].score;
}

inline bool HasDifferences(const Field& field, const Bracket& bracket) {
  return !bracket.mdps.empty() || !ResidentsAreEqual(field, bracket);
}

// The differences above zero between the scores of two lists of players.
inline Descending DifferencesBetween(const Field& field, std::span<const Place> higher, std::span<const Place> lower) {
  Descending differences;
  for (const Place high : higher) {
    for (const Place low : lower) {
      if (const int difference = Tenths(field[high]) - Tenths(field[low]); difference > 0)
        differences.insert(difference);
    }
  }
  return differences;
}

inline int LowestScore(const Field& field, const Bracket& bracket) { return Tenths(field[bracket.residents.back()]); }

// The differences with which these players would float down.
inline Descending FloatDifferences(const Field& field, std::span<const Place> places, int lowest) {
  Descending differences;
  for (const Place place : places) differences.insert(FloatDifference(field[place], lowest));
  return differences;
}

}  // namespace ronda::swiss
