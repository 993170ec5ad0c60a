#include "ronda/pairing/dutch/criteria.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>

namespace ronda::dutch {
namespace {

using swiss::Entrant;
using swiss::Field;
using swiss::PreferenceStrength;
using FloatOf = Float Entrant::*;

int Tenths(const Entrant& entrant) { return entrant.score.tenths(); }
int Difference(const Edge& pair) { return Tenths(*pair.higher) - Tenths(*pair.lower); }
bool IsPair(const Edge& edge) { return edge.kind == EdgeKind::kBracketPair; }

// Values in descending order, each with a digit of its own.
class ValueList {
 public:
  explicit ValueList(const std::set<int, std::greater<>>& values) : values_(values.begin(), values.end()) {}
  std::size_t size() const { return values_.size(); }
  std::size_t DigitOf(int value) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(values_, value, std::greater{}) - values_.begin());
  }

 private:
  std::vector<int> values_;
};

std::vector<int> Maxima(const ValueList& values, int maximum) { return std::vector<int>(values.size(), maximum); }

class Matched final : public DigitBlock {
 public:
  Matched() : DigitBlock({1}) {}
  void Score(const Edge& /*edge*/, std::span<int> digits) const override { digits[0] = 1; }
};

class MustPair final : public DigitBlock {
 public:
  explicit MustPair(const Entrant& player) : DigitBlock({1}), player_(player) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    digits[0] = IsPair(edge) && (edge.higher == &player_ || edge.lower == &player_) ? 1 : 0;
  }

 private:
  const Entrant& player_;
};

// C.04.3/2026 §2.4.1 [C6]; /2017 C.5: as many pairs as possible.
class Pairs final : public DigitBlock {
 public:
  Pairs() : DigitBlock({1}) {}
  void Score(const Edge& edge, std::span<int> digits) const override { digits[0] = IsPair(edge) ? 1 : 0; }
};

// C.04.3/2026 §2.4.2 [C7]: lowest scores of the downfloaters. With the number of pairs given, that is: of the MDPs with
// the highest score as many paired as possible, then of those with the next score, and so on.
class DownfloaterScores final : public DigitBlock {
 public:
  explicit DownfloaterScores(ValueList scores) : DigitBlock(Maxima(scores, 1)), scores_(std::move(scores)) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (IsPair(edge) && Difference(edge) != 0) digits[scores_.DigitOf(Tenths(*edge.higher))] = 1;
  }

 private:
  ValueList scores_;
};

// C.04.3/2017 A.8, C.6: the list of score differences of pairs and downfloaters, largest first, as small as possible. A
// pair adds its own difference and takes the two its players would add as downfloaters off the list.
class PairingScoreDifference final : public DigitBlock {
 public:
  PairingScoreDifference(ValueList values, int lowest)
      : DigitBlock(Maxima(values, 3)), values_(std::move(values)), lowest_(lowest) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (!IsPair(edge)) return;
    for (int& digit : digits) digit = 1;
    --digits[values_.DigitOf(Difference(edge))];
    for (const Entrant* player : {edge.higher, edge.lower})
      ++digits[values_.DigitOf(FloatDifference(*player, lowest_))];
  }

 private:
  ValueList values_;
  int lowest_;
};

// C.04.3/2026 §2.4.3 [C8]; /2017 C.7: in the next bracket the most pairs, then the lowest scores of its downfloaters.
class NextBracket final : public DigitBlock {
 public:
  explicit NextBracket(ValueList scores)
      : DigitBlock(std::vector<int>(scores.size() + 1, 1)), scores_(std::move(scores)) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (edge.kind == EdgeKind::kFloaterToNext || edge.kind == EdgeKind::kNextPair) digits[0] = 1;
    if (edge.kind == EdgeKind::kFloaterToNext) digits[1 + scores_.DigitOf(Tenths(*edge.higher))] = 1;
  }

 private:
  ValueList scores_;
};

