#include "ronda/base/utf8.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(Utf8, TellsWellFormedFromIllFormed) {
  for (const char* text : {"", "plain", "é", "中", "😀", "\x7f", "a\xC3\xA9z"}) EXPECT_TRUE(IsUtf8(text)) << text;
  for (const char* text : {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF",
                           "\xE4\xB8", "M\xFCnchen"}) {
    EXPECT_FALSE(IsUtf8(text)) << text;
  }
}

TEST(Utf8, FindsAFaultAnywhereInALongText) {
  for (std::size_t at = 0; at < 200; ++at) {
    std::string text(200, 'a');
    EXPECT_TRUE(IsUtf8(text));
    text[at] = '\xFC';
    EXPECT_FALSE(IsUtf8(text)) << at;
  }
}

TEST(Utf8, CountsCharacters) {
  EXPECT_EQ(CharacterCount(""), 0U);
  EXPECT_EQ(CharacterCount("Núñez"), 5U);
  EXPECT_EQ(CharacterCount("a中😀"), 3U);
}

TEST(Utf8, TakesCharactersFromTheFront) {
  EXPECT_EQ(FirstCharacter("é!").code_point, U'é');
  EXPECT_EQ(FirstCharacter("é!").bytes, 2U);
  EXPECT_EQ(FirstCharacter("\xE9!").code_point, U'\xFFFD');
  EXPECT_EQ(FirstCharacter("\xE9!").bytes, 1U);
}

TEST(Utf8, EveryByteOfTheEightBitEncodingsConvertsBack) {
  std::string bytes;
  for (int byte = 1; byte < 256; ++byte) bytes += static_cast<char>(byte);
  EXPECT_TRUE(IsUtf8(FromWindows1252(bytes)));
  EXPECT_TRUE(IsUtf8(FromLatin1(bytes)));
  EXPECT_EQ(ToWindows1252(FromWindows1252(bytes)), bytes);
  EXPECT_EQ(ToLatin1(FromLatin1(bytes)), bytes);
}

TEST(Utf8, ConvertsWhatTheEncodingsHave) {
  EXPECT_EQ(FromWindows1252("\x80 \x8A \xFC"), "€ Š ü");
  EXPECT_EQ(FromLatin1("\xFC"), "ü");
  EXPECT_EQ(ToWindows1252("€"), "\x80");
  EXPECT_EQ(ToLatin1("€"), std::nullopt);
  EXPECT_EQ(ToWindows1252("中"), std::nullopt);
}

}  // namespace
}  // namespace ronda
