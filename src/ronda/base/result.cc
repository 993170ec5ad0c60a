#include "ronda/base/result.h"

#include <stdexcept>

namespace ronda {

void FailUnasked(const Diagnostic& reason) {
  throw std::logic_error("a result was used that is not there: " + reason.message);
}

}  // namespace ronda
