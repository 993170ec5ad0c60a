#include "support/mutations.h"

#include <algorithm>
#include <array>

#include "support/random.h"

namespace ronda::test {
namespace {

using std::string_view_literals::operator""sv;

constexpr std::array kFragments{"0"sv,        "-1"sv,       "99999999999999999999"sv,
                                "1e999"sv,    "-0.05"sv,    "NaN"sv,
                                "null"sv,     "true"sv,     "{}"sv,
                                "[]"sv,       "[[[[[[[["sv, "\""sv,
                                "\\"sv,       "\\u0000"sv,  "\0"sv,
                                "\xFF"sv,     "\xC3"sv,     "é"sv,
                                ","sv,        ";"sv,        "\t"sv,
                                "\r\n"sv,     "\n"sv,       "{"sv,
                                "}"sv,        "]"sv,        ":"sv,
                                "0000"sv,     "001"sv,      "win"sv,
                                "half-bye"sv, "  "sv};

std::size_t Place(Random& random, const std::string& text) {
  return static_cast<std::size_t>(random.In(0, static_cast<int>(text.size())));
}

void MutateOnce(Random& random, std::string& text) {
  const std::size_t at = Place(random, text);
  const auto length = static_cast<std::size_t>(random.In(1, random.OneIn(4) ? 200 : 4));
  const std::string piece = text.substr(at, length);
  switch (random.In(0, 6)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(random.In(0, 255) - 128);
      return;
    case 1:
      text.erase(at, length);
      return;
    case 2:
      text.insert(Place(random, text), piece);
      return;
    case 3:
      text.erase(at, piece.size());
      text.insert(Place(random, text), piece);
      return;
    case 4:
      text.insert(at, random.Of(kFragments));
      return;
    case 5:
      text.replace(at, piece.size(), random.Of(kFragments));
      return;
    default:
      if (random.OneIn(5)) text.resize(at);
      return;
  }
}

}  // namespace

std::string Mutated(std::string_view text, std::uint64_t seed) {
  Random random(seed);
  std::string mutated(text);
  for (int i = random.In(1, 5); i > 0; --i) MutateOnce(random, mutated);
  return mutated;
}

}  // namespace ronda::test
