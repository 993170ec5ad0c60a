// The frame of the command line. Each verb lives in a file of its own (validate.cc, pair.cc, ...) and adds itself to
// the application with one function; its callback does the work through the context and leaves the exit code there. No
// verb touches std::cout, std::cerr or exit().
#pragma once

#include <CLI/CLI.hpp>
#include <iosfwd>

namespace ronda::cli {

// The exit codes; callers rely on them.
enum class ExitCode : int {
  kDone = 0,
  kNoPairing = 1,   // no legal pairing exists, or `check` found differences
  kUnexpected = 2,  // a bug
  kBadInput = 3,    // bad request or bad input
  kLimitExceeded = 4,
  kFileAccess = 5,  // a file could not be read or written
};

struct Context {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool out_is_terminal = false;  // colour only then, and never with NO_COLOR
  bool err_is_terminal = false;
  ExitCode exit_code = ExitCode::kDone;
};

void AddValidate(CLI::App& app, Context& context);
void AddConvert(CLI::App& app, Context& context);
void AddSystems(CLI::App& app, Context& context);
void AddCompletion(CLI::App& app, Context& context);
void AddPair(CLI::App& app, Context& context);
void AddExplain(CLI::App& app, Context& context);
void AddCompare(CLI::App& app, Context& context);
void AddWhatIf(CLI::App& app, Context& context);
void AddOutlook(CLI::App& app, Context& context);
void AddCheck(CLI::App& app, Context& context);
void AddGenerate(CLI::App& app, Context& context);
void AddNumber(CLI::App& app, Context& context);
void AddEnter(CLI::App& app, Context& context);
void AddBye(CLI::App& app, Context& context);
void AddWithdraw(CLI::App& app, Context& context);
void AddCorrect(CLI::App& app, Context& context);
void AddStandings(CLI::App& app, Context& context);
void AddPrizes(CLI::App& app, Context& context);
void AddRate(CLI::App& app, Context& context);
void AddAssign(CLI::App& app, Context& context);
void AddTeams(CLI::App& app, Context& context);
void AddCommittee(CLI::App& app, Context& context);
void AddAnnounce(CLI::App& app, Context& context);
void AddClock(CLI::App& app, Context& context);
void AddSchedule(CLI::App& app, Context& context);
void AddBracket(CLI::App& app, Context& context);
void AddChart(CLI::App& app, Context& context);
void AddTables(CLI::App& app, Context& context);

}  // namespace ronda::cli
