#include "ronda/pairing/swiss/criterion.h"

namespace ronda::swiss {

bool IsAskedFor(Criterion criterion, const Field& field) {
  if (criterion == Criterion::kSameOrigin) return field.apart().has_origins();
  if (criterion == Criterion::kRatingGap) return field.apart().has_ratings();
  return true;
}

}  // namespace ronda::swiss
