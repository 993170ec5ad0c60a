// How sure it is that a player of a tournament is a player of the list, where no number says so.
#pragma once

#include "ronda/model/player.h"
#include "ronda/players/listed_player.h"

namespace ronda::players {

// Points for what the two have in common, and against what contradicts it:
//   the name     the same words 60; all words of one among those of the other 50, a single word 30; words begun, or
//                one error, 35
//   birth year   the same 25, another one -40
//   federation   the same 10, another one -15
//   title        the same 5
//   rating       within 50 10, within 200 5, more than 400 apart -15
// 0 if the names have nothing to do with each other.
int LikenessOf(const Player& player, const ListedPlayer& listed, RatingKind kind);

// Whether one of the words of a name is, or begins, one of the other.
bool ShareWord(std::string_view name, std::string_view other);

// The year a birth date begins with.
std::optional<int> BirthYearOf(const Player& player);

}  // namespace ronda::players