// C.04.3/2026 §2.4.4 [C9]: the bye to a player with few unplayed rounds.
class ByeUnplayedRounds final : public DigitBlock {
 public:
  explicit ByeUnplayedRounds(int most) : DigitBlock({most}), most_(most) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (edge.kind == EdgeKind::kFloaterToBye) digits[0] = most_ - edge.higher->unplayed_rounds;
  }

 private:
  int most_;
};

// C.04.3/2026 §2.4.5 [C10] and §2.4.6 [C11]; /2017 C.8 and C.9.
class TopscorerColours final : public DigitBlock {
 public:
  using Count = int (*)(const Edge&, Colour);
  TopscorerColours(Count count, Colour initial_colour)
      : DigitBlock({2}), count_(count), initial_colour_(initial_colour) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (IsPair(edge)) digits[0] = 2 - count_(edge, initial_colour_);
  }

 private:
  Count count_;
  Colour initial_colour_;
};

// C.04.3/2026 §2.4.7 [C12] and §2.4.8 [C13]; /2017 C.10 and C.11.
class ColourPreferences final : public DigitBlock {
 public:
  using Denies = bool (*)(const Entrant&, const Entrant&);
  explicit ColourPreferences(Denies denies) : DigitBlock({1}), denies_(denies) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (IsPair(edge)) digits[0] = denies_(*edge.higher, *edge.lower) ? 0 : 1;
  }

 private:
  Denies denies_;
};

// C.04.3/2026 §2.4.9 [C14] and §2.4.11 [C16]; /2017 C.12 and C.14: few players who float down again. A pair saves each
// of its players from that, except the one with the higher score, who floats down by it.
class Downfloats final : public DigitBlock {
 public:
  explicit Downfloats(FloatOf before) : DigitBlock({2}), before_(before) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (!IsPair(edge)) return;
    if (edge.higher->*before_ == Float::kDown && Difference(edge) == 0) ++digits[0];
    if (edge.lower->*before_ == Float::kDown) ++digits[0];
  }

 private:
  FloatOf before_;
};

// C.04.3/2026 §2.4.10 [C15] and §2.4.12 [C17]; /2017 C.13 and C.15: few players who float up again.
class Upfloats final : public DigitBlock {
 public:
  explicit Upfloats(FloatOf before) : DigitBlock({1}), before_(before) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (IsPair(edge)) digits[0] = edge.lower->*before_ == Float::kUp && Difference(edge) != 0 ? 0 : 1;
  }

 private:
  FloatOf before_;
};

// C.04.3/2026 §2.4.13 [C18] and §2.4.15 [C20]; /2017 C.16 and C.18: the score differences of those who float down
// again, largest first.
class DownfloatDifferences final : public DigitBlock {
 public:
  DownfloatDifferences(FloatOf before, ValueList values, int lowest)
      : DigitBlock(Maxima(values, 3)), before_(before), values_(std::move(values)), lowest_(lowest) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (!IsPair(edge)) return;
    for (int& digit : digits) digit = 1;
    const bool floats_down = Difference(edge) != 0;
    if (floats_down && edge.higher->*before_ == Float::kDown) --digits[values_.DigitOf(Difference(edge))];
    for (const Entrant* player : {edge.higher, edge.lower}) {
      const std::size_t digit = values_.DigitOf(FloatDifference(*player, lowest_));
      if (player->*before_ == Float::kDown && digit < values_.size()) ++digits[digit];
    }
  }

 private:
  FloatOf before_;
  ValueList values_;
  int lowest_;
};

// C.04.3/2026 §2.4.14 [C19] and §2.4.16 [C21]; /2017 C.17 and C.19: the same for those who float up again.
class UpfloatDifferences final : public DigitBlock {
 public:
  UpfloatDifferences(FloatOf before, ValueList values)
      : DigitBlock(Maxima(values, 1)), before_(before), values_(std::move(values)) {}
  void Score(const Edge& edge, std::span<int> digits) const override {
    if (!IsPair(edge)) return;
    for (int& digit : digits) digit = 1;
    if (edge.lower->*before_ == Float::kUp && Difference(edge) != 0) digits[values_.DigitOf(Difference(edge))] = 0;
  }

