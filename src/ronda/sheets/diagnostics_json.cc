#include "ronda/sheets/diagnostics_json.h"

namespace ronda::sheets {

void WriteDiagnostics(JsonWriter& json, std::span<const Diagnostic> diagnostics) {
  json.BeginArray();
  for (const Diagnostic& diagnostic : diagnostics) {
    json.BeginObject();
    json.Field("severity", SeverityName(diagnostic.severity));
    json.Field("code", diagnostic.code);
    json.Field("message", diagnostic.message);
    if (!diagnostic.hint.empty()) json.Field("hint", diagnostic.hint);
    if (!diagnostic.file.empty()) json.Field("file", diagnostic.file);
    if (diagnostic.span) {
      json.Field("line", diagnostic.span->line);
      json.Field("column", diagnostic.span->column);
      json.Field("width", diagnostic.span->width);
    }
    if (!diagnostic.excerpt.empty()) json.Field("excerpt", diagnostic.excerpt);
    json.EndObject();
  }
  json.EndArray();
}

}  // namespace ronda::sheets
