#include "growth.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ostream>

namespace ronda::bench {

GrowthReporter::GrowthReporter() : ConsoleReporter(isatty(STDOUT_FILENO) != 0 ? OO_ColorTabular : OO_Tabular) {}

void GrowthReporter::ReportRuns(const std::vector<Run>& runs) {
  ConsoleReporter::ReportRuns(runs);
  for (const Run& run : runs) {
    if (run.error_occurred || run.run_type != Run::RT_Iteration || run.run_name.args.empty()) continue;
    const double size = std::strtod(run.run_name.args.c_str(), nullptr);
    times_[run.run_name.function_name].emplace_back(size,
                                                    run.cpu_accumulated_time / static_cast<double>(run.iterations));
  }
}

void GrowthReporter::Finalize() {
  for (const auto& [name, times] : times_) {
    const auto [small, large] = std::ranges::minmax_element(times);
    if (small->first <= 0 || small->first == large->first) continue;
    const double exponent = std::log(large->second / small->second) / std::log(large->first / small->first);
    GetOutputStream() << fmt::format("{}: time grows as n^{:.2f} from n = {} to {}\n", name, exponent, small->first,
                                     large->first);
  }
}

int RunBenchmarks(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return EXIT_FAILURE;
  GrowthReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::Shutdown();
  return EXIT_SUCCESS;
}

}  // namespace ronda::bench
