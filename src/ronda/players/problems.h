// What is wrong with the lines of a list. A list of a million lines may have a million faults: of each kind the first
// ones are told, the others counted.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"

namespace ronda::players {

struct Fault {
  std::string_view code;
  std::int64_t line = 0;  // 0: about no line
  std::string message;
  std::string hint = {};
  std::string excerpt = {};
};

class Problems {
 public:
  explicit Problems(std::string file) : file_(std::move(file)) {}

  void Add(Fault fault);
  std::int64_t Count(std::string_view code) const;
  // Warnings in the order of the lines, and a note for those that are only counted.
  std::vector<Diagnostic> Take();

  const std::string& file() const { return file_; }

 private:
  std::string file_;
  std::map<std::string, std::int64_t, std::less<>> counts_;
  std::vector<Diagnostic> told_;
};

}  // namespace ronda::players
