#include "unit/players/plain_scan.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <tuple>

namespace ronda::testing {
namespace {

using players::Hit;
using players::ListedPlayer;
using players::NameWords;
using players::Question;
using players::Way;
using Forms = std::vector<std::string>;
using Relation = std::function<bool(const std::string& asked, const std::string& word)>;

bool IsSame(const std::string& asked, const std::string& word) { return asked == word; }
bool Begins(const std::string& asked, const std::string& word) { return word.starts_with(asked); }

// Letters wrong, missing, too many or swapped with their neighbour, counted row by row.
int Distance(const std::string& a, const std::string& b) {
  std::vector<std::vector<int>> table(a.size() + 1, std::vector<int>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        table[i][j] = static_cast<int>(i + j);
        continue;
      }
      const bool same = a[i - 1] == b[j - 1];
      table[i][j] = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
    }
  }
  return table[a.size()][b.size()];
}

bool IsNear(const std::string& asked, const std::string& word) {
  return asked.size() >= 4 && Distance(asked, word) == 1;
}

bool BeginsNear(const std::string& asked, const std::string& word) {
  if (asked.size() < 5) return false;
  for (std::size_t size = asked.size() - 1; size <= std::min(asked.size() + 1, word.size()); ++size) {
    if (Distance(asked, word.substr(0, size)) == 1) return true;
  }
  return false;
}

bool Any(const Forms& forms, const Forms& words, const Relation& is_related) {
  return std::ranges::any_of(forms, [&](const std::string& form) {
    return std::ranges::any_of(words, [&](const std::string& word) { return is_related(form, word); });
  });
}

bool InName(const Forms& forms, const NameWords& name, const Relation& is_related) {
  return Any(forms, name.surname, is_related) || Any(forms, name.given, is_related);
}

bool All(const Question& question, const NameWords& name, const Relation& is_related) {
  return std::ranges::all_of(question.words, [&](const Forms& forms) { return InName(forms, name, is_related); });
}

// One word by the relation, the others begin.
bool OneOther(const Question& question, const NameWords& name, const Relation& is_related) {
  for (std::size_t wrong = 0; wrong < question.words.size(); ++wrong) {
    bool holds = InName(question.words[wrong], name, is_related);
    for (std::size_t i = 0; i < question.words.size(); ++i) {
      if (i != wrong) holds = holds && InName(question.words[i], name, Begins);
    }
    if (holds) return true;
  }
  return false;
}

std::optional<Way> WayTo(const Question& question, const NameWords& name) {
  const Forms& first = question.words.front();
  if (All(question, name, IsSame)) return Any(first, name.surname, IsSame) ? Way::kWholeSurname : Way::kWhole;
  if (All(question, name, Begins)) return Any(first, name.surname, Begins) ? Way::kBeginsSurname : Way::kBegins;
  if (OneOther(question, name, IsNear)) return Way::kWholeWithError;
  if (OneOther(question, name, BeginsNear)) return Way::kBeginsWithError;
  return std::nullopt;
}

bool FactsHold(const Question& question, const ListedPlayer& player) {
  const auto is = [](const std::string& asked, const std::string& fact) { return asked.empty() || asked == fact; };
  if (!is(question.federation, player.federation) || !is(question.title, player.title) ||
      !is(question.sex, player.sex)) {
    return false;
  }
  if (question.born && question.born != player.born) return false;
  Forms club;
  for (const Forms& forms : players::QuestionWords(player.club)) club.insert(club.end(), forms.begin(), forms.end());
  return std::ranges::all_of(players::QuestionWords(question.club),
                             [&](const Forms& forms) { return Any(forms, club, Begins); });
}

}  // namespace

PlainScan::PlainScan(std::vector<ListedPlayer> listed) {
  for (ListedPlayer& player : listed) {
    NameWords words = players::WordsOf(player.name);
    people_.push_back({std::move(player), std::move(words)});
  }
  std::ranges::sort(people_, {}, [](const Person& person) {
    int best = 0;
    for (const auto& rating : person.player.ratings) best = std::max(best, rating.value_or(0));
    return std::tuple(!person.player.is_active, -best, person.player.number);
  });
}

std::vector<Hit> PlainScan::Find(const Question& question, std::size_t most) const {
  std::vector<Hit> hits;
  for (const Person& person : people_) {
    if (!FactsHold(question, person.player)) continue;
    const auto way = question.words.empty() ? std::optional(Way::kFacts) : WayTo(question, person.words);
    if (way) hits.push_back({person.player, *way});
  }
  std::ranges::stable_sort(hits, {}, &Hit::way);
  if (hits.size() > most) hits.resize(most);
  return hits;
}

}  // namespace ronda::testing
