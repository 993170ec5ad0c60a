// One group of the judge: its candidates in order and what counts against them.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "judge/field.h"
#include "procedure/judge.h"
#include "procedure/sequences.h"

namespace ronda::procedure {

struct JudgedGroup {
  Numbers moved_down;
  Numbers residents;
  Numbers aside = {};
  bool lowest = false;
  bool joined = false;

  Numbers Everybody() const;
  bool IsHeterogeneous() const { return !moved_down.empty() && moved_down.size() * 2 < Everybody().size(); }
};

// What C3 to C14 have come to.
struct Stage {
  int m1 = 0;
  int p1 = 0;
  int lowered = 0;  // how often P1 was decreased, and X1 and Z1 with it
};

struct JudgedCandidate {
  std::vector<std::pair<int, int>> pairs;
  Numbers floaters;  // without those aside
  std::vector<int> faults;
};

struct Past {
  const judge::Field& field;
  Text text;
  int round;
};

bool MayMeet(const Past& past, int a, int b);

// Those who are not among the others.
Numbers Minus(const Numbers& from, const Numbers& what);

using Condition = std::function<bool(const JudgedCandidate&)>;

// Of the candidates of a stage that meet the condition, the first of the best.
std::optional<JudgedCandidate> Best(const Past& past, const JudgedGroup& group, const Stage& stage,
                                    const Condition& condition);

// C14.b1: whether M1 moved-down players can be paired at all, so that a remainder is reached.
bool ReachesRemainder(const Past& past, const JudgedGroup& group, int m1);

// Whether `pairs` pairs can be made among the players, at least `first_pairs` of them with one of the `first`. With a
// bye whoever is left over must be able to take it.
struct Wanted {
  Numbers first;
  Numbers others;
  int first_pairs = 0;
  int pairs = 0;
  bool lowest = false;
};
bool CanBePaired(const Past& past, const Wanted& wanted);

}  // namespace ronda::procedure
