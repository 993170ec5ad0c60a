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

// 1 floats into the bracket of 2 and 3, one of whom meets 1 while the other gets the bye. 1 wants White, 2 and 3 want
// Black.
inline Situation MdpMeetsOneOfTwo(std::string_view row_of_2) {
  return Situation("1 1.0 W B\n2 " + std::string(row_of_2) + "\n3 0.5 B W\n");
}

// 1 2 (three points) and 3 4 (two and a half) come down to 5 and 6, who take one of each; the others go on to 7 and 8.
// Because of who may meet whom, those who go on are either 1 and 3 or 2 and 4. The first four want White, the others
// Black. The last rounds of the four are given.
inline Situation TwoAndTwoFloatOn(std::string_view of_1, std::string_view of_2, std::string_view of_3,
                                  std::string_view of_4) {
  return Situation("1 3.0 W B W " + std::string(of_1) + "\n2 3.0 W B W " + std::string(of_2) + "\n3 2.5 W B W " +
                   std::string(of_3) + "\n4 2.5 W B W " + std::string(of_4) +
                   "\n5 2.0 B W B W\n6 2.0 B W B W\n7 1.0 B W B W\n8 1.0 B W B W\n")
      .Allow("1-5 2-5 3-6 4-6 1-7 3-8 2-8 4-7");
}

// 1 meets 2, then 3-4 remain for the rest and 5 is left; or 1 meets 3, then 2-5 remain and 4 is left. 1, 4 and 5 want
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

// Three of one score, the last of whom may or may not be allowed the bye because of the second round. 1 and 3 want
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

// The last round. 1, the only one above half of 8 points, floats down. 2 has had White six times and then Black twice
// (which the rules would not have allowed), so Black is due, for the third time running. 1 and 4 want White, 3 Black.
inline Situation ThirdBlackIsDue() {
  return Situation(R"(
    1 4.5 W B W B W B W B
    2 4.0 W W W W W W B B
    3 4.0 B W B W B W B W
    4 4.0 W B W B W B W B )")
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

// Four with a point, two without. 1, 3 and 5 want White, 2, 4 and 6 Black.
inline Situation FourAndTwo() {
  return Situation(R"(
    1 1.0 B
    2 1.0 W
    3 1.0 B
    4 1.0 W
    5 0.0 B
    6 0.0 W )");
}

// 1 goes down to 2 and 3, one of whom goes on to 4. 1 and 3 want White, 2 and 4 Black.
inline Situation OneTwoOne() {
  return Situation(R"(
    1 1.0 B
    2 0.5 W
    3 0.5 B
    4 0.0 W )");
}

// Three with a point, one with half, two without. 1 wants White, 2 and 3 want Black, 4 and 5 White, 6 Black.
inline Situation ThreeOneTwo() {
  return Situation(R"(
    1 1.0 B
    2 1.0 W
    3 1.0 W
    4 0.5 B
    5 0.0 B
    6 0.0 W )");
}

// 1, 2 and 3 have the most points and may not meet; they want White, 4, 5 and 6 want Black.
inline Situation ThreeStrangers(std::string_view score_of_4) {
  return Situation("1 1.0 B\n2 1.0 B\n3 1.0 B\n4 " + std::string(score_of_4) + " W\n5 0.0 W\n6 0.0 W\n")
      .Forbid({1, 2, 3});
}

// Six of one score; 1, 4 and 5 want White, 2, 3 and 6 Black; every allowed pair grants both wishes.
inline Situation SixAround(std::string_view pairs) {
  return Situation(R"(
    1 0.5 B
    2 0.5 W
    3 0.5 W
    4 0.5 B
    5 0.5 B
    6 0.5 W )")
      .Allow(pairs);
}

// Three MDPs of one score, who may not meet, and two residents; the MDPs want White, everybody else Black.
inline Situation ThreeMdps() {
  return Situation(R"(
    1 1.0 B
    2 1.0 B
    3 1.0 B
    4 0.5 W
    5 0.5 W
    6 0.0 W )")
      .Forbid({1, 2, 3});
}

// One bracket of five with S1 = 1 2, S2 = 3 4 5; S1 wants White, S2 wants Black.
inline Situation FiveOfOneScore() {
  return Situation(R"(
    1 0.5 B
    2 0.5 B
    3 0.5 W
    4 0.5 W
    5 0.5 W )");
}

// Three with two points, two with one and a half, one with one. 1, 4 and 5 want White, 2, 3 and 6 Black.
inline Situation ThreeTwoOne() {
  return Situation(R"(
    1 2.0 W B
    2 2.0 B W
    3 2.0 B W
    4 1.5 W B
    5 1.5 W B
    6 1.0 B W )");
}

// Three, two, one, two. 1, 4, 5 and 7 want White, 2, 3, 6 and 8 Black. 3 can meet 4 but not 5, and 5 cannot meet 6.
inline Situation NextButOneSuffers() {
  return Situation(R"(
    1 2.0 W B
    2 2.0 B W
    3 2.0 B W
    4 1.5 W B
    5 1.5 W B
    6 1.0 B W
    7 0.5 W B
    8 0.5 B W )")
      .Forbid({3, 5})
      .Forbid({5, 6});
}

// Two MDPs of different scores, who may not meet, come down to 3; one goes on to 4. They want White, 3 and 4 Black.
inline Situation MdpsOfTwoScores(std::string_view row_of_2) {
  return Situation("1 1.5 W B\n2 " + std::string(row_of_2) + "\n3 0.5 B W\n4 0.0 B W\n").Forbid({1, 2});
}

// Eight of one score, S1 = 1 to 4; 1, 4, 5 and 8 want White. Every pair the tests allow grants both wishes.
inline Situation EightAround(std::string_view pairs) {
  return Situation(R"(
    1 0.5 B
    2 0.5 W
    3 0.5 W
    4 0.5 B
    5 0.5 B
    6 0.5 W
    7 0.5 W
    8 0.5 B )")
      .Allow(pairs);
}

// Ten of one score, S1 = 1 to 5; 1, 2, 3, 8 and 9 want White. Every pair the tests allow grants both wishes.
inline Situation TenAround(std::string_view pairs) {
  return Situation(R"(
    1 0.5 B
    2 0.5 B
    3 0.5 B
    4 0.5 W
    5 0.5 W
    6 0.5 W
    7 0.5 W
    8 0.5 B
    9 0.5 B
    10 0.5 W )")
      .Allow(pairs);
}

// 1 comes down to 2 to 8 and can meet only 6. The others can be paired in two ways: 2-4 3-5 7-8 and 2-3 4-7 5-8, which
// both grant every wish.
inline Situation RemainderWithAGap() {
  return Situation(R"(
    1 1.0 B
    2 0.5 B
    3 0.5 W
    4 0.5 W
    5 0.5 B
    6 0.5 W
    7 0.5 B
    8 0.5 W )")
      .Allow("1-6 2-4 3-5 7-8 2-3 4-7 5-8");
}

}  // namespace ronda::test
