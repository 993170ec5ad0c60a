#include "ronda/answer/bracket.h"

#include <utility>

#include "ronda/service/bracket_tournament.h"
#include "ronda/sheets/bracket_sheet.h"

namespace ronda::answer {

Result<std::string> BracketText(const bracket::State& state, Form form, charts::Paper paper) {
  if (form == Form::kSvg) return charts::ToSvg(sheets::BracketChart(state, paper));
  if (form == Form::kHtml) return charts::ToPrintableHtml(sheets::BracketChart(state, paper));
  if (form == Form::kState) return bracket::Write(state);
  if (form == Form::kTrf) return service::BracketTrf(state);
  return sheets::Show(sheets::KnockoutList{state}, SheetFormOf(form));
}

Parsed<BracketAfter> BracketOf(const BracketQuestion& question) {
  auto loaded = service::LoadBracket(question.request);
  if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
  if (loaded.value->is_from_file && question.has_settings) {
    return {std::nullopt,
            {UsageError("the settings of a bracket under way cannot be changed",
                        "make a new one from the list of players; --result, --withdraw and --take-back change this "
                        "one")}};
  }
  auto state = service::Changed(loaded.value->state, question.request);
  if (!state) return {std::nullopt, {state.error()}};
  return {BracketAfter{*std::move(loaded.value), *std::move(state)}, std::move(loaded.diagnostics)};
}

}  // namespace ronda::answer
