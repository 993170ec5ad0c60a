#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/knockout.h"
#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/command/tables.h"
#include "ronda/formats/json/json.h"
#include "ronda/handling/publication.h"
#include "ronda/secret/digest.h"
#include "ronda/service/pair.h"
#include "ronda/verify/legality.h"

namespace ronda::command {
namespace {

using journal::Kind;
using journal::RoundFacts;

// A second opinion, by code that shares nothing with the engine, before a round is taken over.
Result<void> CheckLegal(const service::PairedRound& round) {
  const verify::SwissRules* rules = verify::FindRules(round.system->info());
  if (rules == nullptr) return {};
  const auto violations = verify::FindViolations(round.before, verify::RoundOf(round.pairing), *rules);
  if (violations.empty()) return {};
  return Refuse("unexpected", "the round paired is not legal: " + violations.front().text,
                "this is a fault of the program; pair by hand and report it");
}

Result<void> CheckNoDraft(const journal::State& state) {
  const auto draft = journal::FirstDraft(state);
  if (!draft) return {};
  return Refuse("command-draft", fmt::format("round {} is paired and not published", draft->value()),
                "publish it, or take it back");
}

std::optional<handling::Ground> GroundOf(std::string_view word) {
  if (word == "rules") return handling::Ground::kRules;
  if (word == "no-opponents") return handling::Ground::kNoOpponents;
  if (word == "late-entry") return handling::Ground::kLateEntry;
  if (word == "last-round") return handling::Ground::kLastRound;
  return std::nullopt;
}

// A round is played to its end, or not begun at all: both games of a match.
void Publish(Decision& decision, Round round, const std::string& at) {
  const Round first = handling::FirstOfPairing(decision.after.data, round);
  for (RoundFacts& facts : decision.after.facts.rounds) {
    if (handling::FirstOfPairing(decision.after.data, facts.round) == first) facts.published = at;
  }
}

}  // namespace

void AddRoundFacts(const Moment& moment, Decision& decision, const Tournament& after, RoundFacts like) {
  for (Round round = like.round; round <= Round(after.rounds()); round = Next(round)) {
    like.round = round;
    like.engine = moment.context.engine;
    like.boards = BoardOrder(decision.after, after, round);
    like.tables = TablesFor(decision.after, round, like.boards);
    decision.after.facts.rounds.push_back(like);
  }
}

Result<Decision> DecideOn(const Moment& moment, const PairRound& /*wish*/) {
  if (journal::IsDrawn(moment.state)) {
    return Refuse("command-drawn", "all rounds are drawn already", "publish the next one");
  }
  if (IsKnockout(moment.state)) return PairKnockout(moment, *moment.state.facts.schedule);
  if (moment.state.facts.schedule) return DecideOn(moment, DrawSchedule{*moment.state.facts.schedule});
  if (const auto no_draft = CheckNoDraft(moment.state); !no_draft) return tl::unexpected(no_draft.error());
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto event = EventOf(moment.state, *tournament);
  if (!event.value) return tl::unexpected(event.diagnostics.front());
  const auto paired = service::Pair(*event.value, std::nullopt);
  if (!paired.value) return tl::unexpected(paired.diagnostics.front());
  if (paired.value->pairing.boards.empty() && moment.state.data.players.size() < 2) {
    return Refuse("command-players", "there are no two players who could play", "enter players");
  }
  if (const auto legal = CheckLegal(*paired.value); !legal) return tl::unexpected(legal.error());
  const auto after = service::WithPairedRound(*event.value, *paired.value);
  if (!after) return tl::unexpected(after.error());
  Decision decision = Start(moment, Kind::kRoundPaired);
  decision.after.data = after->data();
  decision.told.round = tournament->next_round();
  decision.told.now = paired.value->system->info().id;
  for (const Diagnostic& warning : paired.diagnostics) decision.told.objections.push_back(warning.message);
  RoundFacts facts;
  facts.round = tournament->next_round();
  facts.system = paired.value->system->info().id;
  facts.input = secret::Sha256(json::Write(*tournament)).hex();
  AddRoundFacts(moment, decision, *after, std::move(facts));
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const PublishRound& wish) {
  if (IsAtTables(moment.state)) return PublishTables(moment, wish);
  if (const auto is_paired = CheckPaired(moment.state, wish.round); !is_paired) {
    return tl::unexpected(is_paired.error());
  }
  const auto draft = journal::FirstDraft(moment.state);
  if (draft && *draft < handling::FirstOfPairing(moment.state.data, wish.round)) {
    return Refuse("command-draft", fmt::format("round {} comes first", draft->value()),
                  "publish rounds in their order");
  }
  Decision decision = Start(moment, Kind::kRoundPublished);
  decision.told.round = wish.round;
  const RoundFacts* facts = journal::FactsOf(moment.state, wish.round);
  if (facts != nullptr && !facts->published.empty()) return decision;  // nothing changes
  if (const auto looked = ObjectToStaleDraft(moment, wish.round, decision); !looked) {
    return tl::unexpected(looked.error());
  }
  Publish(decision, wish.round, moment.context.at);
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const TakeBackRound& wish) {
  if (const auto is_paired = CheckPaired(moment.state, wish.round); !is_paired) {
    return tl::unexpected(is_paired.error());
  }
  if (journal::IsDrawn(moment.state)) return TakeBackDraw(moment, wish);
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const Round last = handling::FirstOfPairing(moment.state.data, Round(moment.state.data.rounds));
  if (handling::FirstOfPairing(moment.state.data, wish.round) != last) {
    return Refuse("command-round", fmt::format("round {} is not the last one", wish.round.value()),
                  "only the last round can be taken back");
  }
  const RoundFacts* facts = journal::FactsOf(moment.state, last);
  const bool is_draft = facts != nullptr && facts->published.empty();
  std::optional<handling::Ground> ground;
  if (is_draft) ground = handling::Ground::kNotPublished;
  if (!is_draft && wish.ground) {
    ground = GroundOf(*wish.ground);
    if (!ground) {
      return Refuse("command-ground", fmt::format("'{}' is no ground for taking a round back", *wish.ground),
                    "rules, no-opponents, late-entry or last-round");
    }
  }
  auto decision = AfterHandling(moment, Kind::kRoundTakenBack,
                                handling::TakeBack(*tournament, ground, HandlingEditionOf(*tournament)));
  if (!decision) return decision;
  decision->told.round = last;
  decision->told.reason = wish.reason;
  auto& rounds = decision->after.facts.rounds;
  std::erase_if(rounds, [&](const RoundFacts& one) { return one.round >= last; });
  if (IsKnockout(moment.state) && rounds.empty()) decision->after.facts.bracket.clear();
  std::erase_if(decision->after.facts.sealed_line_ups, [&](const auto& one) { return one.round >= last; });
  std::erase_if(decision->after.facts.line_up_deadlines, [&](const auto& one) { return one.round >= last; });
  return decision;
}

}  // namespace ronda::command
