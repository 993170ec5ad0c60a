// Copies of a store, kept in generations: one an hour for a day, one a day for two weeks, unless told otherwise. They
// lie in one folder as NAME-hourly-2026-11-15T14.desk and NAME-daily-2026-11-15.desk; each is a desk file like any
// other.
#pragma once

#include <cstddef>
#include <string>

#include "ronda/base/result.h"
#include "ronda/store/store.h"

namespace ronda::store {

struct BackupPlan {
  std::string folder;  // made if it is not there
  std::string name;
  std::size_t hourly = 24;  // how many are kept
  std::size_t daily = 14;
};

// A copy of the hour (a later one replaces it), of the day too if it is the day's first, and none that are too old. The
// time is "2026-11-15T14:03:22.118Z". Returns the file of the hour. If the copy fails ("store-backup") none is removed.
Result<std::string> BackUpInGenerations(Store& store, const BackupPlan& plan, const std::string& time);

}  // namespace ronda::store
