// Everything to print: a list, and a page each whose look is that of paper.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/site/answers.h"
#include "ronda/site/frame.h"
#include "ronda/site/paper.h"

namespace ronda::site {
namespace {

using Visit = Site::Visit;

// The titles, where the catalogues find them.
std::string TitleOf(const Words& words, const Document& document) {
  if (document.name == "boards") return words("Pairings by board");
  if (document.name == "names") return words("Pairings by name");
  if (document.name == "absent") return words("Who does not play");
  if (document.name == "slips") return words("Result slips");
  if (document.name == "missing") return words("Missing results");
  if (document.name == "standings") return words("Standings");
  if (document.name == "crosstable") return words("Crosstable");
  if (document.name == "players") return words("Players");
  if (document.name == "ratings") return words("Players by rating");
  if (document.name == "sign-in") return words("Sign-in list");
  if (document.name == "place-cards") return words("Place cards");
  if (document.name == "table-numbers") return words("Table numbers");
  if (document.name == "why") return words("Why the round is paired so");
  if (document.name == "report") return words("Report of the chief arbiter");
  return std::string(document.title);
}

Round RoundAsked(const Visit& visit) {
  return Round(visit.request.query.Number("round").value_or(visit.seen().state().data.rounds));
}

web::Response PaperPage(Site& /*site*/, const Visit& visit) {
  const auto all = Documents();
  const auto document = std::ranges::find(all, visit.request.places.Text("document"), &Document::name);
  const bool may = document != all.end() && MayEnter(visit.visitor, document->right, visit.room->id());
  if (!may) {
    return web::Failure(
        visit.request, document == all.end() ? 404 : 403,
        {.code = "desk-document", .message = "there is no such document for you", .hint = "ask an arbiter"});
  }
  const Round round = RoundAsked(visit);
  const auto body = document->body(visit, round);
  if (!body.value) return Refused(visit.request, body.diagnostics);
  PageParts parts;
  parts.title = fmt::format("{} · {}", visit.seen().state().data.info.name, TitleOf(visit.visitor.words, *document));
  if (round >= Round(1)) parts.title += " · " + visit.visitor.words("Round {}", round.value());
  parts.body = Markup("{}<p class=\"fingerprint\">{} {}</p>\n", *body.value,
                      Text(journal::Fingerprint(visit.version->head())), visit.version->seq());
  parts.look = "paper";
  return PageOf(visit.visitor, parts);
}

web::Response ListPage(Site& /*site*/, const Visit& visit) {
  PageParts parts;
  parts.title = visit.visitor.words("Documents");
  parts.nav = StaffNav(visit, "documents");
  Html items;
  for (const Document& document : Documents()) {
    items += Markup("<li>{}</li>\n", LinkTo(fmt::format("/print/{}/{}", visit.room->slug(), document.name),
                                            TitleOf(visit.visitor.words, document)));
  }
  const std::string api = "/api/v1/tournaments/" + visit.room->slug();
  parts.body = Markup("<ul>\n{}</ul>\n<p>{} · {} · {}</p>\n", items, LinkTo(api + "/export.trf", "TRF"),
                      LinkTo(api + "/export.json", "JSON"), LinkTo(api + "/standings.csv", "CSV"));
  return PageOf(visit.visitor, parts);
}

}  // namespace

std::vector<web::Route> PaperRoutes(Site& site) {
  return {
      {web::Method::kGet, "/print/{t:slug}/{document:slug}", web::Right::kPublic, "A document for paper",
       site.Answering(PaperPage)},
      {web::Method::kGet, "/desk/{t:slug}/documents", web::Right::kArbiter, "Everything to print",
       site.Answering(ListPage)},
  };
}

}  // namespace ronda::site
