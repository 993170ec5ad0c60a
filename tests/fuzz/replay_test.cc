// Every input kept in tests/fuzz/corpus, once more: what the fuzzer found, and what it starts from.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "fuzz/target.h"

namespace ronda::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> CorpusOf(const Target& target) {
  std::vector<std::string> inputs;
  for (const auto& entry : fs::directory_iterator(fs::path("tests/fuzz/corpus") / target.corpus)) {
    std::ifstream file(entry.path(), std::ios::binary);
    inputs.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return inputs;
}

class FuzzReplay : public testing::TestWithParam<Target> {};

TEST_P(FuzzReplay, Corpus) {
  const auto inputs = CorpusOf(GetParam());
  EXPECT_FALSE(inputs.empty());
  for (const std::string& input : inputs) {
    SCOPED_TRACE(input);
    GetParam().check(input);
  }
}

INSTANTIATE_TEST_SUITE_P(Targets, FuzzReplay, testing::ValuesIn(Targets().begin(), Targets().end()),
                         [](const auto& target) { return std::string(target.param.name); });

}  // namespace
}  // namespace ronda::fuzz
