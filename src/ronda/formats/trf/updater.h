// Brings a document up to date, one topic after the other. What the document says of a topic is compared with what the
// tournament says, in canonical records and in pairing numbers; only lines and fields that say something else change.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ronda/formats/trf/editor.h"
#include "ronda/formats/trf/interpret.h"
#include "ronda/formats/trf/old_byes.h"
#include "ronda/model/tournament.h"

namespace ronda::trf {

class Updater {
 public:
  Updater(const Document& document, const Tournament& tournament);

  Document Run();

 private:
  using RoundOfPlayer = std::pair<int, int>;  // round, pairing number

  const TournamentData& before() const { return before_.data; }
  const TournamentData& after() const { return tournament_.data(); }

  // Header (update_header.cc)
  void UpdateHeader();
  void UpdateRecord(std::string_view code, const std::string& said, const std::string& wanted);
  void UpdatePlannedRounds();
  void UpdateInitialColour();
  void UpdateScoring();
  void UpdateStandings();

  // Players and byes (update_players.cc)
  void IndexByes();
  void UpdateByeRecords();
  void UpdateAbsentRecords();
  void UpdatePlayers();
  void UpdatePerson(PlayerIndex player, PlayerIndex old_place);
  void UpdateRounds(PlayerIndex player, const DraftPlayer& record);
  DraftEntry MeantEntry(const DraftPlayer& record, int round);
  DraftEntry WantedEntry(PlayerIndex player, const DraftPlayer& record, int round);
  void AddPlayer(PlayerIndex player);
  void PlaceAddedPlayers();
  bool OrderPlayers();
  int OldLineOf(PlayerIndex player) const;  // 0: not in the document
  void AddByeRecords();
  void UpdateNationalRatings();
  std::optional<ResultCode> ByeBefore(const RoundOfPlayer& key) const;
  std::optional<ResultCode> ByeAfter(const RoundOfPlayer& key) const;

  // Lists and teams (update_lists.cc)
  void UpdateAccelerations();
  void UpdateAccelerationRows(const std::map<int, std::string>& wanted);
  void UpdateForbidden();
  void UpdateKeptApart();
  void UpdateTeams();
  void PatchTeam(std::size_t team);
  void UpdateTeamLists();

  // What follows from other records, and what is kept (update_records.cc)
  void UpdateTeamResults();
  void UpdateOtherRecords();

  const Tournament& tournament_;
  Interpretation before_;
  Editor editor_;
  Dialect dialect_;                       // of the document
  Dialect new_records_;                   // whose records say what the document did not say so far
  std::map<int, PlayerIndex> before_of_;  // by pairing number
  std::map<int, PlayerIndex> after_of_;
  std::map<RoundOfPlayer, ResultCode> byes_before_;  // requested
  std::map<RoundOfPlayer, ResultCode> byes_after_;
  std::map<int, std::set<int>> rounds_of_byes_;             // of byes_after_, by pairing number
  std::map<PlayerIndex, std::string> added_;                // 001 records the document does not have
  std::optional<IdVector<Round, RoundSummary>> summaries_;  // of before_, once asked for
  std::set<RoundOfPlayer> said_;                            // byes of the tournament that a line of the document says
};

}  // namespace ronda::trf
