#include "ronda/site/share_texts.h"

#include <fmt/format.h>

#include <array>

#include "ronda/base/counting.h"
#include "ronda/base/date_reading.h"
#include "ronda/command/seating.h"
#include "ronda/model/event_dates.h"
#include "ronda/paper/event.h"
#include "ronda/sheets/sheet.h"
#include "ronda/sheets/value.h"

namespace ronda::site {
namespace {

using command::Seating;
using journal::State;
using sheets::Record;
using sheets::Value;

// RFC 5545, 3.1: lines end with CRLF and are folded after 75 bytes, never within a character.
std::string Folded(std::string_view line) {
  std::string folded;
  std::size_t used = 0;
  for (const char c : line) {
    const bool begins = (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    if (begins && used > 70) {
      folded += "\r\n ";
      used = 1;
    }
    folded += c;
    ++used;
  }
  return folded + "\r\n";
}

// RFC 5545, 3.3.11: what would end a value is escaped.
std::string CalendarText(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\n' || c == '\r') {
      escaped += "\\n";
      continue;
    }
    if (c == '\\' || c == ';' || c == ',') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string DayStamp(const Date& day) { return fmt::format("{:04}{:02}{:02}", day.year, day.month, day.day); }

bool IsDay(const std::optional<Date>& date) { return date && date->IsComplete(); }

Date DayAfter(Date day) {
  constexpr std::array<int, 12> kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool is_leap = (day.year % 4 == 0 && day.year % 100 != 0) || day.year % 400 == 0;
  const int last = kDays[Size(day.month - 1)] + (day.month == 2 && is_leap ? 1 : 0);
  if (++day.day <= last) return day;
  day.day = 1;
  if (++day.month <= 12) return day;
  day.month = 1;
  ++day.year;
  return day;
}

// TRF26, record 132: the dates of the rounds have two digits of the year, which comes first.
std::optional<Date> DayOfRound(const EventInfo& info, std::size_t round) {
  if (round >= info.round_dates.size()) return std::nullopt;
  const auto reading = ReadDate(info.round_dates[round]);
  return reading && reading->day.IsComplete() ? std::optional(reading->day) : std::nullopt;
}

struct CalendarEntry {
  std::string id;
  std::string title;
  std::string address;
  Date first;
  Date last;
};

std::string EntryText(const SharedEvent& event, const CalendarEntry& entry) {
  std::string text = Folded("BEGIN:VEVENT");
  text += Folded(fmt::format("UID:{}-{}@ronda", event.slug, entry.id));
  text += Folded(fmt::format("DTSTAMP:{}T000000Z", DayStamp(entry.first)));
  text += Folded(fmt::format("DTSTART;VALUE=DATE:{}", DayStamp(entry.first)));
  text += Folded(fmt::format("DTEND;VALUE=DATE:{}", DayStamp(DayAfter(entry.last))));
  text += Folded("SUMMARY:" + CalendarText(entry.title));
  const std::string& city = event.published.state().data.info.city;
  if (!city.empty()) text += Folded("LOCATION:" + CalendarText(city));
  text += Folded("URL:" + entry.address);
  return text + Folded("END:VEVENT");
}

std::vector<CalendarEntry> EntriesOf(const SharedEvent& event, const Words& words) {
  const EventInfo& info = event.published.state().data.info;
  std::vector<CalendarEntry> entries;
  for (std::size_t i = 0; i < info.round_dates.size(); ++i) {
    const auto day = DayOfRound(info, i);
    if (!day) continue;
    entries.push_back({fmt::format("round-{}", i + 1), fmt::format("{}: {}", info.name, words("Round {}", i + 1)),
                       fmt::format("{}/round/{}", event.address, i + 1), *day, *day});
  }
  if (!entries.empty()) return entries;
  const EventDates dates = DatesOf(info);
  if (IsDay(dates.start())) {
    entries.push_back(
        {"event", info.name, event.address, *dates.start(), IsDay(dates.end) ? *dates.end : *dates.start()});
  }
  return entries;
}

const Player& PlayerOf(const State& state, journal::Uid uid) { return state.player(uid); }

std::string BoardLine(const State& state, const Words& words, const Seating& board) {
  const std::string result = paper::ResultText(board.white_entry, board.black_entry);
  return fmt::format("{} {} – {}{}{}", words("Table {}", board.table) + ":", PlayerOf(state, board.white).name,
                     PlayerOf(state, board.black).name, result.empty() ? "" : " ", result);
}

Record FeedItem(const SharedEvent& event, const Words& words, Round round) {
  const State& state = event.published.state();
  std::string text;
  for (const Seating& board : command::SeatingOf(state, round)) text += BoardLine(state, words, board) + "\n";
  const std::string address = fmt::format("{}/round/{}", event.address, round.value());
  const auto* facts = journal::FactsOf(state, round);
  Record item;
  item.Add("id", address).Add("url", address).Add("title", words("Round {}", round.value()));
  item.Add("content_text", text);
  if (facts != nullptr && facts->published.size() > 10 && facts->published[10] == 'T') {
    item.Add("date_published", facts->published);
  }
  return item;
}

// The PGN standard, 8.1.1: in quotes, with \ before " and \.
std::string PgnTag(std::string_view name, std::string_view value) {
  if (value.empty()) return "";
  std::string escaped;
  for (const char c : value) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return fmt::format("[{} \"{}\"]\n", name, escaped);
}

std::string PgnDay(const EventInfo& info, Round round) {
  auto day = DayOfRound(info, round.index());
  if (!day) day = DatesOf(info).start();
  return IsDay(day) ? fmt::format("{:04}.{:02}.{:02}", day->year, day->month, day->day) : "????.??.??";
}

std::string PgnResult(const Seating& board) {
  const std::string result = paper::ResultText(board.white_entry, board.black_entry);
  if (result == "½-½") return "1/2-1/2";
  return result == "1-0" || result == "0-1" ? result : "*";
}

std::string PlayerTags(std::string_view colour, const Player& player) {
  std::string tags = PgnTag(fmt::format("{}Elo", colour), player.rating ? std::to_string(*player.rating) : "");
  tags += PgnTag(fmt::format("{}Title", colour), player.title);
  tags += PgnTag(fmt::format("{}FideId", colour), player.fide_id);
  return tags;
}

std::string PgnGame(const SharedEvent& event, Round round, const Seating& board) {
  const State& state = event.published.state();
  const EventInfo& info = state.data.info;
  const Player& white = PlayerOf(state, board.white);
  const Player& black = PlayerOf(state, board.black);
  const std::string result = PgnResult(board);
  return PgnTag("Event", info.name.empty() ? "?" : info.name) + PgnTag("Site", info.city.empty() ? "?" : info.city) +
         PgnTag("Date", PgnDay(info, round)) + PgnTag("Round", fmt::format("{}.{}", round.value(), board.board)) +
         PgnTag("White", white.name) + PgnTag("Black", black.name) + PgnTag("Result", result) +
         PlayerTags("White", white) + PlayerTags("Black", black) + "\n" + result + "\n\n";
}

}  // namespace

std::string CalendarOf(const SharedEvent& event, const Words& words) {
  std::string text = Folded("BEGIN:VCALENDAR") + Folded("VERSION:2.0") + Folded("PRODID:-//ronda//rounds//EN");
  text += Folded("X-WR-CALNAME:" + CalendarText(event.published.state().data.info.name));
  for (const CalendarEntry& entry : EntriesOf(event, words)) text += EntryText(event, entry);
  return text + Folded("END:VCALENDAR");
}

bool HasCalendar(const SharedEvent& event) { return !EntriesOf(event, Words(words::Language::kEnglish)).empty(); }

std::string FeedOf(const SharedEvent& event, const Words& words) {
  const State& state = event.published.state();
  sheets::List items;
  for (int round = state.data.rounds; round > 0; --round) items.Add(FeedItem(event, words, Round(round)));
  return ToJson(Record()
                    .Add("version", "https://jsonfeed.org/version/1.1")
                    .Add("title", state.data.info.name)
                    .Add("home_page_url", event.address)
                    .Add("feed_url", event.address + "/feed.json")
                    .Add("language", words::CodeOf(words.language()))
                    .Add("items", std::move(items)));
}

std::string PgnOf(const SharedEvent& event, Round round) {
  std::string text;
  for (const Seating& board : command::SeatingOf(event.published.state(), round)) text += PgnGame(event, round, board);
  return text;
}

std::string BoardsCsv(const SharedEvent& event, Round round) {
  const State& state = event.published.state();
  sheets::Table table{sheets::Data({"table", "white_no", "white", "black_no", "black", "result"})};
  for (const Seating& board : command::SeatingOf(state, round)) {
    const Player& white = PlayerOf(state, board.white);
    const Player& black = PlayerOf(state, board.black);
    table.rows.push_back({board.table, white.tpn, white.name, black.tpn, black.name,
                          paper::ResultText(board.white_entry, board.black_entry)});
  }
  return ToCsv(table);
}

}  // namespace ronda::site
