// What tie-breaks look at: participants (players, or teams) and what each round brought them, in two scores. For
// players both scores are their points; for teams they are match points and game points. A record is built from a
// tournament (record_of_players.h, record_of_teams.h) and seen through views: with forfeits as games, or with the last
// round drawn.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/base/enum_array.h"
#include "ronda/base/id_range.h"
#include "ronda/base/strong_int.h"
#include "ronda/model/colour.h"
#include "ronda/model/ids.h"
#include "ronda/model/points.h"

namespace ronda::tiebreak {

// Place of a participant in the record, from 0.
using Participant = StrongInt<struct ParticipantTag>;

enum class RoundKind : std::uint8_t {
  kPlayed,
  kForfeitWin,
  kForfeitLoss,
  kPairingBye,
  kFullBye,
  kHalfBye,
  kZeroBye,  // also after a withdrawal and before a late entry
  kPending,  // no result yet: nothing to count
};

// A requested bye is one of half a point or none; every round after a withdrawal is one (C.07/2026 §16.1.1).
constexpr bool IsRequestedBye(RoundKind kind) { return kind == RoundKind::kHalfBye || kind == RoundKind::kZeroBye; }
// "Voluntarily unplayed round" (VUR): a requested bye or a forfeit loss.
constexpr bool IsVoluntary(RoundKind kind) { return IsRequestedBye(kind) || kind == RoundKind::kForfeitLoss; }
constexpr bool IsForfeit(RoundKind kind) { return kind == RoundKind::kForfeitWin || kind == RoundKind::kForfeitLoss; }

enum class Outcome : std::uint8_t { kWin, kDraw, kLoss };
template <class T>
using ByOutcome = EnumArray<Outcome, T, Outcome::kLoss>;

// Which of the two scores; of a player either.
enum class Score : std::uint8_t { kMatchPoints, kGamePoints };
template <class T>
using ByScore = EnumArray<Score, T, Score::kGamePoints>;
constexpr Score Other(Score score) { return score == Score::kMatchPoints ? Score::kGamePoints : Score::kMatchPoints; }

struct RoundRecord {
  RoundKind kind = RoundKind::kZeroBye;
  Outcome outcome = Outcome::kLoss;  // of a played round, or what the points awarded are worth
  std::optional<Colour> colour;
  std::optional<Participant> opponent;  // also the one scheduled who did not come
  Points match_points;
  Points game_points;

  Points In(Score score) const { return score == Score::kMatchPoints ? match_points : game_points; }
  bool IsMeeting() const { return kind == RoundKind::kPlayed && opponent.has_value(); }
};

struct Entrant {
  std::int32_t number = 0;  // pairing number of the player or team
  std::string name;         // for the drawing of lots
  std::optional<int> rating;
};

// What a win, a draw and a loss are worth in one score.
struct ResultValues {
  Points win = Points::Whole(1);
  Points draw = Points::Tenths(5);
  Points loss;
};

struct RecordData {
  std::vector<Entrant> entrants;
  int rounds = 0;
  std::vector<RoundRecord> results;  // entrant-major
  ByScore<ResultValues> values;
  Score primary = Score::kMatchPoints;
  bool teams = false;
  bool predetermined = false;  // the pairings do not depend on results: round robin, Scheveningen, Schiller
  int boards = 0;              // teams only
  // Teams only: what each board brought, entrant-major, then by round, then by board.
  std::vector<Points> board_points;

  // Where the result of a round stands in `results`.
  std::size_t SlotOf(Participant who, Round round) const {
    return who.index() * Round(rounds + 1).index() + round.index();
  }
  // What the boards of a team brought, board 1 first: which part of `board_points`.
  template <class Span>
  Span BoardsIn(Span all, Participant who, Round round) const {
    const std::size_t each = results.empty() ? 0 : board_points.size() / results.size();
    return all.subspan(SlotOf(who, round) * each, each);
  }
};

class Record {
 public:
  explicit Record(RecordData data) : data_(std::move(data)) {}

  std::int32_t size() const { return Count(data_.entrants); }
  IdRange<Participant> participants() const { return IdRange<Participant>(size()); }
  int rounds() const { return data_.rounds; }
  bool teams() const { return data_.teams; }
  bool predetermined() const { return data_.predetermined; }
  Score primary() const { return data_.primary; }
  int boards() const { return data_.boards; }
  const ResultValues& values(Score score) const { return data_.values[score]; }

  const Entrant& entrant(Participant who) const { return data_.entrants[who.index()]; }
  std::span<const RoundRecord> results(Participant who) const {
    return std::span(data_.results).subspan(data_.SlotOf(who, Round(1)), Round(data_.rounds + 1).index());
  }
  const RoundRecord& result(Participant who, Round round) const { return data_.results[data_.SlotOf(who, round)]; }
  // What a team's boards brought in a round, board 1 first.
  std::span<const Points> board_points(Participant who, Round round) const {
    return data_.BoardsIn(std::span(data_.board_points), who, round);
  }

  // Gives a round without a result the outcome it would have had over the board.
  void Settle(Participant who, Round round, Outcome outcome);

  // The same results in an event whose pairings are, or are not, predetermined.
  Record AsRoundRobin() const;
  Record AsSwiss() const;
  // The same results ranked by the other score first.
  Record RankedBy(Score score) const;
  // The record with every forfeit against a known opponent as a game.
  Record WithForfeitsPlayed() const;
  // The same for the winners only.
  Record WithForfeitWinsPlayed() const;
  // The record with every paired game of the last round drawn (Fore Buchholz).
  Record WithLastRoundDrawn() const;

 private:
  RecordData data_;
};

}  // namespace ronda::tiebreak
