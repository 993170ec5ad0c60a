#include "ronda/announce/phases.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/base/plain_words.h"

namespace ronda::announce {
namespace {

std::vector<std::string> WordsOf(std::string_view plain) {
  std::vector<std::string> words;
  while (!plain.empty()) {
    const auto end = std::min(plain.find(' '), plain.size());
    words.emplace_back(plain.substr(0, end));
    plain.remove_prefix(std::min(end + 1, plain.size()));
  }
  return words;
}

bool IsOneOf(const std::string& word, std::span<const std::string_view> all) {
  return std::ranges::count(all, word) > 0;
}

constexpr std::array<std::string_view, 4> kThen{"then", "followed", "luego", "despues"};
constexpr std::array<std::string_view, 2> kGroups{"groups", "grupos"};
constexpr std::array<std::string_view, 2> kOf{"of", "de"};
constexpr std::array<std::string_view, 4> kFinals{"final", "finals", "finalistas", "finalists"};
constexpr std::array<std::string_view, 6> kBeforeFinal{"and", "a", "with", "y", "una", "con"};

bool IsGroupWord(const std::string& word) { return IsOneOf(word, kGroups); }

// "4 groups of 15", "final of 8", "final de 8".
void ReadSizes(const std::vector<std::string>& words, Phase& phase) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool groups = IsOneOf(words[i], kGroups);
    if (groups && i > 0) phase.groups = ParseCount(words[i - 1]);
    const bool counts = groups || IsOneOf(words[i], kFinals);
    if (counts && i + 2 < words.size() && IsOneOf(words[i + 1], kOf)) phase.size = ParseCount(words[i + 2]);
  }
}

Phase PhaseOf(const std::vector<std::string>& words, const std::vector<Phase>& before) {
  Phase phase;
  for (const std::string& word : words) phase.text += (phase.text.empty() ? "" : " ") + word;
  phase.kind = KindOfSystem(phase.text);
  const bool is_final = std::ranges::any_of(words, [](const auto& word) { return IsOneOf(word, kFinals); });
  if (!phase.kind && is_final && !before.empty()) phase.kind = before.back().kind;
  ReadSizes(words, phase);
  return phase;
}

// The same number comes from every group, and they have met.
std::optional<int> RoundsOfAmsterdamFinal(const Phase& groups, const Phase& final) {
  if (!groups.groups || *groups.groups < 1 || !final.size || *final.size % *groups.groups != 0) return std::nullopt;
  return *final.size - *final.size / *groups.groups;
}

}  // namespace

std::vector<Phase> PhasesOf(std::string_view system) {
  std::vector<Phase> phases;
  std::vector<std::string> words;
  for (std::string& word : WordsOf(PlainWords(system))) {
    const bool is_final = IsOneOf(word, kFinals) && std::ranges::any_of(words, IsGroupWord);
    if (IsOneOf(word, kThen) || is_final) {
      while (!words.empty() && IsOneOf(words.back(), kBeforeFinal)) words.pop_back();
      if (!words.empty()) phases.push_back(PhaseOf(words, phases));
      words.clear();
    }
    if (!IsOneOf(word, kThen)) {
      words.push_back(std::move(word));
    }
  }
  if (!words.empty()) phases.push_back(PhaseOf(words, phases));
  return phases;
}

// Elementos §2.1, §2.2: a round robin takes as many rounds as players, one fewer if they are even; a knockout halves
// its players until one is left.
std::optional<int> RoundsOf(const Phase& phase) {
  if (!phase.kind || !phase.size || *phase.size < 2) return std::nullopt;
  if (*phase.kind == EventKind::kRoundRobin) return *phase.size - 1 + *phase.size % 2;
  if (*phase.kind != EventKind::kKnockout || ContainsWords(phase.text, "double")) return std::nullopt;
  int rounds = 0;
  for (int left = *phase.size; left > 1; left = (left + 1) / 2) ++rounds;
  return rounds;
}

bool IsAmsterdam(const Phase& phase) { return ContainsWords(phase.text, "amsterdam"); }

std::optional<int> PlayersOf(const Phase& phase) {
  if (!phase.size) return std::nullopt;
  return *phase.size * phase.groups.value_or(1);
}

std::optional<EventKind> KindWithTies(const std::vector<Phase>& phases) {
  std::optional<EventKind> kind;
  for (const Phase& phase : phases) {
    if (phase.kind && *phase.kind != EventKind::kKnockout) return phase.kind;
    if (phase.kind) kind = phase.kind;
  }
  return kind;
}

// Elementos §2.2.3: the players of all groups, and the rounds of all phases.
std::vector<RegulationFinding> FindingsOf(const std::vector<Phase>& phases, const Regulations& regulations) {
  std::vector<RegulationFinding> findings;
  if (phases.empty()) return findings;
  const auto contradiction = [&](std::string path, std::string message, std::string hint) {
    findings.push_back(
        {Severity::kError, "announce-contradiction", std::move(path), std::move(message), std::move(hint)});
  };
  const auto players = PlayersOf(phases.front());
  const auto most = regulations.entry.most_players;
  if (players && phases.front().groups && most && *most != *players) {
    contradiction("entry.most_players", fmt::format("the groups hold {} players, not {}", *players, *most),
                  "correct the groups or the number of players");
  }
  if (phases.size() < 2 && !phases.front().groups) return findings;
  int sum = 0;
  bool all_known = true;
  for (const Phase& phase : phases) {
    const bool is_final = IsAmsterdam(phases.front()) && &phase != &phases.front();
    const auto rounds = is_final ? RoundsOfAmsterdamFinal(phases.front(), phase) : RoundsOf(phase);
    sum += rounds.value_or(1);
    all_known = all_known && rounds;
  }
  const auto announced = regulations.type.rounds;
  if (!announced || (all_known ? sum == *announced : sum <= *announced)) return findings;
  contradiction(
      "type.rounds",
      fmt::format("the phases take {}{} rounds, but {} are announced", all_known ? "" : "at least ", sum, *announced),
      "correct the number of rounds, or the phases");
  return findings;
}

}  // namespace ronda::announce
