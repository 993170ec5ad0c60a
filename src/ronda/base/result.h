// Result<T>: a value or the one reason there is none. Parsed<T>: what a reader that goes on after an error returns: the
// value unless an error made it meaningless, and everything there is to say about the input.
#pragma once

#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "ronda/base/diagnostic.h"

namespace ronda {

template <class T>
using Result = tl::expected<T, Diagnostic>;

template <class T>
struct Parsed {
  std::optional<T> value;
  std::vector<Diagnostic> diagnostics;
};

}  // namespace ronda
