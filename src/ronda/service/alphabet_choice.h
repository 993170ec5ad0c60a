// The alphabet as it is asked for: a language or the letters, and where it begins if that was drawn.
#pragma once

#include <optional>
#include <string>

#include "ronda/base/alphabet.h"

namespace ronda::service {

struct AlphabetRequest {
  std::string alphabet = "en";
  std::optional<std::string> start;  // "M", "MAR": names from here on come first (Elementos §2.9)
};

Result<Alphabet> AlphabetOf(const AlphabetRequest& request);

}  // namespace ronda::service
