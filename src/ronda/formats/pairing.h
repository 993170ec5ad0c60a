// A round that somebody else paired, by the numbers of the players: as the document of `ronda pair --format json`
// (docs/formats/pairing-json.md), of which only the numbers, the round and the system are read, or as the lines of
// `--format pairs`: how many, then White and Black, 0 for nobody.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"

namespace ronda::formats {

struct NumberedBoard {
  int white = 0;
  int black = 0;
};

struct NumberedRound {
  std::vector<NumberedBoard> boards = {};  // in the order of publication
  std::vector<int> byes = {};              // who has the bye, or rests
  std::optional<int> round = {};           // where it is said
  std::optional<std::string> system = {};
};

Parsed<NumberedRound> ReadPairing(std::string_view text, std::string_view file_name);

}  // namespace ronda::formats
