// The stores that every test of the contract runs on, each new and empty.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "ronda/store/postgres/postgres_store.h"
#include "ronda/store/store.h"
#include "support/temporary_folder.h"

namespace ronda::testing {

enum class StoreKind { kMemory, kSqlite, kPostgres };

std::string NameOf(StoreKind kind);

// A schema that is new, and gone afterwards.
class FreshSchema {
 public:
  FreshSchema();
  FreshSchema(const FreshSchema&) = delete;
  FreshSchema& operator=(const FreshSchema&) = delete;
  ~FreshSchema();

  store::PostgresAddress address() const;

 private:
  void Drop() const;

  std::string name_ = "ronda_test";
};

class StoreTest : public ::testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override;

  store::Store& store() { return *store_; }
  const FreshSchema& schema() const { return schema_; }
  // Closed and opened again, unless it lives in memory only.
  void Reopen();

  store::StoredTournament MakeTournament(const std::string& slug = "open");

 private:
  TemporaryFolder folder_;
  FreshSchema schema_;
  std::unique_ptr<store::Store> store_;
};

// Memory and SQLite; or PostgreSQL alone where there is one: RONDA_TEST_POSTGRES is set and the variables of libpq say
// where it is, as pg_virtualenv does.
std::vector<StoreKind> AllStores();
// None where there is no PostgreSQL.
std::vector<StoreKind> PostgresAlone();

}  // namespace ronda::testing
