// The appeals committee (Elementos §1.2.3): chosen one by one by an announced order of conditions, by lot or by vote;
// the first presides, the next are regular members, the last are reserves. For a dispute the parties step aside and the
// reserves move up.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/alphabet.h"
#include "ronda/base/date.h"
#include "ronda/model/tournament.h"

namespace ronda::awards {

enum class ArbiterTitle : std::uint8_t { kNone, kNational, kInternational };

// In the order of the book, which is the order they are compared in unless another one is announced. Decision 105.
enum class CommitteeCondition : std::uint8_t {
  kAdult,            // 18 years old or more
  kOtherFederation,  // than every member chosen so far
  kArbiter,          // international before national before none
  kRating,           // the highest
  kAge,              // the highest
  kName,             // the first in the alphabet
};

std::string_view NameOf(CommitteeCondition condition);
std::optional<CommitteeCondition> ConditionFromName(std::string_view name);
std::vector<CommitteeCondition> BookConditions();

enum class CommitteeWay : std::uint8_t {
  kByRule,
  kByLot,
  kByVote,
  kDelegates,  // one of each team or federation
};

struct CommitteeRules {
  CommitteeWay way = CommitteeWay::kByRule;
  std::vector<CommitteeCondition> conditions = BookConditions();
  int members = 3;  // with the one who presides
  int reserves = 2;
  std::uint64_t seed = 1;  // of the lot
  Alphabet alphabet = Alphabet::English();
};

// What a player brings that the entry list does not say.
struct CommitteeFacts {
  ArbiterTitle arbiter = ArbiterTitle::kNone;
  int votes = 0;
};

struct CommitteeQuestion {
  CommitteeRules rules;
  std::optional<Date> day;            // ages are counted on it; without it nobody's age is known
  std::vector<CommitteeFacts> facts;  // by player; may be empty
  std::vector<PlayerIndex> not_eligible;
};

enum class CommitteeRole : std::uint8_t { kPresident, kMember, kReserve, kDelegate };

struct CommitteeMember {
  PlayerIndex player{0};
  CommitteeRole role = CommitteeRole::kMember;
  std::optional<int> age;
  // The condition that put the player before the next best; none if there was no other or the choice was by lot.
  std::optional<CommitteeCondition> decided_by;
  bool decided_by_votes = false;
  std::string of = {};  // the team or federation a delegate speaks for
};

// As many members as there are players for, in the order they were chosen.
std::vector<CommitteeMember> ChooseCommittee(const Tournament& tournament, const CommitteeQuestion& question);

// The members who sit in a dispute: the first of the list who are not parties to it; the first of them presides. Fewer
// than `seats` if the reserves do not suffice.
std::vector<CommitteeMember> SittingIn(std::span<const CommitteeMember> committee, std::span<const PlayerIndex> parties,
                                       int seats);

}  // namespace ronda::awards
