#include "ronda/pairing/dutch/bracket_graph.h"

#include <algorithm>

namespace ronda::dutch {
namespace {

bool TakesPart(Criterion criterion, const SolverTerms& terms) {
  const bool about_pairs = criterion == Criterion::kPairs || criterion == Criterion::kDownfloaterScores ||
                           criterion == Criterion::kPairingScoreDifference;
  if (terms.pairs_only) return about_pairs;
  if (criterion == Criterion::kNextBracket) return terms.look_ahead;
  if (criterion == Criterion::kByeUnplayedRounds) return terms.bye_unplayed;
  return true;
}

}  // namespace

BracketGraph::BracketGraph(const swiss::Field& field, const DutchEdition& edition, const Bracket& bracket,
                           const SolverTerms& terms)
    : field_(field),
      bracket_(bracket),
      terms_(terms),
      mdps_(static_cast<int>(bracket.mdps.size())),
      bracket_size_(static_cast<int>(bracket.size())),
      upper_size_(bracket_size_ + (terms.with_next ? static_cast<int>(bracket.next.size()) : 0)),
      vertices_(upper_size_ + (terms.with_rest ? static_cast<int>(bracket.rest.size()) : 0)),
      has_bye_(terms.completion != CompletionRank::kNone && !bracket.bye_candidates.empty()),
      layout_(std::max(1, (vertices_ + 1) / 2)) {
  places_ = bracket.mdps;
  places_.insert(places_.end(), bracket.residents.begin(), bracket.residents.end());
  if (terms.with_next) places_.insert(places_.end(), bracket.next.begin(), bracket.next.end());
  if (terms.with_rest) places_.insert(places_.end(), bracket.rest.begin(), bracket.rest.end());
  if (has_bye_) {
    for (const int place : places_) may_have_bye_.push_back(std::ranges::binary_search(bracket.bye_candidates, place));
    ++vertices_;
  }

  if (terms.must_pair) AddBlock(MustPairBlock(field[*terms.must_pair]));
  if (terms.completion == CompletionRank::kFirst) AddBlock(MatchedBlock());
  for (const CriterionInfo& info : edition.quality) {
    if (info.criterion == Criterion::kNextBracket && terms.completion == CompletionRank::kBeforeNextBracket)
      AddBlock(MatchedBlock());
    if (TakesPart(info.criterion, terms)) AddBlock(MakeBlock(info.criterion, field, bracket));
  }
  criteria_digits_ = layout_.digits();
  const auto most = static_cast<std::uint64_t>(bracket_size_ + 3);
  layout_.AddDigit(2);     // mdp_set_digit
  layout_.AddDigit(1);     // exchange_size_digit
  layout_.AddDigit(most);  // exchange_sum_digit
  layout_.AddDigit(most);  // wish_digit
  scores_.assign(static_cast<std::size_t>(criteria_digits_), 0);
  digits_.assign(static_cast<std::size_t>(layout_.digits()), 0);
}

void BracketGraph::AddBlock(std::unique_ptr<DigitBlock> block) {
  if (!block) return;
  for (const int maximum : block->maxima()) layout_.AddDigit(static_cast<std::uint64_t>(maximum));
  blocks_.push_back(std::move(block));
}

bool BracketGraph::IsFilteredOut(int u, int v) const {
  if (terms_.filter == nullptr) return false;
  if (!IsBye(v) && IsBracketPair(u, v)) return !terms_.filter->may_pair(place(u), place(v));
  const auto stays = [&](int vertex) {
    return vertex < bracket_size_ && std::ranges::count(terms_.filter->may_not_float, place(vertex)) > 0;
  };
  return stays(u) || (!IsBye(v) && stays(v));
}

std::optional<Edge> BracketGraph::EdgeBetween(int u, int v) const {
  if (IsFilteredOut(u, v)) return std::nullopt;
  const bool completes = terms_.completion != CompletionRank::kNone;
  if (IsBye(v)) {
    if (!may_have_bye_[static_cast<std::size_t>(u)]) return std::nullopt;
    return Edge{u < bracket_size_ ? EdgeKind::kFloaterToBye : EdgeKind::kOther, &field_[place(u)], nullptr};
  }
  EdgeKind kind = EdgeKind::kOther;
  if (IsBracketPair(u, v)) {
    kind = EdgeKind::kBracketPair;
  } else if (v < upper_size_ && v >= bracket_size_) {
    kind = u < bracket_size_ ? EdgeKind::kFloaterToNext : EdgeKind::kNextPair;
  }
  if (kind == EdgeKind::kOther && !completes) return std::nullopt;
  if (!field_.MayMeet(place(u), place(v))) return std::nullopt;
  return Edge{kind, &field_[place(u)], &field_[place(v)]};
}

std::span<const std::uint64_t> BracketGraph::Digits(const Edge& edge) {
  std::ranges::fill(scores_, 0);
  std::size_t first = 0;
  for (const auto& block : blocks_) {
    const std::size_t count = block->maxima().size();
    block->Score(edge, std::span(scores_).subspan(first, count));
    first += count;
  }
  std::ranges::transform(scores_, digits_.begin(), [](int score) { return static_cast<std::uint64_t>(score); });
  return digits_;
}

}  // namespace ronda::dutch
