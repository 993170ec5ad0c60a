// Answers of the site that are no pages.
#pragma once

#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/sheets/value.h"
#include "ronda/web/http/request.h"
#include "ronda/web/http/response.h"

namespace ronda::site {

// 409 for what others did at the same moment, 428 for what waits for a confirmation, 403 for what is not allowed, 507
// for a full disk, 503 for a store that cannot write, 400 for what is no request, 422 for what the rules refuse.
int StatusOf(const Diagnostic& diagnostic);

// Everything that is wrong: JSON for the API, a page for people.
web::Response Refused(const web::Request& request, const std::vector<Diagnostic>& diagnostics);

// One thing that is wrong, in the language of the reader.
web::Response Failed(const web::Request& request, int status, const Diagnostic& diagnostic);

// While as many passwords wait to be looked at as the desk takes.
Diagnostic Busy();

// Where a version has no tournament because its journal contradicts itself, which no journal of ours does.
Diagnostic Unsound();

web::Response NoRound(const web::Request& request);

// A document, or why there is none.
web::Response AnswerOf(const web::Request& request, const Parsed<std::string>& json);
// The same with what the rules say in the language of the reader.
web::Response AnswerOf(const web::Request& request, const Parsed<sheets::Value>& document);

}  // namespace ronda::site
