// Everything to print: a list with the choices of last time, and every document as a page and as a PDF.
#include <fmt/format.h>

#include "ronda/command/knockout.h"
#include "ronda/paper/documents.h"
#include "ronda/paper/page_html.h"
#include "ronda/paper/pdf.h"
#include "ronda/site/answers.h"
#include "ronda/site/frame.h"
#include "ronda/site/page_cache.h"
#include "ronda/site/public_page.h"
#include "ronda/web/http/cookie.h"

namespace ronda::site {
namespace {

using charts::Paper;

constexpr std::string_view kPaperCookie = "paper";

// As it was asked for, else as it was the last time.
Paper PaperFor(const web::Request& request) {
  const auto asked = request.query.Find("paper");
  const auto said = asked ? asked : web::FindCookie(request, kPaperCookie);
  return said.value_or("") == "letter" ? Paper::kLetter : Paper::kA4;
}

std::string_view NameOf(Paper paper) { return paper == Paper::kLetter ? "letter" : "a4"; }

// One who may not see a draft gets the last round there is to see.
paper::Wish WishFrom(const Visit& visit) {
  const int round = visit.request.query.Number("round").value_or(journal::CurrentRound(visit.seen().state()).value());
  return {Round(std::max(1, round)), PaperFor(visit.request), visit.visitor.words};
}

web::Right RightFor(const paper::DocumentKind& kind) {
  return kind.reader == paper::Reader::kArbiter ? web::Right::kArbiter : web::Right::kPublic;
}

Parsed<paper::Document> DocumentFor(Site& site, const Visit& visit, const paper::DocumentKind& kind) {
  const Tournament* tournament = visit.seen().tournament();
  if (tournament == nullptr) return {std::nullopt, {Unsound()}};
  paper::Event event{visit.seen().state(), *tournament};
  event.mark = fmt::format("{} {}", journal::Fingerprint(visit.version->head()), visit.version->seq());
  event.address = visit.address();
  if (!visit.visitor.IsStaff()) return paper::MakeDocument(kind, event, WishFrom(visit));
  store::StoredTournament stored;
  stored.id = visit.room->id();
  ledger::Book book(site.desk().store(), stored, ledger::Book::Snapshots::kNotKept);
  event.book = &book;
  return paper::MakeDocument(kind, event, WishFrom(visit));
}

web::Response AsPage(const Visit& visit, const paper::Document& document) {
  PageParts parts;
  parts.title = fmt::format("{} · {}", document.event, document.title);
  if (!document.occasion.empty()) parts.title += " · " + document.occasion;
  parts.body = paper::BodyOf(document);
  parts.look = fmt::format("paper {}", NameOf(PaperFor(visit.request)));
  return PageOf(visit.visitor, parts);
}

web::Response AsPdf(const Visit& visit, const paper::Document& document) {
  const auto pdf = paper::ToPdf(document, {PaperFor(visit.request), visit.visitor.words});
  if (!pdf) return Refused(visit.request, {pdf.error()});
  return web::Shared(web::MakeContent("application/pdf", pdf->bytes, web::Compression::kNone),
                     web::Caching::kRevalidate);
}

using Shower = web::Response (*)(const Visit&, const paper::Document&);

web::Response ShowDocument(Site& site, const Visit& visit, Shower show) {
  const auto* kind = paper::FindDocument(visit.request.places.Text("document"));
  if (kind == nullptr || !MayEnter(visit.visitor, RightFor(*kind), visit.room->id())) {
    return Failed(visit.request, kind == nullptr ? 404 : 403,
                  {.code = "desk-document", .message = "there is no such document for you", .hint = "ask an arbiter"});
  }
  const auto document = DocumentFor(site, visit, *kind);
  return document.value ? show(visit, *document.value) : Refused(visit.request, document.diagnostics);
}

// A document among the pages of the tournament, without what only paper needs at its foot.
Html OnPage(paper::Document document) {
  document.mark.clear();
  return paper::BodyOf(document);
}

// The announcement, its time control in words below it.
web::Response AnnouncementPage(Site& site, const Visit& visit) {
  PageParts parts;
  parts.title = visit.visitor.words("Announcement");
  parts.nav = PublicNav(visit, "overview");
  const auto announcement = DocumentFor(site, visit, *paper::FindDocument("announcement"));
  if (!announcement.value) return Refused(visit.request, announcement.diagnostics);
  parts.body = OnPage(*announcement.value);
  const auto clock = DocumentFor(site, visit, *paper::FindDocument("time-control"));
  if (clock.value) parts.body += Markup("<h2>{}</h2>\n", Text(clock.value->title)) + OnPage(*clock.value);
  return PublicPage(visit, std::move(parts));
}

// Rendered once for everybody without a role, a round and a size of paper.
std::string KeyFor(const Visit& visit) {
  const paper::Wish wish = WishFrom(visit);
  return fmt::format("{}?{}&{}", visit.request.path, wish.round.value(), NameOf(wish.paper));
}

web::Handler Shown(Site& site) {
  return CachedBy(site, KeyFor, [](Site& own, const Visit& visit) { return ShowDocument(own, visit, AsPage); });
}

web::Handler Printed(Site& site) {
  return CachedBy(site, KeyFor, [](Site& own, const Visit& visit) { return ShowDocument(own, visit, AsPdf); });
}

Html Choices(const Visit& visit, const paper::Wish& wish) {
  const Words& words = visit.visitor.words;
  Html rounds;
  for (const Round round : IdRange<Round>(visit.seen().state().data.rounds)) {
    rounds += Markup("<option value=\"{0}\"{1}>{0}</option>", round.value(),
                     round == wish.round ? Markup(" selected") : Html());
  }
  const bool is_letter = wish.paper == Paper::kLetter;
  return Markup(
      "<form class=\"choices-line\" method=\"get\"><label>{} <select name=\"round\">{}</select></label> <label>{} "
      "<select name=\"paper\"><option value=\"a4\"{}>A4</option><option value=\"letter\"{}>Letter</option></select>"
      "</label> <button>{}</button></form>\n",
      Text(words("Round")), rounds, Text(words("Paper")), is_letter ? Html() : Markup(" selected"),
      is_letter ? Markup(" selected") : Html(), Text(words("Choose")));
}

// Whether events of this kind have the document at all.
bool HasDocument(const journal::State& state, std::string_view name) {
  if (name == "team-matches" || name == "match-cards" || name == "teams") return !state.data.teams.empty();
  if (name == "seating" || name == "table-cards") return !state.facts.tables.empty();
  return name != "bracket" || !state.facts.bracket.empty() || command::IsKnockout(state);
}

Html DocumentRows(const Visit& visit, const paper::Wish& wish) {
  Html rows;
  for (const paper::DocumentKind& kind : paper::DocumentKinds()) {
    if (!HasDocument(visit.seen().state(), kind.name)) continue;
    const std::string base = fmt::format("/print/{}/{}", visit.room->slug(), kind.name);
    const std::string query = fmt::format("?round={}&paper={}", wish.round.value(), NameOf(wish.paper));
    const std::string title = wish.words(kind.title);
    rows += Markup("<tr><td>{}</td><td>{}</td></tr>\n", LinkTo(base + query, title),
                   Markup("<a href=\"{}\" aria-label=\"{}\">PDF</a>", Text(fmt::format("{}/pdf{}", base, query)),
                          Text(fmt::format("PDF: {}", title))));
  }
  return rows;
}

web::Response ListPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const paper::Wish wish = WishFrom(visit);
  PageParts parts;
  parts.title = fmt::format("{} · {}", visit.version->state().data.info.name, words("Documents"));
  parts.style = "desk";
  parts.nav = StaffNav(visit, "documents");
  const std::string api = "/api/v1/tournaments/" + visit.room->slug();
  parts.body = Choices(visit, wish) +
               Markup(
                   "<table class=\"documents\"><thead><tr><th>{}</th><th>PDF</th></tr></thead><tbody>\n{}</tbody>"
                   "</table>\n<p>{} · {} · {}</p>\n",
                   Text(words("Document")), DocumentRows(visit, wish), LinkTo(api + "/export.trf", "TRF"),
                   LinkTo(api + "/export.json", "JSON"), LinkTo(api + "/standings.csv", "CSV"));
  auto page = PageOf(visit.visitor, parts);
  web::SetCookie(page, visit.request, {kPaperCookie, NameOf(wish.paper), std::chrono::hours(24 * 365)});
  return page;
}

}  // namespace

std::vector<web::Route> PaperRoutes(Site& site) {
  return {
      {web::Method::kGet, "/print/{t:slug}/{document:slug}", web::Right::kPublic, "A document for paper, as a page",
       Shown(site)},
      {web::Method::kGet, "/print/{t:slug}/{document:slug}/pdf", web::Right::kPublic, "A document for paper, as PDF",
       Printed(site)},
      {web::Method::kGet, "/t/{t:slug}/announcement", web::Right::kPublic, "What is announced of a tournament",
       Cached(site, AnnouncementPage)},
      {web::Method::kGet, "/desk/{t:slug}/documents", web::Right::kArbiter, "Everything to print",
       site.Answering(ListPage)},
  };
}

}  // namespace ronda::site
