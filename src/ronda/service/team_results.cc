#include "ronda/service/team_results.h"

#include "ronda/formats/files.h"
#include "ronda/formats/trf/team_results.h"

namespace ronda::service {

std::vector<Diagnostic> TeamResultDifferences(std::string_view bytes, std::string_view file_name) {
  const auto format = DetectFormat(bytes, file_name);
  if (!format || *format != FileFormat::kTrf) return {};
  const auto file = trf::Read(bytes, file_name);
  return file.value ? trf::CompareTeamResults(*file.value, file_name) : std::vector<Diagnostic>{};
}

}  // namespace ronda::service
