// What a round paired bracket by bracket tells of itself, beyond who meets whom: the candidate of each bracket beside
// the natural one, who is behind the value of a criterion, and what the engine says to "what if these were paired?".
// Explanations are told from it, whatever the system is.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/pairing/bye_rule.h"
#include "ronda/pairing/paired_round.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Where an edition says what is not a quality criterion.
struct Articles {
  std::string_view rematch;          // [C1]
  std::string_view bye_bar;          // [C2]
  std::string_view absolute_colour;  // [C3]
  std::string_view completion;       // [C4]
  std::string_view bye_score;        // [C5]; empty where there is no such criterion
  std::string_view bracket;          // residents and moved-down players
  std::string_view subgroups;        // S1, S2, limbo
  std::string_view transposition;
  std::string_view exchange;
  std::string_view mdp_exchange;
  std::string_view preference;  // of colours
  std::string_view floats;
};

// How well a bracket meets a criterion, and who is behind the value: who floats, who is denied a colour; empty where
// nobody in particular is.
struct CriterionAccount {
  CriterionValue value;
  BoundBy bound;
  std::vector<PlayerIndex> players;
};

// Who leaves the original S1 of the remainder and who comes into it; places, ascending. In any candidate S1 is taken to
// be the higher-ranked player of each pair (docs/dutch-order.md).
struct Exchange {
  std::vector<Place> out;
  std::vector<Place> in;

  bool operator==(const Exchange&) const = default;
};

struct BracketAccount {
  Bracket bracket;
  Candidate candidate;
  Candidate natural;                // what would be tried first with as many MDPs and pairs
  std::vector<Pair> natural_pairs;  // in turn: those of the MDPs, then those of the remainder these leave in fact
  std::vector<Place> remainder;     // the residents that the MDPs leave, in ranking order
  Exchange exchange;
  bool paired_again = false;  // so that the round can be completed (C.04.3/2017 §A.9)
  std::vector<CriterionAccount> criteria;
};

// What is settled of a bracket beforehand.
struct Settlement {
  std::vector<Pair> pairs;
  std::vector<Place> downfloaters;
};

// How much may be spent on questions that need the exact way: the cube of the players concerned, summed up. Counted,
// not timed, so that the same round is always explained in the same words.
class Effort {
 public:
  explicit Effort(long long cubes) : left_(cubes) {}
  bool Spend(std::size_t players);

 private:
  long long left_;
};

// The best candidate that has something settled, beside the real one.
struct Alternative {
  enum class Kind : std::uint8_t {
    kNotExamined,  // the effort does not suffice
    kSame,         // it is the real one
    kCompared,     // `verdict` says why not
  };

  Kind kind = Kind::kNotExamined;
  Verdict verdict = {};
};

class RoundAccount : public PairedRound {
 public:
  swiss::RoundAccount* account() override { return this; }

  virtual const Tournament& tournament() const = 0;  // before the round
  virtual const Field& field() const = 0;
  virtual const Articles& articles() const = 0;
  virtual std::span<const ColourReason> colour_articles() const = 0;  // by ColourRule
  virtual ByeRule bye_rule() const = 0;
  virtual std::span<const BracketAccount> brackets() const = 0;  // as those of the pairing

  // The bracket with this settled beforehand, and with its remainder S1 against S2 as they are first composed.
  // `bracket` counts from 0.
  virtual Alternative IfSettled(std::size_t bracket, const Settlement& settlement, Effort& effort) = 0;
  virtual Alternative WithoutExchange(std::size_t bracket, Effort& effort) = 0;
};

}  // namespace ronda::swiss
