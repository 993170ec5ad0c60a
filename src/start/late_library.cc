#include "start/late_library.h"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>

namespace ronda::late {
namespace {

constexpr int kNotLoaded = 127;

[[noreturn]] void Refuse() {
  std::fprintf(stderr, "ronda: error while loading shared libraries: %s\n", dlerror());
  _exit(kNotLoaded);
}

}  // namespace

void* Open(const char* library) {
  void* opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (opened == nullptr) Refuse();
  return opened;
}

void* Find(void* library, const char* function) {
  void* found = dlsym(library, function);
  if (found == nullptr) Refuse();
  return found;
}

}  // namespace ronda::late
