#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/explain/outlook.h"
#include "ronda/explain/wording.h"
#include "ronda/formats/files.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/pairing/entrants.h"
#include "ronda/service/round_choice.h"
#include "ronda/service/tournament_file.h"
#include "ronda/service/with_round.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/pairing_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  service::EventRequest event;
  int round = 0;  // 0: the next one
  Destination to;
};

// Says in the tournament how it is paired, where it does not say so itself and the system is not one of FIDE.
Result<Tournament> Named(Result<Tournament> tournament, const SystemInfo& system) {
  const bool says_so = tournament && !tournament->data().system_code.empty();
  if (!tournament || says_so || !system.trf_code.starts_with("CUSTOM_")) return tournament;
  TournamentData data = tournament->data();
  data.system_code = system.trf_code;
  return *Tournament::Make(std::move(data));
}

// The tournament of the file with the round in it; of matches, with all their games.
Result<Tournament> InTournament(const Tournament& tournament, const sheets::PairedRound& round) {
  const SystemInfo& system = round.system.info();
  const int number = round.before.next_round().value();
  const Round first(system.contest == Contest::kTwoGameMatches ? 2 * number - 1 : number);
  const Tournament before = first == tournament.next_round() ? tournament : tournament.Before(first);
  if (system.contest == Contest::kGames) return Named(service::WithRound(before, round.pairing), system);
  return WithPairedMatches(system, before, round.pairing);
}

// The paired round, in the file it belongs to.
struct Work {
  const service::TournamentFile& input;
  const service::WishedEvent& wished;
  const Options& options;
};

Result<std::string> TrfText(const Work& work, const sheets::PairedRound& round) {
  const auto paired = InTournament(work.wished.tournament, round);
  if (!paired) return tl::unexpected(paired.error());
  if (work.input.document) return trf::Update(*work.input.document, *paired);
  return trf::Write(*paired, trf::Dialect::kTrf26);
}

Result<std::string> Format(const Work& work, const sheets::PairedRound& round) {
  const std::string& format = work.options.to.format;
  if (format == "pairs") return sheets::PairsText(round.before, round.pairing);
  if (format == "trf") return TrfText(work, round);
  return Show(round, sheets::FormatNamed(format));
}

// Says so if after this round the rest of the tournament cannot be paired.
void WarnOfOutlook(Context& context, const Tournament& before, const PairingSystem& system,
                   const RoundPairing& pairing) {
  const bool swiss = system.info().contest == Contest::kGames && system.info().rematches == Rematches::kNever;
  if (!before.data().planned_rounds || !before.data().teams.empty() || !swiss) return;
  const auto paired = service::WithRound(before, pairing);
  if (!paired) return;
  const auto outlook = explain::LookAhead(*paired, system.info().bye_rule, explain::Thoroughness::kQuick);
  if (outlook.answer != explain::Outlook::Answer::kImpossible) return;
  const Diagnostic warning{.severity = Severity::kWarning,
                           .code = "outlook",
                           .message = "after this round " + explain::SayAll(before, outlook.statements).front(),
                           .hint = "fewer rounds, fewer forbidden pairs or other players may help; see ronda outlook"};
  PrintDiagnostics(context, {&warning, 1});
}

// Where the output has no place for it.
void WarnOfDeviations(Context& context, const Work& work) {
  const std::string& format = work.options.to.format;
  if (format != "csv" && format != "trf") return;
  for (Diagnostic warning : service::RefusalsOf(work.wished.deviations)) {
    warning.severity = Severity::kWarning;
    warning.hint = "this is not FIDE mode";
    PrintDiagnostics(context, {&warning, 1});
  }
}

// Says so if two who met in the last round meet again because nothing was set against it.
void WarnOfRematches(Context& context, const Work& work, const Tournament& before, const RoundPairing& pairing) {
  if (before.rounds() == 0 || !work.options.event.system.settings.empty()) return;
  const auto met = [&](const Board& board) {
    const RoundEntry& last = before.entry(board.white, Round(before.rounds()));
    return Traits(last.result).played && last.opponent == board.black;
  };
  const auto again = std::ranges::find_if(pairing.boards, met);
  if (again == pairing.boards.end()) return;
  const auto tpn = [&](PlayerIndex player) { return before.player(player).tpn.value(); };
  const Diagnostic warning{
      .severity = Severity::kWarning,
      .code = "rematch",
      .message = fmt::format("players {} and {} met in the last round already", tpn(again->white), tpn(again->black)),
      .hint =
          "to keep them apart give settings with \"rematch\" (--settings); see "
          "docs/formats/keizer.md"};
  PrintDiagnostics(context, {&warning, 1});
}

Result<std::string> PairRound(Context& context, const Work& work) {
  const PairingSystem& system = *work.wished.system;
  const auto before = service::BeforeRound(work.wished.event, work.options.round);
  if (!before) return tl::unexpected(before.error());
  const auto pairing = system.Pair(*before);
  if (!pairing) return tl::unexpected(pairing.error());
  WarnOfDeviations(context, work);
  WarnOfOutlook(context, *before, system, *pairing);
  WarnOfRematches(context, work, *before, *pairing);
  return Format(work, {*before, system, *pairing, work.wished.deviations});
}

void Run(Context& context, const Options& options) {
  const auto input = service::ReadTournamentFile(options.event.file);
  if (!input.value) return Refuse(context, input.diagnostics, options.to);
  const auto wished = WishedFrom(context, options.event, input.value->tournament, options.to);
  if (!wished) return;
  const auto text = PairRound(context, {*input.value, *wished, options});
  if (text) return Deliver(context, *text, options.to);
  Diagnostic refusal = text.error();
  if (refusal.file.empty() && refusal.code != "usage") refusal.file = options.event.file;
  Refuse(context, refusal, options.to);
}

}  // namespace

void AddPair(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("pair", "Pair the next round, or a past one again");
  verb.AddOption("FILE", options->event.file, "The tournament (TRF or JSON); - reads standard input").Required();
  verb.AddOption("--system", options->event.system.id, "Pair by this system instead of the one the file names");
  AddSettings(verb, options->event.system);
  verb.AddOption("--round", options->round, "Pair this round from what was known before it").Positive();
  verb.AddOption("--format", options->to.format, "table, pairs, json, csv or trf")
      .OneOf({"table", "pairs", "json", "csv", "trf"});
  verb.AddOption("-o,--output", options->to.file, "Write to this file instead of standard output");
  AddEventOptions(verb, options->event.options);
  verb.Footer(
      "Examples:\n"
      "  ronda pair open.trf                   the pairings of the next round\n"
      "  ronda pair open.trf --format pairs    numbers only, for other programs\n"
      "  ronda pair open.trf --format trf -o open.trf   put the round into the file\n"
      "  ronda pair open.trf --acceleration baku --format trf -o open.trf   accelerated; the file says so from then "
      "on\n"
      "  ronda pair open.trf --round 3         how round 3 should have been paired\n"
      "  ronda pair club.trf --system keizer   by the Keizer system, as in clubs");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
