// What the fields of a player's line mean. A field that cannot be understood is reported; where the list is of use
// without it that is a warning.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/formats/csv/columns.h"
#include "ronda/formats/csv/records.h"
#include "ronda/formats/text.h"
#include "ronda/model/player.h"

namespace ronda::csv {

class CellReader {
 public:
  explicit CellReader(std::vector<text::Problem>& problems) : problems_(problems) {}

  // A field that is not empty; pairing numbers and teams are left to the caller, who sees all of them.
  void Read(Column column, const Field& cell, Player& player);
  // To be called when the player's federation is known.
  void FinishNational(const Field& place, Player& player);

 private:
  void Error(const Field& field, std::string code, std::string message, std::string hint);
  void Warn(const Field& field, std::string code, std::string message, std::string hint);
  void ReadTitle(const Field& cell, Player& player);
  void ReadSex(const Field& cell, Player& player);
  void ReadFederation(const Field& cell, Player& player);
  void ReadFideId(const Field& cell, Player& player);
  void ReadDate(const Field& cell, Player& player);
  void ReadNational(Column column, const Field& cell, Player& player);
  std::optional<int> ReadRating(const Field& cell);

  std::vector<text::Problem>& problems_;
};

}  // namespace ronda::csv
