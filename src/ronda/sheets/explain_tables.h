// The tables of an explanation, for the text and for the page: what a bracket costs, and two rounds side by side.
#pragma once

#include "ronda/sheets/explain_sheet.h"

namespace ronda::sheets {

// Every criterion with its value, who is behind it and why it cannot be better.
Table CriteriaTable(const Occasion& occasion, const explain::BracketStory& bracket);

// The criteria of the bracket in which two rounds part, down to the one that decides.
Table ComparisonTable(const Occasion& occasion, const Verdict& verdict);

}  // namespace ronda::sheets
