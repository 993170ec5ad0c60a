#include "ronda/base/result.h"

#include <cstdlib>
#include <stdexcept>

namespace ronda {

#if defined(__cpp_exceptions)
void FailUnasked(const Diagnostic& reason) {
  throw std::logic_error("a result was used that is not there: " + reason.message);
}
#else
// Where nothing can be thrown the instance traps, and whoever called it makes a new one.
void FailUnasked(const Diagnostic& /*reason*/) { std::abort(); }
#endif

}  // namespace ronda
