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

}  // namespace
}  // namespace ronda
