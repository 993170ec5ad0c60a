#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/sheets/clock_sheet.h"

namespace ronda::cli {
namespace {

struct ClockOptions {
  std::vector<std::string> words;
  std::optional<std::string> trf;
  std::optional<std::string> moves;
  int players = 2;
  Destination to;
};

void Run(Context& context, const ClockOptions& options) {
  const std::string text = fmt::format("{}", fmt::join(options.words, " "));
  if (text.empty() != options.trf.has_value()) {
    return Refuse(context,
                  UsageError("ronda clock: give a time control, or one of a TRF with --trf",
                             "for example ronda clock 90m+30s, or --trf 5400+30"),
                  options.to);
  }
  const auto control = options.trf ? announce::FromTrf(*options.trf) : announce::ParseTimeControl(text);
  if (!control) return Refuse(context, control.error(), options.to);
  if (const auto fault = announce::FaultOfClock(*control, options.players)) return Refuse(context, *fault, options.to);
  const auto moves = NumberList(options.moves, "--moves");
  if (!moves) return Refuse(context, moves.error(), options.to);
  context.out << Show(sheets::ReadClock(*control, options.players, *moves), options.to.sheet());
}

}  // namespace

void AddClock(Verb app, Context& context) {
  const auto options = std::make_shared<ClockOptions>();
  const Verb verb = app.AddVerb("clock", "Read a time control: in words, for TRF, and what the clock shows");
  verb.AddOption("CONTROL", options->words, "The time control as players write it");
  verb.AddOption("--trf", options->trf, "A time control of TRF record 222 instead");
  verb.AddOption("--moves", options->moves, "Seconds thought, the players in turn, with commas between them");
  verb.AddOption("--players", options->players, "How many share the clock; 2 unless given");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer(
      "Examples:\n"
      "  ronda clock 90m+30s                    Fischer: 30 seconds added for every move\n"
      "  ronda clock 40/2h:20/1h:30m            two periods by moves, then 30 minutes\n"
      "  ronda clock 40/2h:20/1h*               the second period again and again\n"
      "  ronda clock 25m+10s bronstein          up to 10 seconds given back after every move\n"
      "  ronda clock '1h:+30s fide'             both get 30 seconds a move once one hour is used up\n"
      "  ronda clock 1m hourglass               what one uses the other gains\n"
      "  ronda clock 10s gong                   every turn takes 10 seconds\n"
      "  ronda clock 30m byo-yomi 5x30s         five periods of 30 seconds after the main time\n"
      "  ronda clock '5m | 4m'                  White and Black differ\n"
      "  ronda clock 3m+2s --moves 5,3,40,12    what the clock shows after each move\n"
      "  ronda clock 20m --players 4            20 minutes for each of four players");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
