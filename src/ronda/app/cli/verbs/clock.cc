#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/announce/clock.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

namespace ronda::cli {
namespace {

using announce::Clock;
using announce::TimeControl;

struct Options {
  std::vector<std::string> words;
  std::string trf;
  std::string moves;
  bool as_json = false;
};

// 1:05:09, 4:30.
std::string Display(std::int32_t seconds) {
  const std::string short_form = fmt::format("{:02}:{:02}", seconds % 3600 / 60, seconds % 60);
  return seconds >= 3600 ? fmt::format("{}:{}", seconds / 3600, short_form) : short_form;
}

struct Shown {
  int move = 0;
  Colour player = Colour::kWhite;
  std::int32_t thought = 0;
  std::int32_t white = 0;
  std::int32_t black = 0;
  std::optional<Colour> fallen;
};

std::vector<Shown> Play(const TimeControl& control, const std::vector<int>& moves) {
  std::vector<Shown> shown;
  Clock clock(control);
  for (const int seconds : moves) {
    const Colour player = clock.OnMove();
    clock.Move(seconds);
    shown.push_back({static_cast<int>(shown.size() / 2) + 1, player, seconds, clock.Shows(Colour::kWhite),
                     clock.Shows(Colour::kBlack), clock.Fallen()});
    if (clock.Fallen()) break;
  }
  return shown;
}

std::string_view ColourName(Colour colour) { return colour == Colour::kWhite ? "White" : "Black"; }

void PrintText(Context& context, const TimeControl& control, const std::vector<Shown>& shown) {
  const int mode = announce::BookMode(control.white);
  context.out << fmt::format("{}\n{}\nMode: {}\n", announce::ToString(control), announce::InWords(control),
                             announce::BookModeName(mode));
  const auto trf = announce::ToTrf(control);
  context.out << (trf ? fmt::format("TRF record 222: {}\n", *trf) : fmt::format("TRF: {}\n", trf.error().message));
  if (shown.empty()) return;
  sheets::Table table;
  table.AddColumn("Move", sheets::Align::kRight);
  table.AddColumn("Player");
  for (const char* title : {"Thought", "White", "Black"}) table.AddColumn(title, sheets::Align::kRight);
  for (const Shown& line : shown) {
    table.AddRow({fmt::format("{}", line.move), std::string(ColourName(line.player)), Display(line.thought),
                  Display(line.white), Display(line.black)});
  }
  context.out << "\n" << table.ToText();
  if (shown.back().fallen) context.out << fmt::format("{}'s flag has fallen\n", ColourName(*shown.back().fallen));
}

void PrintJson(Context& context, const TimeControl& control, const std::vector<Shown>& shown) {
  sheets::JsonWriter json(context.out);
  const int mode = announce::BookMode(control.white);
  json.BeginObject().Field("time_control", announce::ToString(control)).Field("words", announce::InWords(control));
  json.Field("mode", mode).Field("mode_name", announce::BookModeName(mode));
  if (const auto trf = announce::ToTrf(control)) json.Field("trf", *trf);
  json.Key("moves").BeginArray();
  for (const Shown& line : shown) {
    json.BeginObject().Field("move", line.move).Field("player", ColourName(line.player));
    json.Field("thought", line.thought).Field("white", line.white).Field("black", line.black);
    json.Field("fallen", line.fallen.has_value()).EndObject();
  }
  json.EndArray().EndObject();
}

void Run(Context& context, const Options& options) {
  const Destination to{"", options.as_json ? "json" : "table"};
  const std::string text = fmt::format("{}", fmt::join(options.words, " "));
  if (text.empty() == options.trf.empty()) {
    return Refuse(context,
                  UsageError("ronda clock: give a time control, or one of a TRF with --trf",
                             "for example ronda clock 90m+30s, or --trf 5400+30"),
                  to);
  }
  const auto control = options.trf.empty() ? announce::ParseTimeControl(text) : announce::FromTrf(options.trf);
  if (!control) return Refuse(context, control.error(), to);
  std::vector<int> moves;
  if (!options.moves.empty()) {
    const auto numbers = NumberList(options.moves, "--moves");
    if (!numbers) return Refuse(context, numbers.error(), to);
    moves = *numbers;
  }
  const auto shown = Play(*control, moves);
  options.as_json ? PrintJson(context, *control, shown) : PrintText(context, *control, shown);
}

}  // namespace

void AddClock(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("clock", "Read a time control: in words, for TRF, and what the clock shows");
  verb.AddOption("CONTROL", options->words, "The time control as players write it");
  verb.AddOption("--trf", options->trf, "A time control of TRF record 222 instead");
  verb.AddOption("--moves", options->moves, "Seconds thought, White and Black in turn, with commas between them");
  verb.AddFlag("--json", options->as_json, "Print a JSON document");
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
      "  ronda clock 3m+2s --moves 5,3,40,12    what the clock shows after each move");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
