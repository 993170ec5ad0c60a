#include "ronda/knockout/bracket.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/knockout/ancestry.h"

namespace ronda::knockout {
namespace {

// A number of the full field, from 1.
using FieldNumber = StrongInt<struct FieldNumberTag, 1>;

class Builder {
 public:
  explicit Builder(Bracket& bracket) : bracket_(bracket), ancestry_(bracket.matches) {}

  void Build() {
    champions_.push_back(BuildMain());
    if (bracket_.options.third_place && HasTwoSemifinals()) AddThirdPlace();
    for (int level = 1; level < bracket_.options.losses; ++level) {
      const auto champion = BuildLosers(level);
      if (!champion) break;
      champions_.push_back(*champion);
    }
    BuildFinals();
    for (const Match& match : bracket_.matches) bracket_.waves = std::max(bracket_.waves, match.wave + 1);
  }

 private:
  using Column = std::vector<MatchIndex>;

  int WaveAfter(const Source& source) const {
    return source.kind == SourceKind::kSeed ? 0 : bracket_.match(source.match()).wave + 1;
  }

  MatchIndex Add(Match match) {
    const auto index = MatchIndex::FromIndex(bracket_.matches.size());
    match.wave = std::max({match.wave, WaveAfter(match.home), WaveAfter(match.away)});
    match.first_of_series = index;
    bracket_.matches.push_back(match);
    return index;
  }

  static Source WinnerOf(MatchIndex match) { return {SourceKind::kWinner, match.value()}; }
  static Source LoserOf(MatchIndex match) { return {SourceKind::kLoser, match.value()}; }

  // The numbers of the full field that a player stands at, each with his seed. From the last round back: the numbers
  // that are open in a round go to those who come in there, best first; every other one is contested in the round
  // before it, by himself and the opponent he is due.
  IdVector<FieldNumber, std::optional<Source>> SeedsOfNumbers() const {
    const int size = bracket_.plan.ideal;
    const auto& skipping = bracket_.plan.skipping;
    IdVector<FieldNumber, std::optional<Source>> seeds(size);
    std::vector<int> open{1};
    std::int32_t seed = 0;
    int rounds_left = std::countr_zero(static_cast<unsigned>(size));
    for (int places = 1; places <= size; places *= 2, --rounds_left) {
      std::ranges::sort(open);
      int coming = rounds_left < Count(skipping) ? skipping.begin()[rounds_left] : 0;
      std::vector<int> contested;
      for (const int number : open) {
        if (coming-- > 0) {
          seeds[FieldNumber(number)] = Source{SourceKind::kSeed, seed++};
        } else {
          const bool compensates = bracket_.options.seeding == Seeding::kCompensation;
          contested.insert(contested.end(), {number, compensates ? 2 * places + 1 - number : number + places});
        }
      }
      open = std::move(contested);
    }
    return seeds;
  }

  Source BuildMain() {
    const auto seeds = SeedsOfNumbers();
    std::vector<std::optional<Source>> places;
    for (const int number : SeedOrder(bracket_.options.seeding, bracket_.plan.ideal))
      places.push_back(seeds[FieldNumber(number)]);
    int wave = 0;
    while (places.size() > 1) {
      std::vector<std::optional<Source>> next;
      Column column;
      for (std::size_t i = 0; i < places.size(); i += 2) {
        if (!places[i] || !places[i + 1]) {
          next.push_back(places[i] ? places[i] : places[i + 1]);
          continue;
        }
        Match match{*places[i], *places[i + 1], Side::kMain, 0, static_cast<int>(columns_.size()), wave, MatchIndex(0)};
        column.push_back(Add(match));
        next.push_back(WinnerOf(column.back()));
      }
      places = std::move(next);
      columns_.push_back(std::move(column));
      ++wave;
    }
    return *places.front();
  }

  bool HasTwoSemifinals() const { return columns_.size() >= 2 && columns_[columns_.size() - 2].size() == 2; }

  void AddThirdPlace() {
    const Column& semifinals = columns_[columns_.size() - 2];
    const int column = static_cast<int>(columns_.size()) - 1;
    Add({LoserOf(semifinals[0]), LoserOf(semifinals[1]), Side::kThirdPlace, 0, column, 0, MatchIndex(0)});
  }

