#include "ronda/site/answers.h"

#include <algorithm>

#include "ronda/command/decide.h"
#include "ronda/sheets/diagnostics_json.h"
#include "ronda/site/visitor.h"
#include "ronda/store/codes.h"
#include "ronda/words/told.h"

namespace ronda::site {

int StatusOf(const Diagnostic& diagnostic) {
  const std::string& code = diagnostic.code;
  if (code == command::kConflict) return 409;
  if (code == command::kUnconfirmed) return 428;
  if (code == command::kForbidden || code == "desk-right") return 403;
  if (code == store::kStoreTaken) return 409;
  if (code == store::kStoreFull) return 507;
  if (code.starts_with("store-") || code == "desk-busy") return 503;
  if (code.starts_with("json-") || code == "command-unknown" || code == "command-id" || code == "command-seen") {
    return 400;
  }
  return 422;
}

web::Response Refused(const web::Request& request, const std::vector<Diagnostic>& diagnostics) {
  const auto first = std::ranges::find(diagnostics, Severity::kError, &Diagnostic::severity);
  const Diagnostic unknown{.code = "unexpected", .message = "something went wrong"};
  const Diagnostic& worst = first == diagnostics.end() ? unknown : *first;
  if (!request.path.starts_with("/api/")) return Failed(request, StatusOf(worst), worst);
  std::vector<Diagnostic> told;
  for (const Diagnostic& one : diagnostics) told.push_back(words::ToldDiagnostic(LanguageOf(request), one));
  return web::Json(ToJson(sheets::Record().Add("diagnostics", sheets::DocumentOf(told))), StatusOf(worst));
}

web::Response Failed(const web::Request& request, int status, const Diagnostic& diagnostic) {
  return web::Failure(request, status, words::ToldDiagnostic(LanguageOf(request), diagnostic));
}

Diagnostic Unsound() { return {.code = "journal-state", .message = "the tournament contradicts itself"}; }

Diagnostic Busy() {
  return {
      .code = "desk-busy", .message = "too many people log in at this moment", .hint = "try again in a few seconds"};
}

web::Response NoRound(const web::Request& request) {
  return Failed(request, 404,
                {.code = "desk-round", .message = "there is no such round", .hint = "the tournament lists its rounds"});
}

web::Response AnswerOf(const web::Request& request, const Parsed<std::string>& json) {
  return json.value ? web::Json(*json.value) : Refused(request, json.diagnostics);
}

web::Response AnswerOf(const web::Request& request, const Parsed<sheets::Value>& document) {
  if (!document.value) return Refused(request, document.diagnostics);
  return web::Json(ToJson(words::ToldDocument(LanguageOf(request), *document.value)));
}

}  // namespace ronda::site
