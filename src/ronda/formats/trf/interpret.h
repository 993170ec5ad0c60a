// From the lines of a document to what they mean: the draft, the tournament, and which line and column each part of the
// tournament came from. Read, Update and the doctor all stand on this.
#pragma once

#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/formats/trf/draft.h"
#include "ronda/formats/trf/report.h"
#include "ronda/model/tournament.h"
#include "ronda/model/validation.h"

namespace ronda::trf {

// Where the parts of the tournament stand in the file.
struct Sources {
  std::vector<std::size_t> player;  // by player: place in Draft::players
  std::vector<SourceSpan> requested_byes;
  std::vector<SourceSpan> forbidden;
  std::vector<SourceSpan> accelerations;
  std::vector<std::size_t> team;  // by team: place in Draft::teams, or in Draft::old_teams
};

struct Interpretation {
  Draft draft;
  TournamentData data;
  Sources sources;
  Dialect dialect = Dialect::kTrf16;

  const DraftPlayer& DraftOf(PlayerIndex player) const { return draft.players[sources.player[player.index()]]; }
  // What the player's line says of a round, in the model or beyond it; nothing where the line is too short.
  DraftEntry EntryOf(const DraftPlayer& player, int round) const {
    return round <= player.entry_count ? draft.entries[player.first_entry + Round(round).index()] : DraftEntry{};
  }
};

// Reads every line into a draft.
Draft ReadLines(const Document& document, Report& report);

// Makes a tournament of the draft and reports what contradicts itself within the file.
Interpretation Assemble(Draft draft, const Document& document, Report& report);

// Reports what is odd about the dates of the event; they settle each other.
void CheckDates(const Draft& draft, Report& report);

// Reports numbers, codes and records of the header that do not agree with the rest.
void CheckHeader(const Draft& draft, Report& report);

// Reports matches of teams whose boards nobody can know (record 300).
void CheckLineUps(const Interpretation& interpretation, Report& report);

// Reports what is wrong with the tournament whatever the format, at the place of the file it comes from. The data are
// those of the interpretation.
void ReportFindings(const Interpretation& interpretation, const ExaminedData& examined, Report& report);

// All of it: ReadLines, Assemble, ReportFindings.
struct Reading {
  Dialect dialect = Dialect::kTrf16;
  ExaminedData data;
};
Reading Interpret(const Document& document, Report& report);

// The model's entry of a draft entry, with the opponent found by pairing number.
class PlayerNumbers {
 public:
  explicit PlayerNumbers(const std::vector<Player>& players);

  bool Has(int number) const;
  // For a number nobody has: a place beyond the last player, which Validate() reports.
  PlayerIndex Find(int number) const;
  RoundEntry Resolve(const DraftEntry& entry) const;

 private:
  using Number = StrongInt<struct FileNumberTag>;  // pairing number as it stands in the file, even 0

  IdVector<Number, std::optional<PlayerIndex>> place_;
  std::int32_t count_ = 0;
};

// The point system the settings of one dialect make, defaults included.
PointSystem PointSystemOf(const std::vector<PointSetting>& settings, Scoring scoring);

// Sorts by round and player, which is the order a file is read in.
void SortByes(std::vector<RequestedBye>& byes);

}  // namespace ronda::trf
