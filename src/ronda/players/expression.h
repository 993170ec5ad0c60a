// A question in the language of the index (https://www.sqlite.org/fts5.html, section 3): one expression for each way in
// which a player can be found.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "ronda/players/question.h"

namespace ronda::players {

// Whether the index has a word, or a word that begins so.
struct Vocabulary {
  std::function<bool(const std::string&)> is_word;
  std::function<bool(const std::string&)> begins_word;
};

// None if nobody can be found in this way.
std::optional<std::string> ExpressionOf(const Question& question, Way way, const Vocabulary& vocabulary);

}  // namespace ronda::players
