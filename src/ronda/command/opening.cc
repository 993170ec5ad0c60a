#include "ronda/command/opening.h"

#include <utility>

#include "ronda/command/knockout.h"
#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/command/tables.h"
#include "ronda/command/view.h"
#include "ronda/handling/handled.h"
#include "ronda/service/kept_settings.h"
#include "ronda/service/schedule_system.h"
#include "ronda/service/system_choice.h"

namespace ronda::command {
namespace {

// Settings that came with the file are the desk's from now on, and can be changed like all others.
void TakeKeptSettings(Opening& opening) {
  const auto kept = service::KeptSettings(opening.tournament);
  const auto tournament = Tournament::Make(opening.tournament);
  if (!kept || kept->empty() || !tournament) return;
  const auto system =
      service::SystemFor(*tournament, opening.system.empty() ? std::nullopt : std::optional(opening.system));
  if (!system || system->system->info().id != "keizer") return;
  if (opening.settings.empty()) opening.settings = *kept;
  service::KeepSettings(opening.tournament, "");
}

}  // namespace

Result<Decision> Open(Opening opening, const Context& context) {
  Decision decision;
  decision.kind = opening.from.empty() ? journal::Kind::kOpened : journal::Kind::kImported;
  decision.told.now = opening.tournament.info.name;
  decision.told.via = opening.from;
  TakeKeptSettings(opening);
  DropTotals(opening.tournament);
  if (const auto rounds = CheckPlannedRounds(opening.tournament); !rounds) return tl::unexpected(rounds.error());
  decision.after = journal::StateOf(std::move(opening.tournament));
  decision.after.facts.system = std::move(opening.system);
  decision.after.facts.settings = std::move(opening.settings);
  decision.after.facts.acceleration = std::move(opening.acceleration);
  if (opening.schedule) {
    if (const auto sound = CheckPlan(*opening.schedule); !sound) return tl::unexpected(sound.error());
  }
  if (opening.schedule) {
    if (const auto code = service::CodeBeforeDraw(opening.schedule->system)) decision.after.data.system_code = *code;
  }
  decision.after.facts.schedule = std::move(opening.schedule);
  decision.after.facts.tables = std::move(opening.tables);
  if (const auto at_tables = CheckTables(decision.after); !at_tables) return tl::unexpected(at_tables.error());
  const auto tournament = TournamentOf(decision.after);
  if (!tournament) return tl::unexpected(tournament.error());
  if (const auto sound = CheckEvent(decision.after, *tournament); !sound) return tl::unexpected(sound.error());
  const bool is_drawn = decision.after.facts.schedule && !IsKnockout(decision.after);
  for (const Round round : tournament->round_ids()) {
    journal::RoundFacts facts;
    facts.round = round;
    // Of rounds that came out of a draw, those to be played are published one by one.
    if (is_drawn) {
      facts.system = decision.after.facts.schedule->system;
      facts.engine = context.engine.empty() ? "ronda" : context.engine;
    }
    if (!is_drawn || !handling::HasOpenGames(*tournament, round)) facts.published = context.at;
    facts.boards = BoardOrder(decision.after, *tournament, round);
    decision.after.facts.rounds.push_back(std::move(facts));
  }
  return decision;
}

}  // namespace ronda::command
