// One round of the Dubov system: the bye first, then scoregroup after scoregroup from the highest down, each with those
// who float up into it (C.04.4.1/2026 §1.9, §3.1, §3.2).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/dubov/record.h"
#include "ronda/pairing/dubov/subgroups.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dubov {

struct PairedBracket {
  std::vector<Place> residents;   // in ranking order
  std::vector<Place> upfloaters;  // likewise
  Subgroups groups;
};

class RoundPairer {
 public:
  RoundPairer(const swiss::Field& field, IdSpan<Place, const Record> records, swiss::Way way)
      : field_(field), records_(records), way_(way) {}

  // False if no legal pairing of the round exists.
  bool Run();

  std::optional<Place> bye() const { return bye_; }
  const std::vector<PairedBracket>& brackets() const { return brackets_; }

  // The value of the pairing of a bracket, criterion by criterion.
  std::vector<CriterionValue> Values(const PairedBracket& paired) const;

 private:
  std::optional<Place> ChooseBye(std::span<const Place> everybody) const;
  PairedBracket PairTop(std::vector<Place>& left) const;

  const swiss::Field& field_;
  IdSpan<Place, const Record> records_;
  swiss::Way way_;
  std::optional<Place> bye_;
  std::vector<PairedBracket> brackets_;
};

}  // namespace ronda::dubov
