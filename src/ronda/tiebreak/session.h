// A record under one edition while tie-breaks are computed from it: the views of the record each kind of tie-break
// needs, final and adjusted scores, and the columns that other tie-breaks build on. Everything is made when it is first
// asked for, and once.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/tiebreak/edition.h"
#include "ronda/tiebreak/record.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {

struct Settings {
  std::optional<int> unrated;  // the rating of participants without one, if the event's rules give them one
  std::int64_t lot = 0;        // the published number of the drawing of lots
};

// A record, and what its participants scored.
class View {
 public:
  View(Record record, const Edition& edition);

  const Record& record() const { return record_; }
  Points FinalScore(Participant who, Score score) const { return At(final_, who, score); }
  // As it counts for the tie-breaks of opponents.
  Points AdjustedScore(Participant who, Score score) const { return At(adjusted_, who, score); }

 private:
  using ByScore = std::array<std::vector<Points>, 2>;
  Points At(const ByScore& points, Participant who, Score score) const {
    return points[static_cast<std::size_t>(score)][static_cast<std::size_t>(who.value())];
  }

  Record record_;
  ByScore final_;
  ByScore adjusted_;
};

class Session {
 public:
  // The record and the edition must outlive it.
  Session(const Record& record, const Edition& edition, Settings settings = {});

  const Record& record() const { return record_; }
  const Edition& edition() const { return edition_; }
  const Settings& settings() const { return settings_; }

  // The score a tie-break refers to: as its code says, else the primary one.
  Score ScoreOf(const TieBreak& tie_break) const { return tie_break.score.value_or(record_.primary()); }

  // For tie-breaks of games among participants and of opponents' results.
  const View& ForMeetings(const TieBreak& tie_break);
  // For tie-breaks of a participant's own results.
  const View& ForOwnResults();
  // As it is: for ratings.
  const View& Plain();

  std::optional<int> RatingOf(Participant who) const { return ratings_[static_cast<std::size_t>(who.value())]; }

  // A column that another tie-break builds on: the values by participant, whole numbers in the given unit.
  const std::vector<std::optional<std::int64_t>>& Column(const TieBreak& tie_break, std::int64_t unit);

  // Places of the members of a group while the games among them are looked at.
  std::vector<std::int32_t>& scratch() { return scratch_; }

 private:
  enum class Forfeits : std::uint8_t { kAsTheyAre, kWinsPlayed, kPlayed };
  enum class LastRound : std::uint8_t { kAsItIs, kDrawn };
  const View& Get(Forfeits forfeits, LastRound last_round);

  const Record& record_;
  const Edition& edition_;
  Settings settings_;
  std::array<std::unique_ptr<View>, 6> views_;  // by forfeits and last round
  std::vector<std::optional<int>> ratings_;
  std::map<std::string, std::vector<std::optional<std::int64_t>>, std::less<>> columns_;
  std::vector<std::int32_t> scratch_;
};

}  // namespace ronda::tiebreak
