// Who entered what somebody else now enters otherwise.
#pragma once

#include <optional>
#include <string>

#include "ronda/command/command.h"
#include "ronda/store/store.h"

namespace ronda::desk {

// Who entered a result, and when: "Anna, 14:03 UTC"; nothing of what lies far before the newest act.
std::optional<std::string> EnteredBy(store::Store& store, store::TournamentId tournament,
                                     const command::EnterResult& wish, journal::Seq newest);

}  // namespace ronda::desk
