// Writes the file that list_file.h searches. Everything is written to a new file beside it, which then takes its place:
// whoever has the old one open keeps it, and a failure leaves it as it is.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/players/gathering.h"
#include "ronda/players/list_file.h"

namespace ronda::players {

using Told = std::function<void(std::uint64_t done, std::uint64_t total)>;

// Fails ("file-unwritable", "players-file") and leaves nothing behind. `kept` is where the old file goes; none:
// nowhere.
Result<void> BuildList(const std::string& path, Gathering& players, const ListInfo& info,
                       const std::optional<std::string>& kept, const Told& told);

}  // namespace ronda::players
