#include <algorithm>
#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/announce/regulations.h"
#include "ronda/service/source.h"

namespace ronda::cli {
namespace {

struct AnnounceOptions {
  std::string file;
  bool check = false;
  bool draft = false;
  Destination to{.form = Form::kMarkdown};
};

void Run(Context& context, const AnnounceOptions& options) {
  const auto text = service::TextOf({options.file});
  if (!text) return Refuse(context, text.error(), options.to);
  const auto regulations = announce::ReadRegulations(*text, options.file);
  const bool refused = !regulations.value || (HasErrors(regulations.diagnostics) && !options.draft);
  if (refused || options.check) return Refuse(context, regulations.diagnostics, options.to);
  PrintDiagnostics(context, regulations.diagnostics);
  Deliver(
      context,
      options.to.form == Form::kHtml ? announce::ToHtml(*regulations.value) : announce::ToMarkdown(*regulations.value),
      options.to);
}

}  // namespace

void AddAnnounce(Verb app, Context& context) {
  const auto options = std::make_shared<AnnounceOptions>();
  const Verb verb = app.AddVerb("announce", "Check the regulations of a tournament and print them");
  verb.AddOption("FILE", options->file, "The announcement (JSON); - reads standard input").Required();
  verb.AddFlag("--check", options->check, "Only say what is missing and what contradicts itself");
  verb.AddFlag("--draft", options->draft, "Print it although it contradicts itself");
  AddFormat(verb, options->to, {"markdown", "html"}, "markdown or html");
  verb.AddAction(
      "--json",
      [options] {
        options->to.form = Form::kJson;
        options->check = true;
      },
      "Only the findings, as JSON");
  AddOutput(verb, options->to);
  verb.Footer(
      "A file begins like this; docs/formats/announcement.md lists all keys:\n"
      "  {\"name\": \"Club Open\", \"type\": {\"system\": \"Swiss (Dutch)\", \"rounds\": 7, \"time_control\": "
      "\"90m+30s\"}}\n"
      "\n"
      "Examples:\n"
      "  ronda announce open.json --check              what is missing, what contradicts itself\n"
      "  ronda announce open.json -o open.md           the document as Markdown\n"
      "  ronda announce open.json --format html -o open.html");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
