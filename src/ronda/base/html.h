// A self-contained HTML page: one file without scripts or links to elsewhere, readable on a phone, in the dark and in
// print (A4 and Letter). The callers write the body; the look of headings, tables and unfolding parts comes from here.
#pragma once

#include <string>
#include <string_view>

namespace ronda {

// Text as HTML: & < > " ' are escaped, so any name may stand between tags or in a quoted attribute.
std::string EscapeHtml(std::string_view text);

struct HtmlPage {
  std::string title;  // plain text
  std::string style;  // further CSS of this page, after the common one
  std::string body;   // HTML
};

std::string ToHtml(const HtmlPage& page);

}  // namespace ronda
