#include <malloc.h>
#include <unistd.h>

#include <iostream>
#include <limits>

#include "ronda/app/cli/frame/application.h"

namespace {

// A command is soon over: memory it is done with is kept for what comes next in it. Given back and asked for again it
// would be emptied by the system every time, which took a third of pairing a million players. A desk stays, and gives
// back.
void KeepMemory() {
  constexpr int kLargest = std::numeric_limits<int>::max();
  constexpr int kStep = 1 << 20;
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, kLargest);
  mallopt(M_TOP_PAD, kStep);
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> args(argv + (argc > 0 ? 1 : 0), argv + argc);
  if (args.empty() || args.front() != "serve") KeepMemory();
  return ronda::cli::Run(args, {.in = std::cin,
                                .out = std::cout,
                                .err = std::cerr,
                                .out_is_terminal = isatty(STDOUT_FILENO) != 0,
                                .err_is_terminal = isatty(STDERR_FILENO) != 0});
}
