#include "ronda/base/utf8.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(Utf8, KnowsWhatIsWellFormed) {
  EXPECT_TRUE(IsUtf8(""));
  EXPECT_TRUE(IsUtf8("plain, é, €, 𝄞"));
  EXPECT_TRUE(IsUtf8(std::string(200, 'a') + "é" + std::string(200, 'a')));
  EXPECT_TRUE(IsUtf8("\xEF\xBF\xBD")) << "the replacement character itself";
  for (const char* wrong :
       {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF", "a\xE9z"}) {
    EXPECT_FALSE(IsUtf8(wrong)) << wrong;
    EXPECT_FALSE(IsUtf8(std::string(63, 'a') + wrong)) << "across the stride of the fast way";
  }
}

TEST(Utf8, FirstCharacter) {
  EXPECT_EQ(FirstCharacter("A").code_point, U'A');
  EXPECT_EQ(FirstCharacter("é!").code_point, U'é');
  EXPECT_EQ(FirstCharacter("é!").bytes, 2U);
  EXPECT_EQ(FirstCharacter("𝄞").code_point, U'𝄞');
  EXPECT_EQ(FirstCharacter("\xE2\x82").code_point, U'\uFFFD') << "cut short";
  EXPECT_EQ(FirstCharacter("\xE2\x82").bytes, 1U);
}

TEST(Utf8, CountsCharacters) {
  EXPECT_EQ(CharacterCount(""), 0U);
  EXPECT_EQ(CharacterCount("aé€𝄞"), 4U);
}

TEST(Utf8, AppendIsTheInverseOfFirstCharacter) {
  for (const char32_t code_point :
       {U'a', U'\u007f', U'\u0080', U'\u07ff', U'\u0800', U'\uffff', U'\U00010000', U'\U0010ffff'}) {
    std::string text;
    AppendUtf8(text, code_point);
    EXPECT_EQ(FirstCharacter(text).code_point, code_point);
    EXPECT_EQ(FirstCharacter(text).bytes, text.size());
  }
}

TEST(Utf8, EveryByteOfTheOldEncodingsConvertsAndComesBack) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  EXPECT_TRUE(IsUtf8(FromWindows1252(bytes)));
  EXPECT_EQ(ToWindows1252(FromWindows1252(bytes)), bytes);
  EXPECT_EQ(ToLatin1(FromLatin1(bytes)), bytes);
}

TEST(Utf8, TheOldEncodingsDifferInTheMiddle) {
  EXPECT_EQ(FromWindows1252("\x80 \x8A \xE9"), "€ Š é");
  EXPECT_EQ(FromLatin1("\xE9"), "é");
  EXPECT_EQ(FromLatin1("\x80"), "\xC2\x80");
  EXPECT_EQ(ToWindows1252("€ Š é"), "\x80 \x8A \xE9");
  EXPECT_EQ(ToLatin1("€"), std::nullopt);
  EXPECT_EQ(ToWindows1252("ő"), std::nullopt);
}

}  // namespace
}  // namespace ronda
