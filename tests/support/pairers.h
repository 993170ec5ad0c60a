// The pairers of a rule: every engine that must answer a test case of the FIDE (Dutch) system the same way. These are
// the judge, the production engine, and the production engine without its fast way.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/edition.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"
#include "support/paired_round.h"

namespace ronda::test {

inline int NumberOf(const Tournament& tournament, PlayerIndex player) { return tournament.player(player).tpn.value(); }

PairedRound ToRound(const Tournament& tournament, const RoundPairing& pairing);

// "1-4 5-2 3U": White first, the bye last.
std::string ToString(const PairedRound& round);

struct Pairer {
  std::string name;
  std::function<std::optional<PairedRound>(const Tournament&)> pair;  // none: no legal pairing
};

// The production engine of the system with that identifier.
Pairer Engine(std::string name, std::string_view id);

const std::vector<Pairer>& PairersOf(judge::JudgeEdition edition);

// The pairing all of them agree on, as text; "none" if there is no legal one. Where they disagree the text says who
// says what.
std::string PairingBy(judge::JudgeEdition edition, const Tournament& tournament);

inline std::string Dutch2026(const Tournament& tournament) {
  return PairingBy(judge::JudgeEdition::kDutch2026, tournament);
}
inline std::string Dutch2025(const Tournament& tournament) {
  return PairingBy(judge::JudgeEdition::kDutch2025, tournament);
}
inline std::string Dutch2017(const Tournament& tournament) {
  return PairingBy(judge::JudgeEdition::kDutch2017, tournament);
}

}  // namespace ronda::test
