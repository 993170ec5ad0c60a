#include "ronda/app/cli/frame/delivery.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ostream>

#include "ronda/app/cli/frame/report.h"
#include "ronda/base/columns.h"
#include "ronda/formats/files.h"

namespace ronda::cli {

void Refuse(Context& context, std::span<const Diagnostic> diagnostics, const Destination& destination) {
  context.exit_code = std::max(context.exit_code, ExitCodeFor(diagnostics));
  destination.form == Form::kJson ? PrintDiagnosticsDocument(context, diagnostics)
                                  : PrintDiagnostics(context, diagnostics);
}

void Refuse(Context& context, const Diagnostic& diagnostic, const Destination& destination) {
  Refuse(context, {&diagnostic, 1}, destination);
}

void Deliver(Context& context, const std::string& text, const Destination& destination) {
  if (destination.file.value_or("-") == "-") {
    context.out << text;
  } else if (const auto stored = WriteBytes(*destination.file, text); !stored) {
    Refuse(context, stored.error(), destination);
  }
}

void Give(Context& context, const answer::Answer& answer, const Destination& destination) {
  if (!answer.text) return Refuse(context, answer.diagnostics, destination);
  PrintDiagnostics(context, answer.diagnostics);
  context.exit_code = std::max(context.exit_code, answer.outcome);
  Deliver(context, *answer.text, destination);
}

void AnswerFrom(Context& context, const std::string& file, const Destination& destination,
                const std::function<Result<std::string>(const Tournament&)>& text_of) {
  const auto loaded = LoadTournament(file);
  if (!loaded.value) return Refuse(context, loaded.diagnostics, destination);
  const auto text = text_of(*loaded.value);
  text ? Deliver(context, *text, destination) : Refuse(context, text.error(), destination);
}

void AddDestination(Verb verb, Destination& to, const std::vector<std::string>& formats) {
  AddFormat(verb, to, formats,
            fmt::format("{} or {}", fmt::join(formats.begin(), formats.end() - 1, ", "), formats.back()));
  AddJson(verb, to, "The same as --format json");
  AddOutput(verb, to);
}

void AddFormat(Verb verb, Destination& to, const std::vector<std::string>& formats, const std::string& description) {
  verb.AddValue(
          "--format", [&to](const std::string& word) { to.form = *FormNamed(word); }, description)
      .OneOf(formats);
}

void AddJson(Verb verb, Destination& to, const std::string& description) {
  verb.AddAction(
      "--json", [&to] { to.form = Form::kJson; }, description);
}

void AddOutput(Verb verb, Destination& to) {
  verb.AddOption("-o,--output", to.file, "Write to this file instead of standard output");
}

Result<std::vector<int>> NumberList(const std::optional<std::string>& list, const std::string& option) {
  std::vector<int> numbers;
  if (!list) return numbers;
  for (std::size_t at = 0; at <= list->size();) {
    const std::size_t end = std::min(list->find(',', at), list->size());
    const std::string_view word = Trim(std::string_view(*list).substr(at, end - at));
    const auto number = ParseCount(word);
    if (!number) {
      return tl::unexpected(UsageError(fmt::format("{}: '{}' is not a whole number", option, word),
                                       "write whole numbers with commas between them, without blanks"));
    }
    numbers.push_back(*number);
    at = end + 1;
  }
  return numbers;
}

}  // namespace ronda::cli
