// The next round of a tournament, or a past one again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ronda/answer/answer.h"
#include "ronda/answer/form.h"
#include "ronda/service/event.h"
#include "ronda/service/tournament_file.h"

namespace ronda::answer {

struct PairQuestion {
  service::EventRequest event;
  std::optional<int> round = {};                   // none: the next one
  std::optional<std::string> initial_colour = {};  // "white", "black", "lot:NUMBER", "lot"
  std::optional<std::uint64_t> fresh_lot = {};     // the number "lot" draws from; none: "lot" is refused
  Form form = Form::kText;                         // text, pairs, csv, json or trf
};

// `file` is what was read from the source of the question.
Answer Pair(const PairQuestion& question, const service::TournamentFile& file);
Answer Pair(const PairQuestion& question);

}  // namespace ronda::answer
