// The free pairing checker: pairs every round of a tournament again from what was known before it and compares the
// result with what the file says, pair by pair, colours and bye included.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/model/rewind.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/verify/recorded_round.h"

namespace ronda::verify {

// A round the file pairs otherwise than the rules.
struct RoundDifference {
  Round round{1};
  // Why the file's pairing is not the one: "illegal: ...", "worse on C12 ...", "as good by every criterion, but ...",
  // "same pairs, other colours: ..."; empty where the system cannot say.
  std::string verdict;
  // Only what differs; pairs in the order of publication.
  RecordedRound expected;
  RecordedRound found;
  // Why the rules give no pairing at all; then `expected` is empty.
  std::optional<Diagnostic> failure;

  // The search for the pairing was given up and nothing else is wrong, so whether there is a difference is not known.
  bool IsUndecided() const { return failure && failure->code == kTooManyPairings && verdict.empty(); }
};

struct CheckReport {
  int rounds = 0;  // that were compared
  std::vector<RoundDifference> differences;
};

// Checks one round of a tournament after another. Tournament and system must outlive it.
class RoundChecker {
 public:
  RoundChecker(const Tournament& tournament, const PairingSystem& system)
      : tournament_(tournament), system_(system), past_(tournament) {}

  // As CheckRound.
  std::optional<RoundDifference> Check(Round round);

 private:
  const Tournament& tournament_;
  const PairingSystem& system_;
  Rewind past_;
};

// None if the round is paired as the rules want it. A pairing that is illegal by the independent check of legality.h is
// a difference even if the system gives the same: then one of the two is wrong, and `expected` and `found` are empty.
std::optional<RoundDifference> CheckRound(const Tournament& tournament, Round round, const PairingSystem& system);

// Decision 213: the last round of a file that does not say how many there are may be the last of the event or not. This
// is the tournament before it if it is not; none for every other round.
std::optional<Tournament> BeforeIfMoreFollow(const Tournament& tournament, Round round);

// Whether it returns a difference, where the pairing the rules want is known.
bool IsPairedOtherwise(const Tournament& tournament, Round round, const SystemInfo& system,
                       const RoundPairing& expected);

CheckReport CheckTournament(const Tournament& tournament, const PairingSystem& system);

}  // namespace ronda::verify
