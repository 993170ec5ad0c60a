// Libraries that only the desk needs, loaded when something of them is first called. Every call of the program would
// wait for the loader otherwise: preparing TLS, SQLite and their like took most of the time in which it starts
// (decision 214).
//
// A source of this folder lists what the program calls of one library: what a function gives, its name, what it takes.
// The compiler compares with the library's header. The lists go into the program alone (src/ronda/app); the linker
// takes from the library itself, as ever, whatever is on no list.
#pragma once

namespace ronda::late {

// A library of the package this program came with. Where it is missing the program says so and ends, as the loader
// does (exit code 127).
void* Open(const char* library);
void* Find(void* library, const char* function);

}  // namespace ronda::late

// For the X(type, name, (parameters), (arguments)) of a list LATE_FUNCTIONS, in the library LATE_FILE.
#define LATE_MEMBER(type, name, parameters, arguments) decltype(&::name) name; /* NOLINT */
#define LATE_FIND(type, name, parameters, arguments) \
  reinterpret_cast<decltype(&::name)>(ronda::late::Find(library, #name)), /* NOLINT */
#define LATE_FORWARD(type, name, parameters, arguments) \
  extern "C" type name parameters { return Late().name arguments; }
#define LATE_LIBRARY(file, FUNCTIONS)                \
  namespace {                                        \
  struct LateFunctions {                             \
    FUNCTIONS(LATE_MEMBER)                           \
  };                                                 \
  LateFunctions LoadLate() {                         \
    void* const library = ronda::late::Open(file);   \
    return {FUNCTIONS(LATE_FIND)};                   \
  }                                                  \
  const LateFunctions& Late() {                      \
    static const LateFunctions kLoaded = LoadLate(); \
    return kLoaded;                                  \
  }                                                  \
  }                                                  \
  FUNCTIONS(LATE_FORWARD)
