// Lists of players: the time and memory of an import, and how long somebody who types waits.
//
//     players_bench LIST...
//
// Each list (FIDE's combined text) is imported, and searched by questions about players of it: the first three letters
// of the surname, the surname, surname and the beginning of the given name, and the surname with a typing error.
// Without a list nothing is measured; tools/bench_players.py makes lists of several lengths.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/random.h"
#include "ronda/players/import.h"
#include "ronda/players/list_file.h"

namespace ronda {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kQuestions = 1000;
constexpr std::size_t kShown = 10;

double Milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

double ProcessorSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

long PeakMegabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024;
}

// Names from places of the list drawn by lot.
std::vector<std::string> SomeNames(const std::string& list) {
  std::ifstream file(list);
  const auto size = std::filesystem::file_size(list);
  Random random(5);
  std::vector<std::string> names;
  for (std::string line; names.size() < kQuestions;) {
    file.seekg(static_cast<std::streamoff>(random.Below(size - 1000)));
    std::getline(file, line);
    std::getline(file, line);
    if (line.size() > 76) names.push_back(line.substr(15, 61));
  }
  return names;
}

std::string SurnameOf(const std::string& name) { return name.substr(0, name.find_first_of(", ")); }

std::string WithTypingError(std::string word, Random& random) {
  if (word.size() < 4) return word;
  const std::size_t at = random.Below(word.size() - 1);
  std::swap(word[at], word[at + 1]);
  return word;
}

template <class Ask>
void Measure(players::ListFile& list, std::string_view what, const std::vector<std::string>& names, const Ask& ask) {
  std::vector<double> times;
  std::size_t found = 0;
  for (const std::string& name : names) {
    const players::Question question = players::QuestionOf(ask(name));
    const auto start = Clock::now();
    const auto hits = list.Find(question, kShown);
    times.push_back(Milliseconds(Clock::now() - start));
    if (hits && !hits->empty()) ++found;
  }
  std::ranges::sort(times);
  fmt::print("  {:<28} {:7.2f} {:7.2f} {:7.2f}   {} of {} found somebody\n", what, times[times.size() / 2],
             times[times.size() * 99 / 100], times.back(), found, times.size());
}

void Search(const std::string& path, const std::vector<std::string>& names) {
  auto list = players::ListFile::Open(path);
  if (!list) return;
  fmt::print("  {:<28} {:>7} {:>7} {:>7}\n", "milliseconds", "median", "99 %", "worst");
  Random random(9);
  Measure(*list, "three letters", names, [](const std::string& name) { return name.substr(0, 3); });
  Measure(*list, "a surname", names, SurnameOf);
  Measure(*list, "surname and given name", names, [](const std::string& name) {
    const auto comma = std::min(name.find(','), name.size() - 4);
    return SurnameOf(name) + " " + name.substr(comma + 2, 3);
  });
  Measure(*list, "a typing error", names,
          [&](const std::string& name) { return WithTypingError(SurnameOf(name), random); });
  Measure(*list, "error, and a given name", names, [&](const std::string& name) {
    const auto comma = std::min(name.find(','), name.size() - 4);
    return WithTypingError(SurnameOf(name), random) + " " + name.substr(comma + 2, 3);
  });
}

void Run(const std::string& list) {
  const std::string target = list + ".sqlite";
  std::filesystem::remove(target);
  const auto start = Clock::now();
  const double before = ProcessorSeconds();
  const auto imported = players::Import({.lists = {list}, .target = target}, [](const players::ImportProgress&) {});
  if (!imported.value) {
    fmt::print("{}: {}\n", list, imported.diagnostics.back().message);
    return;
  }
  fmt::print("{} players: import {:.1f} s, {:.1f} s of a processor, {} MB of memory, file {} MB\n",
             imported.value->players, Milliseconds(Clock::now() - start) / 1000, ProcessorSeconds() - before,
             PeakMegabytes(), std::filesystem::file_size(target) / 1'000'000);
  Search(target, SomeNames(list));
  std::filesystem::remove(target);
}

}  // namespace
}  // namespace ronda

int main(int count, char** arguments) {
  for (int i = 1; i < count; ++i) ronda::Run(arguments[i]);
  return 0;
}
