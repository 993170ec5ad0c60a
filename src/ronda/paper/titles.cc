#include "ronda/paper/titles.h"

#include <array>

#include "ronda/paper/told_parts.h"

namespace ronda::paper {
namespace {

using words::Key;

// For the catalogues, beside those the screens of the desk name.
[[maybe_unused]] constexpr std::array kParts{
    Key("the lowest cut"),
    Key("the lowest and the highest cut"),
    Key("by match points"),
    Key("by game points"),
    Key("games won"),
    Key("games played with Black"),
    Key("games won with Black"),
    Key("rounds one elected to play"),
    Key("average of opponents' Buchholz"),
    Key("perfect tournament performance"),
    Key("average of opponents' performance ratings"),
    Key("board count"),
    Key("rating"),
    Key("points"),
};

}  // namespace

std::string TieBreakTitle(const words::Words& words, std::string_view title) {
  const std::size_t comma = title.find(", ");
  const std::string_view first = title.substr(0, comma);
  std::string told = words(first);
  if (told == first) told = ToldText(words, first);
  if (comma == std::string_view::npos) return told;
  return told + ", " + TieBreakTitle(words, title.substr(comma + 2));
}

}  // namespace ronda::paper
