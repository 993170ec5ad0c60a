// Options and teams given by votes.
#pragma once

#include <cstdint>
#include <optional>

#include "ronda/assignment/fair_choice.h"
#include "ronda/assignment/hungarian_steps.h"
#include "ronda/assignment/team_formation.h"
#include "ronda/formats/assignment/votes.h"
#include "ronda/service/source.h"

namespace ronda::service {

struct ChosenOptions {
  assignment::OptionVotes votes;
  assignment::FairChoice choice;
};

// One option for everybody. With a seed lots decide among equally fair assignments, else the order of the list.
Parsed<ChosenOptions> ChooseOptions(const Source& votes, assignment::Goal goal, std::optional<std::uint64_t> seed);

// The same of votes that are read already.
ChosenOptions ChooseOptions(assignment::OptionVotes votes, std::optional<std::uint64_t> seed);

// The Hungarian method matrix by matrix, as on paper, to the assignment that was chosen; refused where it fits no page.
Result<assignment::HungarianWorking> WorkingOf(const ChosenOptions& chosen);

struct FormedTeams {
  assignment::PlayerVotes votes;
  assignment::TeamFormation formation;
};

// Warns of players who gave more votes than there are.
Parsed<FormedTeams> FormTeams(const Source& votes, const assignment::TeamRules& rules);
// The same of votes that are read already, by the name of where they come from.
Parsed<FormedTeams> FormTeams(assignment::PlayerVotes votes, const assignment::TeamRules& rules,
                              const std::string& name);

}  // namespace ronda::service
