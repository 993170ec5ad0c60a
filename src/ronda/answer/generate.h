// A random tournament as the text of a file.
#pragma once

#include <cstdint>

#include "ronda/answer/answer.h"
#include "ronda/service/generate.h"
#include "ronda/service/tournament_text.h"

namespace ronda::answer {

Result<std::string> GeneratedText(const service::Generator& generator, const service::TextTarget& target,
                                  std::uint64_t seed);

}  // namespace ronda::answer
