#include "ronda/pairing/swiss/valuation.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/criterion_table.h"

namespace ronda::swiss {
namespace {

// Of two who want different colours, or of whom one does not care, nobody is denied anything. Most pairs are like that,
// so they are left out once and not asked about for every criterion.
bool WantTheSame(const Entrant& a, const Entrant& b) {
  return a.preference && b.preference && a.preference->colour == b.preference->colour;
}

}  // namespace

Valuation::Valuation(const Field& field, RepeatedDownfloats downfloats, const Bracket& bracket,
                     const Candidate& candidate)
    : field_(field), downfloats_(downfloats), bracket_(bracket), candidate_(candidate) {
  const int lowest = field[bracket.residents.back()].score.tenths();
  std::size_t level_pairs = 0;  // the most of them, so they are not sorted
  const bool residents_are_level = field[bracket.residents.front()].score.tenths() == lowest;
  for (const Pair& pair : candidate.pairs) {
    if (residents_are_level && pair.higher >= bracket.residents.front()) {
      ++level_pairs;
      continue;
    }
    const int difference = field[pair.higher].score.tenths() - field[pair.lower].score.tenths();
    if (difference == 0) {
      ++level_pairs;
      continue;
    }
    differences_.push_back(difference);
    down_.push_back({&field[pair.higher], difference});
    up_.push_back({&field[pair.lower], difference});
  }
  std::ranges::copy_if(candidate.pairs, std::back_inserter(same_colour_due_),
                       [&](const Pair& pair) { return WantTheSame(field[pair.higher], field[pair.lower]); });
  for (const Place place : candidate.downfloaters) {
    down_.push_back({&field[place], FloatDifference(field[place], lowest)});
    differences_.push_back(down_.back().difference);
  }
  std::ranges::sort(differences_, std::greater{});
  differences_.insert(std::ranges::lower_bound(differences_, 0, std::greater{}), level_pairs, 0);
}

Valuation::Values Valuation::Downfloaters() const { return {Count(candidate_.downfloaters)}; }

Valuation::Values Valuation::DownfloaterScores() const {
  Values scores;
  for (const Place place : candidate_.downfloaters) scores.push_back(field_[place].score.tenths());
  return scores;
}

// C.04.3/2026 §2.4.4, note: where exactly one player floats down and gets the bye; /2025 §3.4.4: of several the one who
// is best for it and leaves the others an opponent each.
Valuation::Values Valuation::ByeUnplayedRounds() const {
  const auto& floaters = candidate_.downfloaters;
  if (floaters.size() != 1 && bracket_.bye_scope == ByeScope::kOnlyFloater) return {};
  std::vector<Place> candidates;
  std::ranges::copy_if(floaters, std::back_inserter(candidates),
                       [&](Place floater) { return std::ranges::binary_search(bracket_.bye_candidates, floater); });
  if (candidates.empty()) return {};
  if (floaters.size() == 1) return {field_[candidates.front()].unplayed_rounds};
  std::ranges::stable_sort(candidates, {}, [&](Place floater) { return field_[floater].unplayed_rounds; });
  std::vector<Place> left(floaters.begin(), floaters.end());
  for (const auto* below : {&bracket_.next, &bracket_.rest}) left.insert(left.end(), below->begin(), below->end());
  std::ranges::sort(left);
  const auto assignee = FirstWhoLeavesCompletePairing(field_, left, candidates);
  return assignee ? Values{field_[*assignee].unplayed_rounds} : Values{};
}

Valuation::Values Valuation::Topscorers(TopscorerCount count) const {
  int sum = 0;
  if (!field_.is_last_round()) return {sum};  // nobody is a topscorer yet
  for (const Pair& pair : candidate_.pairs)
    sum += count({EdgeKind::kBracketPair, &field_[pair.higher], &field_[pair.lower]}, field_.initial_colour());
  return {sum};
}

Valuation::Players Valuation::WhoAreUnwanted(PairQuestion asked) const {
  Players players;
  for (const auto& [higher, lower] : candidate_.pairs) {
    if ((field_.*asked)(higher, lower)) players.insert(players.end(), {field_[higher].player, field_[lower].player});
  }
  return players;
}

Valuation::Values Valuation::Unwanted(PairQuestion asked) const { return {Count(WhoAreUnwanted(asked)) / 2}; }

Valuation::Players Valuation::WhoAreDenied(PairDenial denies) const {
  Players players;
  for (const Pair& pair : same_colour_due_) {
    const Entrant& higher = field_[pair.higher];
    const Entrant& lower = field_[pair.lower];
    if (!denies(higher, lower)) continue;
    const Colour colour = AllocateColours(higher, lower, field_.initial_colour()).higher;
    players.push_back(higher.preference->colour == colour ? lower.player : higher.player);
  }
  return players;
}

Valuation::Values Valuation::Denied(PairDenial denies) const {
  const auto is_denied = [&](const Pair& pair) { return denies(field_[pair.higher], field_[pair.lower]); };
  return {static_cast<int>(std::ranges::count_if(same_colour_due_, is_denied))};
}

// Who counts: everybody who floats down, or residents only.
Valuation::Players Valuation::WhoFloatDownAgain(FloatOf before) const {
  Players players;
  for (const Floating& floating : down_) {
    const bool counts = downfloats_ == RepeatedDownfloats::kEverybody || IsResident(*floating.player);
    if (floating.player->*before == Float::kDown && counts) players.push_back(floating.player->player);
  }
  return players;
}

Valuation::Players Valuation::WhoFloatUpAgain(FloatOf before) const {
  Players players;
  for (const Floating& floating : up_) {
    if (floating.player->*before == Float::kUp) players.push_back(floating.player->player);
  }
  return players;
}

Valuation::Values Valuation::Downfloats(FloatOf before) const { return {Count(WhoFloatDownAgain(before))}; }

Valuation::Values Valuation::Upfloats(FloatOf before) const { return {Count(WhoFloatUpAgain(before))}; }

Valuation::Values Valuation::DownfloatDifferences(FloatOf before) const {
  Values list;
  for (const Floating& floating : down_) {
    const bool counts = downfloats_ == RepeatedDownfloats::kEverybody || !IsResident(*floating.player);
    if (floating.player->*before == Float::kDown && counts) list.push_back(floating.difference);
  }
  std::ranges::sort(list, std::greater{});
  return list;
}

Valuation::Values Valuation::UpfloatDifferences(FloatOf before) const {
  Values list;
  for (const Floating& floating : up_) {
    if (floating.player->*before == Float::kUp) list.push_back(floating.difference);
  }
  std::ranges::sort(list, std::greater{});
  return list;
}

std::vector<CriterionValue> ValuesOf(std::span<const CriterionInfo> quality, const Field& field,
                                     const Valuation& valuation) {
  std::vector<CriterionValue> values;
  for (const CriterionInfo& info : quality) {
    const CriterionRow& row = RowOf(info.criterion);
    if (!row.is_asked_for(field)) continue;
    values.push_back({info.tag, info.article, info.meaning, row.value(valuation), row.unit});
  }
  return values;
}

}  // namespace ronda::swiss
