#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "ronda/store/faults.h"
#include "ronda/store/postgres/postgres_connection.h"
#include "ronda/store/postgres/postgres_store.h"
#include "ronda/store/sql/schema.h"
#include "ronda/store/sql/sql_store.h"

namespace ronda::store {
namespace {

constexpr std::string_view kStrangers =
    "SELECT 1 FROM information_schema.tables WHERE table_schema = $1 AND NOT EXISTS "
    "(SELECT 1 FROM information_schema.tables WHERE table_schema = $2 AND table_name = 'meta') LIMIT 1";

bool IsName(const std::string& schema) {
  const auto is_allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
  return !schema.empty() && std::ranges::all_of(schema, is_allowed);
}

// Two desks that start at once make the tables one after the other.
Result<void> MakeTables(Connection& connection, const std::string& schema) {
  const Result<Rows> locked = connection.Run("SELECT pg_advisory_xact_lock(1919905380)", {});
  if (!locked) return tl::unexpected(locked.error());
  const Result<Rows> strangers = connection.Run(kStrangers, {schema, schema});
  if (!strangers) return tl::unexpected(strangers.error());
  if (!strangers->empty()) {
    return tl::unexpected(
        Fault(kStoreForeign, "the schema '" + schema + "' has the tables of another program", "name another schema"));
  }
  for (const std::string& statement : {"CREATE SCHEMA IF NOT EXISTS " + schema, std::string(kMakeMeta)}) {
    if (const auto done = connection.Run(statement, {}); !done) return tl::unexpected(done.error());
  }
  return Migrate(connection, Migrations(Dialect::kPostgres));
}

Result<void> MakeTablesInOne(Connection& connection, const std::string& schema) {
  if (auto begun = connection.Begin(); !begun) return begun;
  auto done = MakeTables(connection, schema);
  if (done) done = connection.Commit();
  if (!done) connection.RollBack();
  return done;
}

}  // namespace

Result<std::unique_ptr<Store>> OpenPostgres(const PostgresAddress& address) {
  if (!IsName(address.schema)) {
    return tl::unexpected(
        UsageError("'" + address.schema + "' is no name of a schema", "use small letters, digits and _"));
  }
  // libpq waits for two minutes for a machine that does not answer; who wants that says so by the same variable.
  setenv("PGCONNECT_TIMEOUT", "2", 0);
  auto connection = std::make_unique<PostgresConnection>(address);
  if (const auto connected = connection->Connect(); !connected) return tl::unexpected(connected.error());
  if (const auto made = MakeTablesInOne(*connection, address.schema); !made) return tl::unexpected(made.error());
  return std::make_unique<SqlStore>(std::move(connection));
}

}  // namespace ronda::store
