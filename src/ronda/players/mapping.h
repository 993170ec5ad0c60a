// Which columns of a national list mean what: a CSV file of two columns, `field` and `column`, a line for each field
// there is. A column that begins with "=" is a value that holds for everybody ("federation,=GER").
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"

namespace ronda::players {

struct MappedColumn {
  std::string field;   // "number", "id", "name", "surname", "given", ...
  std::string column;  // its heading in the list
  std::string value;   // instead of a column; may be empty
};
using Mapping = std::vector<MappedColumn>;

// Reports everything wrong with it (code "players-mapping"); it needs a name, a number or an id, and a federation.
Parsed<Mapping> ReadMapping(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::players
