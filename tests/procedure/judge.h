// A judge of the Dutch texts of 2011 and 2012 and of the short form of the book: it makes the pairings of a
// group one after the other as the texts do, and keeps the first of the best. For small groups. It shares nothing
// with the engine; who the players are the judge's field tells.
#pragma once

#include <cstdint>
#include <optional>

#include "ronda/model/tournament.h"
#include "support/paired_round.h"

namespace ronda::procedure {

enum class Text : std::uint8_t { k2011, k2012, kBook };

std::optional<test::PairedRound> PairByJudge(const Tournament& tournament, Text text);

}  // namespace ronda::procedure
