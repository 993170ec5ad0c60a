// One round of the Dubov system: the bye first, then scoregroup after scoregroup from the highest down, each with those
// who float up into it (C.04.4.1/2026 §1.9, §3.1, §3.2).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/dubov/record.h"
#include "ronda/pairing/dubov/subgroups.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dubov {

struct PairedBracket {
  std::vector<int> residents;   // places, in ranking order
  std::vector<int> upfloaters;  // likewise
  Subgroups groups;
};

class RoundPairer {
 public:
  RoundPairer(const swiss::Field& field, std::span<const Record> records, swiss::Way way)
      : field_(field), records_(records), way_(way) {}

  // False if no legal pairing of the round exists.
  bool Run();

  std::optional<int> bye() const { return bye_; }
  const std::vector<PairedBracket>& brackets() const { return brackets_; }

  // The value of the pairing of a bracket, criterion by criterion.
  std::vector<CriterionValue> Values(const PairedBracket& paired) const;

 private:
  std::optional<int> ChooseBye(std::span<const int> everybody) const;
  PairedBracket PairTop(std::vector<int>& left) const;

  const swiss::Field& field_;
  std::span<const Record> records_;
  swiss::Way way_;
  std::optional<int> bye_;
  std::vector<PairedBracket> brackets_;
};

}  // namespace ronda::dubov
