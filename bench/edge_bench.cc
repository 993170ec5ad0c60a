// The library in process against a started process: the next round of an event after 7 of 9 rounds, from the bytes of
// its file to the pairs; and what a call costs that does nothing.
#include <benchmark/benchmark.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "edge/c/ronda.h"

extern char** environ;  // NOLINT: POSIX names it so

namespace ronda::bench {
namespace {

// An event of so many players in which 7 rounds are played; "" if the library fails.
std::string Event(int players) {
  ronda_text* text = nullptr;
  const std::string options = "{\"seed\": 1, \"rounds\": 7, \"players\": " + std::to_string(players) + "}";
  std::string event;
  if (ronda_generate(options.c_str(), &text) == RONDA_OK) event = ronda_text_data(text);
  ronda_text_free(text);
  // Two rounds are to come.
  if (const auto planned = event.find("\n142 7"); planned != std::string::npos) event[planned + 5] = '9';
  return event;
}

bool PairOnce(const ronda_tournament* tournament) {
  ronda_text* text = nullptr;
  const bool done = ronda_pair(tournament, "{\"format\": \"pairs\"}", &text) == RONDA_OK;
  benchmark::DoNotOptimize(ronda_text_size(text));
  ronda_text_free(text);
  return done;
}

bool ReadAndPairOnce(const std::string& event) {
  ronda_tournament* tournament = nullptr;
  const bool read = ronda_read(event.data(), event.size(), "event.trf", &tournament, nullptr) == RONDA_OK;
  const bool done = read && PairOnce(tournament);
  ronda_tournament_free(tournament);
  return done;
}

void EmptyCall(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(ronda_version_number());
}
BENCHMARK(EmptyCall);

void InProcess(benchmark::State& state) {
  const std::string event = Event(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    if (!ReadAndPairOnce(event)) return state.SkipWithError("the round could not be paired");
  }
}
BENCHMARK(InProcess)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

void PairAlone(benchmark::State& state) {
  const std::string event = Event(static_cast<int>(state.range(0)));
  ronda_tournament* tournament = nullptr;
  static_cast<void>(ronda_read(event.data(), event.size(), "event.trf", &tournament, nullptr));
  for (auto _ : state) {
    if (!PairOnce(tournament)) return state.SkipWithError("the round could not be paired");
  }
  ronda_tournament_free(tournament);
}
BENCHMARK(PairAlone)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

bool StartOnce(std::string file) {
  std::string program = RONDA_PROGRAM_FILE;
  std::string verb = "pair";
  std::string format = "--format=pairs";
  std::string output = "--output=" + file + ".pairs";
  char* arguments[] = {program.data(), verb.data(), file.data(), format.data(), output.data(), nullptr};
  pid_t child = 0;
  int status = 1;
  if (posix_spawn(&child, program.c_str(), nullptr, nullptr, arguments, environ) != 0) return false;
  return waitpid(child, &status, 0) == child && status == 0;
}

// As programs do it today: a file is written, a program started, its output read.
void StartedProcess(benchmark::State& state) {
  const std::string event = Event(static_cast<int>(state.range(0)));
  const std::string file = "/tmp/ronda-edge-bench-" + std::to_string(getpid()) + ".trf";
  for (auto _ : state) {
    std::ofstream(file) << event;
    if (!StartOnce(file)) return state.SkipWithError("the program failed");
    std::string pairs;
    std::getline(std::ifstream(file + ".pairs"), pairs);
    benchmark::DoNotOptimize(pairs);
  }
  unlink(file.c_str());
  unlink((file + ".pairs").c_str());
}
BENCHMARK(StartedProcess)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace ronda::bench

BENCHMARK_MAIN();
