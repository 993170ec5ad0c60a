#include "ronda/app/cli/frame/application.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>
#include <stdexcept>

#include "ronda/app/cli/frame/report.h"

namespace ronda::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct Outcome {
  int code;
  std::string out;
  std::string err;
};

Outcome RunOn(const std::vector<std::string>& args, bool terminal = false) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const int code =
      Run(args, {.in = in, .out = out, .err = err, .out_is_terminal = terminal, .err_is_terminal = terminal});
  return {code, out.str(), err.str()};
}

TEST(Application, HelpAndVersionGoToStandardOutput) {
  EXPECT_THAT(RunOn({"--help"}).out, HasSubstr("Commands:\n"));
  EXPECT_EQ(RunOn({"--help"}).code, 0);
  EXPECT_THAT(RunOn({"--version"}).out, StartsWith("ronda "));
  EXPECT_THAT(RunOn({"help", "systems"}).out, HasSubstr("Examples:"));
}

TEST(Application, ABadRequestIsExitCode3) {
  for (const std::vector<std::string>& args : {std::vector<std::string>{},
                                               {"nonsense"},
                                               {"systems", "--nonsense"},
                                               {"validate"},
                                               {"--nonsense"},
                                               {"help", "x"}}) {
    const Outcome outcome = RunOn(args);
    EXPECT_EQ(outcome.code, 3);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, StartsWith("error[usage]: "));
  }
}

// One verb is made known to the parser where no other is named, all of them otherwise.
TEST(Application, AVerbByItselfSaysWhatItSaysAmongAll) {
  const std::vector<std::string> help = {"pair", "--help"};
  const std::vector<std::string> misspelt = {"pair", "--rund", "open.trf"};
  for (const auto& alone : {help, misspelt}) {
    std::vector<std::string> among_all = alone;
    among_all.insert(among_all.end(), {"-o", "check"});
    EXPECT_EQ(RunOn(alone).out, RunOn(among_all).out);
    EXPECT_EQ(RunOn(alone).err, RunOn(among_all).err);
    EXPECT_EQ(RunOn(alone).code, RunOn(among_all).code);
  }
  EXPECT_THAT(RunOn(help).out, HasSubstr("Usage: ronda pair"));
  EXPECT_THAT(RunOn(misspelt).err, HasSubstr("did you mean '--round'?"));
}

TEST(Application, ColoursOnATerminalOnly) {
  unsetenv("NO_COLOR");
  setenv("TERM", "xterm", 1);
  EXPECT_THAT(RunOn({"nonsense"}, true).err, HasSubstr("\x1b["));
  EXPECT_THAT(RunOn({"nonsense"}, false).err, testing::Not(HasSubstr("\x1b[")));
  setenv("NO_COLOR", "1", 1);
  EXPECT_THAT(RunOn({"nonsense"}, true).err, testing::Not(HasSubstr("\x1b[")));
  setenv("NO_COLOR", "", 1);
  EXPECT_THAT(RunOn({"nonsense"}, true).err, HasSubstr("\x1b[")) << "an empty NO_COLOR does not count";
  setenv("TERM", "dumb", 1);
  EXPECT_THAT(RunOn({"nonsense"}, true).err, testing::Not(HasSubstr("\x1b[")));
}

TEST(Application, OutputThatCannotBeWrittenIsExitCode5) {
  std::istringstream in;
  std::ostringstream err;
  std::ostringstream closed;
  closed.setstate(std::ios::badbit);
  EXPECT_EQ(cli::Run(std::vector<std::string>{"systems"}, {.in = in, .out = closed, .err = err}), 5);
  EXPECT_THAT(err.str(), HasSubstr("file-unwritable"));
}

Diagnostic WithCode(Severity severity, const std::string& code) {
  return {.severity = severity,
          .code = code,
          .message = "message",
          .file = "f",
          .span = SourceSpan{1, 2, 3},
          .excerpt = "abcdef"};
}

TEST(Report, ExitCodesOfDiagnostics) {
  using enum Severity;
  EXPECT_EQ(ExitCodeFor({}), ExitCode::kDone);
  EXPECT_EQ(ExitCodeFor(std::vector{WithCode(kWarning, "x")}), ExitCode::kDone);
  EXPECT_EQ(ExitCodeFor(std::vector{WithCode(kError, "x")}), ExitCode::kBadInput);
  EXPECT_EQ(ExitCodeFor(std::vector{WithCode(kError, "x"), WithCode(kError, "file-unreadable")}),
            ExitCode::kFileAccess);
  EXPECT_EQ(ExitCodeFor(std::vector{WithCode(kError, "trf-too-many-players")}), ExitCode::kLimitExceeded);
  EXPECT_EQ(ExitCodeFor(std::vector{WithCode(kError, "too-many-pairings")}), ExitCode::kLimitExceeded);
}

TEST(Report, SeverityAndPlaceInColour) {
  unsetenv("NO_COLOR");
  setenv("TERM", "xterm", 1);
  std::stringstream none;
  std::ostringstream err;
  Context context{.in = none, .out = none, .err = err, .err_is_terminal = true};
  PrintDiagnostics(context, std::vector{WithCode(Severity::kWarning, "x")});
  EXPECT_EQ(err.str(), "f:1:2: \x1b[1;35mwarning[x]:\x1b[0m message\nabcdef\n \x1b[1;35m^~~\x1b[0m\n");
}

TEST(Report, DiagnosticsAsJson) {
  std::stringstream none;
  std::ostringstream out;
  Context context{.in = none, .out = out, .err = none};
  PrintDiagnosticsDocument(context, std::vector{WithCode(Severity::kError, "x")});
  EXPECT_EQ(out.str(),
            "{\n  \"diagnostics\": [\n    {\n      \"severity\": \"error\",\n      \"code\": \"x\",\n"
            "      \"message\": \"message\",\n      \"file\": \"f\",\n      \"line\": 1,\n      \"column\": 2,\n"
            "      \"width\": 3,\n      \"excerpt\": \"abcdef\"\n    }\n  ]\n}\n");
}

TEST(Report, Counts) {
  EXPECT_EQ(Counted(0, "error"), "0 errors");
  EXPECT_EQ(Counted(1, "error"), "1 error");
  EXPECT_EQ(Counted(2, "error"), "2 errors");
}

}  // namespace
}  // namespace ronda::cli
