// The last step of a verb that makes one text: to standard output or into a file; and its refusals, as text or as JSON.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/answer/answer.h"
#include "ronda/answer/form.h"
#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::cli {

using answer::Form;
using answer::FormNamed;

struct Destination {
  std::optional<std::string> file = {};  // none: standard output
  Form form = Form::kText;               // JSON makes refusals JSON as well

  sheets::Format sheet() const { return answer::SheetFormOf(form); }
};

// Prints the diagnostics and sets the exit code they mean.
void Refuse(Context& context, std::span<const Diagnostic> diagnostics, const Destination& destination);
void Refuse(Context& context, const Diagnostic& diagnostic, const Destination& destination);

// Prints what there is to tell, and delivers the text or refuses.
void Give(Context& context, const answer::Answer& answer, const Destination& destination);

void Deliver(Context& context, const std::string& text, const Destination& destination);

// The value, with its warnings printed; none if it is refused, and that is printed.
template <class Value>
std::optional<Value> Told(Context& context, Parsed<Value> parsed, const Destination& destination) {
  parsed.value ? PrintWarnings(context, parsed.diagnostics) : Refuse(context, parsed.diagnostics, destination);
  return std::move(parsed.value);
}
template <class Value>
std::optional<Value> Told(Context& context, Result<Value> result, const Destination& destination) {
  if (result) return *std::move(result);
  Refuse(context, result.error(), destination);
  return std::nullopt;
}

// Loads a tournament and delivers the text it makes, or refuses.
void AnswerFrom(Context& context, const std::string& file, const Destination& destination,
                const std::function<Result<std::string>(const Tournament&)>& text_of);

// The options --format (its default is in `to`), --json and --output. `to` must live as long as the verb.
void AddDestination(Verb verb, Destination& to, const std::vector<std::string>& formats);
// Each of them alone.
void AddFormat(Verb verb, Destination& to, const std::vector<std::string>& formats, const std::string& description);
void AddJson(Verb verb, Destination& to, const std::string& description);
void AddOutput(Verb verb, Destination& to);

// "3,7,12" as numbers, none where the option is not given; a usage error names the option.
Result<std::vector<int>> NumberList(const std::optional<std::string>& list, const std::string& option);

}  // namespace ronda::cli
