#include "unit/store/store_maker.h"

#include "ronda/store/memory/memory_store.h"
#include "ronda/store/sqlite/sqlite_store.h"

namespace ronda::testing {

std::string NameOf(StoreKind kind) { return kind == StoreKind::kMemory ? "Memory" : "Sqlite"; }

std::vector<StoreKind> AllStores() { return {StoreKind::kMemory, StoreKind::kSqlite}; }

void StoreTest::SetUp() {
  if (GetParam() == StoreKind::kMemory) {
    store_ = std::make_unique<store::MemoryStore>();
    return;
  }
  auto opened = store::OpenSqlite(folder_.file("club.desk"), store::Access::kWrite);
  ASSERT_TRUE(opened) << FormatDiagnostic(opened.error());
  store_ = *std::move(opened);
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
