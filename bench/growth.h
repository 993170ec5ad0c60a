// The usual table of Google Benchmark, and under it how the time of each benchmark grows with its size: the exponent k
// of n^k between the smallest and the largest n measured. 1 is linear.
#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace ronda::bench {

class GrowthReporter : public benchmark::ConsoleReporter {
 public:
  GrowthReporter();

  void ReportRuns(const std::vector<Run>& runs) override;
  void Finalize() override;

 private:
  std::map<std::string, std::vector<std::pair<double, double>>> times_;  // by benchmark: size and seconds a run
};

// A main function: parses the arguments of Google Benchmark, runs what they select, reports the growth.
int RunBenchmarks(int argc, char** argv);

}  // namespace ronda::bench
