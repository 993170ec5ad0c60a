// Something to read: a file, or bytes that a front end already has.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::service {

struct Source {
  std::string name;                       // a path, "-" for standard input; of bytes: what messages call them
  std::optional<std::string> bytes = {};  // given: no file is read
  std::optional<Diagnostic> fault = {};   // given: why there is nothing to read
  // What was read from the bytes, where a front end has done so already; shared, since it does not change any more.
  std::shared_ptr<const Parsed<Tournament>> read = {};
};

Result<std::string> BytesOf(const Source& source);

// A small text; what is empty or not text is refused.
Result<std::string> TextOf(const Source& source);

Parsed<Tournament> TournamentOf(const Source& source);

// Where a number of players will do instead of a file of them: the number, if the source is one.
std::optional<int> CountOf(const Source& source);

// The errors alone, without warnings and notes.
std::vector<Diagnostic> ErrorsAmong(std::span<const Diagnostic> diagnostics);

}  // namespace ronda::service
