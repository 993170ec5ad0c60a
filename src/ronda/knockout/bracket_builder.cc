#include "ronda/knockout/bracket_builder.h"

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
    if (bracket_.options.guaranteed) PlayOnAfterALoss();
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

  // The numbers of the full field that a player stands at, each with the player's seed. From the last round back: the
  // numbers that are open in a round go to those who come in there, best first; every other one is contested in the
  // round before it, by itself and the opponent it is due.
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
        Match match{*places[i], *places[i + 1], Side::kMain};
        match.column = static_cast<int>(columns_.size());
        match.wave = wave;
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
    Match match{LoserOf(semifinals[0]), LoserOf(semifinals[1]), Side::kThirdPlace};
    match.column = static_cast<int>(columns_.size()) - 1;
    Add(match);
  }

  // Elementos §D, "3 Game Guarantee": who loses before having had the guaranteed games plays on, against those who lost
  // in the same round, for the places they have left; winners for the better half of them and losers for the other.
  // Decision 320.
  void PlayOnAfterALoss() {
    const auto rounds = columns_;
    int place = bracket_.options.players;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      std::vector<Source> beaten;
      for (const MatchIndex match : rounds[round]) beaten.push_back(LoserOf(match));
      place -= static_cast<int>(beaten.size());
      PlayForPlaces(beaten, place + 1, static_cast<int>(round) + 1);
    }
  }

  // Those who have had so many games each; the best of them gets `best_place`.
  void PlayForPlaces(const std::vector<Source>& group, int best_place, int games) {
    if (games >= *bracket_.options.guaranteed) return;
    std::vector<Source> winners;
    std::vector<Source> losers;
    for (std::size_t i = 0; i < group.size(); i += 2) {
      Match match{group[i], group[i + 1], Side::kPlaces, 1};
      match.best_place = best_place;
      match.worst_place = best_place + static_cast<int>(group.size()) - 1;
      match.column = games;
      const MatchIndex index = Add(match);
      winners.push_back(WinnerOf(index));
      losers.push_back(LoserOf(index));
    }
    PlayForPlaces(winners, best_place, games + 1);
    PlayForPlaces(losers, best_place + static_cast<int>(winners.size()), games + 1);
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
    Match match{home, away, Side::kLosers, level};
    match.column = static_cast<int>(columns_.size());
    return Add(match);
  }

  // From the bracket of most losses up: its winner meets the winner of the next one until one of the two is out.
  void BuildFinals() {
    Source challenger = champions_.back();
    int column = 0;
    for (int level = static_cast<int>(champions_.size()) - 2; level >= 0; --level) {
      const int losses = bracket_.options.losses;
      const int most = (losses - level) + (losses - level - 1) - 1;
      const Source champion = champions_.begin()[level];
      Match final{champion, challenger, Side::kFinal, level};
      final.column = column++;
      const MatchIndex first = Add(final);
      for (int game = 1; game < most; ++game) {
        final.column = column++;
        final.wave = bracket_.matches.back().wave + 1;
        const MatchIndex again = Add(final);
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

}  // namespace

void BuildMatches(Bracket& bracket) { Builder(bracket).Build(); }

}  // namespace ronda::knockout
