// Tournaments in files: the format is told by the content (reading) or by the extension (writing).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda {

// Codes of the diagnostics that mean "the file could not be read or written" (exit code 5).
inline constexpr std::string_view kFileUnreadable = "file-unreadable";
inline constexpr std::string_view kFileUnwritable = "file-unwritable";
// Codes of the diagnostics of files that were read but cannot be a tournament of any format (exit code 3).
inline constexpr std::string_view kFileEmpty = "file-empty";
inline constexpr std::string_view kFileBinary = "file-binary";

enum class FileFormat : std::uint8_t { kTrf, kJson, kCsv };

// The bytes of a file; "-" is standard input.
Result<std::string> ReadBytes(const std::string& path);

// Writes to a temporary file beside the target and renames it, so that a reader sees the old file or the new one, never
// half of it. The new file keeps the permissions of the old one, a link to a file stays one, and what is not a regular
// file (a pipe, a device) is written to directly. A desk file is refused: a journal is continued, not replaced.
Result<void> WriteBytes(const std::string& path, std::string_view bytes);

// JSON if the text begins with a bracket, TRF if one of its first lines is such a record, otherwise CSV. Fails with
// kFileEmpty or kFileBinary if it is no text.
Result<FileFormat> DetectFormat(std::string_view bytes, std::string_view file_name);

// By ".trf", ".trfx", ".trfbx", ".trf26", ".fid", ".txt"; ".json"; ".csv", ".tsv"; in any letter case. None for
// anything else.
std::optional<FileFormat> FormatOfExtension(std::string_view path);

// Reads TRF, JSON or a CSV player list.
Parsed<Tournament> ParseTournament(std::string_view bytes, std::string_view file_name);
Parsed<Tournament> LoadTournament(const std::string& path);

}  // namespace ronda
