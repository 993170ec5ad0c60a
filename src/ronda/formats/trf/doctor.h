// The TRF doctor: repairs what has one sensible repair and says what it did and why. It never touches what is right:
// a file without anything to repair comes back to the byte. What has no single repair stays and is reported.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"

namespace ronda::trf {

struct Change {
  int line = 0;        // in the file as it was, from 1; 0: the file as a whole (line ends, encoding)
  std::string before;  // the line as it was, decoded to UTF-8; empty for a line that was added
  std::string after;   // the line as it is now; empty for a line that was removed
  std::string reason;
  std::string code;  // "fix-points", ...; docs/diagnostics.md lists them all
};

struct RepairedFile {
  std::string bytes;
  std::vector<Change> repairs;        // in the order they were made; a line repaired twice occurs twice
  std::vector<Diagnostic> remaining;  // what reading the repaired bytes still reports
};

RepairedFile Repair(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::trf
