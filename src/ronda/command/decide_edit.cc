#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/explain/of_verdict.h"
#include "ronda/explain/wording.h"
#include "ronda/service/pair.h"
#include "ronda/verify/legality.h"

namespace ronda::command {
namespace {

using verify::ViolationKind;

// The place of somebody who is paired: of a player by the number in the journal, of a team by its own.
Result<PlayerIndex> EntrantOf(const Moment& moment, const service::WishedEvent& event, std::int32_t number) {
  if (event.system->info().contest != Contest::kTeams) return PlaceOf(moment.state, Uid(number));
  if (const auto team = event.event.Find(Tpn(number))) return *team;
  return Refuse("command-team", fmt::format("there is no team {}", number), "");
}

Result<RoundPairing> PairingFrom(const Moment& moment, const service::WishedEvent& event, const EditRound& wish) {
  RoundPairing pairing;
  std::set<PlayerIndex> seen;
  const auto take = [&](std::int32_t number) -> Result<PlayerIndex> {
    auto player = EntrantOf(moment, event, number);
    if (!player || seen.insert(*player).second) return player;
    return Refuse("command-boards", fmt::format("{} sits at two boards", NumberAndName(event.event.player(*player))),
                  "everybody sits at one board");
  };
  for (const Seats& seats : wish.boards) {
    const auto white = take(seats.white);
    if (!white) return tl::unexpected(white.error());
    const auto black = take(seats.black);
    if (!black) return tl::unexpected(black.error());
    pairing.boards.push_back({*white, *black, {}});
  }
  if (!wish.bye) return pairing;
  const auto bye = take(*wish.bye);
  if (!bye) return tl::unexpected(bye.error());
  pairing.bye = *bye;
  return pairing;
}

bool SameBoards(const RoundPairing& one, const RoundPairing& other) {
  const auto pairs = [](const RoundPairing& pairing) {
    std::set<std::pair<PlayerIndex, PlayerIndex>> all;
    for (const Board& board : pairing.boards) all.emplace(board.white, board.black);
    return all;
  };
  return one.bye == other.bye && pairs(one) == pairs(other);
}

// What the edited round breaks, the worst first.
Result<void> AddObjections(const service::WishedEvent& event, const service::PairedRound& edited, Decision& decision) {
  const verify::SwissRules* rules = verify::FindRules(edited.system->info());
  if (rules != nullptr) {
    for (const auto& violation : verify::FindViolations(edited.before, verify::RoundOf(edited.pairing), *rules)) {
      if (violation.kind == ViolationKind::kPairedTwice || violation.kind == ViolationKind::kNotPaired) {
        return Refuse("command-boards", violation.text, "everybody who takes part has an opponent or the bye");
      }
      Object(decision, Warning::kOutside, violation.text);
    }
  }
  if (decision.warning == Warning::kOutside) return {};
  const auto expected = edited.system->Pair(edited.before);
  if (expected && SameBoards(*expected, edited.pairing)) return {};
  const auto verdict = edited.system->Judge(edited.before, edited.pairing);
  Object(decision, Warning::kConfirm,
         verdict ? explain::Say(event.event, explain::OfVerdict(*verdict)) : "the rules give other pairs");
  return {};
}

}  // namespace

Result<Decision> DecideOn(const Moment& moment, const EditRound& wish) {
  if (const auto is_paired = CheckPaired(moment.state, wish.round); !is_paired) {
    return tl::unexpected(is_paired.error());
  }
  const Round first = handling::FirstOfPairing(moment.state.data, wish.round);
  const journal::RoundFacts* facts = journal::FactsOf(moment.state, first);
  if (facts == nullptr || !facts->published.empty()) {
    return Refuse("command-published", fmt::format("round {} is published, and published pairs stay", first.value()),
                  "take the round back first, if the rules give a ground (C.04.2/2025 §4.10)");
  }
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto event = EventOf(moment.state, tournament->Before(first));
  if (!event.value) return tl::unexpected(event.diagnostics.front());
  const auto pairing = PairingFrom(moment, *event.value, wish);
  if (!pairing) return tl::unexpected(pairing.error());
  const service::PairedRound edited{event.value->event, event.value->system, *pairing, {}};
  const auto after = service::WithPairedRound(*event.value, edited);
  if (!after) return tl::unexpected(after.error());
  Decision decision = Start(moment, journal::Kind::kRoundEdited);
  decision.told.round = wish.round;
  decision.told.reason = wish.reason;
  if (const auto judged = AddObjections(*event.value, edited, decision); !judged) {
    return tl::unexpected(judged.error());
  }
  const auto planned = decision.after.data.planned_rounds;
  decision.after.data = after->data();
  decision.after.data.planned_rounds = planned;
  for (journal::RoundFacts& one : decision.after.facts.rounds) {
    if (one.round < first) continue;
    one.boards = BoardOrder(decision.after, *after, one.round);
    one.tables = TablesFor(decision.after, one.round, one.boards);
    one.edited = decision.told.objections.empty() ? "" : (wish.reason.empty() ? "by hand" : wish.reason);
    // What a change by hand was made on; a drawn round was made on nothing.
    if (!one.edited.empty() && !journal::IsDrawn(one)) one.input = FingerprintBefore(*tournament, first);
  }
  return decision;
}

}  // namespace ronda::command
