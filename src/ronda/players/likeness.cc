#include "ronda/players/likeness.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "ronda/base/columns.h"
#include "ronda/players/fold.h"
#include "ronda/players/question.h"

namespace ronda::players {
namespace {

using WordForms = std::vector<std::vector<std::string>>;

bool AreSame(const std::vector<std::string>& forms, const std::vector<std::string>& others) {
  return std::ranges::any_of(forms, [&](const std::string& form) { return std::ranges::count(others, form) > 0; });
}

bool IsBegun(const std::vector<std::string>& forms, const std::vector<std::string>& others) {
  return std::ranges::any_of(forms, [&](const std::string& form) {
    return std::ranges::any_of(
        others, [&](const std::string& other) { return form.starts_with(other) || other.starts_with(form); });
  });
}

bool IsNear(const std::vector<std::string>& forms, const std::vector<std::string>& others) {
  return std::ranges::any_of(forms, [&](const std::string& form) {
    if (form.size() < kWholeErrorFrom) return false;
    const auto near = WithOneError(form);
    return std::ranges::any_of(others,
                               [&](const std::string& other) { return std::ranges::binary_search(near, other); });
  });
}

template <class Relation>
bool AllAmong(const WordForms& words, const WordForms& others, Relation is_related) {
  return std::ranges::all_of(words, [&](const auto& word) {
    return std::ranges::any_of(others, [&](const auto& other) { return is_related(word, other); });
  });
}

int NameLikeness(std::string_view name, std::string_view other) {
  const WordForms words = QuestionWords(name);
  const WordForms others = QuestionWords(other);
  if (words.empty() || others.empty()) return 0;
  const bool forwards = AllAmong(words, others, AreSame);
  const bool backwards = AllAmong(others, words, AreSame);
  if (forwards && backwards) return 60;
  if (forwards || backwards) return std::min(words.size(), others.size()) > 1 ? 50 : 30;
  const auto roughly = [](const auto& word, const auto& one) { return IsBegun(word, one) || IsNear(word, one); };
  return AllAmong(words, others, roughly) || AllAmong(others, words, roughly) ? 35 : 0;
}

int RatingLikeness(std::optional<int> rating, std::optional<int> listed) {
  if (!rating || !listed) return 0;
  const int difference = std::abs(*rating - *listed);
  if (difference <= 50) return 10;
  if (difference <= 200) return 5;
  return difference > 400 ? -15 : 0;
}

}  // namespace

std::optional<int> BirthYearOf(const Player& player) {
  const auto year = ParseCount(std::string_view(player.birth_date).substr(0, 4));
  return year && *year > 0 ? year : std::nullopt;
}

bool ShareWord(std::string_view name, std::string_view other) {
  const WordForms words = QuestionWords(name);
  const WordForms others = QuestionWords(other);
  return std::ranges::any_of(words, [&](const auto& word) {
    return std::ranges::any_of(others, [&](const auto& one) { return IsBegun(word, one) || IsNear(word, one); });
  });
}

int LikenessOf(const Player& player, const ListedPlayer& listed, RatingKind kind) {
  int likeness = NameLikeness(player.name, listed.name);
  if (likeness == 0) return 0;
  if (const auto born = BirthYearOf(player); born && listed.born) likeness += *born == *listed.born ? 25 : -40;
  if (!player.federation.empty()) likeness += player.federation == listed.federation ? 10 : -15;
  if (!player.title.empty() && player.title == listed.title) likeness += 5;
  likeness += RatingLikeness(player.rating, listed.rating(kind));
  return std::max(likeness, 1);
}

}  // namespace ronda::players
