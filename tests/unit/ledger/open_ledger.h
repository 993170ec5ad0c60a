// Desk files for tests, and who works with them.
#pragma once

#include <string>

#include "ronda/ledger/ledger.h"
#include "support/temporary_folder.h"

namespace ronda::ledger {

// Who asks, the n-th time.
command::Context Asking(int n, command::Warning confirmed = command::Warning::kNone);

// Players "Player 1", "Player 2", ...
command::Opening NewEvent(const std::string& name, int players);

// Aborts if the file cannot be opened.
Ledger OpenFile(const testing::TemporaryFolder& folder, store::Access access = store::Access::kWrite);

}  // namespace ronda::ledger
