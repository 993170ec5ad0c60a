#include <unistd.h>

#include <iostream>

#include "ronda/app/cli/frame/application.h"
#include "ronda/app/cli/frame/memory.h"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> args(argv + (argc > 0 ? 1 : 0), argv + argc);
  if (args.empty() || args.front() != "serve") ronda::cli::PrepareMemory(args);
  return ronda::cli::Run(args, {.in = std::cin,
                                .out = std::cout,
                                .err = std::cerr,
                                .out_is_terminal = isatty(STDOUT_FILENO) != 0,
                                .err_is_terminal = isatty(STDERR_FILENO) != 0});
}
