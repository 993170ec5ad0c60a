// A candidate of a bracket as the criteria see it: values and the players behind them, counted straight from its pairs
// and downfloaters as the articles word them. Judgements and explanations use it; the engine itself weighs edges
// (criteria.h), and tests hold the two against each other.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/criteria.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Whose repeated downfloats count (2026 [C14], [C16], [C18], [C20]; 2017 C.12, C.14, C.16, C.18). MDPs float down
// whatever happens to them, so the two readings prefer the same candidates and differ only in the figures.
enum class RepeatedDownfloats : std::uint8_t {
  kEverybody,              // all who float down, MDPs included
  kResidentsAndMdpsApart,  // residents are counted, MDPs weighed by their differences
};

class Valuation {
 public:
  using Values = std::vector<int>;
  using Players = std::vector<PlayerIndex>;

  // Field, bracket and candidate must outlive it.
  Valuation(const Field& field, RepeatedDownfloats downfloats, const Bracket& bracket, const Candidate& candidate);

  // How well the next bracket can be paired: the number of its downfloaters and their scores; empty, as it is unless it
  // is told, where nobody floats into it.
  void SetNextBracket(Values value) { next_bracket_ = std::move(value); }

  // The value of each criterion; one that is smaller, list against list, is better.
  Values Downfloaters() const;
  Values DownfloaterScores() const;
  Values ScoreDifferences() const { return differences_; }
  Values NextBracket() const { return next_bracket_; }
  Values ByeUnplayedRounds() const;
  Values Topscorers(TopscorerCount count) const;
  Values Unwanted(PairQuestion asked) const;
  Values Denied(PairDenial denies) const;
  Values Downfloats(FloatOf before) const;
  Values Upfloats(FloatOf before) const;
  Values DownfloatDifferences(FloatOf before) const;
  Values UpfloatDifferences(FloatOf before) const;

  // Who is behind it.
  Players WhoFloat() const { return field_.PlayersAt(candidate_.downfloaters); }
  Players WhoAreUnwanted(PairQuestion asked) const;
  Players WhoAreDenied(PairDenial denies) const;
  Players WhoFloatDownAgain(FloatOf before) const;
  Players WhoFloatUpAgain(FloatOf before) const;

 private:
  // A player who floats by the candidate, and the score difference of that float.
  struct Floating {
    const Entrant* player;
    int difference;
  };

  bool IsResident(const Entrant& player) const { return player.score <= field_[bracket_.residents.front()].score; }

  const Field& field_;
  RepeatedDownfloats downfloats_;
  const Bracket& bracket_;
  const Candidate& candidate_;
  Values next_bracket_;
  Values differences_;
  std::vector<Floating> down_;
  std::vector<Floating> up_;
  std::vector<Pair> same_colour_due_;  // the pairs of whom somebody is denied a colour
};

// By every criterion that plays a part in the round.
std::vector<CriterionValue> ValuesOf(std::span<const CriterionInfo> quality, const Field& field,
                                     const Valuation& valuation);

}  // namespace ronda::swiss
