#include "ronda/pairing/swiss/score_lists.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace ronda::swiss {
namespace {

using Descending = std::set<int, std::greater<>>;

int Tenths(const Entrant& entrant) { return entrant.score.tenths(); }

// Where a value stands, or would stand, in a descending list.
std::size_t PlaceIn(std::span<const int> list, int value) {
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
  ScoreList(const Field& field, std::span<const int> places) {
    std::map<int, int, std::greater<>> counts;
    for (const int place : places) ++counts[Tenths(field[place])];
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

// Lowest scores of the downfloaters. With the number of pairs given, that is: of the MDPs with the highest score as
// many paired as possible, then of those with the next score, and so on.
class PairedMdps final : public DigitBlock {
 public:
  explicit PairedMdps(ScoreList scores) : DigitBlock(scores.digits()), scores_(std::move(scores)) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (edge.IsPair() && edge.Difference() != 0) values[scores_.DigitOf(*edge.higher)] = 1;
  }

 private:
  ScoreList scores_;
};

// The same where incoming floaters may meet each other: everybody paired counts, by his score.
class PairedByScore final : public DigitBlock {
 public:
  explicit PairedByScore(ScoreList scores) : DigitBlock(TwoOnAnEdge(scores.digits())), scores_(std::move(scores)) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (!edge.IsPair()) return;
    for (const Entrant* player : {edge.higher, edge.lower}) ++values[scores_.DigitOf(*player)];
  }

 private:
  static std::vector<Digit> TwoOnAnEdge(std::vector<Digit> digits) {
    for (Digit& digit : digits) digit.most = 2;
    return digits;
  }

  ScoreList scores_;
};

// The list of score differences of pairs and downfloaters, largest first, as small as possible. A pair adds its own
// difference and takes the two its players would add as downfloaters off the list.
class PairingScoreDifference final : public DigitBlock {
 public:
  PairingScoreDifference(ValueList list, int lowest)
      : DigitBlock(list.Digits(3)), list_(std::move(list)), lowest_(lowest) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (!edge.IsPair()) return;
    for (int& value : values) value = 1;
    --values[list_.DigitOf(edge.Difference())];
    for (const Entrant* player : {edge.higher, edge.lower}) ++values[list_.DigitOf(FloatDifference(*player, lowest_))];
  }

 private:
  ValueList list_;
  int lowest_;
};

std::vector<Digit> PairsThen(std::vector<Digit> digits) {
  digits.insert(digits.begin(), Digit{});
  return digits;
}

// In the next bracket the most pairs, then the lowest scores of its downfloaters.
class NextBracket final : public DigitBlock {
 public:
  explicit NextBracket(ScoreList scores) : DigitBlock(PairsThen(scores.digits())), scores_(std::move(scores)) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (edge.kind == EdgeKind::kFloaterToNext || edge.kind == EdgeKind::kNextPair) values[0] = 1;
    if (edge.kind == EdgeKind::kFloaterToNext) values[1 + scores_.DigitOf(*edge.higher)] = 1;
  }

 private:
  ScoreList scores_;
};

// The differences of those who float down again, where a difference follows from the player's score and from whether he
// is paired: of those with the highest score as many as possible are paired.
class SavedDownfloaters final : public DigitBlock {
 public:
  SavedDownfloaters(FloatOf before, ScoreList scores)
      : DigitBlock(scores.digits()), before_(before), scores_(std::move(scores)) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (!edge.IsPair()) return;
    for (const Entrant* player : {edge.higher, edge.lower}) {
      if (player->*before_ == Float::kDown) ++values[scores_.DigitOf(*player)];
    }
  }

 private:
  FloatOf before_;
  ScoreList scores_;
};

// The same in general.
class DownfloatDifferences final : public DigitBlock {
 public:
  DownfloatDifferences(FloatOf before, ValueList list, int lowest)
      : DigitBlock(list.Digits(3)), before_(before), list_(std::move(list)), lowest_(lowest) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (!edge.IsPair()) return;
    for (int& value : values) value = 1;
    const bool floats_down = edge.Difference() != 0;
    if (floats_down && edge.higher->*before_ == Float::kDown) --values[list_.DigitOf(edge.Difference())];
    for (const Entrant* player : {edge.higher, edge.lower}) {
      if (player->*before_ == Float::kDown) ++values[list_.DigitOf(FloatDifference(*player, lowest_))];
    }
  }

 private:
  FloatOf before_;
  ValueList list_;
  int lowest_;
};

// The differences of those who float up again, where a difference follows from the score of the MDP: of the pairs of
// MDPs with the highest score as many as possible without such an opponent.
class FreshUpfloaters final : public DigitBlock {
 public:
  FreshUpfloaters(FloatOf before, ScoreList scores)
      : DigitBlock(scores.digits()), before_(before), scores_(std::move(scores)) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (!edge.IsPair() || edge.Difference() == 0 || edge.lower->*before_ == Float::kUp) return;
    values[scores_.DigitOf(*edge.higher)] = 1;
  }

 private:
  FloatOf before_;
  ScoreList scores_;
};

