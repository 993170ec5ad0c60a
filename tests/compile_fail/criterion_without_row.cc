// A table of criteria with a row too few.
#include "ronda/pairing/swiss/criterion_table.h"

namespace ronda::swiss {

#ifdef MISUSE
constexpr std::array<CriterionRow, 2> kTable{RowOf(Criterion::kPairs)};
#else
constexpr std::array<CriterionRow, 2> kTable{RowOf(Criterion::kPairs), RowOf(Criterion::kSameOrigin)};
#endif

}  // namespace ronda::swiss
