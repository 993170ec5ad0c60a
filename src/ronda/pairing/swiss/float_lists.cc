// The lists of differences of those who float again.
#include <utility>

#include "ronda/pairing/swiss/score_lists.h"
#include "ronda/pairing/swiss/value_list.h"

namespace ronda::swiss {
namespace {

// The differences of those who float down again, where a difference follows from the player's score and from whether
// the player is paired: of those with the highest score as many as possible are paired.
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

std::vector<Place> WithFloat(const Field& field, std::vector<Place> places, FloatOf before, Float wanted) {
  std::erase_if(places, [&](Place place) { return field[place].*before != wanted; });
  return places;
}

}  // namespace

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

}  // namespace ronda::swiss
