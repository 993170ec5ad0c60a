#include "ronda/sheets/sheet.h"

#include <gtest/gtest.h>

namespace ronda::sheets {
namespace {

Table Players() {
  return {{Number("No", "tpn"), Words("Name", "name"), Number("Rating", "rating"), Datum("title"), Words("Note")},
          {{1, "Åse", 2100, "WIM", "<b>"}, {12, "Someone, Else", std::optional<int>(), Value(), ""}}};
}

TEST(Table, ColumnsOfTheTextAreAsWideAsTheyNeedToBe) {
  EXPECT_EQ(ToText(Players()),
            "No  Name           Rating  Note\n"
            " 1  Åse              2100  <b>\n"
            "12  Someone, Else       -\n");
}

TEST(Table, TheWidthIsThatOnTheScreen) {
  // Two columns a Chinese character, none for the hacek that stands on the S by itself.
  const Table table{{Words("Name"), Number("No")}, {{"王, 伟", 1}, {"S\xCC\x8Cm\xC3\xAD\x64", 2}, {"Šmíd", 3}}};
  EXPECT_EQ(ToText(table),
            "Name    No\n"
            "王, 伟   1\n"
            "S\xCC\x8Cm\xC3\xAD\x64     2\n"
            "Šmíd     3\n");
}

TEST(Table, TheTextMayBeIndented) {
  const Table table{{Words("A"), Words("B")}, {{"x", ""}}, 2};
  EXPECT_EQ(ToText(table), "  A  B\n  x\n");
}

TEST(Table, CsvHasTheKeysAndQuotes) {
  EXPECT_EQ(ToCsv(Players()), "tpn,name,rating,title\n1,Åse,2100,WIM\n12,\"Someone, Else\",,\n");
}

// A name that a spreadsheet would run as a formula is text in it; results and numbers are not touched.
TEST(Table, CsvHasNoFormulas) {
  const Table table{{Data({"a", "b"})},
                    {{"=HYPERLINK(\"x\")", "@SUM(1)"}, {"+cmd|x", "-a"}, {"=-=", "+-"}, {"-12.5", -3}}};
  EXPECT_EQ(ToCsv(table), "a,b\n\"'=HYPERLINK(\"\"x\"\")\",'@SUM(1)\n'+cmd|x,'-a\n=-=,+-\n-12.5,-3\n");
}

TEST(Table, RecordsLeaveOutWhatIsMissing) {
  EXPECT_EQ(ToJson(Value::OnOneLine(RecordsOf(Players()))),
            "[{\"tpn\": 1, \"name\": \"Åse\", \"rating\": 2100, \"title\": \"WIM\"}, "
            "{\"tpn\": 12, \"name\": \"Someone, Else\"}]\n");
}

TEST(Table, YesAndNoAreWordsForPeople) {
  const Table table{{Words("Enough", "enough")}, {{true}, {false}}};
  EXPECT_EQ(ToText(table), "Enough\nyes\nno\n");
  EXPECT_EQ(ToJson(Value::OnOneLine(RecordsOf(table))), "[{\"enough\": true}, {\"enough\": false}]\n");
}

TEST(Table, RoomToSign) {
  const Table table{{Words("Name"), Column{"Signature", "", Kind::kSignature, kForPeople}}, {{"Ana", Value()}}};
  EXPECT_EQ(ToText(table), "Name  Signature\nAna   ________________________\n");
}

TEST(Sheet, TextIsOneBelowTheOther) {
  Sheet sheet("Page");
  sheet.Title("Open").Note("after round 1").Gap().Heading("Women").Add(Players()).OnlyPage(Markup("<hr>"));
  EXPECT_EQ(ToText(sheet), "Open\nafter round 1\n\nWomen\n" + ToText(Players()));
}

TEST(Sheet, TheEscapedPage) {
  Sheet sheet("A & B");
  sheet.Title("A & B").Note("<i>").OnlyText("not here").Add(Players()).OnlyPage(Markup("<hr>\n"));
  const std::string page = ToHtml(sheet);
  EXPECT_NE(page.find("<title>A &amp; B</title>"), std::string::npos);
  EXPECT_NE(
      page.find("<h1>A &amp; B</h1>\n<p class=\"note\">&lt;i&gt;</p>\n<div class=\"scroll\" tabindex=\"0\"><table>\n"
                "<thead><tr><th class=\"number\">No</th><th>Name</th><th class=\"number\">Rating</th>"
                "<th>Note</th></tr>\n</thead>\n<tbody>\n<tr><td class=\"number\">1</td><td>Åse</td>"
                "<td class=\"number\">2100</td><td>&lt;b&gt;</td></tr>\n"),
      std::string::npos);
  EXPECT_NE(page.find("</tbody></table></div>\n<hr>\n"), std::string::npos);
  EXPECT_EQ(page.find("not here"), std::string::npos);
}

TEST(Column, SaysWhatItsHeadMeans) {
  Sheet sheet("x");
  sheet.Add({{Number("BH").Meaning("Buchholz \"cut\"")}});
  EXPECT_NE(ToHtml(sheet).find("<th class=\"number\" title=\"Buchholz &quot;cut&quot;\">BH</th>"), std::string::npos);
}

TEST(Forms, AreSets) {
  EXPECT_TRUE(kForPeople.Has(Format::kHtml));
  EXPECT_FALSE(kForPeople.Has(Format::kCsv));
  EXPECT_FALSE(Forms().Has(Format::kText));
}

}  // namespace
}  // namespace ronda::sheets
