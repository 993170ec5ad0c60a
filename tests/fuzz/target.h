// The fuzz targets: what must hold for any bytes, by name. libFuzzer feeds them (fuzz.cc), and the ordinary tests give
// each its corpus again (replay_test.cc).
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "ronda/base/diagnostic.h"

namespace ronda::fuzz {

struct Target {
  std::string_view name;
  std::string_view corpus;      // the folder of its inputs in tests/fuzz/corpus
  std::string_view dictionary;  // the file of its words in tests/fuzz; "-" if there are none
  int most_bytes;               // of an input; longer ones say nothing new
  // Aborts if something does not hold.
  void (*check)(std::string_view bytes);
};

// Every target, those of files first.
std::span<const Target> Targets();
const Target* FindTarget(std::string_view name);

// Says what does not hold, and aborts.
void Demand(bool holds, const char* what);

// A refusal says why.
void CheckReason(const Diagnostic& diagnostic);

}  // namespace ronda::fuzz
