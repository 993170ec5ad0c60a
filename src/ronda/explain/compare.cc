#include "ronda/explain/compare.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "ronda/explain/facts.h"
#include "ronda/explain/of_verdict.h"
#include "ronda/explain/why_not.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::explain {
namespace {

bool SamePairing(const RoundPairing& a, const RoundPairing& b) {
  return a.bye == b.bye && BoardsOnlyIn(a, b).empty() && BoardsOnlyIn(b, a).empty();
}

// Rules of the round's system that the pairing breaks by itself.
Statements BrokenRules(const swiss::RoundAccount& round, const RoundPairing& other) {
  Statements broken;
  for (const Board& board : other.boards) {
    const auto white = round.field().Find(board.white);
    const auto black = round.field().Find(board.black);
    if (!white || !black) continue;
    if (auto apart = WhyMayNotMeet(round, *white, *black)) broken.push_back(*std::move(apart));
  }
  if (other.bye) {
    if (auto bar = WhyNoBye(round, *round.field().Find(*other.bye))) broken.push_back(*std::move(bar));
  }
  return broken;
}

// The same pairs with other colours: the rule behind each board that differs.
Statements OtherColours(const swiss::RoundAccount& round, const RoundPairing& other) {
  Statements all;
  for (const Board& board : BoardsOnlyIn(round.pairing(), other))
    all.push_back(WhyColours(round, board.white, board.black));
  return all;
}

}  // namespace

Statements Objections(PairedRound& round, const RoundPairing& other) {
  const swiss::RoundAccount* account = round.account();
  if (account == nullptr) {
    const auto verdict = round.Judge(other);
    return verdict ? Statements{OfVerdict(*verdict)} : Statements{};
  }
  if (SamePairing(round.pairing(), other)) return {};
  if (auto broken = BrokenRules(*account, other); !broken.empty()) return broken;
  if (const auto verdict = round.Judge(other)) return {OfAccountedVerdict(*verdict)};
  return OtherColours(*account, other);
}

std::vector<SystemRound> CompareSystems(const Tournament& before, std::span<const PairingSystem* const> systems) {
  std::vector<SystemRound> rounds;
  std::vector<std::unique_ptr<PairedRound>> paired;
  for (const PairingSystem* system : systems) {
    SystemRound round{system, std::nullopt, std::nullopt, {}, {}};
    auto result = system->PairForQuestions(before);
    if (result) {
      round.pairing = (*result)->pairing();
    } else {
      round.failure = result.error();
    }
    rounds.push_back(std::move(round));
    paired.push_back(result ? *std::move(result) : nullptr);
  }
  const SystemRound& first = rounds.front();
  for (std::size_t i = 1; i < rounds.size(); ++i) {
    SystemRound& round = rounds[i];
    if (!first.pairing || !round.pairing || SamePairing(*first.pairing, *round.pairing)) continue;
    round.first_objects = Objections(*paired.front(), *round.pairing);
    round.this_objects = Objections(*paired[i], *first.pairing);
  }
  return rounds;
}

}  // namespace ronda::explain
