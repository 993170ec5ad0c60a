#include "ronda/players/question.h"

#include <algorithm>
#include <charconv>

#include "ronda/players/fold.h"

namespace ronda::players {
namespace {

constexpr std::string_view kBetweenWords = " \t,;";

std::optional<std::int64_t> NumberIn(std::string_view word) {
  std::int64_t number = 0;
  const char* end = word.data() + word.size();
  const auto [read, error] = std::from_chars(word.data(), end, number);
  return error == std::errc() && read == end && number > 0 ? std::optional(number) : std::nullopt;
}

}  // namespace

bool Question::IsEmpty() const {
  return words.empty() && !number && id.empty() && federation.empty() && title.empty() && sex.empty() && !born &&
         club.empty();
}

Question QuestionOf(std::string_view text) {
  Question question;
  std::string names;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find_first_of(kBetweenWords));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    const auto number = NumberIn(word);
    if (!number) {
      names += std::string(word) + ' ';
    } else if (word.size() == 4 && *number >= 1900 && *number < 2100) {
      question.born = static_cast<int>(*number);
    } else {
      question.number = number;
    }
  }
  question.words = QuestionWords(names);
  if (question.words.size() > kMostWords) question.words.resize(kMostWords);
  return question;
}

std::vector<std::string> WithOneError(std::string_view word) {
  std::vector<std::string> others;
  const std::string own(word);
  for (std::size_t i = 0; i < own.size(); ++i) {
    others.push_back(std::string(own).erase(i, 1));
    if (i + 1 < own.size()) {
      std::string swapped = own;
      std::swap(swapped[i], swapped[i + 1]);
      others.push_back(std::move(swapped));
    }
  }
  for (char letter = 'a'; letter <= 'z'; ++letter) {
    for (std::size_t i = 0; i <= own.size(); ++i) {
      others.push_back(std::string(own).insert(i, 1, letter));
      if (i == own.size()) break;
      std::string wrong = own;
      wrong[i] = letter;
      others.push_back(std::move(wrong));
    }
  }
  std::ranges::sort(others);
  others.erase(std::unique(others.begin(), others.end()), others.end());
  std::erase(others, own);
  return others;
}

}  // namespace ronda::players
