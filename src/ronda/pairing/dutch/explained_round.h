// A round of the FIDE (Dutch) system that tells of its brackets. The answers come from the engine, with the round as it
// was paired.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/dutch/round_pairer.h"
#include "ronda/pairing/dutch/settled_walks.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::dutch {

class ExplainedRound final : public swiss::RoundAccount {
 public:
  // The tournament and the edition must outlive it.
  ExplainedRound(const Tournament& before, const DutchEdition& edition, swiss::Way way)
      : tournament_(before), edition_(edition), field_(before, edition.field_rules), pairer_(field_, edition, way) {}

  // To be called first. False if no legal pairing of the round exists.
  bool Pair();

  const RoundPairing& pairing() const override { return pairing_; }
  std::optional<Verdict> Judge(const RoundPairing& other) const override;

  const Tournament& tournament() const override { return tournament_; }
  const swiss::Field& field() const override { return field_; }
  const swiss::Articles& articles() const override { return edition_.articles; }
  std::span<const ColourReason> colour_articles() const override { return edition_.colour_articles; }
  ByeRule bye_rule() const override { return edition_.field_rules.bye; }
  std::span<const swiss::BracketAccount> brackets() const override { return accounts_; }

  swiss::Alternative IfSettled(std::size_t bracket, const swiss::Settlement& settlement,
                               swiss::Effort& effort) override;
  swiss::Alternative WithoutExchange(std::size_t bracket, swiss::Effort& effort) override;

 private:
  swiss::BracketAccount AccountOf(const PairedBracket& paired, std::span<const CriterionValue> values) const;
  swiss::Alternative Compared(std::size_t bracket, const swiss::Candidate& other) const;
  // What some downfloaters of a bracket do to the players below.
  struct Below {
    bool best = false;      // RoundPairer::IsBestWithBelow; the others are known only if it is
    bool complete = false;  // the round can be completed, where the edition asks for it here
    std::vector<int> next;  // RoundPairer::NextValue
  };
  const Below& BelowOf(std::size_t bracket, const swiss::Candidate& candidate);
  std::optional<swiss::Candidate> Walked(std::size_t bracket, const swiss::Settlement& settlement);
  std::optional<Verdict> WhyWorse(std::size_t bracket, const swiss::Candidate& other);
  std::optional<Verdict> FastVerdict(std::size_t bracket, const swiss::Settlement& settlement);
  Verdict WhyNotCompleted(const swiss::Bracket& bracket, const swiss::Settlement& settlement) const;

  const Tournament& tournament_;
  const DutchEdition& edition_;
  swiss::Field field_;
  RoundPairer pairer_;
  RoundPairing pairing_;
  std::vector<swiss::BracketAccount> accounts_;
  // Questions about a bracket have much in common.
  std::map<std::size_t, SettledWalks> walks_;
  std::map<std::pair<std::size_t, std::vector<Place>>, Below> below_;  // by bracket and downfloaters
};

}  // namespace ronda::dutch
