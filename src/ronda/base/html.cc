#include "ronda/base/html.h"

#include <fmt/format.h>

#include "ronda/base/bidi.h"

namespace ronda {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --line: #b8b8b8; --soft: #f2f2ee; --ink: #1b1b1b; --paper: #fff; --accent: #7a2e1d; }
@media (prefers-color-scheme: dark) {
  :root { --line: #555; --soft: #262624; --ink: #e8e8e4; --paper: #161615; --accent: #e39a80; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.2rem; background: var(--paper); color: var(--ink);
  font: 16px/1.45 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .3rem; }
h2 { font-size: 1.15rem; margin: 1.6rem 0 .5rem; color: var(--accent); }
h3 { font-size: 1rem; margin: 1.1rem 0 .3rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .22rem .55rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { border-bottom-width: 2px; white-space: nowrap; }
tbody tr:nth-child(even) { background: var(--soft); }
.number { text-align: right; white-space: nowrap; }
.note { opacity: .75; font-size: .9em; }
details { margin: .3rem 0; }
summary { cursor: pointer; padding: .15rem 0; }
details > :not(summary) { margin-left: 1.1rem; }
@page { size: auto; margin: 14mm; }
@media print {
  :root { color-scheme: light; --line: #999; --soft: #fff; --ink: #000; --paper: #fff; --accent: #000; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  .scroll { overflow: visible; }
  tr, details { break-inside: avoid; }
  thead { display: table-header-group; }
}
)";

}  // namespace

Html Text(std::string_view text) {
  Html escaped;
  std::string& html = escaped.markup_;
  html.reserve(text.size());
  // Most texts have none of the bytes such characters begin with.
  const bool may_turn = text.find('\xE2') != std::string_view::npos;
  const std::string kept = may_turn ? WithoutDirections(text) : std::string();
  for (const char c : may_turn ? std::string_view(kept) : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      case '\'':
        html += "&#39;";
        break;
      default:
        html += c;
    }
  }
  return escaped;
}

std::string ToHtml(const HtmlPage& page) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n{}\n</body>\n</html>\n",
      Text(page.title), kStyle, page.style, page.body);
}

}  // namespace ronda
