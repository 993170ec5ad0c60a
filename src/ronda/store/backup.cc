#include "ronda/store/backup.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <system_error>
#include <vector>

#include "ronda/store/faults.h"
#include "ronda/store/sqlite/sqlite_store.h"

namespace ronda::store {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".desk";

Diagnostic NotCopied(const std::string& path, const std::string& why) {
  return AboutFile(
      path, Fault(kStoreBackup, "no copy was made: " + why, "look whether there is room and the right to write there"));
}

// The generation's files, the oldest first: their names sort as their times.
std::vector<fs::path> FilesOf(const std::string& folder, const std::string& beginning) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(beginning) && name.ends_with(kEnding)) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

void RemoveOldest(const std::string& folder, const std::string& beginning, std::size_t kept) {
  const auto files = FilesOf(folder, beginning);
  std::error_code error;
  for (std::size_t i = 0; i + kept < files.size(); ++i) fs::remove(files[i], error);
}

std::int64_t ActsIn(Store& store) {
  std::int64_t acts = 0;
  const auto tournaments = store.Tournaments();
  if (!tournaments) return acts;
  for (const StoredTournament& tournament : *tournaments) acts += tournament.head.seq;
  return acts;
}

// The copy of an hour is replaced by a later one unless that holds less: who has lost the file and starts the desk anew
// must not lose the copy with it.
Result<void> CopyTo(Store& store, const std::string& place) {
  std::error_code error;
  if (fs::exists(place, error)) {
    const auto there = OpenSqlite(place, Access::kRead);
    if (there && ActsIn(**there) > ActsIn(store)) return {};
  }
  return store.BackUp(place);
}

}  // namespace

Result<std::string> BackUpInGenerations(Store& store, const BackupPlan& plan, const std::string& time) {
  static const std::regex kTime(R"((\d{4}-\d{2}-\d{2})T\d{2}:.*)");
  std::smatch parts;
  if (!std::regex_match(time, parts, kTime)) return tl::unexpected(NotCopied(plan.folder, "the time is no time"));
  std::error_code error;
  fs::create_directories(plan.folder, error);
  if (error) return tl::unexpected(NotCopied(plan.folder, error.message()));
  const std::string hourly = plan.name + "-hourly-";
  const std::string daily = plan.name + "-daily-";
  const fs::path of_hour = fs::path(plan.folder) / fmt::format("{}{}{}", hourly, time.substr(0, 13), kEnding);
  const fs::path of_day = fs::path(plan.folder) / fmt::format("{}{}{}", daily, parts[1].str(), kEnding);
  if (const auto copied = CopyTo(store, of_hour.string()); !copied) return tl::unexpected(copied.error());
  if (!fs::exists(of_day, error)) {
    if (const auto copied = store.BackUp(of_day.string()); !copied) return tl::unexpected(copied.error());
  }
  RemoveOldest(plan.folder, hourly, plan.hourly);
  RemoveOldest(plan.folder, daily, plan.daily);
  return of_hour.string();
}

}  // namespace ronda::store
