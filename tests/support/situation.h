// A tournament made to order for one bracket: a table says what is known of each player before the round to be paired,
// and the history that leads there is invented with the help of extra players who are away in that round.
//
//   Situation(R"(
//     1  2.0  W   B4  Wd
//     2  2.0  B   W   B
//     3  1.5  PAB B   W      )")
//
// A row: the player's number and score, then one word a round: W or B, followed by the number of the opponent where it
// matters (the opponent's row must agree; such a game is drawn) and by d or u where the game was a downfloat or an
// upfloat for the player; PAB, FPB, HPB, ZPB for byes; F+ and F- for a forfeit. Scores must be within reach of the
// rounds. The initial colour is White and the round to be paired is not the last one, unless said otherwise.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::test {

class Situation {
 public:
  explicit Situation(std::string_view table);

  Situation& LastRound();
  Situation& Initial(Colour colour);
  Situation& Away(int player, ResultCode bye = ResultCode::kZeroBye);
  Situation& Forbid(std::initializer_list<int> players);
  // Forbids every pair but these: "1-4 2-5".
  Situation& Allow(std::string_view pairs);

  Tournament Build() const;
  operator Tournament() const { return Build(); }

 private:
  enum class Floated : std::uint8_t { kNot, kDown, kUp };
  struct PastRound {
    ResultCode result = ResultCode::kLoss;
    std::optional<Colour> colour;
    std::optional<int> opponent;  // of the table; none: an extra player
    Floated floated = Floated::kNot;
    bool open = false;  // the result is free to choose
  };
  struct Row {
    Points score;
    std::vector<PastRound> past;
  };
  // Two who met in a past round, by number, and by how much the first was ahead of the second in pairing score.
  struct Meeting {
    int first = 0;
    int second = 0;
    Points lead;
  };

  static PastRound ReadRound(std::string_view word);
  void ReadRow(std::string_view line);
  static void ChooseResults(Row& row, std::string_view line);
  std::vector<Meeting> MeetingsOf(std::size_t round) const;
  void AddPlayer(TournamentData& data, int number) const;
  void AddAccelerations(TournamentData& data) const;
  RoundEntry EntryOf(int number, std::size_t round) const;
  int table_size() const { return static_cast<int>(rows_.size()); }
  int rounds() const { return rows_.empty() ? 0 : static_cast<int>(rows_.front().past.size()); }

  std::vector<Row> rows_;
  std::vector<std::pair<int, ResultCode>> away_;
  std::vector<std::vector<int>> forbidden_;
  Colour initial_ = Colour::kWhite;
  int rounds_after_ = 3;
};

}  // namespace ronda::test
