#include "ronda/paper/titles.h"

#include <array>

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
  if (comma == std::string_view::npos) return words(title);
  return words(title.substr(0, comma)) + ", " + TieBreakTitle(words, title.substr(comma + 2));
}

}  // namespace ronda::paper
