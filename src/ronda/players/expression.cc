#include "ronda/players/expression.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "ronda/players/fold.h"
#include "ronda/players/tokens.h"

namespace ronda::players {
namespace {

using Forms = std::vector<std::string>;

std::string AnyOf(const std::vector<std::string>& parts) { return fmt::format("({})", fmt::join(parts, " OR ")); }
std::string AllOf(const std::vector<std::string>& parts) { return fmt::format("({})", fmt::join(parts, " AND ")); }

std::string Whole(const Forms& forms) { return AnyOf(forms); }

std::string Begun(const Forms& forms) {
  Forms begun;
  for (const std::string& form : forms) begun.push_back(form + "*");
  return AnyOf(begun);
}

// The words that are as they are wanted, without those that others among them begin.
Forms WithoutLonger(Forms sorted) {
  Forms kept;
  for (std::string& form : sorted) {
    if (kept.empty() || !form.starts_with(kept.back())) kept.push_back(std::move(form));
  }
  return kept;
}

// The words of the list that one error away from a form of the word.
Forms Corrected(const Forms& forms, Way way, const Vocabulary& vocabulary) {
  const bool whole = way == Way::kWholeWithError;
  Forms corrected;
  for (const std::string& form : forms) {
    if (form.size() < (whole ? kWholeErrorFrom : kBeginsErrorFrom)) continue;
    for (std::string& other : WithOneError(form)) {
      if (whole ? vocabulary.is_word(other) : vocabulary.begins_word(other)) corrected.push_back(std::move(other));
    }
  }
  std::ranges::sort(corrected);
  return whole ? corrected : WithoutLonger(std::move(corrected));
}

// Each word in turn is the one with the error.
std::optional<std::string> WithError(const Question& question, Way way, const Vocabulary& vocabulary) {
  std::vector<std::string> choices;
  for (std::size_t wrong = 0; wrong < question.words.size(); ++wrong) {
    const Forms corrected = Corrected(question.words[wrong], way, vocabulary);
    if (corrected.empty()) continue;
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < question.words.size(); ++i) {
      if (i != wrong) parts.push_back(Begun(question.words[i]));
    }
    parts.push_back(way == Way::kWholeWithError ? Whole(corrected) : Begun(corrected));
    choices.push_back(AllOf(parts));
  }
  if (choices.empty()) return std::nullopt;
  return AnyOf(choices);
}

std::optional<std::string> NamePart(const Question& question, Way way, const Vocabulary& vocabulary) {
  if (way == Way::kWholeWithError || way == Way::kBeginsWithError) return WithError(question, way, vocabulary);
  const bool whole = way == Way::kWholeSurname || way == Way::kWhole;
  const bool surname = way == Way::kWholeSurname || way == Way::kBeginsSurname;
  std::vector<std::string> parts;
  for (const Forms& forms : question.words) {
    std::string part = whole ? Whole(forms) : Begun(forms);
    if (surname && parts.empty()) part.insert(0, "{surname} : ");
    parts.push_back(std::move(part));
  }
  return AllOf(parts);
}

void AddFacts(const Question& question, std::vector<std::string>& parts) {
  if (!question.federation.empty()) parts.push_back(FederationToken(question.federation));
  if (!question.title.empty()) parts.push_back(TitleToken(question.title));
  if (!question.sex.empty()) parts.push_back(SexToken(question.sex));
  if (question.born) parts.push_back(BornToken(*question.born));
  for (const Forms& forms : QuestionWords(question.club)) {
    Forms begun;
    for (const std::string& form : forms) begun.push_back(ClubToken(form) + "*");
    parts.push_back(AnyOf(begun));
  }
}

}  // namespace

std::optional<std::string> ExpressionOf(const Question& question, Way way, const Vocabulary& vocabulary) {
  std::vector<std::string> parts;
  if (way != Way::kFacts) {
    auto name = NamePart(question, way, vocabulary);
    if (!name) return std::nullopt;
    parts.push_back(*std::move(name));
  }
  AddFacts(question, parts);
  if (parts.empty()) return std::nullopt;
  return AllOf(parts);
}

}  // namespace ronda::players
