#include "ronda/answer/explain.h"

#include <string>
#include <variant>

#include "ronda/sheets/explain_book.h"
#include "ronda/sheets/explain_sheet.h"

namespace ronda::answer {
namespace {

std::string ExplainedText(const service::Explanation& explained, const ExplainQuestion& question) {
  const sheets::Occasion occasion{explained.before, explained.system->info(), explained.deviations, explained.why};
  if (question.book) return sheets::TextOf(sheets::WorkedRound{occasion, explained.pairing});
  if (const auto* said = std::get_if<service::Answer>(&explained.said)) {
    const sheets::Answer shown{said->question, said->statements, said->why_not, said->real};
    return sheets::Show(sheets::ExplainedAnswer{occasion, shown}, question.format);
  }
  const bool full = question.verbose || std::holds_alternative<service::AskBracket>(question.asked);
  const auto detail = full ? sheets::Detail::kFull : sheets::Detail::kShort;
  const auto& story = std::get<explain::RoundStory>(explained.said);
  return sheets::Show(sheets::ExplainedRound{occasion, story, detail}, question.format);
}

}  // namespace

Answer Explain(const ExplainQuestion& question) {
  auto event = service::OpenEvent(question.event);
  if (!event.value) return Refused(std::move(event.diagnostics));
  if (question.book && !std::holds_alternative<service::AskRound>(question.asked)) {
    return Refused(UsageError("the tables of the book are of a whole round", "leave the question out"));
  }
  std::vector<Diagnostic> told;
  Tell(told, event.diagnostics, Severity::kWarning);
  auto explained = service::Explain(*event.value, question.round, question.asked);
  if (!explained.value) return Refused(std::move(explained.diagnostics));
  Tell(told, explained.diagnostics, Severity::kWarning);
  return Answered(ExplainedText(*explained.value, question), std::move(told));
}

}  // namespace ronda::answer
