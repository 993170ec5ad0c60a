// How facts of players that can be asked for stand in the index beside their names: one word each that begins with a
// digit, which no word of a name does.
#pragma once

#include <string>
#include <string_view>

#include "ronda/players/listed_player.h"

namespace ronda::players {

std::string FederationToken(std::string_view federation);
std::string TitleToken(std::string_view title);
std::string SexToken(std::string_view sex);
std::string BornToken(int year);
std::string ClubToken(std::string_view word);  // a word of the letters a to z

// All of a player, with blanks between them.
std::string FactTokens(const ListedPlayer& player);

}  // namespace ronda::players
