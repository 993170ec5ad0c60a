// Statements in English. Every code has one sentence with {names} of its data; players appear by number and name.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/explain/statement.h"
#include "ronda/model/tournament.h"

namespace ronda::explain {

struct Sentence {
  std::string_view code;
  std::string_view text;  // "{a} and {b} met in round {round}"
};

// All of them, in the order of docs/explain.md.
std::span<const Sentence> Sentences();

// The statement in words, followed by its criterion and article: "3 Anna and 8 Bea met in round 2
// [C1, 2.1.1]". A statement
// without a sentence of its own is its code.
std::string Say(const Tournament& tournament, const Statement& statement);

// One line a statement; where a sentence ends in a colon the next statement continues it. The first lines only, if not
// all are wanted.
std::vector<std::string> SayAll(const Tournament& tournament, std::span<const Statement> statements,
                                std::size_t most = std::numeric_limits<std::size_t>::max());

// How many lines that is in all.
std::size_t CountLines(std::span<const Statement> statements);

// One value as it appears in a sentence: "12 Anna", "3, 5 and 8", "1-4, 2-5", "3.5", "White".
std::string Say(const Tournament& tournament, const Value& value);

}  // namespace ronda::explain
