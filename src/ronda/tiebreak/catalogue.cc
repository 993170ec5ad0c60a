#include <algorithm>
#include <array>

#include "ronda/tiebreak/evaluators.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {
namespace {

using enum Scope;
using enum Order;

struct Name {
  std::string_view acronym;
  std::string_view title;
  std::string_view article;
  std::string_view modifiers;
};

constexpr Definition Own(const Name& name, Evaluate* evaluate) {
  return {name.acronym,  name.title, name.article, name.modifiers, kAny,   Fit::kAny,
          kHighestFirst, 0,          evaluate,     nullptr,        nullptr};
}

constexpr Definition Opponents(const Name& name, Evaluate* evaluate) {
  return {name.acronym,  name.title, name.article, name.modifiers, kAny,   Fit::kNotPredetermined,
          kHighestFirst, 1,          evaluate,     nullptr,        nullptr};
}

constexpr Definition Ratings(const Name& name, Evaluate* evaluate) {
  return {name.acronym,  name.title, name.article, name.modifiers, kPlayers, Fit::kRatings,
          kHighestFirst, 0,          evaluate,     nullptr,        nullptr};
}

constexpr Definition Teams(const Name& name, Evaluate* evaluate) {
  return {name.acronym,  name.title, name.article, name.modifiers, kTeams, Fit::kAny,
          kHighestFirst, 2,          evaluate,     nullptr,        nullptr};
}

constexpr Definition PlayerGroup(const Name& name, Separate* separate) {
  return {name.acronym, name.title, name.article, name.modifiers, kAny,    Fit::kAny,
          kLowestFirst, 0,          nullptr,      nullptr,        separate};
}

constexpr Definition TeamGroup(std::string_view acronym, std::string_view title, Separate* separate) {
  return {acronym, title, "C.07 13.3", ":P", kTeams, Fit::kAny, kLowestFirst, 0, nullptr, nullptr, separate};
}

constexpr Definition With(Definition definition, int decimals) {
  definition.decimals = decimals;
  return definition;
}
constexpr Definition With(Definition definition, Fit fit) {
  definition.fit = fit;
  return definition;
}
constexpr Definition With(Definition definition, Order order) {
  definition.order = order;
  return definition;
}
constexpr Definition With(Definition definition, Levels* levels) {
  definition.levels = levels;
  return definition;
}

constexpr std::array kCatalogue{
    With(Own({"PTS", "points", "C.07 4.2", ":B"}, EvaluatePoints), 1),
    With(Own({"MPTS", "match points", "C.07 11", ""}, EvaluateMatchPoints), 1),
    With(Own({"GPTS", "game points", "C.07 11", ""}, EvaluateGamePoints), 1),
    PlayerGroup({"DE", "direct encounter", "C.07 6", ":P"}, SeparateByEncounter),
    Own({"WIN", "number of wins", "C.07 7.1", ":"}, EvaluateWins),
    Own({"WON", "games won", "C.07 7.2", ""}, EvaluateWonGames),
    Own({"BPG", "games played with Black", "C.07 7.3", ""}, EvaluateBlackGames),
    Own({"BWG", "games won with Black", "C.07 7.4", ""}, EvaluateBlackWins),
    With(With(Own({"PS", "progressive scores", "C.07 7.5", ":C"}, EvaluateProgressive), 1), Fit::kNotAccelerated),
    Own({"REP", "rounds one elected to play", "C.07 7.6", ""}, EvaluateRoundsElected),
    With(Own({"STD", "standard points", "C.07 7.7", ":"}, EvaluateStandardPoints), 1),
    With(Own({"TPN", "tournament pairing number", "C.07 7.8", "R"}, EvaluatePairingNumber), kLowestFirst),
    Opponents({"BH", "Buchholz", "C.07 8.1", ":CMPF"}, EvaluateBuchholz),
    With(Opponents({"AOB", "average of opponents' Buchholz", "C.07 8.2", ":PF"}, EvaluateAverageBuchholz), 2),
    Opponents({"FB", "Fore Buchholz", "C.07 8.3", ":CMP"}, EvaluateForeBuchholz),
    With(With(Opponents({"SB", "Sonneborn-Berger", "C.07 9.1", ":CMPF"}, EvaluateSonnebornBerger), 2), Fit::kAny),
    With(Opponents({"KS", "Koya system", "C.07 9.2", ":LP"}, EvaluateKoya), Fit::kPredetermined),
    Ratings({"ARO", "average rating of opponents", "C.07 10.1", "CM"}, EvaluateAverageRating),
    Ratings({"TPR", "tournament performance rating", "C.07 10.2", ""}, EvaluatePerformance),
    Ratings({"PTP", "perfect tournament performance", "C.07 10.3", ""}, EvaluatePerfectPerformance),
    Ratings({"APRO", "average of opponents' performance ratings", "C.07 10.4", ""}, EvaluateAveragePerformance),
    Ratings({"APPO", "average of opponents' perfect performances", "C.07 10.5", ""}, EvaluateAveragePerfectPerformance),
    Ratings({"RTNG", "rating", "C.07 10.6", "R"}, EvaluateRating),
    With(With(Teams({"BC", "board count", "C.07 12.1", ""}, EvaluateBoardCount), kLowestFirst), 1),
    With(With(Teams({"TBR", "top board results", "C.07 12.2", ""}, EvaluateTopBoards), BoardLevels), 1),
    With(With(Teams({"BBE", "bottom board elimination", "C.07 12.3", ""}, EvaluateBottomBoards), BoardLevels), 1),
    With(Teams({"MPVGP", "the score that is not primary", "C.07 13.1", ""}, EvaluateSecondaryScore), 1),
    Teams({"EMMSB", "Sonneborn-Berger, match points by match points", "C.07 13.2", "CMPF"},
          EvaluateMatchMatchSonneborn),
    Teams({"EMGSB", "Sonneborn-Berger, match points by game points", "C.07 13.2", "CMPF"}, EvaluateMatchGameSonneborn),
    Teams({"EGMSB", "Sonneborn-Berger, game points by match points", "C.07 13.2", "CMPF"}, EvaluateGameMatchSonneborn),
    Teams({"EGGSB", "Sonneborn-Berger, game points by game points", "C.07 13.2", "CMPF"}, EvaluateGameGameSonneborn),
    TeamGroup("EDE", "extended direct encounter", SeparateByTeamEncounter),
    TeamGroup("EDEBT", "extended direct encounter, board count, top boards", SeparateByTeamEncounterCountTop),
    TeamGroup("EDEBB", "extended direct encounter, board count, bottom boards", SeparateByTeamEncounterCountBottom),
    TeamGroup("EDET", "extended direct encounter, top boards", SeparateByTeamEncounterTop),
    TeamGroup("EDEB", "extended direct encounter, bottom boards", SeparateByTeamEncounterBottom),
    Teams({"SSSC", "scores and schedule strength combination", "C.07 13.4", ":CKPF"}, EvaluateScoresAndSchedule),
    With(With(Own({"PD", "points for less points against, then points for", "book 3.1.2", ""}, EvaluatePointDifference),
              TwoLevels),
         1),
    With(Opponents({"BRW", "Brightwell", "book 3.1.3", ":KPF"}, EvaluateBrightwell), Fit::kAny),
    With(With(Opponents({"KSX", "extended Koya system", "book 3.1.5", ":P"}, EvaluateExtendedKoya), KoyaLevels),
         Fit::kAny),
    Own({"KAS", "Kashdan", "book 3.1.6", "#"}, EvaluateKashdan),
    With(With(With(Own({"PSX", "progressive scores, cut to the last consequence", "book 3.1.8", ":"},
                       EvaluateProgressiveCuts),
                   RoundLevels),
              1),
         Fit::kNotAccelerated),
    With(With(Teams({"HOL", "Dutch boards", "book 3.1.9", ""}, EvaluateDutchBoards), DutchBoardLevels), 1),
    Opponents({"HARK", "Harkness median", "book 3.2.4", ":"}, EvaluateHarknessMedian),
    Opponents({"SBH", "sum of opponents' Buchholz", "book 3.2.5", ":CMPF"}, EvaluateSumOfBuchholz),
    Ratings({"PERF", "performance as an unrated player", "book 3.3.3", ""}, EvaluateBookPerformance),
    PlayerGroup({"BLK", "Black in the games among the tied", "book 3.4.1", ""}, SeparateByBlack),
    Opponents({"BH2", "second-degree Buchholz", "book 3.4.2", ":CMPF"}, EvaluateSumOfBuchholz),
    With(With(Opponents({"SB2", "second-degree Sonneborn-Berger", "book 3.4.2", ":PF"}, EvaluateSecondSonnebornBerger),
              3),
         Fit::kAny),
    PlayerGroup({"LOT", "drawing of lots", "book 3.4.3", ""}, SeparateByLots),
};

}  // namespace

std::span<const Definition> Catalogue() { return kCatalogue; }

const Definition* FindDefinition(std::string_view acronym) {
  const auto found = std::ranges::find(kCatalogue, acronym, &Definition::acronym);
  return found == kCatalogue.end() ? nullptr : &*found;
}

int LevelsOf(const TieBreak& tie_break, const Record& record) {
  return tie_break.definition->levels == nullptr ? 1 : tie_break.definition->levels(record);
}

Order OrderOf(const TieBreak& tie_break) {
  const Order order = tie_break.definition->order;
  if (!tie_break.reverse) return order;
  return order == Order::kHighestFirst ? Order::kLowestFirst : Order::kHighestFirst;
}

}  // namespace ronda::tiebreak
