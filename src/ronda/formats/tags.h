// Tags of players: a CSV file with the columns tpn and tag, a line for every tag a player has.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/ids.h"

namespace ronda::formats {

Result<std::map<Tpn, std::vector<std::string>>> ReadTags(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::formats
