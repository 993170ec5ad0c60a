#include "unit/store/store_maker.h"

#include <unistd.h>

#include <cstdlib>
#include <pqxx/pqxx>

#include "ronda/store/memory/memory_store.h"
#include "ronda/store/postgres/postgres_store.h"
#include "ronda/store/sqlite/sqlite_store.h"

namespace ronda::testing {
namespace {

bool HasPostgres() { return std::getenv("RONDA_TEST_POSTGRES") != nullptr; }

std::unique_ptr<store::Store> OrFail(Result<std::unique_ptr<store::Store>> opened) {
  EXPECT_TRUE(opened) << FormatDiagnostic(opened.error());
  return opened ? *std::move(opened) : std::make_unique<store::MemoryStore>();
}

}  // namespace

std::string NameOf(StoreKind kind) {
  if (kind == StoreKind::kPostgres) return "Postgres";
  return kind == StoreKind::kMemory ? "Memory" : "Sqlite";
}

std::vector<StoreKind> AllStores() {
  if (HasPostgres()) return {StoreKind::kPostgres};
  return {StoreKind::kMemory, StoreKind::kSqlite};
}

std::vector<StoreKind> PostgresAlone() {
  return HasPostgres() ? std::vector<StoreKind>{StoreKind::kPostgres} : std::vector<StoreKind>{};
}

FreshSchema::FreshSchema() { Drop(); }
FreshSchema::~FreshSchema() { Drop(); }

store::PostgresAddress FreshSchema::address() const { return {.connection = "", .schema = name_}; }

void FreshSchema::Drop() const {
  if (!HasPostgres()) return;
  pqxx::connection connection("");
  pqxx::work work(connection);
  work.exec("SET client_min_messages = warning; DROP SCHEMA IF EXISTS " + name_ + " CASCADE");
  work.commit();
}

void StoreTest::SetUp() {
  switch (GetParam()) {
    case StoreKind::kMemory:
      store_ = std::make_unique<store::MemoryStore>();
      return;
    case StoreKind::kSqlite:
      store_ = OrFail(store::OpenSqlite(folder_.file("club.desk"), store::Access::kWrite));
      return;
    case StoreKind::kPostgres:
      store_ = OrFail(store::OpenPostgres(schema_.address()));
      return;
  }
}

void StoreTest::Reopen() {
  if (GetParam() == StoreKind::kMemory) return;
  store_.reset();
  SetUp();
}

store::StoredTournament StoreTest::MakeTournament(const std::string& slug) {
  return store_->Create({.slug = slug, .name = "Open", .created = "2026-11-15T14:00:00.000Z"}).value();
}

}  // namespace ronda::testing
