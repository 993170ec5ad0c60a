#include "ronda/base/html.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(HtmlTest, EscapesWhatWouldBeMarkup) {
  EXPECT_EQ(Text("<a href='\"'>&é").str(), "&lt;a href=&#39;&quot;&#39;&gt;&amp;é");
}

TEST(HtmlTest, MarkupIsFilledWithMarkupAndNumbers) {
  EXPECT_EQ(Markup("<p id=\"{}\">{}</p>{}", 7, Text("a < b"), Markup("<hr>")).str(), "<p id=\"7\">a &lt; b</p><hr>");
  EXPECT_EQ((Markup("<br>") + Text("&")).str(), "<br>&amp;");
}

TEST(HtmlTest, ThePageStandsAlone) {
  const std::string page = ToHtml({"Open <1>", "td { color: red; }", Markup("<p>body</p>")});
  EXPECT_THAT(page, HasSubstr("<title>Open &lt;1&gt;</title>"));
  EXPECT_THAT(page, HasSubstr("td { color: red; }"));
  EXPECT_THAT(page, HasSubstr("<p>body</p>"));
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("http")));
}

}  // namespace
}  // namespace ronda
