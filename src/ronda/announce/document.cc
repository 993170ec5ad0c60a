#include <fmt/format.h>

#include <utility>

#include "ronda/announce/regulations.h"
#include "ronda/announce/time_control.h"
#include "ronda/base/html.h"

namespace ronda::announce {
namespace {

std::string PlayersText(const Entry& entry) {
  if (entry.least_players && entry.most_players) {
    return fmt::format("at least {} and at most {} players", *entry.least_players, *entry.most_players);
  }
  if (entry.least_players) return fmt::format("at least {} players", *entry.least_players);
  return entry.most_players ? fmt::format("at most {} players", *entry.most_players) : "";
}

std::string TimeControlText(const std::string& text) {
  const auto control = ParseTimeControl(text);
  return control ? fmt::format("{} ({})", InWords(*control), ToString(*control)) : text;
}

std::vector<std::string> RoundLines(const Schedule& schedule) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < schedule.rounds.size(); ++i) {
    const RoundTime& round = schedule.rounds[i];
    lines.push_back(fmt::format("Round {}: {}{}{}", i + 1, round.day, round.time.empty() ? "" : ", ", round.time));
  }
  return lines;
}

std::vector<std::string> PrizeLines(const Rules& rules) {
  std::vector<std::string> lines;
  for (const Prize& prize : rules.prizes) {
    std::string line = prize.name;
    if (line.empty() && prize.place) line = fmt::format("Place {}", *prize.place);
    if (prize.amount > 0)
      line += fmt::format(": {}{}{}", prize.amount, rules.currency.empty() ? "" : " ", rules.currency);
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string Numbered(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) text += fmt::format("{}{}. {}", i > 0 ? ", " : "", i + 1, names[i]);
  return text;
}

// Characters that mean something to Markdown keep their own meaning; a text stays on its line.
std::string EscapeMarkdown(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (std::string_view("\\`*_[]<>#|").find(c) != std::string_view::npos) escaped += '\\';
    escaped += c == '\n' || c == '\r' ? ' ' : c;
  }
  return escaped;
}

}  // namespace

void Section::Add(std::string label, const std::string& text) {
  if (!text.empty()) items.push_back({std::move(label), {text}});
}

void Section::Add(std::string label, std::vector<std::string> texts) {
  if (!texts.empty()) items.push_back({std::move(label), std::move(texts)});
}

std::vector<Section> SectionsOf(const Regulations& r) {
  std::vector<Section> parts;
  Section& entry = parts.emplace_back(Section{"Entry", {}});
  entry.Add("Open to", r.entry.eligible);
  entry.Add("How to enter", r.entry.how);
  entry.Add("Entries close", r.entry.deadline);
  entry.Add("Fee", r.entry.fee);
  entry.Add("Players", PlayersText(r.entry));
  entry.Add("Conditions", r.entry.conditions);
  Section& venue = parts.emplace_back(Section{"Place and time", {}});
  venue.Add("Venue", r.venue.place);
  venue.Add("Address", r.venue.address);
  venue.Add("Contact", r.venue.contact);
  venue.Add("Begins", r.schedule.start);
  venue.Add("Ends", r.schedule.end);
  venue.Add("Rounds", RoundLines(r.schedule));
  Section& type = parts.emplace_back(Section{"The tournament", {}});
  type.Add("Rated or recognised by", r.type.rated_by);
  type.Add("Pairing system", r.type.system);
  if (r.type.rounds) type.Add("Number of rounds", fmt::format("{}", *r.type.rounds));
  if (!r.type.time_control.empty()) type.Add("Time control", TimeControlText(r.type.time_control));
  Section& rules = parts.emplace_back(Section{"Rules", {}});
  rules.Add("Laws", r.rules.laws);
  rules.Add("Of this tournament", r.rules.specific);
  rules.Add("Players who do not come", r.rules.forfeit);
  rules.Add("Tie-breaks, in this order", Numbered(r.rules.tiebreaks));
  rules.Add("Tie-breaks by", r.rules.tiebreak_rules);
  rules.Add("Prizes", PrizeLines(r.rules));
  if (r.rules.prize_fund)
    rules.Add("Prize fund",
              fmt::format("{}{}{}", *r.rules.prize_fund, r.rules.currency.empty() ? "" : " ", r.rules.currency));
  rules.Add("Tied players", r.rules.sharing);
  Section& staff = parts.emplace_back(Section{"Officials", {}});
  staff.Add("Director", r.staff.director);
  staff.Add("Chief arbiter", r.staff.chief_arbiter);
  staff.Add("Arbiters", r.staff.arbiters);
  staff.Add("Appeals committee", r.staff.committee.members);
  staff.Add("How the committee is chosen", r.staff.committee.selection);
  staff.Add("What it decides", r.staff.committee.scope);
  std::erase_if(parts, [](const Section& part) { return part.items.empty(); });
  return parts;
}

std::string ToMarkdown(const Regulations& regulations) {
  std::string text = fmt::format("# {}\n", EscapeMarkdown(regulations.name));
  if (!regulations.organiser.empty()) text += fmt::format("\nOrganised by {}\n", EscapeMarkdown(regulations.organiser));
  int number = 0;
  for (const Section& part : SectionsOf(regulations)) {
    text += fmt::format("\n## {}. {}\n\n", ++number, part.title);
    for (const SectionItem& item : part.items) {
      text += fmt::format("- **{}:**", item.label);
      if (item.texts.size() == 1) text += " " + EscapeMarkdown(item.texts.front());
      text += '\n';
      if (item.texts.size() == 1) continue;
      for (const std::string& line : item.texts) text += fmt::format("  - {}\n", EscapeMarkdown(line));
    }
  }
  return text;
}

std::string ToHtml(const Regulations& regulations) {
  HtmlPage page{regulations.name, "", Markup("<h1>{}</h1>\n", Text(regulations.name))};
  if (!regulations.organiser.empty()) {
    page.body += Markup("<p class=\"note\">Organised by {}</p>\n", Text(regulations.organiser));
  }
  int number = 0;
  for (const Section& part : SectionsOf(regulations)) {
    page.body += Markup("<h2>{}. {}</h2>\n<table><tbody>\n", ++number, Text(part.title));
    for (const SectionItem& item : part.items) {
      Html lines;
      for (const std::string& line : item.texts) {
        lines += &line == &item.texts.front() ? Text(line) : Markup("<br>{}", Text(line));
      }
      page.body += Markup("<tr><th>{}</th><td>{}</td></tr>\n", Text(item.label), lines);
    }
    page.body += Markup("</tbody></table>\n");
  }
  return ronda::ToHtml(page);
}

}  // namespace ronda::announce
