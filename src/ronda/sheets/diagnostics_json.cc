#include "ronda/sheets/diagnostics_json.h"

namespace ronda::sheets {

Value DocumentOf(std::span<const Diagnostic> diagnostics) {
  return ListOf(diagnostics, [](const Diagnostic& diagnostic) {
    Record record;
    record.Add("severity", SeverityName(diagnostic.severity)).Add("code", diagnostic.code);
    record.Add("message", diagnostic.message).AddText("hint", diagnostic.hint).AddText("file", diagnostic.file);
    if (const auto& span = diagnostic.span) {
      record.Add("line", span->line).Add("column", span->column).Add("width", span->width);
    }
    return Value(std::move(record.AddText("excerpt", diagnostic.excerpt)));
  });
}

}  // namespace ronda::sheets
