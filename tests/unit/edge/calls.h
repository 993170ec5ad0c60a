// The library as tests use it: handles that free themselves, texts as strings.
#pragma once

#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "edge/c/ronda.h"

namespace ronda::edge {

struct FreeTournament {
  void operator()(ronda_tournament* tournament) const { ronda_tournament_free(tournament); }
};
struct FreeText {
  void operator()(ronda_text* text) const { ronda_text_free(text); }
};
using Handle = std::unique_ptr<ronda_tournament, FreeTournament>;
using Text = std::unique_ptr<ronda_text, FreeText>;

// What a call gave: its status, its text and what was told beside it.
struct Said {
  ronda_status status = RONDA_OK;
  std::string text;
  std::string diagnostics;
};

inline Said SaidBy(ronda_status status, ronda_text* text) {
  const Text owned(text);
  return {status, {ronda_text_data(text), ronda_text_size(text)}, ronda_text_diagnostics(text)};
}

template <class Function>
Said Call(Function function, const Handle& handle, const std::string& options = "") {
  ronda_text* text = nullptr;
  const ronda_status status = function(handle.get(), options.empty() ? nullptr : options.c_str(), &text);
  return SaidBy(status, text);
}

inline std::string BytesOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Opened {
  Handle handle;
  Said said;
};

inline Opened Open(const std::string& bytes, const char* name = nullptr) {
  ronda_tournament* tournament = nullptr;
  ronda_text* diagnostics = nullptr;
  const ronda_status status = ronda_read(bytes.data(), bytes.size(), name, &tournament, &diagnostics);
  return {Handle(tournament), SaidBy(status, diagnostics)};
}

inline Opened OpenFile(const std::string& path) { return Open(BytesOf(path), path.c_str()); }

// A function that makes another tournament, with its report.
template <class Function>
Opened Change(Function function, const Handle& handle, const std::string& options) {
  ronda_tournament* changed = nullptr;
  ronda_text* report = nullptr;
  const ronda_status status = function(handle.get(), options.c_str(), &changed, &report);
  return {Handle(changed), SaidBy(status, report)};
}

}  // namespace ronda::edge
