#include "ronda/ledger/event_text.h"

#include "ronda/command/knockout.h"
#include "ronda/command/view.h"
#include "ronda/formats/json/json.h"
#include "ronda/service/event.h"
#include "ronda/service/kept_settings.h"

namespace ronda::ledger {

Result<EventText> EventTextOf(const journal::State& state) {
  const auto tournament = command::TournamentOf(state);
  if (!tournament) return tl::unexpected(tournament.error());
  // A closed system has no engine, and no wishes an engine would heed.
  const auto event = command::EventOf(state, *tournament);
  EventText text;
  const Tournament& wished = event.value ? event.value->tournament : *tournament;
  text.json = json::Write(service::WithSettingsKept(wished, state.facts.settings));
  if (!state.facts.system.empty()) text.system = state.facts.system;
  if (!state.facts.settings.empty()) text.settings = state.facts.settings;
  text.bracket = state.facts.bracket;
  if (command::IsKnockout(state) && !text.bracket.empty()) {
    const auto knockout = command::KnockoutOf(state);
    if (!knockout) return tl::unexpected(knockout.error());
    text.bracket = bracket::Write(knockout->bracket);
  }
  text.tables = state.facts.tables;
  return text;
}

}  // namespace ronda::ledger
