// The kinds of byes on request, as options have them: zero, half, full.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ronda/model/result_code.h"

namespace ronda::service {

inline std::vector<std::string> ByeKindNames() { return {"zero", "half", "full"}; }

inline ResultCode ByeKind(std::string_view name) {
  if (name == "full") return ResultCode::kFullBye;
  return name == "half" ? ResultCode::kHalfBye : ResultCode::kZeroBye;
}

}  // namespace ronda::service
