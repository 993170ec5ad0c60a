#include "ronda/answer/pair.h"

#include <fmt/format.h>

#include "ronda/service/initial_colour.h"
#include "ronda/service/pair.h"
#include "ronda/service/system_choice.h"
#include "ronda/sheets/pairing_sheet.h"

namespace ronda::answer {
namespace {

using Told = std::vector<Diagnostic>;

// The tournament with the initial colour that was asked for; none if nobody asked.
Result<std::optional<Tournament>> WithWishedColour(const Tournament& tournament, const PairQuestion& question,
                                                   Told& told) {
  if (!question.initial_colour) return std::nullopt;
  if (*question.initial_colour == "lot" && !question.fresh_lot) {
    return tl::unexpected(UsageError("a lot needs the number it is drawn from", "name it, as in lot:7"));
  }
  const auto colour = service::ReadInitialColour(*question.initial_colour, question.fresh_lot.value_or(0));
  if (!colour) return tl::unexpected(colour.error());
  auto with_colour = service::WithInitialColour(tournament, *colour);
  if (!with_colour) return tl::unexpected(with_colour.error());
  if (auto lot = service::AboutLot(*colour)) told.push_back(*std::move(lot));
  return *std::move(with_colour);
}

// A table and JSON say by themselves what the round is paired by; the other forms have no place for it.
void TellWhatHasNoPlace(const service::WishedEvent& event, Form form, Told& told) {
  if (form != Form::kCsv && form != Form::kTrf) return;
  Tell(told, service::DeviationWarnings(event.deviations), Severity::kWarning);
  if (form != Form::kTrf) return;
  if (auto changed = service::AboutChangedSystem(event.tournament, *event.system)) told.push_back(*std::move(changed));
}

// Boards make the rounds of a team event; without any there is nothing to write.
Diagnostic NoTeamPlays(const Tournament& before) {
  return {
      .code = "attendance",
      .message = fmt::format("no team plays in round {}, so there is no round to write", before.next_round().value()),
      .hint = "take teams in again (ronda bye --cancel), or enter more of them"};
}

Result<std::string> TextOf(const service::TournamentFile& file, const service::WishedEvent& event,
                           const service::PairedRound& paired, Form form) {
  const sheets::PairedRound round{paired.before, *paired.system, paired.pairing, paired.deviations, paired.why};
  if (form == Form::kPairs) return sheets::PairsText(round.before, round.pairing);
  if (form != Form::kTrf) return Show(round, SheetFormOf(form));
  if (paired.system->info().contest == Contest::kTeams && paired.pairing.boards.empty()) {
    return tl::unexpected(service::RefusalOf(event, NoTeamPlays(paired.before)));
  }
  const auto tournament = service::WithPairedRound(event, paired);
  if (!tournament) return tl::unexpected(tournament.error());
  return service::TrfInto(file, event.settings->KeptIn(*tournament));
}

std::optional<Diagnostic> NobodyToPair(const service::WishedEvent& event) {
  if (event.event.player_count() > 0) return std::nullopt;
  return service::RefusalOf(event, {.code = "attendance",
                                    .message = "there is nobody to pair: the tournament has no players",
                                    .hint = "enter them first (ronda enter), or add them to the file"});
}

}  // namespace

Answer Pair(const PairQuestion& question, const service::TournamentFile& file) {
  Told told;
  const auto wished = WithWishedColour(file.tournament, question, told);
  if (!wished) return Refused(wished.error());
  auto event = service::OpenEvent(question.event, *wished ? **wished : file.tournament);
  if (!event.value) return Refused(std::move(event.diagnostics));
  if (auto nobody = NobodyToPair(*event.value)) return Refused(*std::move(nobody));
  Tell(told, event.diagnostics, Severity::kWarning);
  auto paired = service::Pair(*event.value, question.round);
  if (!paired.value) return Refused(std::move(paired.diagnostics));
  Tell(told, paired.diagnostics, Severity::kNote);
  TellWhatHasNoPlace(*event.value, question.form, told);
  Tell(told, paired.diagnostics, Severity::kWarning);
  return Answered(TextOf(file, *event.value, *paired.value, question.form), std::move(told));
}

Answer Pair(const PairQuestion& question) {
  const auto file = service::ReadTournamentFile(question.event.file);
  return file.value ? Pair(question, *file.value) : Refused(file.diagnostics);
}

}  // namespace ronda::answer
