// Runs a check over many files, several at a time, and reports in their order: what each file has, then the totals and
// the exit code. A report has `errors` (diagnostics), `rounds` and `Discrepancies()`.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "ronda/answer/check.h"
#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/progress.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/frame/shard.h"
#include "ronda/service/ordered_work.h"
#include "ronda/sheets/value.h"

namespace ronda::cli {

struct CheckManner {
  int jobs = 1;
  bool json = false;
  bool verbose = false;
  std::optional<Shard> shard = {};
};

// The last line of a check.
inline std::string TotalsLine(std::size_t tournaments, std::size_t rounds, std::size_t discrepancies) {
  return fmt::format("checked {} tournaments, {} rounds: {} discrepancies\n", tournaments, rounds, discrepancies);
}

// What is said of one file, kept for `ronda merge`.
template <class Report, class Document, class Print>
formats::ShardEntry EntryOf(const Report& report, Context& context, Document document, Print print) {
  answer::CheckTotals totals;
  totals.Add(report);
  std::ostringstream out;
  std::ostringstream err;
  Context apart{.in = context.in, .out = out, .err = err};
  print(apart, report);
  return {.out = out.str(),
          .err = err.str(),
          .document = ToJson(document(report)),
          .tournaments = static_cast<std::int32_t>(totals.tournaments),
          .rounds = static_cast<std::int32_t>(totals.rounds),
          .discrepancies = static_cast<std::int32_t>(totals.discrepancies),
          .exit_code = static_cast<std::int32_t>(ExitCodeFor(report.errors))};
}

// One share of the files; the report goes to standard output.
template <class Check, class Document, class Print>
void CheckShard(Context& context, const std::vector<std::string>& files, CheckManner manner, Check check,
                Document document, Print print) {
  using Report = std::invoke_result_t<Check, const std::string&>;
  const auto own = ItemsOf(manner.shard, files.size());
  formats::ShardReport shard{.work = std::string(formats::kCheckWork),
                             .asked = SignatureOf(files),
                             .shard = static_cast<std::int32_t>(manner.shard->number),
                             .shards = static_cast<std::int32_t>(manner.shard->count),
                             .items = static_cast<std::int32_t>(files.size())};
  answer::CheckTotals totals;
  ExitCode errors = ExitCode::kDone;
  Progress progress(context, "checked", own.size());
  service::OrderedWork<Report> work(own.size(), [&](std::size_t i) { return check(files[own[i]]); });
  work.Run(manner.jobs, [&](std::size_t i, const Report& report) {
    totals.Add(report);
    errors = std::max(errors, ExitCodeFor(report.errors));
    shard.entries.push_back(EntryOf(report, context, document, print));
    shard.entries.back().number = static_cast<std::int32_t>(own[i] + 1);
    progress.Show(i + 1);
  });
  progress.Erase();
  context.out << formats::WriteShardReport(shard);
  context.exit_code = totals.discrepancies > 0 ? ExitCode::kNoPairing : errors;
}

// `document` makes a report part of the JSON, `print` puts it on the screen.
template <class Check, class Document, class Print>
void CheckFiles(Context& context, const std::vector<std::string>& files, CheckManner manner, Check check,
                Document document, Print print) {
  if (manner.shard) return CheckShard(context, files, manner, check, document, print);
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
      print(context, report);
    }
    progress.Show(i + 1);
  });
  progress.Erase();
  if (manner.json) {
    context.out << answer::CheckDocument(std::move(reports), totals);
  } else {
    context.out << TotalsLine(totals.tournaments, totals.rounds, totals.discrepancies);
  }
  context.exit_code = totals.discrepancies > 0 ? ExitCode::kNoPairing : errors;
}

}  // namespace ronda::cli
