// What a list of standings is made of beside the ranking itself: the event with suppositions in it, the categories it
// is divided into, and the list of a Keizer competition.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/pairing/keizer/standing.h"
#include "ronda/service/source.h"
#include "ronda/service/standings_work.h"
#include "ronda/service/system_settings.h"

namespace ronda::service {

struct RankedEventRequest {
  Source file;
  SystemRequest system;
  std::vector<std::string> suppositions;  // "12:1-0": results of unfinished games (assumed_results.h)
};

struct RankedEvent {
  SystemSettings settings;
  Tournament tournament;
};

Parsed<RankedEvent> OpenForStandings(const RankedEventRequest& request);

// What the games of the event were won by, from a CSV file (formats/encounters/points.h).
Parsed<std::vector<tiebreak::EncounterPoints>> EncounterPointsIn(const Source& file, const Tournament& tournament);

// Some of the participants, in rank order; ranks are those of the whole event, places those within the section.
struct StandingsSection {
  std::string title;  // empty: everybody
  std::vector<tiebreak::Participant> participants;
};

struct SectionRequest {
  std::vector<std::string> categories;  // "sex=w", "U12", ...
  std::optional<std::string> division;  // "age", "club", ...; of the players of teams "board"
  std::optional<Source> tags;           // of players, for categories by tag

  bool Divides() const { return !categories.empty() || division; }
};

// Everybody, or the sections asked for.
Result<std::vector<StandingsSection>> SectionsOf(const StandingsWork& work, const SectionRequest& request);

// After the round, or after the last one.
Result<keizer::Standing> KeizerStanding(const Tournament& tournament, const keizer::Settings& settings,
                                        std::optional<int> after);

}  // namespace ronda::service
