// What is wrong with files, and the repairs, for programs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "ronda/service/repair.h"
#include "ronda/sheets/value.h"

namespace ronda::answer {

enum class Treatment : std::uint8_t { kExamined, kRepaired };

// What became of one file.
struct ExaminedFile : service::Examination {
  std::optional<std::string> written_to = {};  // where the repaired file was stored, if it was
};

std::string ValidationDocument(std::span<const ExaminedFile> files, Treatment treatment);

}  // namespace ronda::answer
