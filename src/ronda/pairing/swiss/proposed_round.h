// A pairing of the round that somebody proposes, by places of the field, and what can be said against it before any
// question of quality: somebody is not paired, two may not meet, the bye is not allowed or another's.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/verdict.h"

namespace ronda::swiss {

// Where the rules of a system say so.
struct LegalityArticles {
  std::string_view rematch;
  std::string_view absolute_colour;
  std::string_view bye_bar;
  std::string_view bye;  // who gets it
};

// C.04.4.1/2026 and C.04.4.2/2026.
inline constexpr LegalityArticles kLegalityOfC044{"2.1.1", "2.1.3", "2.1.2", "3.1"};

class ProposedRound {
 public:
  ProposedRound(const Field& field, const RoundPairing& proposed);

  std::optional<Place> OpponentOf(Place place) const { return opponent_[place]; }
  std::optional<Place> bye() const { return bye_; }

  // Nothing if everybody is paired, may meet their opponent, and the bye is where the rules have it (`expected_bye`).
  std::optional<Verdict> Objection(const Tournament& tournament, const LegalityArticles& articles,
                                   std::optional<Place> expected_bye) const;

 private:
  std::optional<Verdict> WhyIllegal(const Tournament& tournament, const LegalityArticles& articles) const;

  const Field& field_;
  IdVector<Place, std::optional<Place>> opponent_;
  std::optional<Place> bye_;
};

// What tells the proposal from the pairing of the rules, in the first bracket in which they differ. `found_otherwise`:
// a bracket as it is proposed, none if that is how it was paired.
template <class Pairer>
std::optional<Verdict> FirstDifference(const Pairer& pairer, const auto& found_otherwise, const auto& score_of) {
  for (const auto& own : pairer.brackets()) {
    const auto found = found_otherwise(own);
    if (found) return CompareValues(score_of(own), pairer.Values(own), pairer.Values(*found));
  }
  return std::nullopt;
}

}  // namespace ronda::swiss
