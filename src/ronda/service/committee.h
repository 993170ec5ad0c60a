// The appeals committee of an event.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/awards/committee.h"
#include "ronda/service/alphabet_choice.h"
#include "ronda/service/source.h"

namespace ronda::service {

// Lists name players by pairing number, with commas between them.
struct CommitteeRequest {
  Source file;
  awards::CommitteeWay way = awards::CommitteeWay::kByRule;
  std::optional<std::string> order;  // the conditions in their order; none: as usual
  std::string arbiters;              // "3:IA,7:NA"
  std::string votes;                 // "3:12,7:9"
  std::string not_eligible;          // "4,9"
  std::string parties;               // of a dispute: who sits in it
  std::string delegates;             // whom teams or federations name: "3,9"; the others by the conditions
  AlphabetRequest alphabet;
  std::optional<std::string> date;  // on which ages are counted; none: the first day of the event
  int members = 3;
  int reserves = 2;
  std::uint64_t seed = 1;  // of the lot
};

struct Committee {
  Tournament tournament;
  awards::CommitteeRules rules;
  std::vector<awards::CommitteeMember> members;
  bool is_dispute = false;
};

// With a warning for what the choice lacked; the committee stands all the same.
Parsed<Committee> ChooseCommittee(const CommitteeRequest& request);

}  // namespace ronda::service
