#include "ronda/pairing/swiss/score_lists.h"

#include <utility>

#include "ronda/pairing/swiss/value_list.h"

namespace ronda::swiss {
namespace {

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

// The same where incoming floaters may meet each other: everybody paired counts, by score.
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

int FloatDifference(const Entrant& floater, int lowest_score_tenths) {
  return floater.score.tenths() - (lowest_score_tenths - 10);
}

}  // namespace ronda::swiss
