// The last step of a verb that makes one text: to standard output or into a file; and its refusals, as text or as JSON.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ronda/app/cli/frame/command.h"
#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::cli {

struct Destination {
  std::string file;              // empty: standard output
  std::string format = "table";  // "json" makes refusals JSON as well
};

// Prints the diagnostics and sets the exit code they mean.
void Refuse(Context& context, std::span<const Diagnostic> diagnostics, const Destination& destination);
void Refuse(Context& context, const Diagnostic& diagnostic, const Destination& destination);

void Deliver(Context& context, const std::string& text, const Destination& destination);

// Loads a tournament and delivers the text it makes, or refuses.
void AnswerFrom(Context& context, const std::string& file, const Destination& destination,
                const std::function<Result<std::string>(const Tournament&)>& text_of);

// The options --format (its default is in `to`), --json and --output. `to` must live as long as the verb.
void AddDestination(Verb verb, Destination& to, const std::vector<std::string>& formats);

// A small input file; what is empty or not text is refused.
Result<std::string> ReadText(const std::string& path);

// "3,7,12" as numbers; a usage error names the option.
Result<std::vector<int>> NumberList(const std::string& list, const std::string& option);

}  // namespace ronda::cli
