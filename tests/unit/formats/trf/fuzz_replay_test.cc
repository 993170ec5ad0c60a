// Everything the fuzzer ever found worth keeping, and the files of the tests, once more.
#include "fuzz/trf_check.h"
#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

TEST(TrfFuzz, CorpusReplays) {
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/fuzz/corpus/trf")) {
    if (!entry.is_regular_file()) continue;
    SCOPED_TRACE(entry.path().string());
    CheckAnyBytes(FileBytes(entry.path()));
    ++files;
  }
  EXPECT_GT(files, 0U);
  for (const auto& path : TrfFiles("tests/data/trf")) CheckAnyBytes(FileBytes(path));
  std::cout << files << " files\n";
}

}  // namespace
}  // namespace ronda::trf
