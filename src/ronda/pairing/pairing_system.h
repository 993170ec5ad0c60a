// A pairing system: one edition of one set of rules. Systems are pure: the same snapshot always gives the same pairing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/bye_rule.h"
#include "ronda/pairing/paired_round.h"
#include "ronda/pairing/round_constraint.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/verdict.h"

namespace ronda {

// What a system pairs, and so what an entry of a round is.
enum class Contest : std::uint8_t {
  kGames,           // players; a round is a game
  kTwoGameMatches,  // players; a round is a match of two games
  kTeams,           // teams; a round is a match of several boards
};

// Whether the game has colours. Where it has none the player named first is White in files, and nothing follows from
// it.
enum class ColourUse : std::uint8_t { kAllocated, kNone };

// Whether two players who have met may meet again: never, where there is no other way, or as the settings of the system
// say.
enum class Rematches : std::uint8_t { kNever, kIfNeeded, kPossible };

struct SystemInfo {
  std::string_view id;              // "dutch-2026"
  std::string_view title;           // "FIDE (Dutch) system"
  std::string_view regulation;      // "FIDE Handbook C.04.3"
  std::string_view effective_from;  // "2026-02-01"; empty if the rules have no date
  std::string_view effective_to;    // empty: still in force
  std::string_view trf_code{};      // the code of record 192; empty: there is none
  Contest contest = Contest::kGames;
  ColourUse colours = ColourUse::kAllocated;
  Rematches rematches = Rematches::kNever;
  ByeRule bye_rule = ByeRule::kNoUnplayedWin;
  std::string_view family{};        // the name all its editions share, "dutch"; empty: there is one only
  std::string_view allowed_from{};  // when it was allowed beside the edition in force; empty: never
  std::string_view allowed_to{};
};

inline constexpr std::string_view kNoLegalPairing = "no-legal-pairing";
inline constexpr std::string_view kTooManyPairings = "too-many-pairings";
inline constexpr std::string_view kConstraintUnsupported = "constraint-unsupported";

// The event does not say how many rounds are planned, and the rules depend on it.
inline constexpr std::string_view kRoundsUnknown = "rounds-unknown";

inline Diagnostic RoundsUnknown(std::string_view why) {
  return {.severity = Severity::kError,
          .code = std::string(kRoundsUnknown),
          .message = std::string(why) + ", which the tournament does not say",
          .hint = "add a record 142 (or XXR) with the number of rounds"};
}

class PairingSystem {
 public:
  virtual ~PairingSystem() = default;

  virtual const SystemInfo& info() const = 0;

  // Pairs the tournament's next round; where the system pairs matches the tournament is the one of entrants.h. Fails
  // with code "no-legal-pairing" if the rules allow none (exit code 1), with "too-many-pairings" if a search was given
  // up (exit code 4), and with other codes if the tournament cannot be paired as it stands (exit code 3).
  virtual Result<RoundPairing> Pair(const Tournament& tournament) const = 0;

  // The same boards and byes, without the account of the brackets: for whoever pairs round after round and asks
  // nothing.
  virtual Result<RoundPairing> PairBoards(const Tournament& tournament) const { return Pair(tournament); }

  // The same round, kept with what was found out on the way, so that questions about it need not pair it again. The
  // tournament and the system must outlive it.
  virtual Result<std::unique_ptr<PairedRound>> PairForQuestions(const Tournament& tournament) const;

  // The same with something imposed on the round; the players it names take part in it. Fails with code
  // "no-legal-pairing" if no legal pairing has it so, and with "constraint-unsupported" if the system cannot say.
  virtual Result<RoundPairing> PairUnder(const Tournament& /*tournament*/,
                                         const RoundConstraint& /*constraint*/) const {
    return tl::unexpected(Diagnostic{.code = std::string(kConstraintUnsupported),
                                     .message = "this system cannot pair a round with something imposed on it"});
  }

  // Why the rules prefer their own pairing of the tournament's next round to the one proposed, which pairs the same
  // players legally but otherwise. None if the system cannot say.
  virtual std::optional<Verdict> Judge(const Tournament& /*tournament*/, const RoundPairing& /*proposed*/) const {
    return std::nullopt;
  }
};

}  // namespace ronda
