#include "edge/c/handles.h"

#include <utility>

#include "ronda/service/handling.h"
#include "ronda/sheets/diagnostics_json.h"
#include "ronda/sheets/value.h"

namespace ronda::edge {
namespace {

// As ToJson() would print it.
#define RONDA_EDGE_DIAGNOSTIC(code, message, hint)                                          \
  "{\n  \"diagnostics\": [\n    {\n      \"severity\": \"error\",\n      \"code\": \"" code \
  "\",\n      \"message\": \"" message "\",\n      \"hint\": \"" hint "\"\n    }\n  ]\n}\n"

constexpr std::string_view kNoMemory =
    RONDA_EDGE_DIAGNOSTIC("no-memory", "there is not enough memory", "free some and try again");
constexpr std::string_view kFault =
    RONDA_EDGE_DIAGNOSTIC("unexpected", "this is a fault of ronda", "please report it, with the file");
constexpr std::string_view kNoArgument =
    RONDA_EDGE_DIAGNOSTIC("usage", "an argument that is needed is NULL", "see ronda.h");

#undef RONDA_EDGE_DIAGNOSTIC

// Nobody owns them, and ronda_text_free() leaves them alone.
ronda_text no_memory{{}, {}, kNoMemory, kNoMemory};
ronda_text fault{{}, {}, kFault, kFault};
ronda_text no_argument{{}, {}, kNoArgument, kNoArgument};

ronda_status Constant(ronda_text& text, ronda_status status, ronda_text** out) {
  if (out != nullptr) *out = &text;
  return status;
}

ronda_status StatusOf(answer::Outcome outcome) { return static_cast<ronda_status>(outcome); }

ronda_text* NewText(std::string data, std::string diagnostics) {
  auto text = std::make_unique<ronda_text>(ronda_text{std::move(data), std::move(diagnostics), {}, {}});
  text->text = text->owned;
  text->diagnostics = text->owned_diagnostics;
  return text.release();
}

}  // namespace

std::string DiagnosticsDocument(const std::vector<Diagnostic>& diagnostics) {
  return ToJson(sheets::Record().Add("diagnostics", sheets::DocumentOf(diagnostics)));
}

ronda_status HandOut(answer::Answer answer, ronda_text** out) {
  std::string diagnostics = DiagnosticsDocument(answer.diagnostics);
  std::string text = answer.text ? *std::move(answer.text) : diagnostics;
  *out = NewText(std::move(text), std::move(diagnostics));
  return StatusOf(answer.outcome);
}

ronda_status HandOut(const std::vector<Diagnostic>& diagnostics, ronda_text** out) {
  const auto status = StatusOf(service::OutcomeOf(diagnostics));
  if (out == nullptr) return status;
  const std::string document = DiagnosticsDocument(diagnostics);
  *out = NewText(document, document);
  return status;
}

Parsed<std::unique_ptr<ronda_tournament>> TournamentFrom(std::string name, std::string bytes) {
  service::Source source{std::move(name), std::move(bytes)};
  auto file = service::ReadTournamentFile(source);
  if (!file.value) return {std::nullopt, std::move(file.diagnostics)};
  source.read =
      std::make_shared<const Parsed<Tournament>>(Parsed<Tournament>{file.value->tournament, file.diagnostics});
  auto made = std::make_unique<ronda_tournament>(ronda_tournament{std::move(source), *std::move(file.value)});
  return {std::move(made), std::move(file.diagnostics)};
}

Parsed<std::unique_ptr<ronda_tournament>> Changed(const ronda_tournament& was, const Tournament& changed) {
  auto text = service::TextInto(was.file, changed, std::nullopt);
  if (!text) return {std::nullopt, {text.error()}};
  return TournamentFrom(was.source.name, *std::move(text));
}

ronda_status HandOut(Parsed<std::unique_ptr<ronda_tournament>> made, ronda_tournament** out, ronda_text** diagnostics) {
  const auto told = HandOut(made.diagnostics, diagnostics);
  if (!made.value) return told == RONDA_OK ? RONDA_BAD_INPUT : told;
  *out = made.value->release();
  return RONDA_OK;
}

ronda_status WithoutMemory(ronda_text** out) { return Constant(no_memory, RONDA_LIMIT, out); }
ronda_status AfterFault(ronda_text** out) { return Constant(fault, RONDA_UNEXPECTED, out); }
ronda_status WithoutArgument(ronda_text** out) { return Constant(no_argument, RONDA_BAD_INPUT, out); }

}  // namespace ronda::edge

const char* ronda_text_data(const ronda_text* text) { return text == nullptr ? "" : text->text.data(); }

size_t ronda_text_size(const ronda_text* text) { return text == nullptr ? 0 : text->text.size(); }

const char* ronda_text_diagnostics(const ronda_text* text) { return text == nullptr ? "" : text->diagnostics.data(); }

void ronda_text_free(ronda_text* text) {
  using namespace ronda::edge;
  if (text != &no_memory && text != &fault && text != &no_argument) delete text;
}

void ronda_tournament_free(ronda_tournament* tournament) { delete tournament; }
