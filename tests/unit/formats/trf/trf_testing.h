// What the tests of the TRF reader and writer share.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/formats/trf/trf.h"

namespace ronda::trf {

inline std::string FileBytes(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Every TRF under a folder, in a fixed order; none if the folder is not there.
inline std::vector<std::filesystem::path> TrfFiles(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  if (!std::filesystem::exists(folder)) return paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".trf") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

inline std::string Lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

inline std::string AllOf(const std::vector<Diagnostic>& diagnostics) {
  std::string text;
  for (const Diagnostic& diagnostic : diagnostics) text += FormatDiagnostic(diagnostic);
  return text;
}

inline std::vector<std::string> CodesOf(const std::vector<Diagnostic>& diagnostics) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : diagnostics) codes.push_back(diagnostic.code);
  return codes;
}

// A 001 record: number, name, rating and points, then the rounds as they stand in the file ("   2 w 1").
inline std::string PlayerLine(int tpn, std::string_view points, const std::vector<std::string>& rounds) {
  std::string line = "001 ";
  const std::string number = std::to_string(tpn);
  line += std::string(4 - number.size(), ' ') + number;
  line += "      Player" + std::to_string(tpn);
  line.resize(48, ' ');
  line += "2000";
  line.resize(84 - points.size(), ' ');
  line += points;
  line.resize(91, ' ');
  for (std::size_t i = 0; i < rounds.size(); ++i) line += (i == 0 ? "" : "  ") + rounds[i];
  return line;
}

// Reads text that must have no error.
inline File ReadWell(std::string_view text) {
  auto parsed = Read(text, "test.trf");
  EXPECT_TRUE(parsed.value.has_value()) << AllOf(parsed.diagnostics) << text;
  if (!parsed.value) std::abort();
  return std::move(*parsed.value);
}

}  // namespace ronda::trf
