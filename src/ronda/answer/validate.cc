#include "ronda/answer/validate.h"

#include <algorithm>

#include "ronda/sheets/diagnostics_json.h"

namespace ronda::answer {
namespace {

sheets::Value RepairRecord(const trf::Change& change) {
  return sheets::Record()
      .Add("code", change.code)
      .Add("reason", change.reason)
      .Add("line", change.line)
      .Add("before", change.before)
      .Add("after", change.after);
}

sheets::Value FileRecord(const ExaminedFile& file, Treatment treatment) {
  sheets::Record record = sheets::Record().Add("file", file.file).Add("valid", file.IsValid());
  if (file.tournament) {
    record.Add("players", file.tournament->player_count()).Add("rounds", file.tournament->rounds());
    record.Add("planned_rounds", file.tournament->planned_rounds());
  }
  if (treatment == Treatment::kRepaired) {
    record.Add("repairs", sheets::ListOf(file.repairs, RepairRecord)).Add("written_to", file.written_to);
  }
  record.Add("diagnostics", sheets::DocumentOf(file.diagnostics));
  return record;
}

}  // namespace

std::string ValidationDocument(std::span<const ExaminedFile> files, Treatment treatment) {
  const auto valid = std::ranges::count_if(files, [](const ExaminedFile& file) { return file.IsValid(); });
  const auto record_of = [treatment](const ExaminedFile& file) { return FileRecord(file, treatment); };
  return ToJson(sheets::Record()
                    .Add("files", sheets::ListOf(files, record_of))
                    .Add("valid", valid)
                    .Add("invalid", std::ssize(files) - valid));
}

}  // namespace ronda::answer
