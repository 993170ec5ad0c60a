// Acts added to the end of a journal, by the number and the hash that its writer took for the end. Two writers who take
// the same end cannot both succeed: the row of the tournament changes hands once.
#pragma once

#include "ronda/base/result.h"
#include "ronda/store/sql/connection.h"
#include "ronda/store/store.h"

namespace ronda::store {

journal::StoredAct ActIn(const Row& row);  // seq, command, body, hash

inline constexpr std::string_view kFindCommand =
    "SELECT seq, command, body, hash FROM act WHERE tournament = $1 AND command = $2";

// Within the transaction that is open.
Result<Added> AppendOne(Connection& connection, const Addition& addition);

}  // namespace ronda::store
