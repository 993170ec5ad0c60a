#include "ronda/base/diagnostic.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(Diagnostic, PrintsLikeACompiler) {
  const Diagnostic diagnostic{.code = "trf-rating",
                              .message = "rating '24x0' is not a whole number",
                              .hint = "columns 49-52 hold the rating",
                              .file = "open.trf",
                              .span = SourceSpan{14, 5, 4},
                              .excerpt = "001 24x0 ESP"};
  EXPECT_EQ(FormatDiagnostic(diagnostic),
            "open.trf:14:5: error[trf-rating]: rating '24x0' is not a whole number\n"
            "001 24x0 ESP\n"
            "    ^~~~ columns 49-52 hold the rating\n");
}

TEST(Diagnostic, WithoutPlaceTheHintFollows) {
  const Diagnostic diagnostic{.severity = Severity::kNote, .code = "x", .message = "message", .hint = "do this"};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "note[x]: message\n  do this\n");
}

TEST(Diagnostic, ALongLineIsShownAroundThePlace) {
  const Diagnostic diagnostic{
      .code = "x", .message = "m", .file = "f", .span = SourceSpan{1, 1001, 3}, .excerpt = std::string(5000, 'a')};
  const std::string text = FormatDiagnostic(diagnostic);
  EXPECT_LT(text.size(), 500U);
  EXPECT_NE(text.find("^~~"), std::string::npos);
}

TEST(Diagnostic, ColumnsCountCharactersNotBytes) {
  const Diagnostic diagnostic{.severity = Severity::kWarning,
                              .code = "x",
                              .message = "m",
                              .file = "f",
                              .span = SourceSpan{2, 3, 2},
                              .excerpt = "éü99"};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "f:2:3: warning[x]: m\néü99\n  ^~\n");
}

TEST(Diagnostic, AnInputCannotDriveTheTerminal) {
  const Diagnostic diagnostic{.code = "x",
                              .message = "name '\x1b[31m'",
                              .file = "f",
                              .span = SourceSpan{1, 4, 1},
                              .excerpt = "\t\x1b\xC2\x9Bx\x7F"};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "f:1:4: error[x]: name '?[31m'\n ??x?\n   ^\n");
}

TEST(Diagnostic, AFileWithoutPlaceIsNamed) {
  const Diagnostic diagnostic{.code = "file-unreadable", .message = "no such file", .file = "open.trf"};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "open.trf: error[file-unreadable]: no such file\n");
}

TEST(Diagnostic, OnlyErrorsAreErrors) {
  const Diagnostic warning{.severity = Severity::kWarning, .code = "w", .message = "m"};
  const Diagnostic error{.code = "e", .message = "m"};
  EXPECT_FALSE(HasErrors({}));
  EXPECT_FALSE(HasErrors(std::vector{warning}));
  EXPECT_TRUE(HasErrors(std::vector{warning, error}));
}

}  // namespace
}  // namespace ronda
