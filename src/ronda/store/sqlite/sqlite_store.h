// A store in one SQLite file. Write-ahead log, every commit synced to the disk before it is answered, one process that
// writes (a second one is told so), any number that read.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "ronda/store/store.h"

namespace ronda::store {

enum class Access : std::uint8_t {
  kWrite,  // makes the file if there is none
  kRead,
};

// Fails with one of the codes of codes.h; nothing of a file that is refused is changed. Before the tables of an older
// version are changed, the file is copied to PATH.before-upgrade.
Result<std::unique_ptr<Store>> OpenSqlite(const std::string& path, Access access);

// Whether the bytes a file begins with are those of an SQLite file.
bool LooksLikeSqlite(std::string_view bytes);

}  // namespace ronda::store
