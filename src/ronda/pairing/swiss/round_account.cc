#include "ronda/pairing/swiss/round_account.h"

namespace ronda::swiss {

bool Effort::Spend(std::size_t players) {
  const auto size = static_cast<long long>(players);
  const long long cost = size * size * size;
  if (cost > left_) return false;
  left_ -= cost;
  return true;
}

}  // namespace ronda::swiss
