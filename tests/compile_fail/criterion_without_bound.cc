// A criterion whose row in the table lacks a column.
#include "ronda/pairing/swiss/criterion_table.h"

namespace ronda::swiss {

constexpr CriterionRow kRow{.criterion = Criterion::kPairs,
                            .unit = ValueUnit::kCounts,
                            .takes_part = TakesPart::kAlways,
                            .fast = FastWay::kEqual,
#ifndef MISUSE
                            .bound = BoundBy::kComparison,
#endif
                            .unwanted = nullptr,
                            .is_asked_for = kAnyRound,
                            .digits = DownfloaterScoresBlock,
                            .value = [](const Valuation& of) { return of.Downfloaters(); },
                            .players = kNobody};

}  // namespace ronda::swiss
