// Where a knockout stands: the bracket, what was played so far, and what follows from it. Results are checked as they
// come in; a Progress is never in a state that could not have been played.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/result.h"
#include "ronda/knockout/bracket.h"
#include "ronda/model/points.h"

namespace ronda::knockout {

// Codes of what is wrong with a result or a withdrawal.
inline constexpr const char* kBracketResult = "bracket-result";

enum class Walkover : std::uint8_t { kHomeWins, kAwayWins, kNobody };

// What was played in a match. Either a walkover, or points of the regular games and, where these are level, of the
// play-off.
struct Score {
  std::optional<Walkover> walkover;
  Points home;
  Points away;
  std::optional<Points> play_off_home;
  std::optional<Points> play_off_away;

  bool operator==(const Score&) const = default;
};

// "1-0", "1.5-0.5", "1-1,2-0" with the play-off after the comma, "+-", "-+", "--" for walkovers. None if it is no
// score.
std::optional<Score> ParseScore(std::string_view text);
std::string ToString(const Score& score);

// Who stands at one side of a match.
struct Occupant {
  enum class State : std::uint8_t { kUnknown, kNobody, kPlayer };
  State state = State::kUnknown;
  SeedIndex seed{0};  // meaningful for a player only

  bool IsPlayer() const { return state == State::kPlayer; }
  bool operator==(const Occupant&) const = default;
};

enum class MatchState : std::uint8_t {
  kWaiting,    // an earlier match decides who plays
  kReady,      // both players are known, no result yet
  kPlayed,     // with a result
  kByDefault,  // decided without one: an opponent is missing or has withdrawn
  kNotNeeded,  // a further final that nobody has to play
};

struct MatchView {
  Occupant home;
  Occupant away;
  MatchState state = MatchState::kWaiting;
  std::optional<Score> score;
  Occupant winner;
  Occupant loser;
};

class Progress {
 public:
  // Regular games of a match: the best of so many, or all of an even number with a play-off where they end level.
  Progress(Bracket bracket, int games);

  const Bracket& bracket() const { return bracket_; }
  int games() const { return games_; }
  const MatchView& view(MatchIndex match) const { return views_[match]; }

  // Both check the change and leave everything as it was where they refuse it.
  Result<void> Enter(MatchIndex match, const Score& score);
  Result<void> Withdraw(SeedIndex seed);

  const IdVector<MatchIndex, std::optional<Score>>& scores() const { return scores_; }
  const IdVector<SeedIndex, bool>& withdrawn() const { return withdrawn_; }

  std::vector<MatchIndex> Ready() const;
  // The winner of the event, once it is decided.
  std::optional<SeedIndex> Champion() const;
  // Matches lost by each seed so far.
  const IdVector<SeedIndex, int>& losses() const { return losses_; }

 private:
  Occupant Resolve(const Source& source) const;
  void Replay();
  void Play(MatchIndex index);
  void Decide(MatchView& view, const Occupant& winner);
  bool IsNeeded(MatchIndex index) const;
  bool IsWaiting(MatchIndex index) const;
  Occupant SurvivorOf(MatchIndex last_of_series) const;
  Result<void> CheckScore(const Score& score) const;
  bool IsOut(const Occupant& occupant) const;
  bool HasPlayedAll(SeedIndex seed) const;

  Bracket bracket_;
  int games_;
  IdVector<MatchIndex, std::optional<Score>> scores_;
  IdVector<SeedIndex, bool> withdrawn_;
  IdVector<MatchIndex, MatchView> views_;
  IdVector<SeedIndex, int> losses_;
};

}  // namespace ronda::knockout
