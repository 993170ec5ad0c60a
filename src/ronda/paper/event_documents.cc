// What is said of the whole event: its announcement and its clock, its report and its history.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/announce/regulations.h"
#include "ronda/announce/time_control.h"
#include "ronda/formats/announce/regulations.h"
#include "ronda/journal/fold.h"
#include "ronda/journal/words.h"
#include "ronda/pairing/registry.h"
#include "ronda/paper/clock_words.h"
#include "ronda/paper/documents.h"
#include "ronda/paper/told_parts.h"
#include "ronda/sheets/clock_sheet.h"

namespace ronda::paper {
namespace {

using sheets::Number;
using sheets::Sheet;
using sheets::Table;

Table Facts() { return Table{{sheets::Words(""), sheets::Words("")}}; }

// What the tournament itself says; everything else is in the file of an announcement.
// "FIDE (Dutch) system (FIDE Handbook C.04.3, 2026)"; the code of a system that is none of ours.
std::string SystemName(const Words& words, const Event& event) {
  const TournamentData& data = event.state.data;
  std::string code = event.state.facts.system.empty() ? data.system_code : event.state.facts.system;
  // Where none was chosen, the one that was taken.
  if (code.empty() && !event.state.facts.rounds.empty()) code = event.state.facts.rounds.back().system;
  const PairingSystem* system = StandardSystems().Find(code);
  if (system == nullptr) system = StandardSystems().ForCode(code, data.info).system;
  if (system == nullptr) return ToldText(words, code);
  const SystemInfo& info = system->info();
  return fmt::format("{} ({})", ToldText(words, std::string(info.title)),
                     ToldText(words, std::string(info.regulation)));
}

announce::Regulations RegulationsOf(const Words& words, const Event& event) {
  const TournamentData& data = event.state.data;
  announce::Regulations regulations;
  regulations.name = data.info.name;
  regulations.venue.place = data.info.city;
  regulations.schedule.start = data.info.start_date;
  regulations.schedule.end = data.info.end_date;
  for (const std::string& day : data.info.round_dates) regulations.schedule.rounds.push_back({day, ""});
  regulations.type.system = SystemName(words, event);
  regulations.type.rounds = data.planned_rounds;
  regulations.type.time_control = data.info.time_control;
  regulations.rules.tiebreaks = data.tiebreaks;
  regulations.staff.chief_arbiter = data.info.chief_arbiter;
  regulations.staff.arbiters = data.info.deputy_arbiters;
  return regulations;
}

Result<announce::TimeControl> ControlOf(const EventInfo& info) {
  auto control = announce::ParseTimeControl(info.time_control);
  return control ? control : announce::FromTrf(info.encoded_time_control);
}

// In the words of the reader; as the organiser has it where those are not understood.
std::string ClockOf(const Words& words, const EventInfo& info) {
  const auto control = ControlOf(info);
  if (control) return ClockInWords(words, *control);
  return info.time_control.empty() ? info.encoded_time_control : info.time_control;
}

// What is said of an item; of the clock in the words of the reader.
std::string ItemText(const Words& words, const announce::Regulations& regulations, const announce::SectionItem& item) {
  const auto control = announce::ParseTimeControl(regulations.type.time_control);
  if (item.label == "Time control" && control) {
    return fmt::format("{} ({})", ClockInWords(words, *control), announce::ToString(*control));
  }
  return fmt::format("{}", fmt::join(item.texts, "\n"));
}

Sheet AnnouncementSheet(const Words& words, const announce::Regulations& regulations) {
  Sheet sheet;
  if (!regulations.organiser.empty()) sheet.Note("Organised by " + regulations.organiser);
  int number = 0;
  for (const announce::Section& section : announce::SectionsOf(regulations)) {
    sheet.Heading(fmt::format("{}. {}", ++number, ToldText(words, section.title)));
    Table table = Facts();
    for (const announce::SectionItem& item : section.items) {
      table.rows.push_back({item.label, ItemText(words, regulations, item)});
    }
    sheet.Add(std::move(table));
  }
  return ToldSheet(words, sheet);
}

// What a chief arbiter hands in, as far as the desk knows it.
Table ReportFacts(const Event& event, const Words& words) {
  const TournamentData& data = event.state.data;
  Table facts = Facts();
  const auto add = [&](std::string name, sheets::Value value) {
    facts.rows.push_back({std::move(name), std::move(value)});
  };
  const auto games =
      std::ranges::count_if(data.entries, [](const RoundEntry& one) { return one.opponent.has_value(); });
  const auto forfeits = std::ranges::count(data.entries, ResultCode::kForfeitWin, &RoundEntry::result);
  add(words("Name of the tournament"), data.info.name);
  add(words("City"), data.info.city);
  add(words("Federation"), data.info.federation);
  add(words("Dates"), fmt::format("{} – {}", data.info.start_date, data.info.end_date));
  add(words("Chief arbiter"), data.info.chief_arbiter);
  add(words("Deputy arbiters"), fmt::format("{}", fmt::join(data.info.deputy_arbiters, ", ")));
  add(words("Time control"), ClockOf(words, data.info));
  add(words("Players"), data.players.size());
  add(words("Rounds"), data.rounds);
  add(words("Games"), games / 2);
  add(words("Games won by forfeit"), forfeits);
  add(words("Withdrawn"), event.state.facts.withdrawn.size());
  if (!event.state.facts.left_fide_mode.empty()) add(words("Left FIDE mode"), event.state.facts.left_fide_mode);
  return facts;
}

// Whoever sits at the machine of the desk has no name of their own until they take one.
std::string Named(const Words& words, const std::string& name) { return name == "Owner" ? words("Owner") : name; }

std::string WhoDid(const Words& words, const journal::Actor& actor) {
  const std::string name = Named(words, actor.name);
  return actor.link.empty() ? name : fmt::format("{} ({})", name, actor.link);
}

}  // namespace

Parsed<Parts> Announcement(const Event& event, const Wish& wish) {
  if (!event.announcement) return {Parts{AnnouncementSheet(wish.words, RegulationsOf(wish.words, event))}, {}};
  const auto text = service::TextOf(*event.announcement);
  if (!text) return {std::nullopt, {text.error()}};
  auto regulations = announce::ReadRegulations(*text, event.announcement->name);
  if (!regulations.value) return {std::nullopt, std::move(regulations.diagnostics)};
  return {Parts{AnnouncementSheet(wish.words, *regulations.value)}, {}};
}

Parsed<Parts> ClockSheet(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  const EventInfo& info = event.state.data.info;
  if (info.time_control.empty() && info.encoded_time_control.empty()) {
    return NoDocument("the event names no time control", "set it: record 122 of a TRF, or the settings of the desk");
  }
  Sheet sheet;
  sheet.Heading(ClockOf(words, info));
  const auto control = ControlOf(info);
  if (!control) return {Parts{std::move(sheet)}, {}};
  Table table = Facts();
  table.rows.push_back({words("Short"), announce::ToString(*control)});
  table.rows.push_back({words("Mode of the clock"), ClockModeName(words, control->white)});
  if (const auto record = announce::ToTrf(*control)) table.rows.push_back({words("TRF record 222"), *record});
  sheet.Add(std::move(table));
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> ArbiterReport(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  Sheet sheet;
  sheet.Add(ReportFacts(event, words));
  if (!event.state.facts.notes.empty()) {
    Table notes{{sheets::Words(words("When")), sheets::Words(words("Who")), sheets::Words(words("Note"))}};
    for (const journal::Note& note : event.state.facts.notes)
      notes.rows.push_back({note.at, Named(words, note.by), note.text});
    sheet.Heading(words("Notes"));
    sheet.Add(std::move(notes));
  }
  Table to_sign{{sheets::Words(""), {"", "", sheets::Kind::kSignature, sheets::kForPeople}}};
  to_sign.rows = {{words("Date"), ""}, {words("Chief arbiter"), ""}};
  sheet.Heading(words("Signature"));
  sheet.Add(std::move(to_sign));
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> History(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  if (event.book == nullptr) return NoDocument("a file has no history", "give a desk file");
  const auto stored = event.book->StoredFrom(1);
  if (!stored) return {std::nullopt, {stored.error()}};
  Table table{
      {Number(words("No.")), sheets::Words(words("When")), sheets::Words(words("Who")), sheets::Words(words("What"))}};
  journal::Folder folder;
  for (const journal::StoredAct& one : *stored) {
    const auto act = folder.Add(one);
    if (!act) return {std::nullopt, {act.error()}};
    const std::string when = act->at.size() >= 19 ? act->at.substr(0, 10) + " " + act->at.substr(11, 8) : act->at;
    table.rows.push_back(
        {act->seq, when, WhoDid(words, act->by), ToldText(words, journal::Sentence(*act, folder.state()))});
  }
  Sheet sheet;
  sheet.Add(std::move(table));
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> Poster(const Event& event, const Wish& wish) {
  if (!event.address) {
    return NoDocument("the address of the public pages is not known", "name it: --address https://open.example/t/club");
  }
  Card card;
  card.head = wish.words("Pairings, results and standings");
  card.name = event.state.data.info.name;
  card.lines = {*event.address};
  card.qr = *event.address;
  return {Parts{Cards{1, 2, {card, card}}}, {}};
}

}  // namespace ronda::paper
