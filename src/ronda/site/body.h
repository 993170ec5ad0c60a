// The JSON a request carries, read into what it describes (formats/json).
#pragma once

#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"

namespace ronda::site {

template <class T>
Parsed<T> ReadBody(const std::string& text) {
  std::vector<text::Problem> problems;
  const json::Tape tape = json::Tape::Parse(text, problems);
  json::ValueReader reader(problems);
  T read{};
  if (!tape.empty() && reader.Read(tape.root(), read) && !reader.HasErrors()) return {std::move(read), {}};
  return {std::nullopt, text::Locate(std::move(problems), text, "request")};
}

}  // namespace ronda::site
