#include "ronda/site/public_page.h"

#include <memory>
#include <utility>

#include "ronda/command/tables.h"
#include "ronda/paper/event.h"
#include "ronda/site/answers.h"
#include "ronda/site/page_cache.h"

namespace ronda::site {
namespace {

using journal::State;

// What other sites show of a link to the page.
Html LinkPreview(const Visit& visit, const PageParts& parts) {
  const EventInfo& info = visit.seen().state().data.info;
  return Markup(
      "<meta property=\"og:type\" content=\"website\">\n<meta property=\"og:title\" content=\"{}\">\n"
      "<meta property=\"og:site_name\" content=\"{}\">\n<meta property=\"og:url\" content=\"{}\">\n"
      "<meta property=\"og:image\" content=\"{}/card.png\">\n<meta property=\"og:image:width\" content=\"1200\">\n"
      "<meta property=\"og:image:height\" content=\"630\">\n<meta name=\"twitter:card\" "
      "content=\"summary_large_image\">\n<link rel=\"alternate\" type=\"application/feed+json\" "
      "href=\"/t/{}/feed.json\">\n",
      Text(parts.title), Text(info.name), Text(visit.base + visit.request.path), Text(visit.address()),
      Text(visit.room->slug()));
}

// Staff see a draft here before everybody else, and are told so.
Html DraftNote(const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  const auto draft = command::IsAtTables(state) ? command::DraftAtTables(state) : journal::FirstDraft(state);
  if (!draft) return {};
  return Markup("<p class=\"unpublished\" role=\"status\">{}: {}</p>\n", Text(paper::RoundName(words, state, *draft)),
                Text(words("draft, not published")));
}

// Of rounds that are drawn all at once, staff see here what everybody sees; those to come are on the desk.
Visit WithoutDrawn(const Visit& visit) {
  return visit.version && journal::IsDrawn(visit.version->state()) ? AsEverybodySees(visit) : visit;
}

}  // namespace

Visit AsEverybodySees(const Visit& visit) {
  Visit seen = visit;
  seen.version = desk::SharedVersion(visit.version, &visit.version->published());
  return seen;
}

Html RoundLinks(const Visit& visit, std::string_view page, std::optional<Round> here) {
  const Words& words = visit.visitor.words;
  Html links;
  for (const Round round : IdRange<Round>(visit.seen().state().data.rounds)) {
    links += Markup("<li><a href=\"/t/{}/{}/{}\"{}>{}</a></li>", Text(visit.room->slug()), Text(page), round.value(),
                    round == here ? Markup(" aria-current=\"page\"") : Html(),
                    Text(paper::RoundName(words, visit.seen().state(), round)));
  }
  return Markup("<nav class=\"rounds\" aria-label=\"{}\"><ul>{}</ul></nav>\n", Text(words("Rounds")), links);
}

Response PublicPage(const Visit& visit, PageParts parts) {
  parts.head = LinkPreview(visit, parts);
  parts.body = DraftNote(visit) + parts.body;
  parts.script = "live";
  parts.live = visit.room->slug();
  parts.seq = visit.seen().seq();
  return PageOf(visit.visitor, parts);
}

Response SheetPage(const Visit& visit, std::string_view here, std::string title, const Parsed<Html>& body) {
  if (!body.value) return Refused(visit.request, body.diagnostics);
  PageParts parts;
  parts.title = std::move(title);
  parts.nav = PublicNav(visit, here);
  parts.body = *body.value;
  return PublicPage(visit, std::move(parts));
}

// A page of the cache: rendered once for an act and a language, then sent as it is. Whoever has a role sees pages of
// their own.
web::Handler CachedBy(Site& site, AddressKey key, Site::Answerer answerer) {
  return site.AnsweringLater(
      [key = std::move(key), answerer = std::move(answerer), cache = std::make_shared<PageCache>()](
          Site& own, const Visit& visit, const web::Reply& reply) {
        if (visit.visitor.who.role) {
          return own.Later([&own, answerer, visit, reply] { reply(answerer(own, WithoutDrawn(visit))); });
        }
        const PageKey place{visit.room->slug(), visit.version->seq(), visit.base + key(visit),
                            visit.visitor.words.language()};
        const auto take = [reply](const Response& page) { reply(page); };
        if (cache->Ask(place, take) == PageCache::Next::kNothing) return;
        own.Later([&own, answerer, cache, visit, place, reply] {
          cache->Render(place, [&] { return answerer(own, visit); });
        });
      });
}

web::Handler Cached(Site& site, Site::Answerer answerer) {
  return CachedBy(
      site, [](const Visit& visit) { return visit.request.path; }, std::move(answerer));
}

}  // namespace ronda::site
