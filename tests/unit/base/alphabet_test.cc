#include "ronda/base/alphabet.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ronda {
namespace {

std::vector<std::string> Sorted(std::vector<std::string> names, const Alphabet& alphabet) {
  std::ranges::sort(names, {}, [&](const std::string& name) { return alphabet.KeyOf(name); });
  return names;
}

using Names = std::vector<std::string>;

// Elementos §2.9, decision 231: from M on, then from A; within the names the letters keep their order.
TEST(Alphabet, BeginsAtDrawnLetters) {
  const Names names{"Alba", "Luz", "Mar", "Mozo", "Paz", "Rama", "Rmus"};
  const Alphabet& english = Alphabet::English();
  EXPECT_EQ(Sorted(names, english), names);
  EXPECT_EQ(Sorted(names, english.StartingAt("M").value()),
            (Names{"Mar", "Mozo", "Paz", "Rama", "Rmus", "Alba", "Luz"}));
  EXPECT_EQ(Sorted(names, english.StartingAt("mor").value()),
            (Names{"Mozo", "Paz", "Rama", "Rmus", "Alba", "Luz", "Mar"}));
}

// An accent is no other letter: Álvarez begins with A.
TEST(Alphabet, DrawnLettersAndAccents) {
  const Alphabet from_b = Alphabet::English().StartingAt("B").value();
  EXPECT_EQ(Sorted({"Álvarez", "Zapata", "Baz"}, from_b), (Names{"Baz", "Zapata", "Álvarez"}));
  EXPECT_FALSE(Alphabet::English().StartingAt(""));
  EXPECT_FALSE(Alphabet::English().StartingAt("."));
}

}  // namespace
}  // namespace ronda