 private:
  FloatOf before_;
  ValueList values_;
};

std::set<int, std::greater<>> Scores(const Field& field, std::span<const int> places) {
  std::set<int, std::greater<>> scores;
  for (const int place : places) scores.insert(Tenths(field[place]));
  return scores;
}

// What the difference lists of a bracket can hold: differences between two scores, and those of downfloaters.
struct Differences {
  std::set<int, std::greater<>> pairs;  // above zero
  std::set<int, std::greater<>> floats;
  int lowest = 0;
};

Differences DifferencesOf(const Field& field, const Bracket& bracket) {
  std::set<int, std::greater<>> scores = Scores(field, bracket.residents);
  Differences differences;
  const auto resident_scores = scores;
  const auto mdp_scores = Scores(field, bracket.mdps);
  scores.insert(mdp_scores.begin(), mdp_scores.end());
  differences.lowest = *scores.rbegin();
  for (const int high : scores) {
    for (const int low : resident_scores) {
      if (high > low) differences.pairs.insert(high - low);
    }
  }
  for (const int score : scores) differences.floats.insert(score - differences.lowest + 10);
  return differences;
}

std::unique_ptr<DigitBlock> MakeDifferenceBlock(Criterion criterion, FloatOf before, const Field& field,
                                                const Bracket& bracket) {
  const Differences differences = DifferencesOf(field, bracket);
  if (differences.pairs.empty()) return nullptr;
  const bool downfloats =
      criterion == Criterion::kRepeatedDownfloatDifferences || criterion == Criterion::kEarlierDownfloatDifferences;
  if (!downfloats) return std::make_unique<UpfloatDifferences>(before, ValueList(differences.pairs));
  auto values = differences.pairs;
  values.insert(differences.floats.begin(), differences.floats.end());
  return std::make_unique<DownfloatDifferences>(before, ValueList(values), differences.lowest);
}

std::unique_ptr<DigitBlock> MakeTopscorerBlock(TopscorerColours::Count count, const Field& field) {
  if (!field.is_last_round()) return nullptr;
  return std::make_unique<TopscorerColours>(count, field.initial_colour());
}

std::unique_ptr<DigitBlock> MakeByeBlock(const Field& field, const Bracket& bracket) {
  int most = 0;
  for (const int place : bracket.bye_candidates) most = std::max(most, field[place].unplayed_rounds);
  if (most == 0) return nullptr;
  return std::make_unique<ByeUnplayedRounds>(most);
}

std::unique_ptr<DigitBlock> MakePsdBlock(const Field& field, const Bracket& bracket) {
  Differences differences = DifferencesOf(field, bracket);
  if (differences.pairs.empty()) return nullptr;
  differences.pairs.insert(0);
  differences.pairs.insert(differences.floats.begin(), differences.floats.end());
  return std::make_unique<PairingScoreDifference>(ValueList(differences.pairs), differences.lowest);
}

// The colours the pair would get, higher-ranked player first.
std::array<Colour, 2> ColoursOf(const Edge& pair, Colour initial_colour) {
  const Colour higher = swiss::AllocateColours(*pair.higher, *pair.lower, initial_colour).higher;
  return {higher, Opposite(higher)};
}

template <class Violates>
int CountTopscorerViolations(const Edge& pair, Colour initial_colour, Violates violates) {
  if (!pair.higher->topscorer && !pair.lower->topscorer) return 0;
  const auto colours = ColoursOf(pair, initial_colour);
  return (violates(*pair.higher, colours[0]) ? 1 : 0) + (violates(*pair.lower, colours[1]) ? 1 : 0);
}

}  // namespace

