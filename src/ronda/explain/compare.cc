#include "ronda/explain/compare.h"

#include <algorithm>

#include "ronda/explain/dutch_round.h"
#include "ronda/explain/why_not.h"

namespace ronda::explain {
namespace {

bool SamePairing(const RoundPairing& a, const RoundPairing& b) {
  return a.bye == b.bye && BoardsOnlyIn(a, b).empty() && BoardsOnlyIn(b, a).empty();
}

// Rules of the round's system that the pairing breaks by itself.
Statements BrokenRules(const DutchRound& round, const RoundPairing& other) {
  Statements broken;
  for (const Board& board : other.boards) {
    const auto white = round.field().Find(board.white);
    const auto black = round.field().Find(board.black);
    if (!white || !black) continue;
    if (auto apart = WhyMayNotMeet(round.scene(), *white, *black)) broken.push_back(*std::move(apart));
  }
  if (other.bye) {
    if (auto bar = WhyNoBye(round.scene(), *round.field().Find(*other.bye))) broken.push_back(*std::move(bar));
  }
  return broken;
}

// The same pairs with other colours: the rule behind each board that differs.
Statements OtherColours(const DutchRound& round, const RoundPairing& other) {
  Statements all;
  for (const Board& board : BoardsOnlyIn(round.pairing(), other))
    all.push_back(WhyColours(round.scene(), board.white, board.black));
  return all;
}

}  // namespace

Statements Objections(const Tournament& before, const PairingSystem& system, const RoundPairing& other) {
  if (dutch::FindEdition(system.info().id) != nullptr) {
    const auto round = DutchRound::Make(before, system);
    if (!round || SamePairing((*round)->pairing(), other)) return {};
    if (auto broken = BrokenRules(**round, other); !broken.empty()) return broken;
    if (auto comparison = (*round)->Judge(other)) return {std::move(comparison->statement)};
    return OtherColours(**round, other);
  }
  const auto verdict = system.Judge(before, other);
  return verdict ? Statements{OfVerdict(*verdict)} : Statements{};
}

std::vector<SystemRound> CompareSystems(const Tournament& before, std::span<const PairingSystem* const> systems) {
  std::vector<SystemRound> rounds;
  for (const PairingSystem* system : systems) {
    SystemRound round{system, std::nullopt, std::nullopt, {}, {}};
    auto pairing = system->Pair(before);
    if (pairing) {
      round.pairing = *std::move(pairing);
    } else {
      round.failure = pairing.error();
    }
    rounds.push_back(std::move(round));
  }
  const SystemRound& first = rounds.front();
  for (SystemRound& round : std::span(rounds).subspan(1)) {
    if (!first.pairing || !round.pairing || SamePairing(*first.pairing, *round.pairing)) continue;
    round.first_objects = Objections(before, *first.system, *round.pairing);
    round.this_objects = Objections(before, *round.system, *first.pairing);
  }
  return rounds;
}

}  // namespace ronda::explain
