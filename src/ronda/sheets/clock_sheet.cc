#include "ronda/sheets/clock_sheet.h"

#include <fmt/format.h>

namespace ronda::sheets {
namespace {

// 1:05:09, 4:30.
std::string Display(std::int32_t seconds) {
  const std::string short_form = fmt::format("{:02}:{:02}", seconds % 3600 / 60, seconds % 60);
  return seconds >= 3600 ? fmt::format("{}:{}", seconds / 3600, short_form) : short_form;
}

std::string_view NameOf(Colour colour) { return colour == Colour::kWhite ? "White" : "Black"; }

}  // namespace

ClockReading ReadClock(const announce::TimeControl& control, std::span<const int> seconds) {
  ClockReading reading{control, {}};
  announce::Clock clock(control);
  for (const int thought : seconds) {
    const Colour player = clock.OnMove();
    clock.Move(thought);
    reading.moves.push_back({static_cast<int>(reading.moves.size() / 2) + 1, player, thought,
                             clock.Shows(Colour::kWhite), clock.Shows(Colour::kBlack), clock.Fallen()});
    if (clock.Fallen()) break;
  }
  return reading;
}

Sheet SheetOf(const ClockReading& reading) {
  const auto& [control, moves] = reading;
  const auto trf = announce::ToTrf(control);
  Sheet sheet;
  sheet.Title(announce::ToString(control)).Note(announce::InWords(control));
  sheet.Note(fmt::format("Mode: {}", announce::BookModeName(announce::BookMode(control.white))));
  sheet.Note(trf ? fmt::format("TRF record 222: {}", *trf) : fmt::format("TRF: {}", trf.error().message));
  if (moves.empty()) return sheet;
  Table table{{Number("Move"), Words("Player"), Number("Thought"), Number("White"), Number("Black")}};
  for (const ClockMove& line : moves) {
    table.rows.push_back(
        {line.move, NameOf(line.player), Display(line.thought), Display(line.white), Display(line.black)});
  }
  sheet.Gap().Add(std::move(table));
  if (moves.back().fallen) sheet.Note(fmt::format("{}'s flag has fallen", NameOf(*moves.back().fallen)));
  return sheet;
}

Value DocumentOf(const ClockReading& reading) {
  const int mode = announce::BookMode(reading.control.white);
  const auto trf = announce::ToTrf(reading.control);
  const auto record_of = [](const ClockMove& line) {
    return Value(Record()
                     .Add("move", line.move)
                     .Add("player", NameOf(line.player))
                     .Add("thought", line.thought)
                     .Add("white", line.white)
                     .Add("black", line.black)
                     .Add("fallen", line.fallen.has_value()));
  };
  return Record()
      .Add("time_control", announce::ToString(reading.control))
      .Add("words", announce::InWords(reading.control))
      .Add("mode", mode)
      .Add("mode_name", announce::BookModeName(mode))
      .Add("trf", trf ? Value(*trf) : Value())
      .Add("moves", ListOf(reading.moves, record_of));
}

}  // namespace ronda::sheets
