#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "ronda/app/cli/pairing_sheet.h"
#include "ronda/app/cli/report.h"
#include "ronda/app/cli/round_choice.h"
#include "ronda/app/cli/system_settings.h"
#include "ronda/explain/outlook.h"
#include "ronda/explain/wording.h"
#include "ronda/formats/files.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/pairing/entrants.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string file;
  SystemRequest system;
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

// The tournament of the file with the round in it; of matches, with all their games.
Result<Tournament> InTournament(const Input& input, const PairedRound& round) {
  const SystemInfo& system = round.system.info();
  if (system.contest == Contest::kGames) return WithRound(round.before, round.pairing);
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
  const bool swiss = system.info().contest == Contest::kGames && system.info().rematches == Rematches::kNever;
  if (!before.data().planned_rounds || !before.data().teams.empty() || !swiss) return;
  const auto paired = WithRound(before, pairing);
  if (!paired) return;
  const auto outlook = explain::LookAhead(*paired, explain::ByeRuleOf(system.info()), explain::Thoroughness::kQuick);
  if (outlook.answer != explain::Outlook::Answer::kImpossible) return;
  const Diagnostic warning{.severity = Severity::kWarning,
                           .code = "outlook",
                           .message = "after this round " + explain::SayAll(before, outlook.statements).front(),
                           .hint = "fewer rounds, fewer forbidden pairs or other players may help; see ronda outlook"};
  PrintDiagnostics(context, {&warning, 1});
}

// Says so if two who met in the last round meet again because nothing was set against it.
void WarnOfRematches(Context& context, const Tournament& before, const Options& options, const RoundPairing& pairing) {
  if (before.rounds() == 0 || !options.system.settings.empty()) return;
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

Result<std::string> PairRound(Context& context, const Input& input, const SystemSettings& settings,
                              const Options& options) {
  const auto system = settings.SystemFor(input.tournament);
  if (!system) return tl::unexpected(system.error());
  const auto event = EntrantsOf((*system)->info(), input.tournament);
  if (!event) return tl::unexpected(event.error());
  const auto before = BeforeRound(*event, options.round);
  if (!before) return tl::unexpected(before.error());
  const auto pairing = (*system)->Pair(*before);
  if (!pairing) return tl::unexpected(pairing.error());
  WarnOfOutlook(context, *before, **system, *pairing);
  WarnOfRematches(context, *before, options, *pairing);
  return Format(input, {*before, **system, *pairing}, options.format);
}

void Refuse(Context& context, Diagnostic refusal, const Options& options) {
  if (refusal.file.empty() && refusal.code != "usage") refusal.file = options.file;
  context.exit_code = ExitCodeFor({&refusal, 1});
  const std::span<const Diagnostic> all(&refusal, 1);
  options.format == "json" ? PrintDiagnosticsDocument(context, all) : PrintDiagnostics(context, all);
}

void Run(Context& context, const Options& options) {
  const auto refuse = [&](std::span<const Diagnostic> all) {
    context.exit_code = ExitCodeFor(all);
    options.format == "json" ? PrintDiagnosticsDocument(context, all) : PrintDiagnostics(context, all);
  };
  const auto settings = SystemSettings::Read(options.system);
  if (!settings.value) return refuse(settings.diagnostics);
  PrintWarnings(context, settings.diagnostics);
  const auto input = ReadInput(options.file);
  if (!input.value) return refuse(input.diagnostics);
  const auto text = PairRound(context, *input.value, *settings.value, options);
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
  verb->add_option("--system", options->system.id, "Pair by this system instead of the one the file names");
  AddSettings(*verb, options->system);
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
      "  ronda pair open.trf --round 3         how round 3 should have been paired\n"
      "  ronda pair club.trf --system keizer   by the Keizer system, as in clubs");
  verb->callback([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
