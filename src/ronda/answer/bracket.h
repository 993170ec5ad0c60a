// A knockout: drawn, continued, shown.
#pragma once

#include "ronda/answer/answer.h"
#include "ronda/answer/form.h"
#include "ronda/charts/drawing.h"
#include "ronda/service/bracket_state.h"

namespace ronda::answer {

// The bracket as text, csv, json, html, trf, svg, or as the file of its state.
Result<std::string> BracketText(const bracket::State& state, Form form, charts::Paper paper);

// The bracket asked for, with the changes in it.
struct BracketAfter {
  service::LoadedBracket loaded;
  bracket::State state;
};
// `has_settings`: something was asked for that only a new bracket takes.
struct BracketQuestion {
  service::BracketRequest request;
  bool has_settings = false;
};
Parsed<BracketAfter> BracketOf(const BracketQuestion& question);

}  // namespace ronda::answer
