#include "ronda/pairing/swiss/criteria.h"

#include <algorithm>
#include <cstdlib>

#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/score_lists.h"

namespace ronda::swiss {
namespace {

class Matched final : public DigitBlock {
 public:
  Matched() : DigitBlock({Digit{}}) {}
  void Score(const Edge& /*edge*/, std::span<int> values) const override { values[0] = 1; }
};

class Spare final : public DigitBlock {
 public:
  Spare() : DigitBlock({Digit{}}) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    values[0] = edge.kind == EdgeKind::kSpare ? 1 : 0;
  }
};

class MustPair final : public DigitBlock {
 public:
  explicit MustPair(const Entrant& player) : DigitBlock({Digit{}}), player_(player) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    values[0] = edge.IsPair() && (edge.higher == &player_ || edge.lower == &player_) ? 1 : 0;
  }

 private:
  const Entrant& player_;
};

// C.04.3/2026 §2.4.1 [C6]; /2017 §C.5: as many pairs as possible.
class Pairs final : public DigitBlock {
 public:
  Pairs() : DigitBlock({Digit{}}) {}
  void Score(const Edge& edge, std::span<int> values) const override { values[0] = edge.IsPair() ? 1 : 0; }
};

// C.04.3/2026 §2.4.4 [C9]: the bye to a player with few unplayed rounds.
class ByeUnplayedRounds final : public DigitBlock {
 public:
  explicit ByeUnplayedRounds(int most) : DigitBlock({Digit{most, most}}), most_(most) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (edge.kind == EdgeKind::kFloaterToBye) values[0] = most_ - edge.higher->unplayed_rounds;
  }

 private:
  int most_;
};

// C.04.3/2026 §2.4.5 [C10] and §2.4.6 [C11]; /2017 §C.8 and §C.9.
class TopscorerColours final : public DigitBlock {
 public:
  TopscorerColours(TopscorerCount count, Colour initial_colour)
      : DigitBlock({Digit{2, {}}}), count_(count), initial_colour_(initial_colour) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (edge.IsPair()) values[0] = 2 - count_(edge, initial_colour_);
  }

 private:
  TopscorerCount count_;
  Colour initial_colour_;
};

// C.04.3/2026 §2.4.7 [C12] and §2.4.8 [C13]; /2017 §C.10 and §C.11.
class ColourPreferences final : public DigitBlock {
 public:
  explicit ColourPreferences(PairDenial denies) : DigitBlock({Digit{}}), denies_(denies) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (edge.IsPair()) values[0] = denies_(*edge.higher, *edge.lower) ? 0 : 1;
  }

 private:
  PairDenial denies_;
};

// C.04.3/2026 §2.4.9 [C14] and §2.4.11 [C16]; /2017 §C.12 and §C.14: few players who float down again. A pair saves
// each of its players from that, except the one with the higher score, who floats down by it.
class Downfloats final : public DigitBlock {
 public:
  explicit Downfloats(FloatOf before) : DigitBlock({Digit{2, {}}}), before_(before) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (!edge.IsPair()) return;
    if (edge.higher->*before_ == Float::kDown && edge.Difference() == 0) ++values[0];
    if (edge.lower->*before_ == Float::kDown) ++values[0];
  }

 private:
  FloatOf before_;
};

// C.04.3/2026 §2.4.10 [C15] and §2.4.12 [C17]; /2017 §C.13 and §C.15: few players who float up again.
class Upfloats final : public DigitBlock {
 public:
  explicit Upfloats(FloatOf before) : DigitBlock({Digit{}}), before_(before) {}
  void Score(const Edge& edge, std::span<int> values) const override {
    if (edge.IsPair()) values[0] = edge.lower->*before_ == Float::kUp && edge.Difference() != 0 ? 0 : 1;
  }

 private:
  FloatOf before_;
};

// A criterion about floats is left out where nobody has had such a float.
bool AnyHas(Float wanted, FloatOf before, const Field& field, std::span<const Place> places) {
  return std::ranges::any_of(places, [&](Place place) { return field[place].*before == wanted; });
}

// The colours the pair would get, higher-ranked player first.
std::array<Colour, 2> ColoursOf(const Edge& pair, Colour initial_colour) {
  const Colour higher = AllocateColours(*pair.higher, *pair.lower, initial_colour).higher;
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
std::unique_ptr<DigitBlock> SpareBlock() { return std::make_unique<Spare>(); }
std::unique_ptr<DigitBlock> PairBlock() { return std::make_unique<Pairs>(); }
std::unique_ptr<DigitBlock> MustPairBlock(const Entrant& player) { return std::make_unique<MustPair>(player); }

std::unique_ptr<DigitBlock> DownfloatBlock(FloatOf before, const Field& field, const Bracket& bracket) {
  const bool any =
      AnyHas(Float::kDown, before, field, bracket.mdps) || AnyHas(Float::kDown, before, field, bracket.residents);
  if (!any) return nullptr;
  return std::make_unique<Downfloats>(before);
}

std::unique_ptr<DigitBlock> UpfloatBlock(FloatOf before, const Field& field, const Bracket& bracket) {
  if (!AnyHas(Float::kUp, before, field, bracket.residents)) return nullptr;
  return std::make_unique<Upfloats>(before);
}

std::unique_ptr<DigitBlock> TopscorerBlock(TopscorerCount count, const Field& field) {
  if (!field.is_last_round()) return nullptr;
  return std::make_unique<TopscorerColours>(count, field.initial_colour());
}

std::unique_ptr<DigitBlock> ByeBlock(const Field& field, const Bracket& bracket) {
  int most = 0;
  for (const Place place : bracket.bye_candidates) most = std::max(most, field[place].unplayed_rounds);
  if (most == 0) return nullptr;
  return std::make_unique<ByeUnplayedRounds>(most);
}

std::unique_ptr<DigitBlock> ColourBlock(PairDenial denies) { return std::make_unique<ColourPreferences>(denies); }

// Decision 020: a difference that was beyond ±2 already and shrinks is not got by this round.
int BeyondColourDifference(const Edge& pair, Colour initial_colour) {
  return CountTopscorerViolations(pair, initial_colour, [](const Entrant& player, Colour colour) {
    const int before = std::abs(player.colour_difference);
    const int after = std::abs(player.colour_difference + (colour == Colour::kWhite ? 1 : -1));
    return after > 2 && after > before;
  });
}

bool IsThirdInARow(const Entrant& player, Colour colour) {
  const auto& played = player.colours;
  return played.size() >= 2 && played.back() == colour && played[played.size() - 2] == colour;
}

int ThirdColour(const Edge& pair, Colour initial_colour) {
  return CountTopscorerViolations(pair, initial_colour, IsThirdInARow);
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

}  // namespace ronda::swiss
