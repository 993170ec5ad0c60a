// What the desk keeps beside the tournament.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/awards/category.h"
#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/formats/bracket/bracket.h"
#include "ronda/formats/prizes/prizes.h"
#include "ronda/formats/tables/tables.h"
#include "ronda/secret/digest.h"
#include "ronda/secret/signature.h"

namespace ronda::command {
namespace {

using journal::Kind;

}  // namespace

Result<Decision> DecideOn(const Moment& moment, const FixTables& wish) {
  std::set<Uid> seen;
  for (const journal::FixedTable& fixed : wish.tables) {
    if (const auto place = PlaceOf(moment.state, fixed.player); !place) return tl::unexpected(place.error());
    if (fixed.table < 1)
      return Refuse("command-table", fmt::format("{} is no table", fixed.table), "tables count from 1");
    if (!seen.insert(fixed.player).second) {
      return Refuse("command-table", fmt::format("{} has two tables", Named(moment.state, fixed.player)), "choose one");
    }
  }
  Decision decision = Start(moment, Kind::kTablesFixed);
  decision.after.facts.fixed_tables = wish.tables;
  for (const journal::FixedTable& fixed : wish.tables) decision.told.players.push_back(fixed.player);
  if (const auto draft = journal::FirstDraft(moment.state)) {
    for (journal::RoundFacts& facts : decision.after.facts.rounds) {
      if (facts.published.empty()) facts.tables = TablesFor(decision.after, facts.round, facts.boards);
    }
  }
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const SetCategories& wish) {
  for (const journal::CategoryFact& category : wish.categories) {
    const auto read = awards::Category::Parse(category.rule);
    if (!read) return tl::unexpected(read.error());
  }
  Decision decision = Start(moment, Kind::kCategoriesSet);
  decision.after.facts.categories = wish.categories;
  decision.told.now = wish.categories.size() == 1 ? "1 category" : fmt::format("{} categories", wish.categories.size());
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const SetPrizes& wish) {
  if (!wish.prizes.empty()) {
    const auto read = formats::ReadPrizes(wish.prizes, "prizes");
    if (!read.value) return tl::unexpected(read.diagnostics.front());
  }
  Decision decision = Start(moment, Kind::kPrizesSet);
  decision.after.facts.prizes = wish.prizes;
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const SetBracket& wish) {
  if (!wish.bracket.empty()) {
    const auto read = bracket::Read(wish.bracket, "bracket");
    if (!read.value) return tl::unexpected(read.diagnostics.front());
  }
  Decision decision = Start(moment, Kind::kBracketChanged);
  decision.after.facts.bracket = wish.bracket;
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const SetTables& wish) {
  if (!wish.tables.empty()) {
    const auto read = formats::ReadTables(wish.tables, "tables");
    if (!read.value) return tl::unexpected(read.diagnostics.front());
  }
  Decision decision = Start(moment, Kind::kTablesChanged);
  decision.after.facts.tables = wish.tables;
  decision.after.facts.tables_draft.reset();
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const AddNote& wish) {
  if (wish.text.empty()) return Refuse("command-note", "the note is empty", "write something");
  Decision decision = Start(moment, Kind::kNoteAdded);
  decision.after.facts.notes.push_back({moment.context.at, moment.context.by.name, wish.text});
  decision.told.text = wish.text;
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const RecordPerson& wish) {
  if (const auto place = PlaceOf(moment.state, wish.player); !place) return tl::unexpected(place.error());
  if (!secret::Digest::Parse(wish.commitment)) {
    return Refuse("command-commitment", "the commitment is no SHA-256 in hexadecimal", "");
  }
  Decision decision = Start(moment, Kind::kPersonRecorded);
  auto& persons = decision.after.facts.persons;
  std::erase_if(persons, [&](const auto& person) { return person.player == wish.player; });
  persons.push_back({wish.player, wish.commitment});
  decision.told.players = {wish.player};
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const ErasePerson& wish) {
  const bool is_kept = std::ranges::count(moment.state.facts.persons, wish.player, &journal::PersonCommitment::player);
  if (const auto place = PlaceOf(moment.state, wish.player); !place && !is_kept) return tl::unexpected(place.error());
  Decision decision = Start(moment, Kind::kPersonErased);
  std::erase_if(decision.after.facts.persons, [&](const auto& person) { return person.player == wish.player; });
  decision.told.players = {wish.player};
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const HandOver& wish) {
  if (!secret::PublicKey::Parse(wish.key)) {
    return Refuse("command-key", "that is no key of a desk", "the page of proof of a tournament there shows it");
  }
  Decision decision = Start(moment, Kind::kHandedOver);
  decision.after.facts.handed_over = wish.key;
  decision.told.now = wish.key;
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const Receive& /*wish*/) {
  if (moment.state.facts.handed_over.empty()) {
    return Refuse("command-received", "the tournament was not handed over", "it is here, and goes on here");
  }
  Decision decision = Start(moment, Kind::kReceived);
  decision.told.was = moment.state.facts.handed_over;
  decision.after.facts.handed_over.clear();
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const Close& /*wish*/) {
  Decision decision = Start(moment, Kind::kClosed);
  decision.after.facts.closed = true;
  for (const RoundEntry& entry : moment.state.data.entries) {
    if (entry.result != ResultCode::kPending) continue;
    Object(decision, Warning::kConfirm, "games are without a result");
    break;
  }
  return decision;
}

}  // namespace ronda::command
