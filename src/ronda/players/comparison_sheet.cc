#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/players/players_sheet.h"

namespace ronda::players {
namespace {

using sheets::Number;
using sheets::Record;
using sheets::Table;
using sheets::Value;
using sheets::Words;

std::string_view WordOf(Found found) {
  switch (found) {
    case Found::kByNumber:
      return "number";
    case Found::kByName:
      return "name";
    case Found::kOtherPerson:
      return "other-person";
    case Found::kNotInList:
      return "not-in-list";
    case Found::kNobody:
      return "nobody";
    case Found::kTaken:
      return "taken";
  }
  return "";
}

std::string OrNone(const std::string& text) { return text.empty() ? "none" : text; }

// "Novak, Jan (CZE, 1985), FIDE 309095".
std::string Described(const ListedPlayer& player) {
  std::string text = fmt::format("{} ({}", player.name, player.federation);
  if (player.born) text += fmt::format(", {}", *player.born);
  text += ")";
  if (player.number) text += fmt::format(", FIDE {}", *player.number);
  return text;
}

std::string HowOf(const Match& match) {
  if (match.found == Found::kByNumber) return "by number";
  return fmt::format("{} % sure: {}{}", match.sure, match.listed ? Described(*match.listed) : "",
                     match.is_taken ? "" : "; not taken");
}

bool WouldChange(const Difference& difference) { return !difference.listed.empty(); }

bool IsFilled(const Match& match) {
  return (match.found == Found::kByNumber || match.found == Found::kByName) &&
         std::ranges::any_of(match.differences, WouldChange);
}

// What `check` is about; the rest identifies a person.
bool IsChecked(const Difference& difference) {
  return difference.field == "rating" || difference.field == "title" || difference.field == "federation";
}

// The numbers that the list does not know or knows as somebody else's.
void AddDoubts(sheets::Sheet& sheet, const Tournament& tournament, const Comparison& comparison) {
  for (const Match& match : comparison.matches) {
    const Player& player = tournament.player(match.player);
    const std::string who = NumberAndName(player);
    if (match.found == Found::kOtherPerson) {
      sheet.Note(fmt::format("{}: number {} is that of {}", who, player.fide_id, Described(*match.listed)));
    } else if (match.found == Found::kNotInList) {
      sheet.Note(fmt::format("{}: number {} is not in the list", who, player.fide_id));
    }
  }
}

void AddUnknown(sheets::Sheet& sheet, const Tournament& tournament, const Comparison& comparison) {
  for (const Match& match : comparison.matches) {
    const Player& player = tournament.player(match.player);
    if (match.found == Found::kTaken) {
      sheet.Note(
          fmt::format("{} {}: {} is rather another player of the event, or as well; give the right one the number",
                      player.tpn.value(), player.name, Described(*match.listed)));
    }
    if (match.found != Found::kNobody) continue;
    sheet.Note(fmt::format("{} {}: nobody of that name is in the list", player.tpn.value(), player.name));
  }
}

std::size_t CountIn(const Comparison& comparison, Found found) {
  return CountIf(comparison.matches, [&](const Match& match) { return match.found == found && IsFilled(match); });
}

std::string SummaryOf(const FillReport& report) {
  const auto taken = std::ranges::count_if(report.comparison.matches,
                                           [](const Match& match) { return match.is_taken && IsFilled(match); });
  std::string text = fmt::format("{} by number, {} by name; {} taken", CountIn(report.comparison, Found::kByNumber),
                                 CountIn(report.comparison, Found::kByName), taken);
  text += report.written_to ? fmt::format("; written to {}", *report.written_to)
                            : "; nothing written, use --in-place or -o OUT";
  return text;
}

std::string KindNote(const Comparison& comparison) {
  return fmt::format(
      "{} ratings{}", announce::NameOf(comparison.kind),
      comparison.kind_is_known ? "" : ", because the event says no time control that is understood (see --rating)");
}

template <class Wanted>
Value MatchesOf(const Tournament& tournament, const Comparison& comparison, Wanted is_wanted) {
  return sheets::ListOf(comparison.matches, [&](const Match& match) {
    const Player& player = tournament.player(match.player);
    sheets::List differences;
    for (const Difference& difference : match.differences) {
      if (!is_wanted(difference)) continue;
      differences.Add(
          Record().Add("field", difference.field).AddText("now", difference.now).AddText("listed", difference.listed));
    }
    return Value(Record()
                     .Add("tpn", player.tpn)
                     .Add("name", player.name)
                     .Add("found", WordOf(match.found))
                     .Add("sure", match.sure)
                     .Add("taken", match.is_taken)
                     .Add("number", match.listed ? NumberValue(*match.listed) : Value())
                     .Add("listed_name", match.listed ? Value(match.listed->name) : Value())
                     .Add("differences", std::move(differences)));
  });
}

}  // namespace

Table CsvTableOf(const FillReport& report) {
  Table table{{Number("No", "tpn"), Words("Name", "name"), Words("Field", "field"), Words("Now", "now"),
               Words("List", "listed"), Number("Sure", "sure"), Words("Found", "how")}};
  for (const Match& match : report.comparison.matches) {
    if (!IsFilled(match)) continue;
    const Player& player = report.tournament.player(match.player);
    for (const Difference& difference : match.differences) {
      if (!WouldChange(difference)) continue;
      table.rows.push_back({player.tpn, player.name, difference.field, OrNone(difference.now), difference.listed,
                            match.sure, HowOf(match)});
    }
  }
  return table;
}

sheets::Sheet SheetOf(const FillReport& report) {
  sheets::Sheet sheet("Players");
  sheet.Note(fmt::format("{}, {}", Described(report.list), KindNote(report.comparison)));
  for (const Match& match : report.comparison.matches) {
    if (!IsFilled(match)) continue;
    const Player& player = report.tournament.player(match.player);
    sheet.Heading(fmt::format("{} {}: {}", player.tpn.value(), player.name, HowOf(match)));
    std::string lines;
    for (const Difference& difference : match.differences) {
      if (!WouldChange(difference)) continue;
      lines += fmt::format("    {:<12} {} -> {}\n", difference.field, OrNone(difference.now), difference.listed);
    }
    sheet.OnlyText(lines);
  }
  AddDoubts(sheet, report.tournament, report.comparison);
  AddUnknown(sheet, report.tournament, report.comparison);
  return std::move(sheet.Note(SummaryOf(report)));
}

Value DocumentOf(const FillReport& report) {
  return Record()
      .Add("list", ListValue(report.list))
      .Add("rating", announce::NameOf(report.comparison.kind))
      .Add("players", MatchesOf(report.tournament, report.comparison, WouldChange))
      .AddText("written_to", report.written_to.value_or(""));
}

bool CheckReport::HasDifferences() const {
  return std::ranges::any_of(comparison.matches, [](const Match& match) {
    if (match.found == Found::kByName || match.found == Found::kNobody || match.found == Found::kTaken) return false;
    return match.found != Found::kByNumber || std::ranges::any_of(match.differences, IsChecked);
  });
}

Table CsvTableOf(const CheckReport& report) {
  Table table{{Number("No", "tpn"), Words("Name", "name"), Number("FIDE", "number"), Words("Field", "field"),
               Words("File", "now"), Words("List", "listed")}};
  for (const Match& match : report.comparison.matches) {
    const Player& player = report.tournament.player(match.player);
    const auto add = [&](std::string_view field, const std::string& now, const std::string& listed) {
      table.rows.push_back({player.tpn, player.name, player.fide_id, field, OrNone(now), OrNone(listed)});
    };
    if (match.found == Found::kOtherPerson) add("name", player.name, Described(*match.listed));
    if (match.found == Found::kNotInList) add("number", player.fide_id, "");
    if (match.found != Found::kByNumber) continue;
    for (const Difference& difference : match.differences) {
      if (IsChecked(difference)) add(difference.field, difference.now, difference.listed);
    }
  }
  return table;
}

sheets::Sheet SheetOf(const CheckReport& report) {
  sheets::Sheet sheet("Players");
  sheet.Note(fmt::format("{}, {}", Described(report.list), KindNote(report.comparison)));
  const Table table = CsvTableOf(report);
  if (!table.rows.empty()) sheet.Add(table);
  const auto unnumbered = std::ranges::count_if(report.comparison.matches, [](const Match& match) {
    return match.found == Found::kByName || match.found == Found::kNobody || match.found == Found::kTaken;
  });
  if (unnumbered > 0) {
    sheet.Note(fmt::format("{} without a number: not compared; ronda players fill proposes numbers",
                           Counted(unnumbered, "player")));
  }
  return std::move(
      sheet.Note(report.HasDifferences() ? Counted(table.rows.size(), "difference") : std::string("no differences")));
}

Value DocumentOf(const CheckReport& report) {
  return Record()
      .Add("list", ListValue(report.list))
      .Add("rating", announce::NameOf(report.comparison.kind))
      .Add("players", MatchesOf(report.tournament, report.comparison, IsChecked))
      .Add("differs", report.HasDifferences());
}

}  // namespace ronda::players
