// docs/diagnostics.md lists the codes of the model and of the command line, all of them and no others.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace ronda {
namespace {

using Codes = std::set<std::string>;

std::string TextOf(const std::filesystem::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

Codes AllMatches(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  Codes codes;
  for (auto match = std::sregex_iterator(text.begin(), text.end(), regex); match != std::sregex_iterator(); ++match) {
    codes.insert((*match)[1]);
  }
  return codes;
}

Codes CodesOfSources(const std::filesystem::path& folder, const std::string& pattern) {
  Codes codes;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) codes.merge(AllMatches(TextOf(entry.path()), pattern));
  }
  return codes;
}

// The codes in the tables under a heading.
Codes CodesOfSection(const std::string& heading) {
  const std::string document = TextOf("docs/diagnostics.md");
  const auto begin = document.find("\n## " + heading + "\n");
  if (begin == std::string::npos) return {};
  const auto end = document.find("\n## ", begin + 1);
  return AllMatches(document.substr(begin, end - begin), "\n\\| `([a-z0-9-]+)` \\|");
}

TEST(Docs, DiagnosticsOfTheModel) {
  const Codes in_source = CodesOfSources("src/ronda/model", "(?:Error|Warn)\\(\\s*\"([a-z-]+)\"");
  EXPECT_GT(in_source.size(), 20U);
  EXPECT_EQ(CodesOfSection("The tournament, whatever the format"), in_source);
}

TEST(Docs, DiagnosticsOfStores) {
  const Codes in_source = AllMatches(TextOf("src/ronda/store/codes.h"), "\"(store-[a-z-]+)\"");
  EXPECT_GT(in_source.size(), 10U);
  EXPECT_EQ(AllMatches(TextOf("docs/store.md"), "\n\\| `(store-[a-z-]+)` \\|"), in_source);
}

TEST(Docs, DiagnosticsOfClosedSystemsAndKnockouts) {
  Codes in_source;
  for (const char* folder : {"src/ronda/schedule", "src/ronda/knockout", "src/ronda/formats/bracket"}) {
    in_source.merge(CodesOfSources(folder, "\"((?:schedule|bracket)-[a-z]+)\""));
  }
  EXPECT_GT(in_source.size(), 5U);
  EXPECT_EQ(CodesOfSection("Closed systems and knockouts"), in_source);
}

TEST(Docs, DiagnosticsOfHandling) {
  Codes in_source = CodesOfSources("src/ronda/handling", "\"(handling-[a-z-]+)\",");
  in_source.merge(CodesOfSources("src/ronda/service", "\"(handling-[a-z-]+)\","));
  in_source.merge(CodesOfSources("src/ronda/base", "\"(handling-[a-z-]+)\","));
  EXPECT_GT(in_source.size(), 5U);
  EXPECT_EQ(CodesOfSection("Handling a tournament"), in_source);
}

TEST(Docs, DiagnosticsOfDesksAndJournals) {
  Codes in_source;
  for (const char* folder : {"src/ronda/command", "src/ronda/journal", "src/ronda/ledger", "src/ronda/app/cli"}) {
    in_source.merge(CodesOfSources(folder, "\"((?:command|journal|ledger|desk)-[a-z-]+)\""));
  }
  EXPECT_GT(in_source.size(), 30U);
  EXPECT_EQ(CodesOfSection("Desks and journals"), in_source);
}

TEST(Docs, DiagnosticsOfListsAndReports) {
  Codes in_source;
  for (const char* folder : {"src/ronda/players", "src/ronda/service", "src/ronda/app/cli"}) {
    in_source.merge(CodesOfSources(folder, "\"((?:players|report)-[a-z-]+)\""));
  }
  EXPECT_GT(in_source.size(), 15U);
  EXPECT_EQ(CodesOfSection("Lists of players and rating reports"), in_source);
}

TEST(Docs, DiagnosticsOfTheLibrary) {
  Codes in_source = CodesOfSources("edge/c", "\"((?:option-[a-z]+|no-memory))\"");
  in_source.merge(AllMatches(TextOf("src/ronda/service/given_round.cc"), "\"(pairing-[a-z]+)\""));
  in_source.merge(CodesOfSources("src/ronda/formats", "\"(pairing-form)\""));
  EXPECT_GT(in_source.size(), 5U);
  EXPECT_EQ(CodesOfSection("The library"), in_source);
}

TEST(Docs, DiagnosticsOfRequestsAndFiles) {
  const std::string code = "\\.code = \"([a-z-]+)\"";
  Codes in_source = CodesOfSources("src/ronda/service", code);
  in_source.merge(CodesOfSources("src/ronda/app", code));
  in_source.merge(AllMatches(TextOf("src/ronda/base/diagnostic.cc"), code));
  // What the service says of pairing and handling, and the command line of desks, stands in sections of its own.
  const Codes here = CodesOfSection("Requests and files");
  const Codes of_pairing = CodesOfSection("Pairing, checking and generating");
  const Codes of_desks = CodesOfSection("Desks and journals");
  std::erase_if(in_source, [&](const std::string& one) {
    return one.starts_with("handling-") || one.starts_with("report-") || one.starts_with("players-") ||
           one.starts_with("shard-") || of_desks.contains(one) || (of_pairing.contains(one) && !here.contains(one));
  });
  in_source.merge(AllMatches(TextOf("src/ronda/formats/files.h"), "kFile\\w+ = \"([a-z-]+)\""));
  EXPECT_GT(in_source.size(), 5U);
  EXPECT_EQ(here, in_source);
}

}  // namespace
}  // namespace ronda
