// What the handles of the library hold, and how answers are handed out.
#pragma once

#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "edge/c/ronda.h"
#include "ronda/answer/answer.h"
#include "ronda/service/source.h"
#include "ronda/service/tournament_file.h"

// A tournament and what it came from. Never changed once it is handed out.
struct ronda_tournament {
  ronda::service::Source source;  // with what was read from it
  ronda::service::TournamentFile file;
};

struct ronda_text {
  std::string owned;
  std::string owned_diagnostics;
  // What is handed out: the above, or a constant where there was no memory for it.
  std::string_view text;
  std::string_view diagnostics;
};

namespace ronda::edge {

// A C string; NULL is empty.
inline std::string_view View(const char* text) { return text == nullptr ? std::string_view() : text; }

// The document {"diagnostics": [...]}.
std::string DiagnosticsDocument(const std::vector<Diagnostic>& diagnostics);

ronda_status HandOut(answer::Answer answer, ronda_text** out);
// Diagnostics alone; nothing where the caller does not want them.
ronda_status HandOut(const std::vector<Diagnostic>& diagnostics, ronda_text** out);

// A tournament read from bytes that are TRF, JSON or CSV.
Parsed<std::unique_ptr<ronda_tournament>> TournamentFrom(std::string name, std::string bytes);
// The changed tournament in the lines of its file.
Parsed<std::unique_ptr<ronda_tournament>> Changed(const ronda_tournament& was, const Tournament& changed);

// A tournament or what is wrong with it.
ronda_status HandOut(Parsed<std::unique_ptr<ronda_tournament>> made, ronda_tournament** out, ronda_text** diagnostics);

// Refusals that need no memory.
ronda_status WithoutMemory(ronda_text** out);
ronda_status AfterFault(ronda_text** out);
ronda_status WithoutArgument(ronda_text** out);

// Does the work; what is thrown in it ends here. Without exceptions in the build there is nothing to catch.
template <class Work>
ronda_status Guarded(ronda_text** out, Work work) {
#ifdef __cpp_exceptions
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return WithoutMemory(out);
  } catch (const std::length_error&) {
    return WithoutMemory(out);
  } catch (...) {
    return AfterFault(out);
  }
#else
  static_cast<void>(out);
  return work();
#endif
}

// The body of a function about a tournament: `question` is called with it and the options.
template <class Question>
ronda_status Ask(const ronda_tournament* tournament, const char* options, ronda_text** out, Question question) {
  if (out == nullptr) return RONDA_BAD_INPUT;
  *out = nullptr;
  if (tournament == nullptr) return WithoutArgument(out);
  return Guarded(out, [&] { return HandOut(question(*tournament, View(options)), out); });
}

}  // namespace ronda::edge
