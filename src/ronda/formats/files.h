// Tournaments in files: the format is told by the content (reading) or by the extension (writing).
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda {

// Codes of the diagnostics that mean "the file could not be read or written" (exit code 5).
inline constexpr std::string_view kFileUnreadable = "file-unreadable";
inline constexpr std::string_view kFileUnwritable = "file-unwritable";

// The bytes of a file; "-" is standard input.
Result<std::string> ReadBytes(const std::string& path);

// Writes to a temporary file beside the target and renames it, so that a reader sees the old file or the new one, never
// half of it.
Result<void> WriteBytes(const std::string& path, std::string_view bytes);

// Reads TRF, JSON or a CSV player list.
Parsed<Tournament> LoadTournament(const std::string& path);

}  // namespace ronda