  // Losers come in round by round. Those who are still there are brought down to their number, then each meets one of
  // them.
  std::optional<Source> BuildLosers(int level) {
    std::vector<Column> above = std::move(columns_);
    columns_.clear();
    std::erase_if(above, [](const Column& column) { return column.empty(); });
    std::vector<Source> here;
    for (std::size_t i = 0; i < above.size(); ++i) {
      std::vector<Source> newcomers;
      for (const MatchIndex match : above[i]) newcomers.push_back(LoserOf(match));
      here = here.empty() ? newcomers : Cross(here, newcomers, level);
      const std::size_t expected = i + 1 < above.size() ? above[i + 1].size() : 1;
      while (here.size() > expected) here = Inner(here, std::max(expected, (here.size() + 1) / 2), level);
    }
    return here.empty() ? std::nullopt : std::optional(here.front());
  }

  std::vector<Source> Cross(const std::vector<Source>& survivors, const std::vector<Source>& newcomers, int level) {
    const bool keeps_newcomers = newcomers.size() >= survivors.size();
    std::vector<Source> after = keeps_newcomers ? newcomers : survivors;
    Column column;
    for (const auto& [a, b] : CrossPairing(survivors, newcomers, ancestry_)) {
      column.push_back(AddLosersMatch(newcomers[b], survivors[a], level));
      after[keeps_newcomers ? b : a] = WinnerOf(column.back());
    }
    columns_.push_back(std::move(column));
    return after;
  }

  // One round that brings the list down to so many.
  std::vector<Source> Inner(const std::vector<Source>& players, std::size_t left, int level) {
    std::vector<std::optional<Source>> after(players.begin(), players.end());
    Column column;
    for (const auto& [a, b] : InnerPairing(players, players.size() - left, ancestry_)) {
      column.push_back(AddLosersMatch(players[a], players[b], level));
      after[a] = WinnerOf(column.back());
      after[b].reset();
    }
    columns_.push_back(std::move(column));
    std::vector<Source> list;
    for (const auto& source : after) {
      if (source) list.push_back(*source);
    }
    return list;
  }

  MatchIndex AddLosersMatch(const Source& home, const Source& away, int level) {
    return Add({home, away, Side::kLosers, level, static_cast<int>(columns_.size()), 0, MatchIndex(0)});
  }

  // From the bracket of most losses up: its winner meets the winner of the next one until one of the two is out.
  void BuildFinals() {
    Source challenger = champions_.back();
    int column = 0;
    for (int level = static_cast<int>(champions_.size()) - 2; level >= 0; --level) {
      const int losses = bracket_.options.losses;
      const int most = (losses - level) + (losses - level - 1) - 1;
      const Source champion = champions_.begin()[level];
      const MatchIndex first = Add({champion, challenger, Side::kFinal, level, column++, 0, MatchIndex(0)});
      for (int game = 1; game < most; ++game) {
        const int wave = bracket_.matches.back().wave + 1;
        const MatchIndex again = Add({champion, challenger, Side::kFinal, level, column++, wave, MatchIndex(0)});
        bracket_.matches[again.index()].first_of_series = first;
      }
      challenger = WinnerOf(MatchIndex(static_cast<std::int32_t>(bracket_.matches.size()) - 1));
    }
  }

  Bracket& bracket_;
  Ancestry ancestry_;
  std::vector<Column> columns_;    // of the level built last
  std::vector<Source> champions_;  // by level
};

Diagnostic RefusalOfSize(std::string message, std::string hint) {
  return {.code = kBracketSize, .message = std::move(message), .hint = std::move(hint)};
}

Diagnostic NoThirdPlace() {
  return RefusalOfSize("a match for third place needs two beaten semifinalists",
                       "it goes with single elimination of 4 players or more");
}

}  // namespace

Result<Bracket> MakeBracket(const BracketOptions& options) {
  if (options.losses < 1 || options.losses > kMostLosses) {
    return tl::unexpected(
        RefusalOfSize(fmt::format("nobody is put out by {} losses here", options.losses),
                      fmt::format("1 is a plain knockout, 2 double elimination; at most {}", kMostLosses)));
  }
  if (options.third_place && options.losses > 1) return tl::unexpected(NoThirdPlace());
  auto plan = PlanByDapiran(options.players, options.dispensed);
  if (!plan) return tl::unexpected(plan.error());
  Bracket bracket{options, *std::move(plan), {}, 0};
  Builder(bracket).Build();
  const bool has_third_place = std::ranges::count(bracket.matches, Side::kThirdPlace, &Match::side) == 1;
  if (options.third_place && !has_third_place) return tl::unexpected(NoThirdPlace());
  return bracket;
}

}  // namespace ronda::knockout
