#include "ronda/paper/typesetting.h"

#include <dlfcn.h>

namespace ronda::paper {
namespace {

constexpr const char* kLibrary = "libpangocairo-1.0.so.0";

Diagnostic Missing(std::string message) {
  return {.code = "print-library",
          .message = std::move(message),
          .hint = "install libpangocairo-1.0-0, or ask for a page (-o out.html), which any browser prints"};
}

// What it needs comes along with the library, and is found through it.
Result<Typesetting> Load() {
  void* library = dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    return tl::unexpected(Missing(std::string(kLibrary) + ", which sets the pages of a PDF, is not on this machine"));
  }
  Typesetting loaded;
  const char* absent = nullptr;
#define RONDA_LOAD(name)                                                                 \
  loaded.name = reinterpret_cast<decltype(&::name)>(dlsym(library, #name)); /* NOLINT */ \
  if (loaded.name == nullptr) absent = #name;
  RONDA_TYPESETTING(RONDA_LOAD)
#undef RONDA_LOAD
  if (absent == nullptr) return loaded;
  return tl::unexpected(Missing(std::string(kLibrary) + " has no " + absent));
}

}  // namespace

Result<const Typesetting*> LoadTypesetting() {
  static const Result<Typesetting> kLoaded = Load();
  if (!kLoaded) return tl::unexpected(kLoaded.error());
  return &*kLoaded;
}

}  // namespace ronda::paper
