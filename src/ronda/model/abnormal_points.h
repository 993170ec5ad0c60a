// What entries are worth where record 299 says so.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "ronda/model/point_table.h"
#include "ronda/model/tournament.h"

namespace ronda {

// The points of every entry, in the order of the entries; nothing where the results alone say them. A value for a kind
// of result replaces what the result yields; bonuses and penalties come on top, whatever the order of the list.
std::vector<Points> WithAbnormalPoints(const TournamentData& data, const PointTable& table,
                                       const std::function<std::optional<PlayerIndex>(Tpn)>& find);

}  // namespace ronda
