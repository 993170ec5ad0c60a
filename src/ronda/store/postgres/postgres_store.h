// A store in PostgreSQL, for several desks on one database. The tables lie in a schema of their own; who writes is
// settled by (tournament, seq), and every commit tells the others (listener.h). A lost connection is made again.
#pragma once

#include <memory>
#include <string>

#include "ronda/store/store.h"

namespace ronda::store {

struct PostgresAddress {
  std::string connection;        // as libpq takes it: "host=db.example.org dbname=ronda", or an address, or empty
  std::string schema = "ronda";  // small letters, digits and _
};

// Makes the schema if it is not there, and brings its tables up to date.
Result<std::unique_ptr<Store>> OpenPostgres(const PostgresAddress& address);

}  // namespace ronda::store
