#include "ronda/formats/trf/trf.h"

#include <utility>

#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/interpret.h"

namespace ronda::trf {

Parsed<File> Read(std::string_view bytes, std::string_view file_name) {
  Parsed<File> parsed;
  Document document = Split(bytes, file_name, parsed.diagnostics);
  if (HasErrors(parsed.diagnostics)) return parsed;
  Report report(document, file_name);
  Reading reading = Interpret(document, report);
  document.dialect = reading.dialect;
  parsed.diagnostics = report.Take();
  if (HasErrors(parsed.diagnostics)) return parsed;
  if (auto tournament = Tournament::MakeFrom(std::move(reading.data))) {
    parsed.value = File{*tournament, std::move(document)};
  }
  return parsed;
}

}  // namespace ronda::trf
