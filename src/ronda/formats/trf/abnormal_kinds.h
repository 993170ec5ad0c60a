// The letters of record 299. They name kinds of results, so W is any win over the board, unlike the W of record 001.
#pragma once

#include <array>
#include <optional>
#include <utility>

#include "ronda/model/result_code.h"

namespace ronda::trf {

inline constexpr std::array<std::pair<char, ResultCode>, 8> kAbnormalKinds{{{'W', ResultCode::kWin},
                                                                            {'D', ResultCode::kDraw},
                                                                            {'L', ResultCode::kLoss},
                                                                            {'F', ResultCode::kFullBye},
                                                                            {'H', ResultCode::kHalfBye},
                                                                            {'Z', ResultCode::kZeroBye},
                                                                            {'+', ResultCode::kForfeitWin},
                                                                            {'-', ResultCode::kForfeitLoss}}};

constexpr std::optional<ResultCode> AbnormalKind(char letter) {
  const char upper = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  for (const auto& [known, code] : kAbnormalKinds) {
    if (known == upper) return code;
  }
  return std::nullopt;
}

// None for a result that no letter stands for, such as the pairing-allocated bye.
constexpr std::optional<char> AbnormalLetter(ResultCode kind) {
  for (const auto& [letter, code] : kAbnormalKinds) {
    if (Traits(code).points == Traits(kind).points) return letter;
  }
  return std::nullopt;
}

}  // namespace ronda::trf
