#include "ronda/formats/announce/regulations.h"

#include <fmt/format.h>

#include "ronda/base/columns.h"
#include "ronda/formats/json/value_reader.h"

namespace ronda::announce {

// The keys; found by the reader of values through their types.
void Describe(json::Is<Entry> auto& entry, auto&& visit) {
  visit(json::Optional("eligible"), entry.eligible);
  visit(json::Optional("how"), entry.how);
  visit(json::Optional("deadline"), entry.deadline);
  visit(json::Optional("fee"), entry.fee);
  visit(json::Optional("conditions"), entry.conditions);
  visit(json::Optional("least_players"), entry.least_players);
  visit(json::Optional("most_players"), entry.most_players);
}

void Describe(json::Is<Venue> auto& venue, auto&& visit) {
  visit(json::Optional("place"), venue.place);
  visit(json::Optional("address"), venue.address);
  visit(json::Optional("contact"), venue.contact);
}

void Describe(json::Is<RoundTime> auto& round, auto&& visit) {
  visit(json::Required("day"), round.day);
  visit(json::Optional("time"), round.time);
}

void Describe(json::Is<Schedule> auto& schedule, auto&& visit) {
  visit(json::Optional("start"), schedule.start);
  visit(json::Optional("end"), schedule.end);
  visit(json::Optional("rounds"), schedule.rounds);
}

void Describe(json::Is<EventType> auto& type, auto&& visit) {
  visit(json::Optional("rated_by"), type.rated_by);
  visit(json::Optional("system"), type.system);
  visit(json::Optional("rounds"), type.rounds);
  visit(json::Optional("time_control"), type.time_control);
}

void Describe(json::Is<Prize> auto& prize, auto&& visit) {
  visit(json::Optional("name"), prize.name);
  visit(json::Optional("place"), prize.place);
  visit(json::Optional("amount"), prize.amount);
}

void Describe(json::Is<Rules> auto& rules, auto&& visit) {
  visit(json::Optional("laws"), rules.laws);
  visit(json::Optional("specific"), rules.specific);
  visit(json::Optional("forfeit"), rules.forfeit);
  visit(json::Optional("tiebreaks"), rules.tiebreaks);
  visit(json::Optional("tiebreak_rules"), rules.tiebreak_rules);
  visit(json::Optional("prizes"), rules.prizes);
  visit(json::Optional("prize_fund"), rules.prize_fund);
  visit(json::Optional("currency"), rules.currency);
  visit(json::Optional("sharing"), rules.sharing);
}

void Describe(json::Is<Committee> auto& committee, auto&& visit) {
  visit(json::Optional("members"), committee.members);
  visit(json::Optional("selection"), committee.selection);
  visit(json::Optional("scope"), committee.scope);
}

void Describe(json::Is<Staff> auto& staff, auto&& visit) {
  visit(json::Optional("director"), staff.director);
  visit(json::Optional("chief_arbiter"), staff.chief_arbiter);
  visit(json::Optional("arbiters"), staff.arbiters);
  visit(json::Optional("committee"), staff.committee);
}

void Describe(json::Is<Regulations> auto& regulations, auto&& visit) {
  visit(json::Required("name"), regulations.name);
  visit(json::Optional("organiser"), regulations.organiser);
  visit(json::Optional("entry"), regulations.entry);
  visit(json::Optional("venue"), regulations.venue);
  visit(json::Optional("schedule"), regulations.schedule);
  visit(json::Optional("type"), regulations.type);
  visit(json::Optional("rules"), regulations.rules);
  visit(json::Optional("staff"), regulations.staff);
}

namespace {

// Where the file says what a path names; the last part of the way that exists. A number names an item of a list.
std::optional<text::Range> PlaceOf(json::Value root, std::string_view path) {
  json::Value at = root;
  bool found_any = false;
  while (!path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    const std::string_view key = path.substr(0, dot);
    path.remove_prefix(std::min(dot + 1, path.size()));
    std::optional<json::Value> next;
    if (at.kind() == json::Kind::kObject) {
      for (const auto& [name, value] : at.Members()) {
        if (name.String() == key) next = value;
      }
    } else if (at.kind() == json::Kind::kArray) {
      const auto items = at.Items();
      const auto number = ParseCount(key);
      if (number && *number >= 1 && *number <= std::ssize(items)) next = items.begin()[*number - 1];
    }
    if (!next) return std::nullopt;
    at = *next;
    found_any = true;
  }
  return found_any ? std::optional(at.Where()) : std::nullopt;
}

}  // namespace

Parsed<Regulations> ReadRegulations(std::string_view text, std::string_view file_name) {
  if (text.starts_with(text::kUtf8Bom)) text.remove_prefix(text::kUtf8Bom.size());
  Parsed<Regulations> parsed;
  std::vector<text::Problem> problems;
  const json::Tape tape = json::Tape::Parse(text, problems);
  if (!tape.empty()) {
    json::ValueReader values(problems);
    values.EnterKey("announcement");
    Regulations regulations;
    if (values.Read(tape.root(), regulations) && !values.HasErrors()) {
      for (RegulationFinding& finding : Check(regulations)) {
        problems.push_back({finding.severity, std::move(finding.code), std::move(finding.message),
                            std::move(finding.hint), PlaceOf(tape.root(), finding.path)});
      }
      parsed.value = std::move(regulations);
    }
  }
  parsed.diagnostics = text::Locate(std::move(problems), text, file_name);
  return parsed;
}

}  // namespace ronda::announce
