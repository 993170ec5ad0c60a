// What documents are made of: a tournament as a desk has it. A file becomes one by being opened.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/journal/state.h"
#include "ronda/ledger/book.h"
#include "ronda/service/event.h"
#include "ronda/service/source.h"
#include "ronda/words/words.h"

namespace ronda::paper {

using words::Language;
using words::Words;

struct Event {
  const journal::State& state;
  const Tournament& tournament;
  std::string mark = {};                    // where its journal ends, for the foot of every page; empty: it has none
  std::optional<std::string> address = {};  // of its public pages, for codes: "https://open.example/t/club"
  ledger::Book* book = nullptr;             // its journal, for who may read it
  // Files beside the tournament; none: what the desk has of them.
  std::optional<service::Source> prizes = {};
  std::optional<service::Source> bracket = {};
  std::optional<service::Source> announcement = {};
};

// A file as a desk would have it: numbered players, rounds that are published, boards in their order.
struct OpenedFile {
  journal::State state;
  Tournament tournament;
};
Parsed<OpenedFile> OpenFile(const service::Source& file);

// "1-0", "½-½"; nothing for an open game.
std::string ResultText(const RoundEntry& white, const RoundEntry& black);
// Of standings: "After round 3 of 5", and how many games of that round are without a result.
std::string AfterRoundText(const Words& words, const journal::State& state, Round round);
// "bye", "half-point bye", "not playing".
std::string ByeText(const Words& words, ResultCode code);

// "Round 3", or "Round 2, game 1" where a pairing is a match of two games.
std::string RoundName(const Words& words, const journal::State& state, Round round);

// The players by the alphabet of the reader.
std::vector<PlayerIndex> ByAlphabet(const journal::State& state, const Words& words);

}  // namespace ronda::paper
