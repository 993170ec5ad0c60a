// One list of documents: each has a name of its own, and of a played event each is made or says why not.
#include "ronda/paper/documents.h"

#include <gtest/gtest.h>

#include <set>

#include "ronda/paper/page_html.h"
#include "ronda/paper/qr.h"

namespace ronda::paper {
namespace {

OpenedFile ClubOpen() { return *OpenFile({"examples/club-open.trf"}).value; }

TEST(Documents, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const DocumentKind& kind : DocumentKinds()) {
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
    EXPECT_EQ(FindDocument(kind.name), &kind);
    EXPECT_NE(kind.make, nullptr);
  }
  EXPECT_GE(names.size(), 20U);
  EXPECT_EQ(FindDocument("nothing"), nullptr);
}

TEST(Documents, AreMadeOrSayWhyNot) {
  const OpenedFile file = ClubOpen();
  const Event event{file.state, file.tournament};
  int made = 0;
  for (const DocumentKind& kind : DocumentKinds()) {
    const auto document = MakeDocument(kind, event, {Round(3)});
    if (document.value) {
      EXPECT_FALSE(BodyOf(*document.value).str().empty()) << kind.name;
      ++made;
    } else {
      ASSERT_FALSE(document.diagnostics.empty()) << kind.name;
      EXPECT_FALSE(document.diagnostics.front().hint.empty()) << kind.name;
    }
  }
  EXPECT_GE(made, 20);
}

// A desk shows its documents from the first minute on.
TEST(Documents, OfAnEventNobodyHasEnteredAreMadeOrSayWhyNot) {
  const auto tournament = Tournament::Make({});
  ASSERT_TRUE(tournament);
  const journal::State state;
  for (const DocumentKind& kind : DocumentKinds()) {
    const auto document = MakeDocument(kind, {state, *tournament}, {});
    EXPECT_TRUE(document.value || !document.diagnostics.front().hint.empty()) << kind.name;
  }
  EXPECT_EQ(MakeDocument(*FindDocument("round-robin"), {state, *tournament}, {}).diagnostics.front().message,
            "nobody has entered yet");
}

TEST(Documents, TheAnnouncementNamesTheSystem) {
  OpenedFile file = ClubOpen();
  file.state.facts.system = "dutch-2026";
  const Event event{file.state, file.tournament};
  const auto english = MakeDocument(*FindDocument("announcement"), event, {});
  EXPECT_NE(BodyOf(*english.value).str().find("FIDE (Dutch) system (FIDE Handbook C.04.3, 2026)"), std::string::npos);
  const auto spanish = MakeDocument(*FindDocument("announcement"), event, {.words = Words(Language::kSpanish)});
  EXPECT_NE(BodyOf(*spanish.value).str().find("Sistema FIDE (holandés)"), std::string::npos);
}

TEST(Documents, OfARoundNeedTheRound) {
  const OpenedFile file = ClubOpen();
  const auto document = MakeDocument(*FindDocument("boards"), {file.state, file.tournament}, {Round(7)});
  EXPECT_FALSE(document.value);
  EXPECT_EQ(document.diagnostics.front().code, "print-round");
}

// A round that only staff have seen says so wherever it is printed.
TEST(Documents, OfADraftSayThatItIsOne) {
  OpenedFile file = ClubOpen();
  file.state.facts.rounds.back().published.clear();
  const Event event{file.state, file.tournament};
  EXPECT_NE(MakeDocument(*FindDocument("boards"), event, {Round(4)}).value->occasion.find("not published"),
            std::string::npos);
  EXPECT_EQ(MakeDocument(*FindDocument("boards"), event, {Round(3)}).value->occasion, "Round 3");
}

TEST(QrCode, HoldsWhatFits) {
  const auto code = QrCodeOf("https://open.example/t/club");
  ASSERT_TRUE(code);
  // The three finder patterns have dark corners, and the fourth corner has none.
  EXPECT_TRUE(code->IsDark(0, 0));
  EXPECT_TRUE(code->IsDark(code->side - 1, 0));
  EXPECT_TRUE(code->IsDark(0, code->side - 1));
  EXPECT_EQ(QrCodeOf(std::string(1001, 'a')).error().code, "qr-long");
}

}  // namespace
}  // namespace ronda::paper
