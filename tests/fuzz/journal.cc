#include "fuzz/journal.h"

#include <string>

#include "fuzz/target.h"
#include "ronda/command/command_json.h"
#include "ronda/command/decide.h"
#include "ronda/command/opening.h"
#include "ronda/command/view.h"
#include "ronda/journal/change.h"
#include "ronda/journal/fold.h"
#include "ronda/journal/journal_file.h"
#include "ronda/journal/words.h"

namespace ronda::fuzz {
namespace {

command::Context Somebody() {
  command::Context context;
  context.by.name = "somebody";
  context.at = "2026-11-15T10:00:00.000Z";
  context.confirmed = command::Warning::kTwoSteps;
  context.engine = "ronda fuzz";
  return context;
}

// Six players, two teams of them, one round paired and published.
const journal::State& SmallDesk() {
  static const journal::State desk = [] {
    command::Opening opening;
    for (int i = 1; i <= 6; ++i) {
      Player player;
      player.tpn = Tpn(i);
      player.name = std::string("Player, ") + static_cast<char>('A' + i);
      opening.tournament.players.push_back(std::move(player));
    }
    opening.tournament.planned_rounds = 4;
    journal::State state = command::Open(std::move(opening), Somebody()).value().after;
    state = command::Decide(state, command::PairRound{}, Somebody()).value().after;
    return command::Decide(state, command::PublishRound{Round(1)}, Somebody()).value().after;
  }();
  return desk;
}

}  // namespace

void CheckAct(std::string_view bytes) {
  const auto act = journal::ReadAct(bytes);
  if (!act) return CheckReason(act.error());
  Demand(!journal::Sentence(*act, SmallDesk()).empty(), "an act without words\n");
  const auto again = journal::ReadAct(journal::Write(*act));
  Demand(again && *again == *act, "a written act says something else\n");
}

void CheckChange(std::string_view bytes) {
  static_cast<void>(journal::TouchedBy(bytes));
  journal::State after = SmallDesk();
  if (const auto applied = journal::Apply(after, bytes); !applied) return CheckReason(applied.error());
  if (!command::TournamentOf(after)) return;
  journal::State again = SmallDesk();
  const auto reached = journal::Apply(again, journal::Difference(SmallDesk(), after));
  Demand(reached && again == after, "the difference leads elsewhere\n");
}

void CheckCommand(std::string_view bytes) {
  const auto read = command::ReadCommand(bytes);
  for (const Diagnostic& diagnostic : read.diagnostics) CheckReason(diagnostic);
  Demand(read.value || HasErrors(read.diagnostics), "no command, and no reason\n");
  if (!read.value) return;
  const std::string written = command::WriteCommand(*read.value);
  const auto again = command::ReadCommand(written);
  Demand(again.value && command::WriteCommand(*again.value) == written, "a written command says something else\n");
  const auto decision = command::Decide(SmallDesk(), *read.value, Somebody());
  if (!decision) return CheckReason(decision.error());
  const auto act = command::ActOf(SmallDesk(), *decision, Somebody(), 2);
  journal::State after = SmallDesk();
  Demand(journal::Apply(after, act.change) && after == decision->after, "the act leads elsewhere\n");
}

void CheckJournal(std::string_view bytes) {
  if (const auto read = journal::ReadJournal(bytes, "any"); !read) CheckReason(read.error());
  static const secret::SigningKey key{secret::KeySeed{}};
  journal::JournalFile file{"any", "Any", {}, {}};
  for (std::string_view rest = bytes; !rest.empty();) {
    const auto end = std::min(rest.find('\n'), rest.size());
    file.acts.push_back(journal::Linked(file.head(), {}, std::string(rest.substr(0, end))));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  file.signature = journal::Sign(file.head(), key);
  const std::string written = journal::WriteJournal(file);
  const auto read = journal::ReadJournal(written, "written");
  if (!read) return CheckReason(read.error());
  Demand(journal::WriteJournal(*read) == written, "a written journal says something else\n");
  const auto folded = journal::Fold(read->acts);
  if (!folded) CheckReason(folded.error());
}

}  // namespace ronda::fuzz
