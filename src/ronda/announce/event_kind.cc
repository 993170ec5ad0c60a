#include "ronda/announce/event_kind.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace ronda::announce {
namespace {

std::string Lower(std::string_view text) {
  std::string lower;
  for (const char c : text) lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

struct Word {
  std::string_view text;
  EventKind kind;
};

constexpr std::array<Word, 18> kWords{{{"swiss", EventKind::kSwiss},
                                       {"dutch", EventKind::kSwiss},
                                       {"burstein", EventKind::kSwiss},
                                       {"dubov", EventKind::kSwiss},
                                       {"lim", EventKind::kSwiss},
                                       {"monrad", EventKind::kSwiss},
                                       {"schenkel", EventKind::kSwiss},
                                       {"amalfi", EventKind::kSwiss},
                                       {"keizer", EventKind::kSwiss},
                                       {"vega", EventKind::kSwiss},
                                       {"round robin", EventKind::kRoundRobin},
                                       {"round-robin", EventKind::kRoundRobin},
                                       {"berger", EventKind::kRoundRobin},
                                       {"nagarajan", EventKind::kRoundRobin},
                                       {"all-play-all", EventKind::kRoundRobin},
                                       {"knockout", EventKind::kKnockout},
                                       {"knock-out", EventKind::kKnockout},
                                       {"elimination", EventKind::kKnockout}}};

// What a tie-break is made of.
enum class Stuff : std::uint8_t { kResults, kOpponents, kOrderOfRounds, kRatings, kTeams };

struct Known {
  std::string_view code;
  Stuff stuff;
};

constexpr std::array<Known, 29> kTiebreaks{
    {{"DE", Stuff::kResults},   {"WIN", Stuff::kResults},   {"WON", Stuff::kResults},      {"BPG", Stuff::kResults},
     {"BWG", Stuff::kResults},  {"REP", Stuff::kResults},   {"VUR", Stuff::kResults},      {"SB", Stuff::kResults},
     {"KS", Stuff::kResults},   {"STD", Stuff::kResults},   {"PS", Stuff::kOrderOfRounds}, {"BH", Stuff::kOpponents},
     {"FB", Stuff::kOpponents}, {"AOB", Stuff::kOpponents}, {"ARO", Stuff::kRatings},      {"TPR", Stuff::kRatings},
     {"PTP", Stuff::kRatings},  {"APRO", Stuff::kRatings},  {"APPO", Stuff::kRatings},     {"RTNG", Stuff::kRatings},
     {"TPN", Stuff::kResults},  {"ESB", Stuff::kTeams},     {"EDE", Stuff::kTeams},        {"BC", Stuff::kTeams},
     {"TBR", Stuff::kTeams},    {"BBE", Stuff::kTeams},     {"SSSC", Stuff::kTeams},       {"MPVGP", Stuff::kTeams},
     {"GE", Stuff::kResults}}};

std::string Objection(Stuff stuff, EventKind kind) {
  if (kind == EventKind::kKnockout) return "in a knockout nobody is tied on points";
  if (stuff == Stuff::kTeams) return "it compares teams";
  if (kind == EventKind::kRoundRobin && stuff == Stuff::kOpponents) {
    return "in a round robin tied players have met the same opponents, so it is equal for both";
  }
  if (kind == EventKind::kRoundRobin && stuff == Stuff::kOrderOfRounds) {
    return "in a round robin it depends on the numbers drawn";
  }
  return "";
}

}  // namespace

std::optional<EventKind> KindOfSystem(std::string_view system) {
  const std::string lower = Lower(system);
  const auto found =
      std::ranges::find_if(kWords, [&](const Word& word) { return lower.find(word.text) != std::string::npos; });
  return found == kWords.end() ? std::nullopt : std::optional(found->kind);
}

TiebreakFit FitOf(std::string_view tiebreak, EventKind kind) {
  std::string code(tiebreak.substr(0, tiebreak.find_first_of("/:-")));
  std::ranges::transform(code, code.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  const auto found = std::ranges::find(kTiebreaks, code, &Known::code);
  if (found == kTiebreaks.end()) return {};
  return {true, found->stuff == Stuff::kRatings, Objection(found->stuff, kind)};
}

}  // namespace ronda::announce
