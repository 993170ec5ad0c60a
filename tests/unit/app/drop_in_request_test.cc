#include "ronda/app/cli/drop_in/drop_in_request.h"

#include <gtest/gtest.h>

#include <sstream>
#include <vector>

#include "ronda/app/cli/drop_in/drop_in.h"

namespace ronda::cli {
namespace {

std::vector<std::string> Words(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::optional<DropInRequest> Parse(const std::string& line) { return ParseDropIn(Words(line)); }

TEST(DropInRequest, Pairing) {
  const auto request = Parse("-r --dutch in.trf -p out.txt -l check.list");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->mode, DropInMode::kPair);
  EXPECT_TRUE(request->shows_release);
  EXPECT_EQ(request->system_flag, "--dutch");
  EXPECT_EQ(request->input, "in.trf");
  EXPECT_EQ(request->output, "out.txt");
  EXPECT_TRUE(request->has_checklist);
  EXPECT_EQ(request->checklist, "check.list");
  EXPECT_FALSE(request->baku);
}

TEST(DropInRequest, OptionalNames) {
  const auto request = Parse("--dutch in.trf -p -l");
  ASSERT_TRUE(request);
  EXPECT_FALSE(request->output);
  EXPECT_TRUE(request->has_checklist);
  EXPECT_FALSE(request->checklist);
}

TEST(DropInRequest, Checking) {
  EXPECT_EQ(Parse("--dutch in.trf -c")->mode, DropInMode::kCheck);
  EXPECT_EQ(Parse("in.trf -c 6")->round, 6);
  EXPECT_FALSE(Parse("in.trf -c x"));
  EXPECT_FALSE(Parse("in.trf -c 0"));
}

TEST(DropInRequest, Generating) {
  const auto request = Parse("--dutch -g rtg.cfg -o out.trf -s 42 -l");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->mode, DropInMode::kGenerate);
  EXPECT_EQ(request->config, "rtg.cfg");
  EXPECT_EQ(request->output, "out.trf");
  EXPECT_EQ(request->seed, "42");
  EXPECT_EQ(Parse("--dutch model.trf -g -o out.trf")->input, "model.trf");
  EXPECT_FALSE(Parse("--dutch model.trf -g rtg.cfg -o out.trf")) << "a model or a configuration, not both";
  EXPECT_FALSE(Parse("--dutch -g rtg.cfg"));
  EXPECT_FALSE(Parse("--dutch -g rtg.cfg -o"));
  EXPECT_FALSE(Parse("--dutch -g rtg.cfg -o out.trf -s"));
}

TEST(DropInRequest, BakuStandsWhereJavafoHasIt) {
  for (const auto* line : {"in.trf -b -p out.txt", "in.trf -p out.txt -b", "model.trf -g -b -o out.trf",
                           "-g 17 -b -o out.trf", "in.trf -b -c"}) {
    ASSERT_TRUE(Parse(line)) << line;
    EXPECT_TRUE(Parse(line)->baku) << line;
  }
}

TEST(DropInRequest, ReleaseAlone) {
  EXPECT_EQ(Parse("-r")->mode, DropInMode::kRelease);
  EXPECT_FALSE(Parse(""));
}

TEST(DropInRequest, WhatDoesNotFit) {
  for (const auto* line : {"--dutch", "--dutch in.trf", "--dutch -p", "--dutch -c in.trf", "--dutch in.trf -q",
                           "--dutch in.trf -p out.txt -l list more", "--dutch in.trf -l list -p out.txt"}) {
    EXPECT_FALSE(Parse(line)) << line;
  }
}

TEST(DropInRequest, IsToldFromTheCommandsOfRonda) {
  for (const auto* line : {"-r", "--dutch in.trf -p", "--burstein in.trf -p", "--team", "in.trf -p", "in.trf -c",
                           "in.trf -b -p", "-g -o out.trf"}) {
    EXPECT_TRUE(IsDropInCall(Words(line))) << line;
  }
  for (const auto* line : {"", "pair in.trf", "check in.trf", "--help", "--version", "help", "generate --seed 1",
                           "in.trf", "pair in.trf -o out.txt"}) {
    EXPECT_FALSE(IsDropInCall(Words(line))) << line;
  }
}

}  // namespace
}  // namespace ronda::cli
