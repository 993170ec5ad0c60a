// The words of the charts: what a round of a player looks like on paper.
#pragma once

#include <string>

#include "ronda/model/tournament.h"

namespace ronda::charts {

// "1", "½", "0", "+", "−"; of a bye what it was worth; empty where there is no result yet.
std::string ResultText(const Tournament& tournament, PlayerIndex player, Round round);

// "3½".
std::string PointsText(Points points);

// "AB" for "Bert, Anna": the first letters, first name first.
std::string Initials(const std::string& name);

}  // namespace ronda::charts
