// Runs a check over many files, several at a time, and reports in their order: what each file has, then the totals and
// the exit code. A report has `errors` (diagnostics), `rounds` and `Discrepancies()`.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "ronda/answer/check.h"
#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/progress.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/service/ordered_work.h"

namespace ronda::cli {

struct CheckManner {
  int jobs = 1;
  bool json = false;
  bool verbose = false;
};

// `document` makes a report part of the JSON, `print` puts it on the screen.
template <class Check, class Document, class Print>
void CheckFiles(Context& context, const std::vector<std::string>& files, CheckManner manner, Check check,
                Document document, Print print) {
  using Report = std::invoke_result_t<Check, const std::string&>;
  answer::CheckTotals totals;
  ExitCode errors = ExitCode::kDone;
  sheets::List reports;
  Progress progress(context, "checked", files.size());
  service::OrderedWork<Report> work(files.size(), [&](std::size_t i) { return check(files[i]); });
  work.Run(manner.jobs, [&](std::size_t i, const Report& report) {
    totals.Add(report);
    errors = std::max(errors, ExitCodeFor(report.errors));
    if (!report.errors.empty() || report.Discrepancies() > 0 || manner.verbose) progress.Erase();
    if (manner.json) {
      reports.Add(document(report));
    } else {
      print(report);
    }
    progress.Show(i + 1);
  });
  progress.Erase();
  if (manner.json) {
    context.out << answer::CheckDocument(std::move(reports), totals);
  } else {
    context.out << fmt::format("checked {} tournaments, {} rounds: {} discrepancies\n", totals.tournaments,
                               totals.rounds, totals.discrepancies);
  }
  context.exit_code = totals.discrepancies > 0 ? ExitCode::kNoPairing : errors;
}

}  // namespace ronda::cli
