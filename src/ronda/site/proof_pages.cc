// The history that anybody can hold against the desk: the hash of every act, and what was printed on the sheets of each
// round. These are the only public addresses that read the store, once for each act.
#include <fmt/format.h>

#include "ronda/journal/act.h"
#include "ronda/sheets/value.h"
#include "ronda/site/answers.h"
#include "ronda/site/frame.h"
#include "ronda/site/public_page.h"

namespace ronda::site {
namespace {

Result<std::vector<journal::StoredAct>> ActsOf(Site& site, const Visit& visit) {
  return site.desk().store().ActsAfter(visit.room->id(), 0, visit.version->seq());
}

// "2026-11-16T08:46:54.211Z" as "2026-11-16 08:46 UTC".
std::string MomentText(std::string_view at) {
  if (at.size() < 16) return std::string(at);
  return fmt::format("{} {} UTC", at.substr(0, 10), at.substr(11, 5));
}

// Where the journal stood when each round was published: the characters on its sheets.
Html Publications(const Visit& visit, const std::vector<journal::StoredAct>& acts) {
  const Words& words = visit.visitor.words;
  Html rows;
  for (const journal::StoredAct& stored : acts) {
    if (stored.body.find("round-published") == std::string::npos) continue;  // reading all of them takes long
    const auto act = journal::ReadAct(stored.body);
    if (!act || act->kind != journal::Kind::kRoundPublished || !act->told.round) continue;
    rows += Markup("<tr><td>{}</td><td>{}</td><td class=\"number\">{}</td><td><code>{}</code></td></tr>\n",
                   Text(words("Round {}", act->told.round->value())), Text(MomentText(act->at)), stored.seq,
                   Text(journal::Fingerprint({stored.seq, stored.hash})));
  }
  if (rows.str().empty()) return {};
  const std::string title = words("Published rounds");
  return Markup("<h2>{}</h2>\n", Text(title)) +
         ScrollBox(
             title,
             Markup("<table><thead><tr><th>{}</th><th>{}</th><th class=\"number\">{}</th><th>{}</th></tr></thead>"
                    "<tbody>\n{}</tbody></table>",
                    Text(words("Round")), Text(words("When")), Text(words("Acts")), Text(words("On paper")), rows));
}

Html Signature(const Visit& visit, const secret::SigningKey& key) {
  const Words& words = visit.visitor.words;
  const journal::SignedHead head = journal::Sign(visit.version->head(), key);
  return Markup("<dt>{}</dt><dd><code class=\"hash\">{}</code></dd><dt>{}</dt><dd><code class=\"hash\">{}</code></dd>",
                Text(words("Key of the desk")), Text(head.key.hex()), Text(words("Signature")),
                Text(head.signature.hex()));
}

}  // namespace

web::Response ProofPage(Site& site, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const journal::Head& head = visit.version->head();
  const auto acts = ActsOf(site, visit);
  if (!acts) return Refused(visit.request, {acts.error()});
  PageParts parts;
  parts.title = words("Proof of the history");
  parts.nav = PublicNav(visit, "proof");
  parts.body = Markup(
      "<p>{}</p>\n<dl><dt>{}</dt><dd>{}</dd><dt>{}</dt><dd><code>{}</code></dd><dt>{}</dt><dd><code "
      "class=\"hash\">{}</code></dd>{}</dl>\n",
      Text(words("Every action is chained to the one before it. Who has noted an earlier value can show that nothing "
                 "before it was changed.")),
      Text(words("Acts")), head.seq, Text(words("On paper")), Text(journal::Fingerprint(head)), Text(words("Head")),
      Text(head.hash.hex()), site.key() ? Signature(visit, *site.key()) : Html());
  parts.body += Publications(visit, *acts) +
                Markup("<p>{}</p>\n", LinkTo("/t/" + visit.room->slug() + "/chain.json", words("The whole chain")));
  return PublicPage(visit, std::move(parts));
}

// The hashes alone: what was done is for those who may read it.
web::Response ChainDocument(Site& site, const Visit& visit) {
  const auto acts = ActsOf(site, visit);
  if (!acts) return Refused(visit.request, {acts.error()});
  sheets::List hashes;
  for (const journal::StoredAct& act : *acts) hashes.Add(act.hash.hex());
  return web::Json(ToJson(sheets::Record().Add("acts", visit.version->seq()).Add("hashes", std::move(hashes))));
}

}  // namespace ronda::site
