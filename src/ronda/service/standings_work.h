// The standings a command was asked for: which edition, which list, after which round, with every warning; computed
// once and shown by the sheets.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/service/standings_request.h"
#include "ronda/tiebreak/standings.h"

namespace ronda::service {

// The edition of the tie-break rules with this name; a usage error if there is none.
Result<const tiebreak::Edition*> EditionNamed(const std::string& rules);
// The one in force when the event began.
const tiebreak::Edition& EditionOf(const Tournament& tournament);

// The codes of a list separated by commas.
std::vector<std::string> SplitCodes(const std::string& text);

// What the tied players wait for who stand level up to the drawing of lots; none if nobody does, or they were drawn.
class StandingsWork;
std::optional<Diagnostic> LotNeeded(const StandingsWork& work);

// A check of --lot: why the text is no published number; empty if it is one.
std::string FaultOfLot(const std::string& text);

class StandingsWork {
 public:
  // No value if the request makes no sense. The tournament must outlive the work.
  static Parsed<StandingsWork> Make(const Tournament& tournament, const StandingsRequest& request);

  const Tournament& tournament() const { return *tournament_; }
  const tiebreak::Record& record() const { return *record_; }
  const tiebreak::Edition& edition() const { return *edition_; }
  // Why this edition: "in force on 2025-05-01"; empty where it was named or there is no date.
  const std::string& why() const { return why_; }
  const tiebreak::Standings& standings() const { return standings_; }
  tiebreak::Session& session() const { return *session_; }
  int rounds() const { return rounds_; }
  bool teams() const { return record_->teams(); }
  // Whether a round of the record is an encounter of two teams in several rounds of the tournament.
  bool encounters() const { return encounters_; }
  tiebreak::Application application() const { return application_; }
  bool subsidiary() const { return application_ == tiebreak::Application::kSubsidiary; }
  // The published number lots were drawn with; none if they were not, or nobody needed them.
  std::optional<std::int64_t> drawn_lot() const;
  // Whether the participant is level with others up to a drawing of lots that has not taken place.
  bool WaitsForLot(tiebreak::Participant who) const;
  // The columns to show: those asked for; points stand in a column of their own anyway.
  std::span<const tiebreak::StandingsColumn> columns() const;

  const std::string& NameOf(tiebreak::Participant who) const { return record_->entrant(who).name; }
  // The score that ranks first, and of a team the other one.
  Points ScoreOf(tiebreak::Participant who) const;
  Points SecondScoreOf(tiebreak::Participant who) const;
  // The player; none if participants are teams.
  const Player* PlayerOf(tiebreak::Participant who) const;

 private:
  StandingsWork() = default;

  const tiebreak::StandingsColumn* LotColumn() const;

  const Tournament* tournament_ = nullptr;
  std::unique_ptr<const Alphabet> alphabet_;
  std::unique_ptr<tiebreak::Record> record_;
  const tiebreak::Edition* edition_ = nullptr;
  std::string why_;
  std::unique_ptr<tiebreak::Session> session_;
  tiebreak::Standings standings_;
  tiebreak::Application application_ = tiebreak::Application::kSuccessive;
  int rounds_ = 0;
  bool encounters_ = false;
  std::size_t asked_for_ = 0;  // how many criteria, the last ones
};

// Those who share a rank stand below each other, as in the list, and have a number each.
using Ranks = IdVector<tiebreak::Participant, int>;
// After each round; empty if there is no list after some round.
std::vector<Ranks> RanksByRound(const Tournament& tournament);

// The value for people: its decimals, several steps joined with "/"; empty if there is none. Of a criterion of the tied
// group, the rank within it, 0 where it did not separate.
std::string ShownValue(const tiebreak::StandingsColumn& column, tiebreak::Participant who);

}  // namespace ronda::service