std::unique_ptr<DigitBlock> MatchedBlock() { return std::make_unique<Matched>(); }
std::unique_ptr<DigitBlock> MustPairBlock(const Entrant& player) { return std::make_unique<MustPair>(player); }

std::unique_ptr<DigitBlock> MakeBlock(Criterion criterion, const Field& field, const Bracket& bracket) {
  switch (criterion) {
    case Criterion::kPairs:
      return std::make_unique<Pairs>();
    case Criterion::kDownfloaterScores:
      if (bracket.mdps.empty()) return nullptr;
      return std::make_unique<DownfloaterScores>(ValueList(Scores(field, bracket.mdps)));
    case Criterion::kPairingScoreDifference:
      return MakePsdBlock(field, bracket);
    case Criterion::kNextBracket: {
      auto scores = Scores(field, bracket.mdps);
      scores.merge(Scores(field, bracket.residents));
      return std::make_unique<NextBracket>(ValueList(scores));
    }
    case Criterion::kByeUnplayedRounds:
      return MakeByeBlock(field, bracket);
    case Criterion::kTopscorerColourDifference:
      return MakeTopscorerBlock(BeyondColourDifference, field);
    case Criterion::kTopscorerThirdColour:
      return MakeTopscorerBlock(ThirdColour, field);
    case Criterion::kColourPreference:
      return std::make_unique<ColourPreferences>(DeniesPreference);
    case Criterion::kStrongColourPreference:
      return std::make_unique<ColourPreferences>(DeniesStrongPreference);
    case Criterion::kRepeatedDownfloat:
      return std::make_unique<Downfloats>(&Entrant::last_float);
    case Criterion::kRepeatedUpfloat:
      return std::make_unique<Upfloats>(&Entrant::last_float);
    case Criterion::kEarlierDownfloat:
      return std::make_unique<Downfloats>(&Entrant::earlier_float);
    case Criterion::kEarlierUpfloat:
      return std::make_unique<Upfloats>(&Entrant::earlier_float);
    case Criterion::kRepeatedDownfloatDifferences:
    case Criterion::kRepeatedUpfloatDifferences:
      return MakeDifferenceBlock(criterion, &Entrant::last_float, field, bracket);
    case Criterion::kEarlierDownfloatDifferences:
    case Criterion::kEarlierUpfloatDifferences:
      return MakeDifferenceBlock(criterion, &Entrant::earlier_float, field, bracket);
  }
  return nullptr;
}

// Decision 020: a difference that was beyond ±2 already and shrinks is not got by this round.
int BeyondColourDifference(const Edge& pair, Colour initial_colour) {
  return CountTopscorerViolations(pair, initial_colour, [](const Entrant& player, Colour colour) {
    const int before = std::abs(player.colour_difference);
    const int after = std::abs(player.colour_difference + (colour == Colour::kWhite ? 1 : -1));
    return after > 2 && after > before;
  });
}

int ThirdColour(const Edge& pair, Colour initial_colour) {
  return CountTopscorerViolations(pair, initial_colour, [](const Entrant& player, Colour colour) {
    const auto& played = player.colours;
    return played.size() >= 2 && played.back() == colour && played[played.size() - 2] == colour;
  });
}

bool DeniesPreference(const Entrant& a, const Entrant& b) {
  return a.preference && b.preference && a.preference->colour == b.preference->colour;
}

// The weaker of two equal wishes is denied. Two absolute ones (topscorers) are not a matter of strong preferences:
// decision 002.
bool DeniesStrongPreference(const Entrant& a, const Entrant& b) {
  if (!DeniesPreference(a, b)) return false;
  return std::min(a.preference->strength, b.preference->strength) == PreferenceStrength::kStrong;
}

int FloatDifference(const Entrant& floater, int lowest_score_tenths) {
  return floater.score.tenths() - (lowest_score_tenths - 10);
}

}  // namespace ronda::dutch
