// Work done by another process.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <functional>

namespace ronda::testing {

// What the work returns becomes the exit code, and is returned here; -1 if the process ended otherwise.
inline int InAnotherProcess(const std::function<int()>& work) {
  const pid_t child = fork();
  if (child == 0) _exit(work());
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// The super-user may write everywhere; for good, so only in another process.
inline void BecomeNobody() {
  if (geteuid() == 0 && setuid(65534) != 0) _exit(99);
}

}  // namespace ronda::testing
