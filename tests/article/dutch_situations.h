// Situations that the article tests of both Dutch editions share. Beside each stands what its players want: W and B
// absolutely (!), strongly or mildly (w, b). What follows from it is derived in the tests, edition by edition.
#pragma once

#include <string>
#include <string_view>

#include "support/event.h"
#include "support/situation.h"

namespace ronda::test {

// One bracket of four with S1 = 1 2, S2 = 3 4; S1 wants White, S2 wants Black.
inline Situation FourOfOneScore() {
  return Situation(R"(
    1 0.5 B
    2 0.5 B
    3 0.5 W
    4 0.5 W )");
}

// One bracket of six with S1 = 1 2 3, S2 = 4 5 6; S1 wants White, S2 wants Black.
inline Situation SixOfOneScore() {
  return Situation(R"(
    1 0.5 B
    2 0.5 B
    3 0.5 B
    4 0.5 W
    5 0.5 W
    6 0.5 W )");
}

// Two brackets of two, then everybody happy: 1 and 3 want White, 2 and 4 want Black.
inline Situation TwoAndTwo() {
  return Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B
    4 0.5 W )");
}

// A top bracket of three, one of whom must float to 4. 1 wants White, 2 and 3 want Black (mildly, unless the row of 3
// says otherwise), 4 wants White.
inline Situation OneOfThreeFloats(std::string_view row_of_2, std::string_view row_of_3) {
  return Situation("1 1.0 W B\n2 " + std::string(row_of_2) + "\n3 " + std::string(row_of_3) + "\n4 0.5 W B\n");
}

// 1 floats into the bracket of 2 and 3, one of whom meets him while the other gets the bye. 1 wants White, 2 and 3 want
// Black.
inline Situation MdpMeetsOneOfTwo(std::string_view row_of_2) {
  return Situation("1 1.0 W B\n2 " + std::string(row_of_2) + "\n3 0.5 B W\n");
}

// 1 meets 2, then 3-4 remain for the rest and 5 is left; or he meets 3, then 2-5 remain and 4 is left. 1, 4 and 5 want
// White, 2 and 3 Black. In the round before 3 floated up and 5 floated down.
inline Situation UpfloatAgainstDownfloat() {
  return Situation(R"(
    1 1.0 W B
    2 0.5 B W
    3 0.5 B Wu
    4 0.5 W B
    5 0.5 W Bd )")
      .Allow("1-2 1-3 3-4 2-5");
}

// 1 and 2 may not meet, so both float to 3, who can take one of them; the other goes on to 4. They want White, 3 and 4
// want Black.
inline Situation OneOfTwoMdpsFloatsOn(std::string_view row_of_2) {
  return Situation("1 1.0 W B\n2 " + std::string(row_of_2) + "\n3 0.5 B W\n4 0.0 B W\n").Forbid({1, 2});
}

// 1 and 2, of different scores, may not meet, so both meet 3 and 4. They want White, 3 and 4 want Black.
inline Situation TwoMdpsOfDifferentScores(std::string_view row_of_3) {
  return Situation("1 2.0 W B\n2 1.5 W B\n3 " + std::string(row_of_3) + "\n4 1.0 B W\n").Forbid({1, 2});
}

// 1 floats into the bracket of 2 to 6; 1 wants White, 2 wants Black, 3 and 4 White, 5 and 6 Black.
inline Situation MdpAndFiveResidents() {
  return Situation(R"(
    1 1.0 B
    2 0.5 W
    3 0.5 B
    4 0.5 B
    5 0.5 W
    6 0.5 W )");
}

// Three of one score, the last of whom may or may not be allowed the bye because of his second round. 1 and 3 want
// White, 2 wants Black, all strongly. Each missed one game, too long ago to matter as a float.
inline Situation ThreeAndTheBye(std::string_view second_round_of_3) {
  return Situation("1 2.0 ZPB B W B\n2 2.0 W ZPB B W\n3 2.0 B " + std::string(second_round_of_3) + " W B\n");
}

// The last round, 3 points of 4, everybody absolutely for White: 1 and 3 because of their colour difference of -2
// (their last two colours differ), 2 and 4 because of their last two games (their colour difference is 0).
inline Situation DifferenceAgainstRow() {
  return Situation(R"(
    1 3.0 B B W B
    2 3.0 W W B B
    3 3.0 B B W B
    4 3.0 W W B B )")
      .LastRound();
}

// The same with 3 and 4 in each other's place.
inline Situation DifferenceBesideRow() {
  return Situation(R"(
    1 3.0 B B W B
    2 3.0 W W B B
    3 3.0 W W B B
    4 3.0 B B W B )")
      .LastRound();
}

// The last round, 3 points of 4, everybody for White with a colour difference of 0: 1 and 3 absolutely (two Blacks in a
// row), 2 and 4 mildly.
inline Situation RowAgainstRow() {
  return Situation(R"(
    1 3.0 W W B B
    2 3.0 B W W B
    3 3.0 W W B B
    4 3.0 B W W B )")
      .LastRound();
}

// The same with 3 and 4 in each other's place.
inline Situation RowBesideRow() {
  return Situation(R"(
    1 3.0 W W B B
    2 3.0 B W W B
    3 3.0 B W W B
    4 3.0 W W B B )")
      .LastRound();
}

// Two players of one score, given by their rounds.
inline Situation Two(std::string_view rounds_of_1, std::string_view rounds_of_2, std::string_view score = "1.0") {
  const std::string points(score);
  return Situation("1 " + points + " " + std::string(rounds_of_1) + "\n2 " + points + " " + std::string(rounds_of_2) +
                   "\n");
}

}  // namespace ronda::test
