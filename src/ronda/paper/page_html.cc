#include "ronda/paper/page_html.h"

#include <fmt/format.h>

namespace ronda::paper {
namespace {

Html CodeOf(const Card& card) {
  if (card.qr.empty()) return {};
  const auto code = QrCodeOf(card.qr);
  return code ? SvgOf(*code) : Html();
}

Html CardHtml(const Card& card) {
  Html body;
  if (!card.head.empty()) body += Markup("<p class=\"head\">{}</p>", Text(card.head));
  if (!card.name.empty()) body += Markup("<p class=\"name\">{}</p>", Text(card.name));
  for (const Field& field : card.fields) {
    body += Markup("<p class=\"field\"><span><small>{}</small> {}</span><span class=\"box\"></span></p>",
                   Text(field.label), Text(field.text));
  }
  for (const std::string& line : card.lines) body += Markup("<p>{}</p>", Text(line));
  Html signatures;
  for (const std::string& label : card.signatures) signatures += Markup("<span>{}</span>", Text(label));
  if (!card.signatures.empty()) body += Markup("<p class=\"sign\">{}</p>", signatures);
  return Markup("<section class=\"card\"><div>{}</div>{}</section>\n", body, CodeOf(card));
}

Html PartHtml(const sheets::Sheet& sheet) { return BodyOf(sheet); }
Html PartHtml(const charts::Chart& chart) { return Markup("<div class=\"chart\">{}</div>\n", PagesOf(chart)); }
Html PartHtml(const Prose& prose) { return Markup("<p class=\"prose\">{}</p>\n", Text(prose.text)); }
Html PartHtml(const Cards& cards) {
  Html all;
  for (const Card& card : cards.cards) all += CardHtml(card);
  return Markup("<div class=\"cards across{}\">\n{}</div>\n", cards.across, all);
}

// As ui/site.css has it for the pages of the desk.
constexpr std::string_view kStyle =
    ".cards { display: grid; gap: 4mm; }\n.across2 { grid-template-columns: 1fr 1fr; }\n"
    ".card { border: 1px dashed #999; padding: 4mm; break-inside: avoid; display: flex; gap: 4mm; "
    "align-items: center; min-height: 58mm; }\n.card > div { flex: 1; }\n.card .qr { width: 30mm; flex: none; }\n"
    ".card .name { font-size: 22pt; font-weight: bold; margin: 0; text-align: center; }\n"
    ".card .head { font-size: 9pt; opacity: .8; margin: 0; }\n"
    ".field { display: flex; justify-content: space-between; align-items: center; gap: 3mm; margin: 2mm 0; }\n"
    ".field small { display: block; }\n.box { border: 1px solid; width: 15mm; height: 8mm; flex: none; }\n"
    ".sign { display: flex; gap: 4mm; margin: 10mm 0 0; font-size: 8pt; }\n"
    ".sign span { border-top: 1px solid; flex: 1; }\n.signature { min-width: 55mm; height: 8mm; }\n"
    ".prose { white-space: pre-wrap; }\n.chart svg { width: 100%; height: auto; background: #fff; }\n.chart .page { "
    "break-after: page; }\n"
    "text { font-family: 'DejaVu Sans', sans-serif; fill: #111; } .b { font-weight: bold; } .g { fill: #666; } "
    ".a { fill: #7a2e1d; } line, rect { stroke: #222; stroke-width: .2; fill: none; } .k { stroke-width: .5; } "
    ".s { fill: #f0efe9; } .d { fill: #444; }\n.fingerprint { font-size: 8pt; opacity: .7; }\n";

}  // namespace

Html BodyOf(const Document& document) {
  Html body;
  for (const Part& part : document.parts) {
    body += std::visit([](const auto& one) { return PartHtml(one); }, part);
  }
  if (!document.mark.empty()) body += Markup("<p class=\"fingerprint\">{}</p>\n", Text(document.mark));
  return body;
}

std::string ToHtml(const Document& document, const Look& look) {
  const std::string title =
      document.occasion.empty() ? document.title : fmt::format("{} · {}", document.title, document.occasion);
  const std::string style = fmt::format("{}@page {{ size: {}; margin: 14mm; }}\n", kStyle,
                                        look.paper == charts::Paper::kA4 ? "A4" : "letter");
  const Html head = Markup("<p class=\"note\">{}</p>\n<h1>{}</h1>\n", Text(document.event), Text(title));
  return ronda::ToHtml({document.event + ": " + title, style, head + BodyOf(document)});
}

}  // namespace ronda::paper
