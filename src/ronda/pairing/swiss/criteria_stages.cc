#include "ronda/pairing/swiss/criteria_stages.h"

#include <algorithm>
#include <utility>

#include "ronda/pairing/swiss/criterion_table.h"

namespace ronda::swiss {
namespace {

bool IsCounted(TakesPart takes_part, const SolverTerms& terms) {
  switch (takes_part) {
    case TakesPart::kEvenInPairsOnly:
      return true;
    case TakesPart::kAlways:
      return !terms.pairs_only;
    case TakesPart::kLookingAhead:
      return !terms.pairs_only && terms.look_ahead;
    case TakesPart::kWithBye:
      return !terms.pairs_only && terms.bye_unplayed;
  }
  return false;
}

template <class T>
void KeepOnly(std::vector<T>& values, const std::vector<bool>& kept) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (kept[i]) values[next++] = values[i];
  }
  values.erase(values.begin() + static_cast<std::ptrdiff_t>(next), values.end());
}

}  // namespace

CriteriaStages::CriteriaStages(const Field& field, std::span<const CriterionInfo> quality, const Bracket& bracket,
                               const BracketGraph& graph) {
  const SolverTerms& terms = graph.terms();
  if (graph.has_spare()) Add(SpareBlock());
  if (terms.must_pair) Add(MustPairBlock(field[*terms.must_pair]));
  if (terms.completion == CompletionRank::kFirst) Add(MatchedBlock());
  for (const CriterionInfo& info : quality) {
    if (info.criterion == swiss::Criterion::kNextBracket && terms.completion == CompletionRank::kBeforeNextBracket)
      Add(MatchedBlock());
    const CriterionRow& row = RowOf(info.criterion);
    if (!IsCounted(row.takes_part, terms)) continue;
    const PairQuestion unwanted = row.unwanted;
    Add(row.digits(field, bracket), row.is_asked_for(field) ? unwanted : nullptr);
  }
  for (const matching::Kind a : graph.Kinds()) {
    for (const matching::Kind b : IdRange<matching::Kind>(a, graph.kinds() - a.value())) {
      if (const auto edge = graph.EdgeBetweenKinds(a, b)) edges_.push_back({a, b, *edge});
    }
  }
}

void CriteriaStages::Add(std::unique_ptr<DigitBlock> block, PairQuestion unwanted) {
  if (block) criteria_.push_back({std::move(block), unwanted});
}

void CriteriaStages::Keep(const std::vector<bool>& kept) {
  KeepOnly(edges_, kept);
  for (Column& column : known_) KeepOnly(column, kept);
}

std::vector<CriteriaStages::Column> CriteriaStages::ColumnsOf(const DigitBlock& block) const {
  std::vector<Column> columns(block.digits().size(), Column(edges_.size()));
  std::vector<int> values(columns.size());
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    std::ranges::fill(values, 0);
    block.Score(edges_[i].edge, values);
    for (std::size_t digit = 0; digit < columns.size(); ++digit) {
      columns[digit][i] = static_cast<std::uint64_t>(values[digit]);
    }
  }
  return columns;
}

std::uint64_t CriteriaStages::LargestSum(const Digit& digit, int summands) const {
  const auto on_all = static_cast<std::uint64_t>(digit.most) * static_cast<std::uint64_t>(summands);
  return digit.most_in_total ? std::min(static_cast<std::uint64_t>(*digit.most_in_total), on_all) : on_all;
}

bool CriteriaStages::Decides(const Column& column) const {
  if (std::ranges::all_of(column, [](std::uint64_t value) { return value == 0; })) return false;
  return std::ranges::find(known_, column) == known_.end();
}

CriteriaStages::Digits CriteriaStages::Next(matching::LexWeight layout, int most_bits) {
  Digits digits{std::move(layout)};
  for (; criterion_ < criteria_.size(); ++criterion_, digit_ = 0) {
    const auto& [block, unwanted] = criteria_[criterion_];
    std::vector<Column> columns = ColumnsOf(*block);
    for (; digit_ < columns.size(); ++digit_) {
      Column& column = columns[digit_];
      if (unwanted == nullptr && !Decides(column)) continue;
      matching::LexWeight with = digits.layout;
      with.AddDigitUpTo(LargestSum(block->digits()[digit_], with.summands()));
      if (with.solver_bits() > most_bits && !digits.columns.empty()) return digits;
      digits.layout = std::move(with);
      digits.unwanted.push_back(unwanted);
      if (unwanted == nullptr) known_.push_back(column);
      digits.columns.push_back(std::move(column));
    }
  }
  return digits;
}

}  // namespace ronda::swiss
