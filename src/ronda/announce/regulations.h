// The announcement of a tournament (Elementos §1.1): what players must know before they enter, in six parts. Check()
// says what is missing and what contradicts itself; ToMarkdown() and ToHtml() make the document.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/diagnostic.h"

namespace ronda::announce {

struct Entry {
  std::string eligible;
  std::string how;
  std::string deadline;  // a day
  std::string fee;
  std::string conditions;
  std::optional<int> least_players;
  std::optional<int> most_players;
};

struct Venue {
  std::string place;
  std::string address;
  std::string contact;
};

struct RoundTime {
  std::string day;
  std::string time;
};

struct Schedule {
  std::string start;
  std::string end;
  std::vector<RoundTime> rounds;
};

struct EventType {
  std::vector<std::string> rated_by;  // who rates or recognises the event; "nobody" says so
  std::string system;
  std::optional<int> rounds;
  std::string time_control;
};

struct Prize {
  std::string name;
  std::optional<int> place;
  int amount = 0;
};

struct Rules {
  std::string laws;
  std::vector<std::string> specific;
  std::string forfeit;  // when a player who does not come loses, and is out
  std::vector<std::string> tiebreaks;
  std::string tiebreak_rules;  // by whose rules: an edition of C.07, or "book"
  std::vector<Prize> prizes;
  std::optional<int> prize_fund;
  std::string currency;
  std::string sharing;  // how prizes are shared among tied players
};

struct Committee {
  std::vector<std::string> members;
  std::string selection;
  std::string scope;
};

struct Staff {
  std::string director;
  std::string chief_arbiter;
  std::vector<std::string> arbiters;
  Committee committee;
};

struct Regulations {
  std::string name;
  std::string organiser;
  Entry entry;
  Venue venue;
  Schedule schedule;
  EventType type;
  Rules rules;
  Staff staff;
};

// About one element; the path names it as in the file: "type.rounds".
struct RegulationFinding {
  Severity severity = Severity::kWarning;
  std::string code;  // announce-missing, announce-contradiction or announce-doubt
  std::string path;
  std::string message;
  std::string hint;
};

std::vector<RegulationFinding> Check(const Regulations& regulations);

// The announcement in sections, each with what it is about and one or several things to say.
struct SectionItem {
  std::string label;
  std::vector<std::string> texts;
};
struct Section {
  std::string title;
  std::vector<SectionItem> items;

  // Nothing to say adds nothing.
  void Add(std::string label, const std::string& text);
  void Add(std::string label, std::vector<std::string> texts);
};
std::vector<Section> SectionsOf(const Regulations& regulations);

std::string ToMarkdown(const Regulations& regulations);
std::string ToHtml(const Regulations& regulations);

}  // namespace ronda::announce
