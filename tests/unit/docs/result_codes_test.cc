// docs/result-codes.md shows the table of the model. This test writes the table again and compares; run it with
// UPDATE_DOCS=1 to bring the document up to date.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "ronda/model/result_code.h"

namespace ronda {
namespace {

constexpr const char* kDocument = "docs/result-codes.md";

std::string_view Text(PointKind kind) {
  switch (kind) {
    case PointKind::kWin:
      return "win";
    case PointKind::kDraw:
      return "draw";
    case PointKind::kLoss:
      return "loss";
    case PointKind::kForfeitWin:
      return "forfeit win";
    case PointKind::kForfeitLoss:
      return "forfeit loss";
    case PointKind::kPairingBye:
      return "pairing-allocated bye";
    case PointKind::kFullBye:
      return "full-point bye";
    case PointKind::kHalfBye:
      return "half-point bye";
    case PointKind::kZeroBye:
      return "zero-point bye";
    case PointKind::kAdjourned:
      return "adjourned";
    case PointKind::kNothing:
      return "none yet";
  }
  return "";
}

std::string_view Text(OpponentRule rule) {
  switch (rule) {
    case OpponentRule::kRequired:
      return "needed";
    case OpponentRule::kOptional:
      return "may be";
    case OpponentRule::kNone:
      return "none";
  }
  return "";
}

std::string_view Text(FloatKind kind) {
  switch (kind) {
    case FloatKind::kByScores:
      return "by the scores";
    case FloatKind::kPairingBye:
      return "down";
    case FloatKind::kUnplayed:
      return "by edition";
    case FloatKind::kUnknown:
      return "not yet";
  }
  return "";
}

std::string_view Text(ByeBar bar) {
  switch (bar) {
    case ByeBar::kNever:
      return "no";
    case ByeBar::kPairingBye:
    case ByeBar::kForfeitWin:
      return "yes";
    case ByeBar::kIfWorthAWin:
      return "if worth a win, by edition";
  }
  return "";
}

std::string Table() {
  std::string table =
      "| result | TRF | points of a | opponent | played | in the pairing | floats | bars the bye |\n"
      "|---|---|---|---|---|---|---|---|\n";
  for (const ResultTraits& traits : kResultTraits) {
    table += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |\n", traits.name,
                         traits.trf == ' ' ? "blank" : fmt::format("`{}`", traits.trf), Text(traits.points),
                         Text(traits.opponent), traits.played ? "yes" : "no", traits.paired ? "yes" : "no",
                         Text(traits.floats), Text(traits.bye_bar));
  }
  return table;
}

std::string ReadDocument() {
  std::stringstream text;
  text << std::ifstream(kDocument).rdbuf();
  return text.str();
}

TEST(Docs, ResultCodesShowTheTableOfTheModel) {
  const std::string document = ReadDocument();
  const auto begin = document.find("| result |");
  ASSERT_NE(begin, std::string::npos) << "the document has no table";
  const auto end = document.find("\n\n", begin) + 1;
  if (std::getenv("UPDATE_DOCS") != nullptr) {
    std::ofstream(kDocument) << document.substr(0, begin) << Table() << document.substr(end);
  }
  EXPECT_EQ(ReadDocument().substr(begin, Table().size()), Table());
  EXPECT_EQ(ReadDocument().substr(begin + Table().size(), 1), "\n") << "nothing but the table";
}

}  // namespace
}  // namespace ronda
