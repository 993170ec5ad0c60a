#include "ronda/awards/committee.h"

#include <algorithm>
#include <array>
#include <compare>
#include <numeric>
#include <span>

#include "ronda/base/random.h"

namespace ronda::awards {
namespace {

using enum CommitteeCondition;

constexpr std::array<std::pair<CommitteeCondition, std::string_view>, 6> kNames{{{kAdult, "adult"},
                                                                                 {kOtherFederation, "federation"},
                                                                                 {kArbiter, "arbiter"},
                                                                                 {kRating, "rating"},
                                                                                 {kAge, "age"},
                                                                                 {kName, "name"}}};
constexpr int kAdultAge = 18;

class Chooser {
 public:
  Chooser(const Tournament& tournament, const CommitteeQuestion& question)
      : tournament_(tournament), question_(question), lot_(tournament.players().size()) {
    std::vector<std::size_t> drawn(lot_.size());
    std::iota(drawn.begin(), drawn.end(), std::size_t{0});
    Random random(question.rules.seed);
    random.Shuffle(std::span(drawn));
    for (std::size_t place = 0; place < drawn.size(); ++place) lot_[drawn[place]] = place;
    for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
      if (std::ranges::count(question.not_eligible, PlayerIndex(i)) == 0) left_.emplace_back(i);
    }
  }

  std::vector<CommitteeMember> Run() {
    const CommitteeRules& rules = question_.rules;
    while (std::ssize(chosen_) < rules.members + rules.reserves && !left_.empty()) Choose();
    return std::move(chosen_);
  }

 private:
  // Of two players the better and what decided between them.
  struct Verdict {
    std::strong_ordering order;  // greater: the first is better
    std::optional<CommitteeCondition> by;
    bool by_votes = false;
  };

  void Choose() {
    auto best = left_.begin();
    for (auto it = std::next(left_.begin()); it != left_.end(); ++it) {
      if (Compare(*it, *best).order > 0) best = it;
    }
    CommitteeMember member;
    member.player = *best;
    member.role = RoleAt(chosen_.size());
    member.age = AgeOf(*best);
    left_.erase(best);
    std::optional<PlayerIndex> next;
    for (const PlayerIndex other : left_) {
      if (!next || Compare(other, *next).order > 0) next = other;
    }
    if (next) {
      const Verdict verdict = Compare(member.player, *next);
      member.decided_by = verdict.by;
      member.decided_by_votes = verdict.by_votes;
    }
    chosen_.push_back(member);
  }

  CommitteeRole RoleAt(std::size_t place) const {
    if (place == 0) return CommitteeRole::kPresident;
    return static_cast<int>(place) < question_.rules.members ? CommitteeRole::kMember : CommitteeRole::kReserve;
  }

  Verdict Compare(PlayerIndex a, PlayerIndex b) const {
    if (question_.rules.way == CommitteeWay::kByLot) return {lot_[b.index()] <=> lot_[a.index()], std::nullopt};
    if (question_.rules.way == CommitteeWay::kByVote) {
      const auto order = FactsOf(a).votes <=> FactsOf(b).votes;
      if (order != 0) return {order, std::nullopt, true};
    }
    for (const CommitteeCondition condition : question_.rules.conditions) {
      const auto order = CompareBy(condition, a, b);
      if (order != 0) return {order, condition};
    }
    return {b <=> a, std::nullopt};
  }

  std::strong_ordering CompareBy(CommitteeCondition condition, PlayerIndex a, PlayerIndex b) const {
    switch (condition) {
      case kAdult:
        return IsAdult(a) <=> IsAdult(b);
      case kOtherFederation:
        return IsOfOtherFederation(a) <=> IsOfOtherFederation(b);
      case kArbiter:
        return FactsOf(a).arbiter <=> FactsOf(b).arbiter;
      case kRating:
        return RatingOf(a) <=> RatingOf(b);
      case kAge:
        return CompareAges(a, b);
      case kName:
        return KeyOf(b) <=> KeyOf(a);
    }
    return std::strong_ordering::equal;
  }

  CommitteeFacts FactsOf(PlayerIndex player) const {
    return player.index() < question_.facts.size() ? question_.facts[player.index()] : CommitteeFacts{};
  }

  NameKey KeyOf(PlayerIndex player) const { return question_.rules.alphabet.KeyOf(tournament_.player(player).name); }

  int RatingOf(PlayerIndex player) const { return tournament_.player(player).rating.value_or(0); }

  std::optional<Date> BirthOf(PlayerIndex player) const { return ParseDate(tournament_.player(player).birth_date); }

  // Where the birthday is not known the year must suffice.
  std::optional<int> AgeOf(PlayerIndex player) const {
    const auto birth = BirthOf(player);
    if (!birth || !question_.day) return std::nullopt;
    const int years = question_.day->year - birth->year;
    return AgeOn(*birth, *question_.day).value_or(years);
  }

  // A year alone shows that somebody is of age only if that was so on its first day already.
  bool IsAdult(PlayerIndex player) const {
    const auto birth = BirthOf(player);
    if (!birth || !question_.day) return false;
    const int years = question_.day->year - birth->year;
    return AgeOn(*birth, *question_.day).value_or(years - 1) >= kAdultAge;
  }

  std::strong_ordering CompareAges(PlayerIndex a, PlayerIndex b) const {
    const auto first = BirthOf(a);
    const auto second = BirthOf(b);
    if (!first || !second) return first.has_value() <=> second.has_value();
    return *second <=> *first;
  }

  bool IsOfOtherFederation(PlayerIndex player) const {
    const std::string& own = tournament_.player(player).federation;
    return std::ranges::none_of(
        chosen_, [&](const CommitteeMember& member) { return tournament_.player(member.player).federation == own; });
  }

  const Tournament& tournament_;
  const CommitteeQuestion& question_;
  std::vector<std::size_t> lot_;
  std::vector<PlayerIndex> left_;
  std::vector<CommitteeMember> chosen_;
};

}  // namespace

std::string_view NameOf(CommitteeCondition condition) {
  return std::ranges::find(kNames, condition, &std::pair<CommitteeCondition, std::string_view>::first)->second;
}

std::optional<CommitteeCondition> ConditionFromName(std::string_view name) {
  const auto found = std::ranges::find(kNames, name, &std::pair<CommitteeCondition, std::string_view>::second);
  return found == kNames.end() ? std::nullopt : std::optional(found->first);
}

std::vector<CommitteeCondition> BookConditions() { return {kAdult, kOtherFederation, kArbiter, kRating, kAge, kName}; }

std::vector<CommitteeMember> ChooseCommittee(const Tournament& tournament, const CommitteeQuestion& question) {
  return Chooser(tournament, question).Run();
}

std::vector<CommitteeMember> SittingIn(std::span<const CommitteeMember> committee, std::span<const PlayerIndex> parties,
                                       int seats) {
  std::vector<CommitteeMember> sitting;
  for (const CommitteeMember& member : committee) {
    if (std::ranges::count(parties, member.player) > 0 || std::ssize(sitting) == seats) continue;
    sitting.push_back(member);
    sitting.back().role = sitting.size() == 1 ? CommitteeRole::kPresident : CommitteeRole::kMember;
  }
  return sitting;
}

}  // namespace ronda::awards
