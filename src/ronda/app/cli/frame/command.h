// The frame of the command line. Each verb lives in a file of its own (validate.cc, pair.cc, ...) and adds itself to
// the application with one function; its callback does the work through the context and leaves the exit code there. No
// verb touches std::cout, std::cerr or exit().
#pragma once

#include <iosfwd>

#include "ronda/app/cli/frame/options.h"
#include "ronda/service/outcome.h"

namespace ronda::cli {

// The exit codes; callers rely on them.
using ExitCode = service::Outcome;

struct Context {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool out_is_terminal = false;  // colour only then, and never with NO_COLOR
  bool err_is_terminal = false;
  ExitCode exit_code = ExitCode::kDone;
};

void AddValidate(Verb app, Context& context);
void AddConvert(Verb app, Context& context);
void AddSystems(Verb app, Context& context);
void AddCompletion(Verb app, Context& context);
void AddManual(Verb app, Context& context);
void AddPair(Verb app, Context& context);
void AddExplain(Verb app, Context& context);
void AddCompare(Verb app, Context& context);
void AddWhatIf(Verb app, Context& context);
void AddOutlook(Verb app, Context& context);
void AddCheck(Verb app, Context& context);
void AddGenerate(Verb app, Context& context);
void AddMerge(Verb app, Context& context);
void AddNumber(Verb app, Context& context);
void AddEnter(Verb app, Context& context);
void AddBye(Verb app, Context& context);
void AddWithdraw(Verb app, Context& context);
void AddCorrect(Verb app, Context& context);
void AddStandings(Verb app, Context& context);
void AddPrizes(Verb app, Context& context);
void AddRate(Verb app, Context& context);
void AddAssign(Verb app, Context& context);
void AddTeams(Verb app, Context& context);
void AddCommittee(Verb app, Context& context);
void AddAnnounce(Verb app, Context& context);
void AddClock(Verb app, Context& context);
void AddSchedule(Verb app, Context& context);
void AddBracket(Verb app, Context& context);
void AddChart(Verb app, Context& context);
void AddPrint(Verb app, Context& context);
void AddTables(Verb app, Context& context);
void AddServe(Verb app, Context& context);
void AddJournal(Verb app, Context& context);

}  // namespace ronda::cli
