// Which format a file has, and its reader.
#include <algorithm>
#include <array>
#include <utility>

#include "ronda/base/letters.h"
#include "ronda/formats/csv/csv.h"
#include "ronda/formats/files.h"
#include "ronda/formats/json/json.h"
#include "ronda/formats/text.h"
#include "ronda/formats/trf/trf.h"

namespace ronda {
namespace {

constexpr std::size_t kLinesLookedAt = 100;
constexpr std::size_t kBytesLookedAt = 65'536;
constexpr std::size_t kLongestLineStart = 4;

tl::unexpected<Diagnostic> Refused(std::string_view code, std::string_view file_name, std::string message,
                                   std::string hint) {
  return tl::unexpected(Diagnostic{.code = std::string(code),
                                   .message = std::move(message),
                                   .hint = std::move(hint),
                                   .file = std::string(file_name)});
}

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// Three digits, XX and a letter or BB and a letter, a comment; and then a blank or nothing.
bool IsTrfRecord(std::string_view line) {
  if (line.size() < 3 || (line.size() > 3 && line[3] != ' ' && line[3] != '\t')) return false;
  const std::string_view code = line.substr(0, 3);
  const bool is_letter = code[2] >= 'A' && code[2] <= 'Z';
  return std::ranges::all_of(code, IsDigit) || code == "###" ||
         ((code.starts_with("XX") || code.starts_with("BB")) && is_letter);
}

bool HasTrfRecord(std::string_view text) {
  text = text.substr(0, kBytesLookedAt);
  for (std::size_t i = 0; i < kLinesLookedAt && !text.empty(); ++i) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    if (IsTrfRecord(text.substr(0, std::min(end, kLongestLineStart)))) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

}  // namespace

Result<FileFormat> DetectFormat(std::string_view bytes, std::string_view file_name) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
    return Refused(kFileBinary, file_name, "the file is in UTF-16", "save it as UTF-8");
  }
  if (bytes.starts_with(text::kUtf8Bom)) bytes.remove_prefix(text::kUtf8Bom.size());
  const std::size_t start = bytes.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) {
    return Refused(kFileEmpty, file_name, "the file is empty", "is it the right file, and was it saved?");
  }
  if (bytes.find('\0') != std::string_view::npos) {
    return Refused(kFileBinary, file_name, "the file is not text", "give a TRF, a JSON or a CSV file");
  }
  if (bytes[start] == '{' || bytes[start] == '[') return FileFormat::kJson;
  return HasTrfRecord(bytes) ? FileFormat::kTrf : FileFormat::kCsv;
}

std::optional<FileFormat> FormatOfExtension(std::string_view path) {
  const auto dot = path.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const std::string extension = Lower(path.substr(dot + 1));
  constexpr std::array<std::pair<std::string_view, FileFormat>, 9> kExtensions{{{"trf", FileFormat::kTrf},
                                                                                {"trfx", FileFormat::kTrf},
                                                                                {"trfbx", FileFormat::kTrf},
                                                                                {"trf26", FileFormat::kTrf},
                                                                                {"fid", FileFormat::kTrf},
                                                                                {"txt", FileFormat::kTrf},
                                                                                {"json", FileFormat::kJson},
                                                                                {"csv", FileFormat::kCsv},
                                                                                {"tsv", FileFormat::kCsv}}};
  for (const auto& [name, format] : kExtensions) {
    if (name == extension) return format;
  }
  return std::nullopt;
}

Parsed<Tournament> ParseTournament(std::string_view bytes, std::string_view file_name) {
  const auto format = DetectFormat(bytes, file_name);
  if (!format) return {std::nullopt, {format.error()}};
  switch (*format) {
    case FileFormat::kJson:
      return json::Read(bytes, file_name);
    case FileFormat::kCsv:
      return csv::ReadPlayers(bytes, file_name);
    case FileFormat::kTrf:
      break;
  }
  auto file = trf::Read(bytes, file_name);
  Parsed<Tournament> parsed{std::nullopt, std::move(file.diagnostics)};
  if (file.value) parsed.value = std::move(file.value->tournament);
  return parsed;
}

Parsed<Tournament> LoadTournament(const std::string& path) {
  const auto bytes = ReadBytes(path);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  return ParseTournament(*bytes, path);
}

}  // namespace ronda
