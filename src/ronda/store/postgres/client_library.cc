#include "ronda/store/postgres/client_library.h"

#include <dlfcn.h>

#include <string>

#include "ronda/store/faults.h"
#include "ronda/store/postgres/client_functions.h"

namespace ronda::store {
namespace {

constexpr const char* kClient = "libpq.so.5";

struct ClientFunctions {
#define RONDA_MEMBER(type, name, parameters, arguments) decltype(&::name) name = nullptr; /* NOLINT */
  RONDA_CLIENT_FUNCTIONS(RONDA_MEMBER)
#undef RONDA_MEMBER
};

Diagnostic NoClient(std::string message) {
  return Fault(kStoreUnreachable, std::move(message), "install libpq5, or use a desk file");
}

Result<ClientFunctions> LoadFunctions() {
  void* library = dlopen(kClient, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    return tl::unexpected(NoClient(std::string(kClient) + ", which speaks to PostgreSQL, is not on this machine"));
  }
  ClientFunctions loaded;
  const char* absent = nullptr;
#define RONDA_LOAD(type, name, parameters, arguments)                                    \
  loaded.name = reinterpret_cast<decltype(&::name)>(dlsym(library, #name)); /* NOLINT */ \
  if (loaded.name == nullptr) absent = #name;
  RONDA_CLIENT_FUNCTIONS(RONDA_LOAD)
#undef RONDA_LOAD
  if (absent == nullptr) return loaded;
  return tl::unexpected(NoClient(std::string(kClient) + " has no " + absent));
}

const Result<ClientFunctions>& Client() {
  static const Result<ClientFunctions> kLoaded = LoadFunctions();
  return kLoaded;
}

}  // namespace

Result<void> LoadClientLibrary() {
  if (!Client()) return tl::unexpected(Client().error());
  return {};
}

}  // namespace ronda::store

// libpqxx finds these where it would have found the library's.
#define RONDA_FORWARD(type, name, parameters, arguments) \
  extern "C" type name parameters { return ronda::store::Client()->name arguments; }
RONDA_CLIENT_FUNCTIONS(RONDA_FORWARD)
#undef RONDA_FORWARD
