#include "ronda/desk/version.h"

#include <algorithm>

#include "ronda/command/tables.h"

namespace ronda::desk {

using journal::State;

State PublishedPart(const State& state) {
  const auto draft = journal::FirstDraft(state);
  State part = state;
  if (command::DraftAtTables(state)) {
    part.facts.tables = command::PublishedTables(state);
    part.facts.tables_draft.reset();
  }
  if (!draft) return part;
  if (const auto tournament = Tournament::Make(state.data)) {
    part.data = tournament->Before(*draft).data();
    part.data.planned_rounds = state.data.planned_rounds;
    if (part.data.rounds > 0) part.data.initial_colour = state.data.initial_colour;
  }
  // Who has no game in a drawn round did not ask for it, and nobody knows of it yet.
  if (state.facts.schedule) part.data.requested_byes = state.data.requested_byes;
  const auto is_later = [&](const auto& fact) { return fact.round >= *draft; };
  std::erase_if(part.facts.rounds, is_later);
  std::erase_if(part.facts.claims, is_later);
  std::erase_if(part.facts.checked, is_later);
  std::erase_if(part.facts.play_offs, is_later);
  if (part.data.rounds == 0) part.facts.bracket.clear();  // it is drawn with the first round
  return part;
}

const Tournament* Version::tournament() const {
  std::call_once(made_, [this] { tournament_ = Tournament::Make(state_.data); });
  return tournament_ ? &*tournament_ : nullptr;
}

const Version& Version::published() const {
  std::call_once(parted_, [this] {
    const bool has_draft = journal::FirstDraft(state_) || command::DraftAtTables(state_);
    if (has_draft) published_ = std::make_unique<const Version>(PublishedPart(state_), head_);
  });
  return published_ ? *published_ : *this;
}

}  // namespace ronda::desk
