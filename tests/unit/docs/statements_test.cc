// docs/explain.md shows every statement with its sentence. This test writes the table again and compares; run it with
// UPDATE_DOCS=1 to bring the document up to date.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "ronda/explain/wording.h"

namespace ronda {
namespace {

constexpr const char* kStatements = "docs/explain.md";

std::string StatementTable() {
  std::string table = "| code | sentence |\n|---|---|\n";
  for (const auto& [code, text] : explain::Sentences()) table += fmt::format("| `{}` | {} |\n", code, text);
  return table;
}

std::string ReadStatements() {
  std::stringstream text;
  text << std::ifstream(kStatements).rdbuf();
  return text.str();
}

TEST(Docs, ExplainShowsEveryStatement) {
  const std::string document = ReadStatements();
  const auto begin = document.find("| code | sentence |");
  ASSERT_NE(begin, std::string::npos) << "the document has no table";
  const auto end = document.find("\n\n", begin) + 1;
  if (std::getenv("UPDATE_DOCS") != nullptr) {
    std::ofstream(kStatements) << document.substr(0, begin) << StatementTable() << document.substr(end);
  }
  EXPECT_EQ(ReadStatements().substr(begin, StatementTable().size()), StatementTable());
}

TEST(Docs, StatementsHaveOneSentenceEach) {
  std::set<std::string_view> codes;
  for (const auto& sentence : explain::Sentences()) EXPECT_TRUE(codes.insert(sentence.code).second) << sentence.code;
  EXPECT_GT(codes.size(), 80U);
}

}  // namespace
}  // namespace ronda
