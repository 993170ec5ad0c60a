// How far a step of a long command has come: a bar on a terminal, and only there.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

class Bar {
 public:
  explicit Bar(Context& context) : context_(context) {}
  ~Bar() { Erase(); }
  Bar(const Bar&) = delete;
  Bar& operator=(const Bar&) = delete;

  // "reading  [##########..........]  50 %", at most ten times a second.
  void Show(std::string_view step, std::uint64_t done, std::uint64_t total);
  // To be called before anything else is printed.
  void Erase();

 private:
  using Clock = std::chrono::steady_clock;

  Context& context_;
  Clock::time_point next_ = {};
  bool shown_ = false;
};

}  // namespace ronda::cli
