// Why a round is paired as it is, or not otherwise.
#pragma once

#include <optional>

#include "ronda/answer/answer.h"
#include "ronda/answer/form.h"
#include "ronda/service/explain.h"

namespace ronda::answer {

struct ExplainQuestion {
  service::EventRequest event;
  std::optional<int> round = {};  // none: the one people talk about
  service::Question asked = {};
  sheets::Format format = sheets::Format::kText;
  bool verbose = false;
  bool book = false;  // as the book works a round out, in text
};

Answer Explain(const ExplainQuestion& question);

}  // namespace ronda::answer
