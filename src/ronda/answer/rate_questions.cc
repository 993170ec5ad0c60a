#include "ronda/answer/rate_questions.h"

#include <utility>

#include "ronda/sheets/rate_questions.h"

namespace ronda::answer {
namespace {

// What was found in `Shown`, the sheet of it; or why nothing was.
template <class Shown, class Found>
Answer ShownOrRefused(Parsed<Found> found, Form form) {
  if (!found.value) return Refused(std::move(found.diagnostics));
  Answer answer{sheets::Show(Shown{*found.value}, SheetFormOf(form)), {}};
  Tell(answer.diagnostics, found.diagnostics, Severity::kWarning);
  return answer;
}

}  // namespace

Answer RateExpected(const ExpectedQuestion& question) {
  auto rules = service::RatingRules(question.rules);
  if (!rules.value) return Refused(std::move(rules.diagnostics));
  const int k = question.k ? *question.k : service::UsualK(*rules.value, question.own);
  return {
      sheets::Show(sheets::ExpectedGame{*rules.value, question.own, question.opponent, k}, SheetFormOf(question.form)),
      {}};
}

Answer RatePerformance(const PerformanceQuestion& question) {
  const auto performance = service::PerformanceOf(question.score, question.opponents);
  if (!performance) return Refused(performance.error());
  return {sheets::Show(sheets::PerformanceAnswer{*performance}, SheetFormOf(question.form)), {}};
}

Answer RateChange(const ChangeQuestion& question) {
  return ShownOrRefused<sheets::ChangeAnswer>(service::ChangeFor(question.request), question.form);
}

Answer RateFirst(const FirstQuestion& question) {
  return ShownOrRefused<sheets::FirstRatingAnswer>(service::FirstRatingFor(question.request), question.form);
}

Answer RateNeed(const NeedQuestion& question) {
  if (question.request.opponents.empty() && !question.goal.rating && !question.goal.performance) {
    return Refused(UsageError("ronda rate need: neither opponents nor a goal given",
                              "name the opponents to come with --against, or a goal with --rating or --performance"));
  }
  auto need = service::NeedOf(question.request);
  if (!need.value) return Refused(std::move(need.diagnostics));
  const sheets::RatingNeed shown{need.value->rules, need.value->standing, question.request.opponents, need.value->name,
                                 question.goal};
  Answer answer{sheets::Show(shown, SheetFormOf(question.form)), {}};
  Tell(answer.diagnostics, need.diagnostics, Severity::kWarning);
  return answer;
}

}  // namespace ronda::answer
