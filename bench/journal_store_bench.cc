// Acts a second that are durable when they are answered: one a commit, and in groups of ten and a hundred. SQLite
// writes to a file in the folder for temporary files; PostgreSQL is measured where RONDA_TEST_POSTGRES is set and the
// variables of libpq say where it is (./dev bench journal starts one).
#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <stdlib.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "ronda/secret/random.h"
#include "ronda/store/postgres/postgres_store.h"
#include "ronda/store/sqlite/sqlite_store.h"

namespace ronda::bench {
namespace {

using store::Addition;
using store::Store;

// About as long as a result that was entered.
const std::string kBody =
    R"({"v":1,"seq":412,"at":"2026-11-15T14:03:22.118Z","by":{"account":3,"name":"A. Arbiter"},)"
    R"("command":"00112233445566778899aabbccddeeff","kind":"result-entered","told":{"round":5,"board":12,)"
    R"("players":["u31","u7"],"was":"-","now":"1-0","via":"lane"},"change":{"results":[[12,"1","0"]]}})";

journal::StoredAct NextAct(const journal::Head& head) {
  return journal::Linked(head, secret::Random<journal::CommandId>(), kBody);
}

// Groups of so many additions of an act, each group a commit.
void AppendGroups(benchmark::State& state, Store& store) {
  const auto made = store.Create({.slug = secret::Random<journal::CommandId>().hex(), .name = "Open"});
  if (!made) return state.SkipWithError(FormatDiagnostic(made.error()).c_str());
  journal::Head head;
  for (auto _ : state) {
    std::vector<Addition> group;
    for (std::int64_t i = 0; i < state.range(0); ++i) {
      group.push_back({made->id, head, {NextAct(head)}});
      head = {group.back().acts.back().seq, group.back().acts.back().hash};
    }
    if (const auto added = store.Append(group); !added) {
      return state.SkipWithError(FormatDiagnostic(added.error()).c_str());
    }
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void SqliteActs(benchmark::State& state) {
  std::string folder = (std::filesystem::temp_directory_path() / "ronda-bench-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) return state.SkipWithError("no folder for temporary files");
  {
    const auto store = store::OpenSqlite(folder + "/bench.desk", store::Access::kWrite);
    if (!store) return state.SkipWithError(FormatDiagnostic(store.error()).c_str());
    AppendGroups(state, **store);
  }
  std::filesystem::remove_all(folder);
}
BENCHMARK(SqliteActs)->Arg(1)->Arg(10)->Arg(100)->UseRealTime();

void PostgresActs(benchmark::State& state) {
  if (std::getenv("RONDA_TEST_POSTGRES") == nullptr) return state.SkipWithError("no PostgreSQL to measure");
  const auto store = store::OpenPostgres({.connection = "", .schema = "ronda_bench"});
  if (!store) return state.SkipWithError(FormatDiagnostic(store.error()).c_str());
  AppendGroups(state, **store);
}
BENCHMARK(PostgresActs)->Arg(1)->Arg(10)->Arg(100)->UseRealTime();

}  // namespace
}  // namespace ronda::bench
