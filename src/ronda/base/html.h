// A self-contained HTML page: one file without scripts or links to elsewhere, readable on a phone, in the dark and in
// print (A4 and Letter). The callers write the body; the look of headings, tables and unfolding parts comes from here.
//
// Markup and text are different types. Text becomes markup by Text(), which escapes it, and a pattern of Markup() is a
// literal, so a name that was not escaped does not compile.
#pragma once

#include <fmt/format.h>

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

namespace ronda {

class Html {
 public:
  Html() = default;

  const std::string& str() const { return markup_; }
  Html& operator+=(const Html& more) {
    markup_ += more.markup_;
    return *this;
  }
  friend Html operator+(Html first, const Html& second) { return first += second; }

  // Text with & < > " ' escaped: any name may stand between tags or in a quoted attribute.
  friend Html Text(std::string_view text);

  // "<p class=\"note\">{}</p>", each {} filled with markup or a number.
  template <class... Parts>
  requires((std::same_as<Parts, Html> || std::integral<Parts>)&&...) friend Html
      Markup(fmt::format_string<const Parts&...> pattern, const Parts&... parts);

 private:
  std::string markup_;
};

Html Text(std::string_view text);

struct HtmlPage {
  std::string title;  // plain text
  std::string style;  // further CSS of this page, after the common one
  Html body;
};

std::string ToHtml(const HtmlPage& page);

}  // namespace ronda

template <>
struct fmt::formatter<ronda::Html> : fmt::formatter<std::string_view> {
  template <class Context>
  auto format(const ronda::Html& html, Context& context) const {
    return fmt::formatter<std::string_view>::format(html.str(), context);
  }
};

namespace ronda {

template <class... Parts>
requires((std::same_as<Parts, Html> || std::integral<Parts>)&&...) Html
    Markup(fmt::format_string<const Parts&...> pattern, const Parts&... parts) {
  Html html;
  html.markup_ = fmt::format(pattern, parts...);
  return html;
}

}  // namespace ronda
