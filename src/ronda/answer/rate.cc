#include "ronda/answer/rate.h"

#include <utility>

#include "ronda/sheets/rate_norms.h"
#include "ronda/sheets/rate_sheet.h"

namespace ronda::answer {
namespace {

std::string RatedText(const service::RatingEvent& event, const rating::EventRating& rating,
                      const RateQuestion& question) {
  const sheets::RatedEvent rated{event.tournament, rating};
  const auto format = SheetFormOf(question.form);
  if (format != sheets::Format::kText || (!question.working && !event.player)) return sheets::Show(rated, format);
  return sheets::RateWorkings(rated,
                              question.request.player ? std::optional(Tpn(*question.request.player)) : std::nullopt);
}

}  // namespace

Answer Rate(const RateQuestion& question) {
  if (question.norms && question.form != Form::kText && question.form != Form::kJson) {
    return Refused(UsageError("norms come as text or as JSON", "leave --format out, or ask for json"));
  }
  auto event = service::OpenForRating(question.request);
  if (!event.value) return Refused(std::move(event.diagnostics));
  std::vector<Diagnostic> told = std::move(event.diagnostics);
  if (question.norms) {
    const sheets::SoughtNorms norms{event.value->tournament, event.value->player};
    return {sheets::Show(norms, SheetFormOf(question.form)), std::move(told)};
  }
  auto rated = service::Rate(*event.value, question.request);
  if (!rated.value) return Refused(std::move(rated.diagnostics));
  told.insert(told.end(), rated.diagnostics.begin(), rated.diagnostics.end());
  return {RatedText(*event.value, *rated.value, question), std::move(told)};
}

}  // namespace ronda::answer
