// The appeals committee as it is announced.
#pragma once

#include <cstdint>
#include <vector>

#include "ronda/awards/committee.h"
#include "ronda/model/tournament.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct ChosenCommittee {
  const Tournament& tournament;
  const awards::CommitteeRules& rules;
  std::vector<awards::CommitteeMember> members;
  bool is_dispute = false;  // who sits in it
};

Sheet SheetOf(const ChosenCommittee& chosen);
Table CsvTableOf(const ChosenCommittee& chosen);
Value DocumentOf(const ChosenCommittee& chosen);

}  // namespace ronda::sheets
