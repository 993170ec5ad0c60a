#include "ronda/pairing/lim/round_walk.h"

#include <algorithm>
#include <compare>
#include <iterator>
#include <utility>

namespace ronda::lim {
namespace {

void Append(std::vector<Place>& places, const std::vector<Place>& more) {
  places.insert(places.end(), more.begin(), more.end());
}

std::vector<Place> InRankingOrder(std::vector<Place> places) {
  std::ranges::sort(places);
  return places;
}

BracketExplanation Describe(const swiss::Field& field, const PairedGroup& paired) {
  BracketExplanation explanation;
  explanation.score = paired.score;
  explanation.residents = field.PlayersAt(paired.group.residents);
  explanation.moved_down = field.PlayersAt(paired.group.from_above);
  explanation.upfloaters = field.PlayersAt(InRankingOrder(paired.group.from_below));
  const auto halves = std::span(paired.pairing.arranged);
  explanation.s1 = field.PlayersAt(halves.first(halves.size() / 2));
  explanation.s2 = field.PlayersAt(halves.subspan(halves.size() / 2));
  for (const auto& [one, other] : paired.pairing.pairs) {
    explanation.pairs.push_back({field[std::min(one, other)].player, field[std::max(one, other)].player});
  }
  auto& leaving =
      paired.group.direction == Direction::kDownwards ? explanation.downfloaters : explanation.leaving_upwards;
  leaving = field.PlayersAt(InRankingOrder(paired.pairing.floaters));
  explanation.way = "procedure";
  return explanation;
}

}  // namespace

std::vector<Place> MembersOf(const Group& group) {
  std::vector<Place> members = group.from_above;
  Append(members, group.from_below);
  Append(members, group.residents);
  return members;
}

void SortFloaters(std::vector<Place>& floaters, Direction direction) {
  std::ranges::sort(floaters);
  if (direction == Direction::kUpwards) std::ranges::reverse(floaters);
}

bool RoundWalk::Run(std::span<const Place> places) {
  unpaired_.assign(places.begin(), places.end());
  FormScoregroups(places);
  return PairSide(above_, Direction::kDownwards, from_above_) && PairSide(below_, Direction::kUpwards, from_below_) &&
         PairMedian();
}

// C.04.4.3 §2.2: the median has half of what could be won so far (decision 152).
void RoundWalk::FormScoregroups(std::span<const Place> places) {
  const std::int32_t twice_median = tournament_.rounds() * tournament_.data().point_system.Win().tenths();
  median_.score = Points::Tenths(twice_median / 2);
  for (const Place place : places) {
    const Points score = field_[place].score;
    const auto side = 2 * score.tenths() <=> twice_median;
    if (side == 0) {
      median_.residents.push_back(place);
      continue;
    }
    auto& groups = side > 0 ? above_ : below_;
    if (groups.empty() || groups.back().score != score) groups.push_back({score, {}});
    groups.back().residents.push_back(place);
  }
  std::ranges::reverse(below_);
}

bool RoundWalk::PairSide(const std::vector<Scoregroup>& side, Direction direction, std::vector<Place>& incoming) {
  for (std::size_t i = 0; i < side.size(); ++i) {
    Group group;
    group.direction = direction;
    (direction == Direction::kDownwards ? group.from_above : group.from_below) = incoming;
    group.residents = side[i].residents;
    group.adjacent = i + 1 < side.size() ? side[i + 1].residents : median_.residents;
    group.others = OthersThan(group);
    if (!PairNow(side[i].score, std::move(group))) return false;
    incoming = groups_.back().pairing.floaters;
    SortFloaters(incoming, direction);
  }
  return true;
}

bool RoundWalk::PairMedian() {
  Group group;
  group.is_median = true;
  group.from_above = std::move(from_above_);
  group.from_below = std::move(from_below_);
  group.residents = median_.residents;
  while (!pairer_.CanPair(InRankingOrder(MembersOf(group)))) BreakUp(group);
  return PairNow(median_.score, std::move(group));
}

bool RoundWalk::PairNow(Points score, Group group) {
  auto pairing = pairer_.Pair(group);
  if (!pairing) return false;
  std::vector<Place> paired;
  for (const auto& [one, other] : pairing->pairs) Append(paired, {one, other});
  std::ranges::sort(paired);
  std::erase_if(unpaired_, [&](Place place) { return std::ranges::binary_search(paired, place); });
  groups_.push_back({score, std::move(group), *std::move(pairing)});
  return true;
}

// C.04.4.3 §2.6: the last pair of the lower side if more floaters came from above, else of the higher side; of the
// other side where there is none (decision 154).
void RoundWalk::BreakUp(Group& median) {
  const bool lower_first = median.from_above.size() > median.from_below.size();
  if (lower_first && CrackOn(Direction::kUpwards, median.from_below)) return;
  if (CrackOn(Direction::kDownwards, median.from_above)) return;
  CrackOn(Direction::kUpwards, median.from_below);
}

bool RoundWalk::CrackOn(Direction direction, std::vector<Place>& incoming) {
  for (auto paired = groups_.rbegin(); paired != groups_.rend(); ++paired) {
    auto& [pairs, floaters, arranged] = paired->pairing;
    if (paired->group.direction != direction || pairs.empty()) continue;
    const auto [one, other] = pairs.back();
    pairs.pop_back();
    for (auto* list : {&floaters, &incoming}) Append(*list, {one, other});
    SortFloaters(incoming, direction);
    return true;
  }
  return false;
}

std::vector<Place> RoundWalk::OthersThan(const Group& group) const {
  const std::vector<Place> members = InRankingOrder(MembersOf(group));
  std::vector<Place> others;
  std::ranges::copy_if(unpaired_, std::back_inserter(others),
                       [&](Place place) { return !std::ranges::binary_search(members, place); });
  return others;
}

std::vector<BracketExplanation> Describe(const swiss::Field& field, const std::vector<PairedGroup>& groups,
                                         const ValuesOf& values) {
  std::vector<BracketExplanation> brackets;
  for (const PairedGroup& paired : groups) {
    if (MembersOf(paired.group).empty()) continue;
    brackets.push_back(Describe(field, paired));
    brackets.back().criteria = values(paired);
  }
  std::ranges::stable_sort(brackets, std::ranges::greater{}, &BracketExplanation::score);
  return brackets;
}

}  // namespace ronda::lim
