#include "ronda/pairing/lim/uncoloured.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "ronda/pairing/lim/bracket_pairer.h"
#include "ronda/pairing/swiss/board_order.h"
#include "ronda/pairing/upfloat/pairable.h"

namespace ronda::lim {
namespace {

using swiss::Field;
using upfloat::CanPair;
using upfloat::Without;

constexpr swiss::FieldRules kFieldRules{swiss::ByeRule::kNoByeOfAWin, UnplayedFloats::kNone};

const SystemInfo kInfo{.id = "lim-uncoloured",
                       .title = "Lim system without colours",
                       .regulation = "Elementos de un torneo, appendix B",
                       .effective_from = "",
                       .effective_to = "",
                       .colours = ColourUse::kNone};

struct RankedPair {
  int higher = 0;
  int lower = 0;
};

class RoundPairer {
 public:
  RoundPairer(const Tournament& tournament, const Field& field)
      : tournament_(tournament), field_(field), unpaired_(static_cast<std::size_t>(field.size())) {
    const History history(tournament);
    for (const swiss::Entrant& entrant : field.entrants()) {
      marks_.push_back(MarksOf(tournament, history, entrant.player));
    }
    std::iota(unpaired_.begin(), unpaired_.end(), 0);
  }

  bool Run() {
    if (unpaired_.size() % 2 == 1) {
      bye_ = ChooseBye();
      if (!bye_) return false;
      unpaired_ = Without(unpaired_, *bye_);
    } else if (!CanPair(field_, unpaired_)) {
      return false;
    }
    // Median: half of what could be won so far.
    const Points median = Points::Tenths(tournament_.rounds() * tournament_.data().point_system.Win().tenths() / 2);
    const std::vector<Points> scores = Scores();
    for (const Points score : scores) {
      if (score > median) PairGroup(score, Direction::kDownwards, from_above_);
    }
    for (auto score = scores.rbegin(); score != scores.rend(); ++score) {
      if (*score < median) PairGroup(*score, Direction::kUpwards, from_below_);
    }
    PairMedian(median);
    return true;
  }

  const std::vector<LimPair>& pairs() const { return pairs_; }
  const std::optional<int>& bye() const { return bye_; }

 private:
  // From the top.
  std::vector<Points> Scores() const {
    std::vector<Points> scores;
    for (const int place : unpaired_) {
      if (scores.empty() || scores.back() != field_[place].score) scores.push_back(field_[place].score);
    }
    return scores;
  }

  // The lowest score; there the largest number without a breach of B5 and B6, as far as somebody has none.
  std::optional<int> ChooseBye() const {
    std::vector<int> order(unpaired_);
    const BracketPairer brackets(field_, marks_);
    std::ranges::sort(order, {}, [&](int place) {
      return std::tuple(field_[place].score, brackets.Breach(place, Float::kDown), -field_[place].player.value());
    });
    const auto found = std::ranges::find_if(
        order, [&](int place) { return field_[place].may_have_bye && CanPair(field_, Without(unpaired_, place)); });
    return found == order.end() ? std::nullopt : std::optional(*found);
  }

  std::vector<int> Residents(Points score) const {
    std::vector<int> residents;
    std::ranges::copy_if(unpaired_, std::back_inserter(residents), [&](int place) {
      return field_[place].score == score && std::ranges::count(from_above_, place) == 0 &&
             std::ranges::count(from_below_, place) == 0;
    });
    return residents;
  }

  void PairGroup(Points score, Direction direction, std::vector<int>& incoming) {
    LimBracket bracket;
    bracket.direction = direction;
    bracket.residents = Residents(score);
    (direction == Direction::kDownwards ? bracket.from_above : bracket.from_below) = incoming;
    bracket.others = unpaired_;
    std::erase_if(bracket.others, [&](int place) {
      return std::ranges::count(bracket.residents, place) > 0 || std::ranges::count(incoming, place) > 0;
    });
    const LimResult result = BracketPairer(field_, marks_).Run(bracket);
    Take(result);
    incoming = result.floaters;
    // From above: the highest score and smallest number first; from below the other way round.
    std::ranges::sort(incoming);
    if (direction == Direction::kUpwards) std::ranges::reverse(incoming);
  }

  void PairMedian(Points median) {
    LimBracket bracket;
    bracket.is_median = true;
    bracket.residents = Residents(median);
    bracket.from_above = from_above_;
    bracket.from_below = from_below_;
    Take(BracketPairer(field_, marks_).Run(bracket));
  }

  void Take(const LimResult& result) {
    for (const LimPair& pair : result.pairs) {
      pairs_.push_back(pair);
      unpaired_ = Without(Without(unpaired_, pair.one), pair.other);
    }
  }

  const Tournament& tournament_;
  const Field& field_;
  std::vector<FloatMarks> marks_;
  std::vector<int> unpaired_;
  std::vector<int> from_above_;
  std::vector<int> from_below_;
  std::vector<LimPair> pairs_;
  std::optional<int> bye_;
};

}  // namespace

const SystemInfo& Uncoloured::info() const { return kInfo; }

Result<RoundPairing> Uncoloured::Pair(const Tournament& tournament) const {
  const Field field(tournament, kFieldRules);
  RoundPairer pairer(tournament, field);
  if (!pairer.Run()) {
    return tl::unexpected(Diagnostic{.code = std::string(kNoLegalPairing),
                                     .message = "no legal pairing of the round exists: too many have met already, or "
                                                "nobody may have the bye any more",
                                     .hint = "a bye on request or a lifted prohibition may open a way"});
  }
  std::vector<RankedPair> pairs;
  for (const auto& [one, other] : pairer.pairs()) pairs.push_back({std::min(one, other), std::max(one, other)});
  swiss::SortForPublication(field, pairs);
  RoundPairing pairing;
  for (const auto& [higher, lower] : pairs) {
    pairing.boards.push_back({field[higher].player, field[lower].player, {"2.9.1", "no colours; ranked higher"}});
  }
  if (pairer.bye()) pairing.bye = field[*pairer.bye()].player;
  return pairing;
}

}  // namespace ronda::lim
