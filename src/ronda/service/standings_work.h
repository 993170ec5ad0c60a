// The standings a command was asked for: which edition, which list, after which round, with every warning; computed
// once and shown by the sheets.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/tiebreak/standings.h"

namespace ronda::service {

enum class EventKind : std::uint8_t { kSwiss, kRoundRobin };

struct StandingsRequest {
  std::vector<std::string> tiebreaks;  // empty: the list of the tournament, else the default of its kind
  std::optional<std::string> rules;    // none: the edition in force when the event began
  std::optional<int> after;            // none: all rounds
  std::optional<int> best;             // rounds that count for the points; none: all
  bool subsidiary = false;
  bool players = false;            // of a team event, too
  std::optional<EventKind> event;  // none: as the tournament says
  std::optional<int> unrated;
  std::int64_t lot = 0;
};

// The edition of the tie-break rules with this name; a usage error if there is none.
Result<const tiebreak::Edition*> EditionNamed(const std::string& rules);
// The one in force when the event began.
const tiebreak::Edition& EditionOf(const Tournament& tournament);

// The codes of a list separated by commas.
std::vector<std::string> SplitCodes(const std::string& text);

// A check of --lot: why the text is no published number; empty if it is one.
std::string FaultOfLot(const std::string& text);

class StandingsWork {
 public:
  // No value if the request makes no sense. The tournament must outlive the work.
  static Parsed<StandingsWork> Make(const Tournament& tournament, const StandingsRequest& request);

  const Tournament& tournament() const { return *tournament_; }
  const tiebreak::Record& record() const { return *record_; }
  const tiebreak::Edition& edition() const { return *edition_; }
  const tiebreak::Standings& standings() const { return standings_; }
  tiebreak::Session& session() const { return *session_; }
  int rounds() const { return record_->rounds(); }
  bool teams() const { return record_->teams(); }
  tiebreak::Application application() const { return application_; }
  bool subsidiary() const { return application_ == tiebreak::Application::kSubsidiary; }
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

  const Tournament* tournament_ = nullptr;
  std::unique_ptr<tiebreak::Record> record_;
  const tiebreak::Edition* edition_ = nullptr;
  std::unique_ptr<tiebreak::Session> session_;
  tiebreak::Standings standings_;
  tiebreak::Application application_ = tiebreak::Application::kSuccessive;
  std::size_t asked_for_ = 0;  // how many criteria, the last ones
};

// The value for people: its decimals, several steps joined with "/"; empty if there is none. Of a criterion of the tied
// group, the rank within it, 0 where it did not separate.
std::string ShownValue(const tiebreak::StandingsColumn& column, tiebreak::Participant who);

}  // namespace ronda::service
