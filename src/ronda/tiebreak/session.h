// A record under one edition while tie-breaks are computed from it: the views of the record each kind of tie-break
// needs, final and adjusted scores, and the columns that other tie-breaks build on. Everything is made when it is first
// asked for, and once.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>

#include "ronda/base/alphabet.h"
#include "ronda/base/enum_array.h"
#include "ronda/base/id_vector.h"
#include "ronda/tiebreak/edition.h"
#include "ronda/tiebreak/record.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {

struct Settings {
  std::optional<int> unrated;       // the rating of participants without one, if the event's rules give them one
  std::optional<std::int64_t> lot;  // the published number of the drawing of lots; none: not drawn
  const Alphabet* alphabet = &Alphabet::English();  // in which the tied stand before lots are drawn
};

// A record, and what its participants scored.
class View {
 public:
  // Of a record that outlives it, or of one of its own.
  View(const Record& record, const Edition& edition);
  View(std::unique_ptr<const Record> record, const Edition& edition);

  const Record& record() const { return record_; }
  Points FinalScore(Participant who, Score score) const { return final_[score][who]; }
  // As it counts for the tie-breaks of opponents.
  Points AdjustedScore(Participant who, Score score) const { return adjusted_[score][who]; }

 private:
  using Scores = ByScore<IdVector<Participant, Points>>;

  std::unique_ptr<const Record> own_;
  const Record& record_;
  Scores final_;
  Scores adjusted_;
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

  // For tie-breaks of games among participants and of opponents' results; with the last round drawn if they are /F.
  const View& ForMeetings(const TieBreak& tie_break) {
    return Meetings(tie_break, tie_break.fore ? LastRound::kDrawn : LastRound::kAsItIs);
  }
  const View& ForMeetingsAsTheyWere(const TieBreak& tie_break) { return Meetings(tie_break, LastRound::kAsItIs); }
  const View& ForMeetingsWithLastRoundDrawn(const TieBreak& tie_break) {
    return Meetings(tie_break, LastRound::kDrawn);
  }
  // For tie-breaks of a participant's own results.
  const View& ForOwnResults();
  // As it is: for ratings.
  const View& Plain();

  std::optional<int> RatingOf(Participant who) const { return ratings_[who]; }

  // A column that a tie-break builds on, of the tie-break with this acronym and with the score and the modifiers /P and
  // /F of that one: the values, whole numbers in the given unit.
  using Values = IdVector<Participant, std::optional<std::int64_t>>;
  const Values& Column(std::string_view acronym, const TieBreak& of, std::int64_t unit);

  // Who is in a group while the games among its members are looked at.
  IdVector<Participant, bool>& scratch() { return scratch_; }

 private:
  enum class Forfeits : std::uint8_t { kAsTheyAre, kWinsPlayed, kPlayed };
  enum class LastRound : std::uint8_t { kAsItIs, kDrawn };
  const View& Get(Forfeits forfeits, LastRound last_round);
  const View& Meetings(const TieBreak& tie_break, LastRound last_round);

  // What tells the columns that others build on from each other.
  struct ColumnKey {
    std::string_view acronym;
    std::optional<Score> score;
    bool forfeits_played;
    bool fore;

    auto operator<=>(const ColumnKey&) const = default;
  };

  const Record& record_;
  const Edition& edition_;
  Settings settings_;
  EnumArray<Forfeits, EnumArray<LastRound, std::unique_ptr<View>, LastRound::kDrawn>, Forfeits::kPlayed> views_;
  IdVector<Participant, std::optional<int>> ratings_;
  std::map<ColumnKey, Values> columns_;
  IdVector<Participant, bool> scratch_;
};

}  // namespace ronda::tiebreak
