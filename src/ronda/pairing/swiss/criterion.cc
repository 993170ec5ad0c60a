#include "ronda/pairing/swiss/criterion.h"

namespace ronda::swiss {

bool IsAskedFor(Criterion criterion, const Field& field) {
  if (criterion == Criterion::kSameOrigin) return field.kept_apart().has_origins();
  if (criterion == Criterion::kRatingGap) return field.kept_apart().has_ratings();
  return true;
}

}  // namespace ronda::swiss
