// The tournaments of the desk.
#include <algorithm>

#include "ronda/site/event_pages.h"
#include "ronda/site/frame.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

// The newest first; those of years gone by are in the archive.
std::vector<store::StoredTournament> NewestFirst(Site& site) {
  auto all = site.desk().Tournaments();
  std::ranges::stable_sort(all, std::ranges::greater{}, &store::StoredTournament::created);
  return all;
}

// Whose event has several tournaments here leads to its page, too.
Html EventMark(const std::vector<store::StoredTournament>& all, const store::StoredTournament& one) {
  const auto event = EventIn(one.name);
  const auto is_part = [&](const store::StoredTournament& other) { return EventIn(other.name) == event; };
  if (!event || std::ranges::count_if(all, is_part) < 2) return {};
  return Markup(" <small>({})</small>", LinkTo(EventAddress(*event), *event));
}

Html EventLink(const Visit& visit, const store::StoredTournament& one, const Html& mark = {}) {
  return Markup("<li>{}{}</li>\n", LinkTo((visit.visitor.IsStaff() ? "/desk/" : "/t/") + one.slug, one.name), mark);
}

Response HomePage(Site& site, const Visit& visit) {
  constexpr std::size_t kMost = 30;
  const Words& words = visit.visitor.words;
  const bool is_staff = visit.visitor.IsStaff();
  PageParts parts;
  parts.title = words("Tournaments");
  const auto all = NewestFirst(site);
  Html items;
  for (std::size_t i = 0; i < std::min(all.size(), kMost); ++i)
    items += EventLink(visit, all[i], EventMark(all, all[i]));
  parts.body = all.empty() ? Markup("<p>{}</p>\n", Text(words("No tournament yet.")))
                           : Markup("<ul class=\"events\">\n{}</ul>\n", items);
  if (all.size() > kMost) parts.body += Markup("<p>{}</p>\n", LinkTo("/archive", words("All tournaments by year")));
  parts.body += is_staff ? Markup("<p>{}</p>\n", LinkTo("/new", words("Start a tournament")))
                         : Markup("<p class=\"note\">{}</p>\n", LinkTo("/login", words("Sign in")));
  return PageOf(visit.visitor, parts);
}

Response ArchivePage(Site& site, const Visit& visit) {
  const Words& words = visit.visitor.words;
  PageParts parts;
  parts.title = words("All tournaments by year");
  parts.nav = {{"/", words("Tournaments"), false}};
  std::string year;
  Html items;
  const auto end_year = [&] {
    if (items.str().empty()) return;
    parts.body += Markup("<h2>{}</h2>\n<ul class=\"events\">\n{}</ul>\n", Text(year), items);
    items = {};
  };
  for (const store::StoredTournament& one : NewestFirst(site)) {
    if (one.created.substr(0, 4) != year) end_year();
    year = one.created.substr(0, 4);
    items += EventLink(visit, one);
  }
  end_year();
  return PageOf(visit.visitor, parts);
}

}  // namespace

std::vector<web::Route> HomeRoutes(Site& site) {
  return {
      {web::Method::kGet, "/", web::Right::kPublic, "The tournaments of this desk", site.Answering(HomePage)},
      {web::Method::kGet, "/archive", web::Right::kPublic, "All tournaments by year", site.Answering(ArchivePage)},
  };
}

}  // namespace ronda::site
