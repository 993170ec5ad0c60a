// The report of an event for FIDE's ratings: everything that would be refused or would go wrong is told first, each
// with its place and what to do; then the file in both forms a federation may send.
//
// What is mandatory is what the tables of TRF26 call so for rating (FIDE Handbook C.02.03, annex A) and what the rating
// regulations (B.02) need to know which games are rated, and as what. Decision 260.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/announce/rating_kind.h"
#include "ronda/service/tournament_file.h"

namespace ronda::service {

// The games by what becomes of them.
struct RatedGames {
  int rated = 0;
  int forfeited = 0;
  int less_than_a_move = 0;
  int both_unrated = 0;  // two players without a rating
  int too_fast = 0;      // the time is too short for the rating of one of the two
  int without_result = 0;
};

struct FideReport {
  std::vector<Diagnostic> findings = {};  // codes "report-..."; an error is something that is refused
  std::optional<announce::RatingKind> kind = {};
  RatedGames games = {};
  int players = 0;
  int rounds = 0;
  std::optional<std::string> trf16 = {};  // none if there is an error
  std::optional<std::string> trf26 = {};
};

struct FideReportRequest {
  std::string name;                               // of the file, for messages
  std::optional<announce::RatingKind> kind = {};  // none: by the time control
};

FideReport FideReportOf(const TournamentFile& file, const FideReportRequest& request);

// The parts of it; each adds what it finds.
struct FideReportWork {
  // Columns of a player's record.
  struct Field {
    int column = 1;
    int width = 1;
  };

  const TournamentFile& file;
  const FideReportRequest& request;
  FideReport& report;

  const Tournament& tournament() const { return file.tournament; }
  const EventInfo& info() const { return file.tournament.data().info; }

  // A finding about a header record, and one about columns of a player.
  void AtRecord(Diagnostic finding, std::string_view record) const;
  void AtPlayer(Diagnostic finding, const Player& player, Field field) const;
};
void CheckReportedEvent(FideReportWork work);
void CheckReportedDates(FideReportWork work);
void CheckReportedPlayers(FideReportWork work);
void CheckReportedGames(FideReportWork work);

// The event with every day as TRF writes it: 2026/03/14, of rounds 26/03/14.
TournamentData WithPlainDates(TournamentData data);

}  // namespace ronda::service
