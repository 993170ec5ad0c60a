#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/knockout.h"
#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/formats/json/json.h"
#include "ronda/secret/digest.h"
#include "ronda/verify/checker.h"

namespace ronda::command {
namespace {

// Who was paired and has left the event since.
void ObjectToWithdrawn(const journal::State& state, Round round, Decision& decision) {
  const auto& withdrawn = state.facts.withdrawn;
  const auto has_left = [&](Uid uid) { return std::ranges::find(withdrawn, uid) != withdrawn.end(); };
  for (const Seating& board : SeatingOf(state, round)) {
    for (const Uid uid : {board.white, board.black}) {
      if (!has_left(uid)) continue;
      Object(decision, Warning::kConfirm,
             fmt::format("{} has withdrawn and sits at board {} of round {}", Named(state, uid), board.board,
                         round.value()));
    }
  }
}

// Whether the rules give other pairs than the draft has, from what is known now.
bool IsPairedOtherwiseNow(const journal::State& state, const Tournament& tournament, Round first) {
  const auto drafted = EventOf(state, tournament);
  if (!drafted.value) return false;
  const auto difference =
      verify::CheckRound(drafted.value->event, handling::PairingRound(state.data, first), *drafted.value->system);
  return difference && !difference->IsUndecided();
}

}  // namespace

std::string FingerprintBefore(const Tournament& tournament, Round round) {
  return secret::Sha256(json::Write(tournament.Before(round))).hex();
}

// C.04.2/2025 §4.8; /2026 §4.3: what is put right before a round is published counts for its pairing.
Result<void> ObjectToStaleDraft(const Moment& moment, Round round, Decision& decision) {
  const journal::State& state = moment.state;
  const Round first = handling::FirstOfPairing(state.data, round);
  const journal::RoundFacts* facts = journal::FactsOf(state, first);
  if (facts == nullptr || journal::IsDrawn(*facts) || IsKnockout(state)) return {};
  if (SeatingOf(state, first).empty()) return {};  // everybody has a bye
  ObjectToWithdrawn(state, first, decision);
  const auto tournament = TournamentOf(state);
  if (!tournament) return tl::unexpected(tournament.error());
  if (!facts->edited.empty()) {
    if (facts->input == FingerprintBefore(*tournament, first)) return {};
    Object(decision, Warning::kAcknowledge,
           fmt::format("something else was changed since round {} was changed by hand", first.value()));
    return {};
  }
  if (IsPairedOtherwiseNow(state, *tournament, first)) {
    Object(decision, Warning::kConfirm,
           fmt::format("something changed since round {} was paired, and the rules give other pairs now: take it back "
                       "and pair it again",
                       first.value()));
  }
  return {};
}

}  // namespace ronda::command
