// Prints benchmark results as usual and, at the end, how each family of them grows: the exponent k of the curve c n^k
// that fits the CPU times best (least squares on logarithms). A family is a benchmark name without its last part, the
// size n.
#pragma once

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace ronda::bench {

class GrowthReporter : public benchmark::ConsoleReporter {
 public:
  GrowthReporter() : ConsoleReporter(OO_Tabular) {}

  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      const std::string name = run.benchmark_name();
      if (run.error_occurred || run.complexity_n <= 0) continue;
      points_[name.substr(0, name.rfind('/'))].push_back(
          {std::log(static_cast<double>(run.complexity_n)), std::log(run.GetAdjustedCPUTime())});
    }
  }

  void Finalize() override {
    for (const auto& [family, points] : points_) {
      if (points.size() > 1) GetOutputStream() << "growth of " << family << ": n^" << Slope(points) << '\n';
    }
  }

 private:
  using Points = std::vector<std::pair<double, double>>;

  static double Slope(const Points& points) {
    double x_sum = 0;
    double y_sum = 0;
    for (const auto& [x, y] : points) {
      x_sum += x;
      y_sum += y;
    }
    const double x_mean = x_sum / static_cast<double>(points.size());
    const double y_mean = y_sum / static_cast<double>(points.size());
    double covariance = 0;
    double variance = 0;
    for (const auto& [x, y] : points) {
      covariance += (x - x_mean) * (y - y_mean);
      variance += (x - x_mean) * (x - x_mean);
    }
    return std::round(covariance / variance * 100) / 100;
  }

  std::map<std::string, Points> points_;
};

inline int RunAndReportGrowth(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 3;
  GrowthReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::Shutdown();
  return 0;
}

}  // namespace ronda::bench
