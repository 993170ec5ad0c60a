// Small questions about ratings.
#include "ronda/answer/rate_questions.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "edge/c/event_options.h"
#include "edge/c/handles.h"
#include "edge/c/option_reader.h"

namespace ronda::edge {
namespace {

constexpr Between kRatings{1, 4000};
constexpr Between kFactors{1, 1000};

void TakeRules(OptionReader& reader, service::RatingRulesRequest& rules) {
  reader.Take("rules", rules.name);
  reader.Take("own_rules", rules.own);
}

// What has no sensible value of its own.
void Need(OptionReader& reader, std::string_view name) {
  if (!reader.Has(name))
    reader.Refuse(name, fmt::format("\"{}\" is needed", name), "give it as a member of the options");
}

void TakeRating(OptionReader& reader, std::string_view name, int& target) {
  Need(reader, name);
  reader.Take(name, target, kRatings);
}

void TakeScore(OptionReader& reader, std::string& score, std::vector<int>& opponents) {
  Need(reader, "score");
  reader.TakePoints("score", score);
  Need(reader, "opponents");
  reader.Take("opponents", opponents, kRatings);
}

answer::Form TakeTextForm(OptionReader& reader) { return TakeForm(reader, {"json", "text"}); }

answer::Answer Expected(std::string_view options) {
  answer::ExpectedQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeRating(reader, "rating", question.own);
    TakeRating(reader, "opponent", question.opponent);
    reader.Take("k", question.k, kFactors);
    TakeRules(reader, question.rules);
    question.form = TakeTextForm(reader);
  });
  return faults.empty() ? answer::RateExpected(question) : answer::Refused(std::move(faults));
}

answer::Answer Performance(std::string_view options) {
  answer::PerformanceQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeScore(reader, question.score, question.opponents);
    question.form = TakeTextForm(reader);
  });
  return faults.empty() ? answer::RatePerformance(question) : answer::Refused(std::move(faults));
}

answer::Answer ChangeBy(std::string_view options) {
  answer::ChangeQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeRating(reader, "rating", question.request.own);
    TakeScore(reader, question.request.score, question.request.opponents);
    reader.Take("k", question.request.k, kFactors);
    TakeRules(reader, question.request.rules);
    question.form = TakeTextForm(reader);
  });
  return faults.empty() ? answer::RateChange(question) : answer::Refused(std::move(faults));
}

answer::Answer First(std::string_view options) {
  answer::FirstQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeScore(reader, question.request.score, question.request.opponents);
    reader.Take("least", question.request.least, Between{1, 1000});
    TakeRules(reader, question.request.rules);
    question.form = TakeTextForm(reader);
  });
  return faults.empty() ? answer::RateFirst(question) : answer::Refused(std::move(faults));
}

answer::Answer Needed(const ronda_tournament& tournament, std::string_view options) {
  answer::NeedQuestion question;
  question.request.file = tournament.source;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    Need(reader, "player");
    reader.Take("player", question.request.player, Between{});
    reader.Take("against", question.request.opponents, kRatings);
    reader.Take("rating", question.goal.rating, kRatings);
    reader.Take("performance", question.goal.performance, kRatings);
    reader.Take("k", question.request.k, kFactors);
    TakeRules(reader, question.request.rules);
    question.form = TakeTextForm(reader);
  });
  return faults.empty() ? answer::RateNeed(question) : answer::Refused(std::move(faults));
}

answer::Answer Asked(std::string_view question, std::string_view options) {
  if (question == "expected") return Expected(options);
  if (question == "performance") return Performance(options);
  if (question == "change") return ChangeBy(options);
  if (question == "first") return First(options);
  return answer::Refused(
      UsageError(fmt::format("'{}' is no question about ratings", question), "expected, performance, change or first"));
}

}  // namespace
}  // namespace ronda::edge

using namespace ronda::edge;

ronda_status ronda_rate_need(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return Ask(tournament, options, out, Needed);
}

ronda_status ronda_rate_question(const char* question, const char* options, ronda_text** out) {
  if (out == nullptr) return RONDA_BAD_INPUT;
  *out = nullptr;
  if (question == nullptr) return WithoutArgument(out);
  return Guarded(out, [&] { return HandOut(Asked(question, View(options)), out); });
}