// The same in general.
class UpfloatDifferences final : public DigitBlock {
 public:
  UpfloatDifferences(FloatOf before, ValueList list)
      : DigitBlock(list.Digits(1)), before_(before), list_(std::move(list)) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (!edge.IsPair()) return;
    for (int& value : values) value = 1;
    if (edge.lower->*before_ == Float::kUp && edge.Difference() != 0) values[list_.DigitOf(edge.Difference())] = 0;
  }

 private:
  FloatOf before_;
  ValueList list_;
};

std::vector<int> Everybody(const Bracket& bracket) {
  std::vector<int> places = bracket.mdps;
  places.insert(places.end(), bracket.residents.begin(), bracket.residents.end());
  return places;
}

std::vector<int> WithFloat(const Field& field, std::vector<int> places, FloatOf before, Float wanted) {
  std::erase_if(places, [&](int place) { return field[place].*before != wanted; });
  return places;
}

bool ResidentsAreEqual(const Field& field, const Bracket& bracket) {
  return field[bracket.residents.front()].score == field[bracket.residents.back()].score;
}

bool HasDifferences(const Field& field, const Bracket& bracket) {
  return !bracket.mdps.empty() || !ResidentsAreEqual(field, bracket);
}

// The differences above zero between the scores of two lists of players.
Descending DifferencesBetween(const Field& field, std::span<const int> higher, std::span<const int> lower) {
  Descending differences;
  for (const int high : higher) {
    for (const int low : lower) {
      if (const int difference = Tenths(field[high]) - Tenths(field[low]); difference > 0)
        differences.insert(difference);
    }
  }
  return differences;
}

int LowestScore(const Field& field, const Bracket& bracket) { return Tenths(field[bracket.residents.back()]); }

// The differences with which these players would float down.
Descending FloatDifferences(const Field& field, std::span<const int> places, int lowest) {
  Descending differences;
  for (const int place : places) differences.insert(FloatDifference(field[place], lowest));
  return differences;
}

}  // namespace

std::unique_ptr<DigitBlock> DownfloaterScoresBlock(const Field& field, const Bracket& bracket) {
  if (!HasDifferences(field, bracket)) return nullptr;
  if (!ResidentsAreEqual(field, bracket)) return std::make_unique<PairedByScore>(ScoreList(field, Everybody(bracket)));
  return std::make_unique<PairedMdps>(ScoreList(field, bracket.mdps));
}

std::unique_ptr<DigitBlock> PairingScoreDifferenceBlock(const Field& field, const Bracket& bracket) {
  if (!HasDifferences(field, bracket)) return nullptr;
  if (ResidentsAreEqual(field, bracket)) return DownfloaterScoresBlock(field, bracket);
  const auto everybody = Everybody(bracket);
  const int lowest = LowestScore(field, bracket);
  auto values = DifferencesBetween(field, everybody, bracket.residents);
  values.insert(0);
  values.merge(FloatDifferences(field, everybody, lowest));
  return std::make_unique<PairingScoreDifference>(ValueList(values), lowest);
}

std::unique_ptr<DigitBlock> NextBracketBlock(const Field& field, const Bracket& bracket) {
  return std::make_unique<NextBracket>(ScoreList(field, Everybody(bracket)));
}

std::unique_ptr<DigitBlock> DownfloatDifferencesBlock(FloatOf before, const Field& field, const Bracket& bracket) {
  const auto again = WithFloat(field, Everybody(bracket), before, Float::kDown);
  if (again.empty() || !HasDifferences(field, bracket)) return nullptr;
  if (ResidentsAreEqual(field, bracket)) return std::make_unique<SavedDownfloaters>(before, ScoreList(field, again));
  const int lowest = LowestScore(field, bracket);
  auto values = DifferencesBetween(field, again, bracket.residents);
  values.merge(FloatDifferences(field, again, lowest));
  return std::make_unique<DownfloatDifferences>(before, ValueList(values), lowest);
}

std::unique_ptr<DigitBlock> UpfloatDifferencesBlock(FloatOf before, const Field& field, const Bracket& bracket) {
  const auto again = WithFloat(field, bracket.residents, before, Float::kUp);
  if (again.empty() || !HasDifferences(field, bracket)) return nullptr;
  if (ResidentsAreEqual(field, bracket))
    return std::make_unique<FreshUpfloaters>(before, ScoreList(field, bracket.mdps));
  return std::make_unique<UpfloatDifferences>(before, ValueList(DifferencesBetween(field, Everybody(bracket), again)));
}

int FloatDifference(const Entrant& floater, int lowest_score_tenths) {
  return floater.score.tenths() - (lowest_score_tenths - 10);
}

}  // namespace ronda::swiss
