// How far a long command has come, on a terminal and only there, once it has taken longer than a second.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

class Progress {
 public:
  // "checked 120 of 5000 tournaments"
  Progress(Context& context, std::string verb, std::size_t total);
  ~Progress() { Erase(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void Show(std::size_t done);
  // To be called before anything else is printed.
  void Erase();

 private:
  using Clock = std::chrono::steady_clock;

  Context& context_;
  std::string verb_;
  std::size_t total_;
  Clock::time_point next_;
  bool shown_ = false;
};

}  // namespace ronda::cli
