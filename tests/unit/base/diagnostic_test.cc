#include "ronda/base/diagnostic.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(Diagnostic, PrintsLikeACompiler) {
  const Diagnostic diagnostic{Severity::kError,
                              "trf-rating",
                              "rating '24x0' is not a whole number",
                              "columns 49-52 hold the rating",
                              "open.trf",
                              SourceSpan{14, 5, 4},
                              "001 24x0 ESP"};
  EXPECT_EQ(FormatDiagnostic(diagnostic),
            "open.trf:14:5: error[trf-rating]: rating '24x0' is not a whole number\n"
            "001 24x0 ESP\n"
            "    ^~~~ columns 49-52 hold the rating\n");
}

TEST(Diagnostic, WithoutPlaceTheHintFollows) {
  const Diagnostic diagnostic{Severity::kNote, "x", "message", "do this", "", std::nullopt, ""};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "note[x]: message\n  do this\n");
}

TEST(Diagnostic, ALongLineIsShownAroundThePlace) {
  const Diagnostic diagnostic{Severity::kError, "x", "m", "", "f", SourceSpan{1, 1001, 3}, std::string(5000, 'a')};
  const std::string text = FormatDiagnostic(diagnostic);
  EXPECT_LT(text.size(), 500U);
  EXPECT_NE(text.find("^~~"), std::string::npos);
}

TEST(Diagnostic, ColumnsCountCharactersNotBytes) {
  const Diagnostic diagnostic{Severity::kWarning, "x", "m", "", "f", SourceSpan{2, 3, 2}, "éü99"};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "f:2:3: warning[x]: m\néü99\n  ^~\n");
}

TEST(Diagnostic, AnInputCannotDriveTheTerminal) {
  const Diagnostic diagnostic{Severity::kError,     "x", "name '\x1b[31m'", "", "f", SourceSpan{1, 4, 1},
                              "\t\x1b\xC2\x9Bx\x7F"};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "f:1:4: error[x]: name '?[31m'\n ??x?\n   ^\n");
}

TEST(Diagnostic, AFileWithoutPlaceIsNamed) {
  const Diagnostic diagnostic{Severity::kError, "file-unreadable", "no such file", "", "open.trf", std::nullopt, ""};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "open.trf: error[file-unreadable]: no such file\n");
}

TEST(Diagnostic, OnlyErrorsAreErrors) {
  const Diagnostic warning{Severity::kWarning, "w", "m", "", "", std::nullopt, ""};
  const Diagnostic error{Severity::kError, "e", "m", "", "", std::nullopt, ""};
  EXPECT_FALSE(HasErrors({}));
  EXPECT_FALSE(HasErrors(std::vector{warning}));
  EXPECT_TRUE(HasErrors(std::vector{warning, error}));
}

}  // namespace
}  // namespace ronda
