#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "ronda/app/cli/pairing_sheet.h"
#include "ronda/app/cli/report.h"
#include "ronda/app/cli/round_choice.h"
#include "ronda/app/cli/system_choice.h"
#include "ronda/explain/outlook.h"
#include "ronda/explain/wording.h"
#include "ronda/formats/files.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/pairing/entrants.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string file;
  std::string system;
  int round = 0;  // 0: the next one
  std::string format = "table";
  std::string output;
};

// The file, and its lines where it is a TRF, so that the paired round can be written into them.
struct Input {
  Tournament tournament;
  std::optional<trf::Document> document;
};

Parsed<Input> ReadInput(const std::string& file) {
  const auto bytes = ReadBytes(file);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  const auto format = DetectFormat(*bytes, file);
  if (format && *format == FileFormat::kTrf) {
    auto parsed = trf::Read(*bytes, file);
    Parsed<Input> input{std::nullopt, std::move(parsed.diagnostics)};
    if (parsed.value) input.value = Input{std::move(parsed.value->tournament), std::move(parsed.value->document)};
    return input;
  }
  auto parsed = ParseTournament(*bytes, file);
  Parsed<Input> input{std::nullopt, std::move(parsed.diagnostics)};
  if (parsed.value) input.value = Input{*std::move(parsed.value), std::nullopt};
  return input;
}

// Says in the tournament how it is paired, where it does not say so itself and the system is not one of FIDE.
Result<Tournament> Named(Result<Tournament> tournament, const SystemInfo& system) {
  const bool says_so = tournament && !tournament->data().system_code.empty();
  if (!tournament || says_so || !system.trf_code.starts_with("CUSTOM_")) return tournament;
  TournamentData data = tournament->data();
  data.system_code = system.trf_code;
  return *Tournament::Make(std::move(data));
}

// The tournament of the file with the round in it; of matches, with all their games.
Result<Tournament> InTournament(const Input& input, const PairedRound& round) {
  const SystemInfo& system = round.system.info();
  if (system.contest == Contest::kGames) return Named(WithRound(round.before, round.pairing), system);
  const int match = round.before.next_round().value();
  const Round first(system.contest == Contest::kTwoGameMatches ? 2 * match - 1 : match);
  const bool is_next = first == input.tournament.next_round();
  return WithPairedMatches(system, is_next ? input.tournament : input.tournament.Before(first), round.pairing);
}

Result<std::string> TrfText(const Input& input, const PairedRound& round) {
  const auto paired = InTournament(input, round);
  if (!paired) return tl::unexpected(paired.error());
  if (input.document) return trf::Update(*input.document, *paired);
  return trf::Write(*paired, trf::Dialect::kTrf26);
}

Result<std::string> Format(const Input& input, const PairedRound& round, const std::string& format) {
  if (format == "pairs") return PairsText(round.before, round.pairing);
  if (format == "csv") return CsvText(round);
  if (format == "json") return JsonText(round);
  if (format == "trf") return TrfText(input, round);
  return TableText(round);
}

// Says so if after this round the rest of the tournament cannot be paired.
void WarnOfOutlook(Context& context, const Tournament& before, const PairingSystem& system,
                   const RoundPairing& pairing) {
  const bool games = system.info().contest == Contest::kGames;
  const bool once = system.info().rematches == Rematches::kNever;
  if (!before.data().planned_rounds || !before.data().teams.empty() || !games || !once) return;
  const auto paired = WithRound(before, pairing);
  if (!paired) return;
  const auto outlook = explain::LookAhead(*paired, explain::ByeRuleOf(system.info().id), explain::Thoroughness::kQuick);
  if (outlook.answer != explain::Outlook::Answer::kImpossible) return;
  const Diagnostic warning{.severity = Severity::kWarning,
                           .code = "outlook",
                           .message = "after this round " + explain::SayAll(before, outlook.statements).front(),
                           .hint = "fewer rounds, fewer forbidden pairs or other players may help; see ronda outlook"};
  PrintDiagnostics(context, {&warning, 1});
}

Result<std::string> PairRound(Context& context, const Input& input, const Options& options) {
  const auto system = SystemFor(input.tournament, options.system);
  if (!system) return tl::unexpected(system.error());
  const auto event = EntrantsOf((*system)->info(), input.tournament);
  if (!event) return tl::unexpected(event.error());
  const auto before = BeforeRound(*event, options.round);
  if (!before) return tl::unexpected(before.error());
  const auto pairing = (*system)->Pair(*before);
  if (!pairing) return tl::unexpected(pairing.error());
  WarnOfOutlook(context, *before, **system, *pairing);
  return Format(input, {*before, **system, *pairing}, options.format);
}

void Refuse(Context& context, Diagnostic refusal, const Options& options) {
  if (refusal.file.empty() && refusal.code != "usage") refusal.file = options.file;
  context.exit_code = ExitCodeFor({&refusal, 1});
  const std::span<const Diagnostic> all(&refusal, 1);
  options.format == "json" ? PrintDiagnosticsDocument(context, all) : PrintDiagnostics(context, all);
}

void Run(Context& context, const Options& options) {
  const auto input = ReadInput(options.file);
  if (!input.value) {
    context.exit_code = ExitCodeFor(input.diagnostics);
    options.format == "json" ? PrintDiagnosticsDocument(context, input.diagnostics)
                             : PrintDiagnostics(context, input.diagnostics);
    return;
  }
  const auto text = PairRound(context, *input.value, options);
  if (!text) return Refuse(context, text.error(), options);
  if (options.output.empty()) {
    context.out << *text;
  } else if (const auto stored = WriteBytes(options.output, *text); !stored) {
    Refuse(context, stored.error(), options);
  }
}

}  // namespace

void AddPair(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App* verb = app.add_subcommand("pair", "Pair the next round, or a past one again");
  verb->add_option("FILE", options->file, "The tournament (TRF or JSON); - reads standard input")->required();
  verb->add_option("--system", options->system, "Pair by this system instead of the one the file names");
  verb->add_option("--round", options->round, "Pair this round from what was known before it")
      ->check(CLI::PositiveNumber);
  verb->add_option("--format", options->format, "table, pairs, json, csv or trf")
      ->check(CLI::IsMember({"table", "pairs", "json", "csv", "trf"}));
  verb->add_option("-o,--output", options->output, "Write to this file instead of standard output");
  verb->footer(
      "Examples:\n"
      "  ronda pair open.trf                   the pairings of the next round\n"
      "  ronda pair open.trf --format pairs    numbers only, for other programs\n"
      "  ronda pair open.trf --format trf -o open.trf   put the round into the file\n"
      "  ronda pair open.trf --round 3         how round 3 should have been paired");
  verb->callback([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
