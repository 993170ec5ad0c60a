#include "ronda/pairing/verdict.h"

#include <utility>

namespace ronda {

Verdict CompareValues(Points bracket, std::vector<CriterionValue> expected, std::vector<CriterionValue> found) {
  Verdict verdict;
  verdict.bracket = bracket;
  verdict.kind = Verdict::Kind::kLaterInOrder;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (expected[i].value == found[i].value) continue;
    verdict.kind = Verdict::Kind::kWorse;
    verdict.expected = expected[i];
    verdict.found = found[i];
    break;
  }
  verdict.all_expected = std::move(expected);
  verdict.all_found = std::move(found);
  return verdict;
}

}  // namespace ronda
