#include "ronda/sheets/clock_sheet.h"

#include <fmt/format.h>

namespace ronda::sheets {
namespace {

// 1:05:09, 4:30.
std::string Display(std::int32_t seconds) {
  const std::string short_form = fmt::format("{:02}:{:02}", seconds % 3600 / 60, seconds % 60);
  return seconds >= 3600 ? fmt::format("{}:{}", seconds / 3600, short_form) : short_form;
}

std::string NameOf(announce::Seat player, int players) {
  if (players > 2) return fmt::format("Player {}", player.value() + 1);
  return player == announce::SeatOf(Colour::kWhite) ? "White" : "Black";
}

Value RecordOf(const ClockReading& reading, const ClockMove& line) {
  Record record =
      Record().Add("move", line.move).Add("player", NameOf(line.player, reading.players)).Add("thought", line.thought);
  if (reading.players == 2) {
    record.Add("white", line.shows.front()).Add("black", line.shows.back());
  } else {
    record.Add("shows", ListOf(line.shows, [](std::int32_t seconds) { return Value(seconds); }));
  }
  return std::move(record).Add("fallen", line.fallen.has_value());
}

Table MovesTable(const ClockReading& reading) {
  Table table{{Number("Move"), Words("Player"), Number("Thought")}};
  for (std::int32_t i = 0; i < reading.players; ++i) {
    table.columns.push_back(Number(NameOf(announce::Seat(i), reading.players)));
  }
  for (const ClockMove& line : reading.moves) {
    Row row{line.move, NameOf(line.player, reading.players), Display(line.thought)};
    for (const std::int32_t seconds : line.shows) row.emplace_back(Display(seconds));
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

ClockReading ReadClock(const announce::TimeControl& control, int players, std::span<const int> seconds) {
  ClockReading reading{control, players, {}};
  announce::Clock clock(control, players);
  for (const int thought : seconds) {
    const announce::Seat player = clock.OnMove();
    clock.Move(thought);
    ClockMove line{static_cast<int>(reading.moves.size()) / players + 1, player, thought, {}, clock.Fallen()};
    for (std::int32_t i = 0; i < players; ++i) line.shows.push_back(clock.Shows(announce::Seat(i)));
    reading.moves.push_back(std::move(line));
    if (clock.Fallen()) break;
  }
  return reading;
}

Sheet SheetOf(const ClockReading& reading) {
  const announce::TimeControl& control = reading.control;
  const auto trf = announce::ToTrf(control);
  Sheet sheet;
  sheet.Title(announce::ToString(control)).Note(announce::InWords(control));
  sheet.Note(fmt::format("Mode: {}", announce::BookModeName(announce::BookMode(control.white))));
  if (reading.players > 2) sheet.Note(fmt::format("Each of {} players, in turn", reading.players));
  sheet.Note(trf ? fmt::format("TRF record 222: {}", *trf) : fmt::format("TRF: {}", trf.error().message));
  if (reading.moves.empty()) return sheet;
  sheet.Gap().Add(MovesTable(reading));
  if (const auto& fallen = reading.moves.back().fallen) {
    sheet.Note(fmt::format("{}'s flag has fallen", NameOf(*fallen, reading.players)));
  }
  return sheet;
}

Value DocumentOf(const ClockReading& reading) {
  const int mode = announce::BookMode(reading.control.white);
  const auto trf = announce::ToTrf(reading.control);
  Record record = Record()
                      .Add("time_control", announce::ToString(reading.control))
                      .Add("words", announce::InWords(reading.control))
                      .Add("mode", mode)
                      .Add("mode_name", announce::BookModeName(mode));
  if (reading.players > 2) record.Add("players", reading.players);
  return std::move(record)
      .Add("trf", trf ? Value(*trf) : Value())
      .Add("moves", ListOf(reading.moves, [&](const ClockMove& line) { return RecordOf(reading, line); }));
}

}  // namespace ronda::sheets
