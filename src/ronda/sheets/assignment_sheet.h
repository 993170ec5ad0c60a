// Options and teams given by votes, with the reasons why so and not otherwise.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/assignment/fair_choice.h"
#include "ronda/assignment/hungarian_steps.h"
#include "ronda/assignment/team_formation.h"
#include "ronda/formats/assignment/votes.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

// One option for everybody.
struct ChosenOptions {
  const assignment::OptionVotes& votes;
  const assignment::FairChoice& choice;
  assignment::Goal goal = assignment::Goal::kMaximise;
  std::optional<std::uint64_t> seed = {};  // of the lot; none: in the order of the list
};

Sheet SheetOf(const ChosenOptions& chosen);
Table CsvTableOf(const ChosenOptions& chosen);
Value DocumentOf(const ChosenOptions& chosen);
// Why this assignment and no other.
std::vector<std::string> ExplanationOf(const ChosenOptions& chosen);

// The Hungarian method step by step, as on paper; X marks the lines that cover zeros.
struct WorkedOptions {
  const assignment::OptionVotes& votes;
  const assignment::HungarianWorking& working;
};
std::string TextOf(const WorkedOptions& worked);

struct FormedTeams {
  const assignment::PlayerVotes& votes;
  const assignment::TeamFormation& formation;
  const assignment::TeamRules& rules;
};

Sheet SheetOf(const FormedTeams& formed);
Table CsvTableOf(const FormedTeams& formed);
Value DocumentOf(const FormedTeams& formed);
// Why each team was formed, in their order.
std::vector<std::string> ExplanationOf(const FormedTeams& formed);

}  // namespace ronda::sheets
