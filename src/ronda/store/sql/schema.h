// The tables, the same in SQLite and PostgreSQL, types aside. They grow by numbered migrations: a database says in
// `meta` how many of them it has had, and is given the rest when it is opened for writing. A migration that was
// released is never changed.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/store/sql/connection.h"

namespace ronda::store {

enum class Dialect : std::uint8_t { kSqlite, kPostgres };

using Migration = std::vector<std::string>;  // statements
std::vector<Migration> Migrations(Dialect dialect);

// The statement that makes the table which says how many there were.
inline constexpr std::string_view kMakeMeta = "CREATE TABLE IF NOT EXISTS meta(schema_version INTEGER NOT NULL)";

// How many migrations a database has had; its `meta` must be there.
Result<std::int32_t> SchemaVersion(Connection& connection);

// The missing ones, within the transaction that is open. Refuses ("store-newer") a database that has had more.
Result<void> Migrate(Connection& connection, std::span<const Migration> migrations);

}  // namespace ronda::store
