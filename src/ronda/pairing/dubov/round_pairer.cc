#include "ronda/pairing/dubov/round_pairer.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/pairing/dubov/upfloaters.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/criterion_table.h"

namespace ronda::dubov {
namespace {

std::vector<Place> Without(const std::vector<Place>& places, const std::vector<Place>& some) {
  std::vector<Place> left;
  std::ranges::set_difference(places, some, std::back_inserter(left));
  return left;
}

}  // namespace

bool RoundPairer::Run() {
  std::vector<Place> left(field_.places().begin(), field_.places().end());
  if (left.size() % 2 == 1) {
    bye_ = ChooseBye(left);
    if (!bye_) return false;
    std::erase(left, *bye_);
  } else if (!swiss::CanComplete(field_, left, {})) {
    return false;
  }
  while (!left.empty()) brackets_.push_back(PairTop(left));
  return true;
}

// C.04.4.1/2026 §3.1: the lowest score, the most games played, the largest pairing number of those whose bye leaves a
// complete pairing.
// Decision 137.
std::optional<Place> RoundPairer::ChooseBye(std::span<const Place> everybody) const {
  std::vector<Place> candidates = swiss::ByeCandidates(field_, everybody);
  std::ranges::sort(candidates, {}, [&](Place place) {
    const swiss::Entrant& player = field_[place];
    return std::tuple(player.score, player.unplayed_rounds, -player.player.value());
  });
  return swiss::FirstWhoLeavesCompletePairing(field_, everybody, candidates);
}

// Pairs the highest scoregroup of those left and takes its bracket out of them.
PairedBracket RoundPairer::PairTop(std::vector<Place>& left) const {
  Scoregroup group;
  for (const Place place : left) {
    const bool resident = field_[place].score == field_[left.front()].score;
    (resident ? group.residents : group.below).push_back(place);
  }
  PairedBracket paired;
  paired.residents = group.residents;
  paired.upfloaters = Upfloaters(field_, records_, way_).Choose(group);
  std::vector<Place> bracket = group.residents;
  bracket.insert(bracket.end(), paired.upfloaters.begin(), paired.upfloaters.end());
  paired.groups = PairSubgroups(field_, {records_, way_}, bracket);
  left = Without(group.below, paired.upfloaters);
  return paired;
}

std::vector<CriterionValue> RoundPairer::Values(const PairedBracket& paired) const {
  std::vector<int> differences;
  int maximum = 0;
  int times = 0;
  int again = 0;
  const int score = field_[paired.residents.front()].score.tenths();
  for (const Place place : paired.upfloaters) {
    const Record& record = records_[place];
    differences.push_back(score - field_[place].score.tenths());
    maximum += record.maximum_upfloater ? 1 : 0;
    times += record.maximum_upfloater ? record.upfloats : 0;
    again += record.upfloated_last ? 1 : 0;
  }
  std::ranges::sort(differences, std::greater{});
  int same_origin = 0;
  int rating_gap = 0;
  int denied = 0;
  for (std::size_t i = 0; i < paired.groups.s1.size(); ++i) {
    const Place one = paired.groups.s1[i];
    const Place other = paired.groups.t2[i];
    same_origin += field_.SameOrigin(one, other) ? 1 : 0;
    rating_gap += field_.RatingGap(one, other) ? 1 : 0;
    denied += swiss::DeniesPreference(field_[one], field_[other]) ? 1 : 0;
  }
  std::vector<CriterionValue> values{
      {"C5", "2.3.1", "upfloaters", {Count(paired.upfloaters)}, ValueUnit::kCounts},
      {"C6", "2.3.2", "score differences of the upfloaters", differences, ValueUnit::kTenths},
  };
  const auto add_if_asked = [&](const swiss::CriterionInfo& info, int value) {
    if (swiss::RowOf(info.criterion).is_asked_for(field_))
      values.push_back({info.tag, info.article, info.meaning, {value}});
  };
  add_if_asked(swiss::kB3Bis, same_origin);
  add_if_asked(swiss::kB3BisBis, rating_gap);
  values.push_back({"C7", "2.3.3", "players who do not get their colour preference", {denied}, ValueUnit::kCounts});
  if (field_.is_last_round()) return values;
  values.push_back({"C8", "2.3.4", "upfloaters who are maximum upfloaters", {maximum}, ValueUnit::kCounts});
  values.push_back({"C9", "2.3.5", "times those have been upfloated", {times}, ValueUnit::kCounts});
  values.push_back({"C10", "2.3.6", "upfloaters who upfloated in the round before", {again}, ValueUnit::kCounts});
  return values;
}

}  // namespace ronda::dubov
