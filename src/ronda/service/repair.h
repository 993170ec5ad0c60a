// What is wrong with a file, and its repair.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/formats/trf/doctor.h"
#include "ronda/service/source.h"

namespace ronda::service {

struct Examination {
  std::string file;
  std::optional<Tournament> tournament;
  std::vector<Diagnostic> diagnostics;  // after the repair, if there was one
  std::vector<trf::Change> repairs = {};
  std::optional<std::string> repaired = {};  // the bytes, of a TRF that was to be repaired

  bool IsValid() const { return tournament && !HasErrors(diagnostics); }
};

Examination Examine(const Source& source);
// The same with everything repaired that can be; only TRF files can.
Examination Repair(const Source& source);

}  // namespace ronda::service
