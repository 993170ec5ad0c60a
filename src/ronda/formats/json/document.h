// Reads a small JSON file of its own kind: prizes, settings, brackets, tables. The byte order mark, the encoding, the
// syntax and the places of all problems are dealt with here; what the values mean is the caller's.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/text.h"

namespace ronda::json {

// `read` takes the root of the document and the list of problems, and returns the value, or none.
template <class T, class ReadRoot>
Parsed<T> ReadDocument(std::string_view bytes, std::string_view file_name, ReadRoot read) {
  if (bytes.starts_with(text::kUtf8Bom)) bytes.remove_prefix(text::kUtf8Bom.size());
  std::vector<text::Problem> problems;
  Parsed<T> parsed;
  if (const auto broken = text::FindInvalidUtf8(bytes)) {
    problems.push_back(
        {Severity::kError, "json-encoding", "the file is not UTF-8", "store it as UTF-8", text::Range{*broken, 1}});
  } else if (const Tape tape = Tape::Parse(bytes, problems); !tape.empty()) {
    parsed.value = read(tape.root(), problems);
  }
  parsed.diagnostics = text::Locate(std::move(problems), bytes, file_name);
  return parsed;
}

}  // namespace ronda::json
