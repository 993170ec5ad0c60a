// The stores that every test of the contract runs on, each new and empty.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "ronda/store/store.h"
#include "support/temporary_folder.h"

namespace ronda::testing {

enum class StoreKind { kMemory, kSqlite };

std::string NameOf(StoreKind kind);

class StoreTest : public ::testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override;

  store::Store& store() { return *store_; }
  // Closed and opened again, unless it lives in memory only.
  void Reopen();

  store::StoredTournament MakeTournament(const std::string& slug = "open");

 private:
  TemporaryFolder folder_;
  std::unique_ptr<store::Store> store_;
};

std::vector<StoreKind> AllStores();

}  // namespace ronda::testing
