// The criteria by which candidates of a bracket are compared, in the order of each edition.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "judge/bracket.h"
#include "judge/outlook.h"

namespace ronda::judge {

// How badly a candidate fails a criterion: smaller is better, lists are compared from the first value on.
using Failure = std::vector<int>;

struct Criterion {
  std::string_view tag;  // "C12"
  Failure (*measure)(const Candidate& candidate, Outlook& outlook);
};

// From [C5] to [C21] (2026) and from C.5 to C.19 (2017). What comes before is absolute.
std::span<const Criterion> CriteriaOf(JudgeEdition edition);

// Whether a candidate that fails the criteria by that much cannot be surpassed.
bool IsPerfect(const Candidate& candidate, std::span<const Failure> failures, Outlook& outlook);

}  // namespace ronda::judge
