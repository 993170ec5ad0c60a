#include "ronda/site/frame.h"

#include <fmt/format.h>

#include "ronda/command/knockout.h"
#include "ronda/command/match_seating.h"
#include "ronda/command/tables.h"
#include "ronda/paper/event.h"
#include "ronda/web/assets.h"
#include "ronda/words/told.h"

namespace ronda::site {
namespace {

bool TeamsTakePart(const journal::State& state) {
  return command::PairsTeams(state) || command::PlaysEncounters(state);
}

Html NavOf(const std::vector<NavLink>& links) {
  if (links.empty()) return {};
  Html items;
  for (const NavLink& link : links) {
    items += link.is_here
                 ? Markup("<li><a href=\"{}\" aria-current=\"page\">{}</a></li>", Text(link.address), Text(link.text))
                 : Markup("<li><a href=\"{}\">{}</a></li>", Text(link.address), Text(link.text));
  }
  return Markup("<nav><ul>{}</ul></nav>", items);
}

// Each language in its own name, so that everybody finds theirs.
Html Languages(const Visitor& visitor) {
  Html links;
  for (const auto& [language, name] :
       {std::pair(Language::kEnglish, "English"), {Language::kSpanish, "Español"}, {Language::kCzech, "Čeština"}}) {
    if (language == visitor.words.language()) continue;
    links += Markup("<a href=\"/language/{}?to={}\" lang=\"{}\" rel=\"nofollow\">{}</a> ", Text(CodeOf(language)),
                    Text(visitor.path), Text(CodeOf(language)), Text(name));
  }
  return links;
}

// Before the script itself, the words it says in the language of the page.
Html ScriptWords(const Visitor& visitor, const PageParts& parts) {
  const bool says_something = parts.script == "desk" || parts.script == "phone";
  if (!says_something || visitor.words.language() == Language::kEnglish) return {};
  const std::string name = fmt::format("words_{}.js", CodeOf(visitor.words.language()));
  return Markup("<script type=\"module\" src=\"{}\"></script>\n", Text(web::AssetPath(name)));
}

Html Scripts(const Visitor& visitor, const PageParts& parts) {
  Html links;
  if (!parts.style.empty()) {
    links += Markup("<link rel=\"stylesheet\" href=\"{}\">\n", Text(web::AssetPath(parts.style + ".css")));
  }
  if (parts.script.empty()) return links;
  return links + ScriptWords(visitor, parts) +
         Markup("<script type=\"module\" src=\"{}\"></script>", Text(web::AssetPath(parts.script + ".js")));
}

// Those who work at the desk are told before they try.
Html AilmentOf(const Visitor& visitor) {
  if (!visitor.ailment) return {};
  const Diagnostic told = words::ToldDiagnostic(CodeOf(visitor.words.language()), *visitor.ailment);
  return Markup("<p class=\"ailment\" role=\"alert\">{}: {} ({}).</p>\n",
                Text(visitor.words("Nothing can be kept at the moment")), Text(told.message), Text(told.hint));
}

}  // namespace

web::Response PageOf(const Visitor& visitor, const PageParts& parts, int status) {
  const Words& words = visitor.words;
  const Html page = Markup(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<link rel=\"icon\" "
      "href=\"data:,\">\n"
      "<link rel=\"stylesheet\" href=\"{}\">\n{}{}</head>\n"
      "<body class=\"{}\" data-live=\"{}\" data-seq=\"{}\" data-player=\"{}\">\n<a class=\"skip\" "
      "href=\"#main\">{}</a>\n<header>{}</header>\n"
      "<main id=\"main\">\n<h1>{}</h1>\n{}{}</main>\n<footer><p>{}</p></footer>\n</body>\n</html>\n",
      Text(CodeOf(words.language())), Text(parts.title), Text(web::AssetPath("site.css")), Scripts(visitor, parts),
      parts.head, Text(parts.look), Text(parts.live), parts.seq, visitor.who.player ? visitor.who.player->value() : 0,
      Text(words("To the contents")), NavOf(parts.nav), Text(parts.title), AilmentOf(visitor), parts.body,
      Languages(visitor));
  return web::Page(page.str(), status);
}

std::vector<NavLink> PublicNav(const Site::Visit& visit, std::string_view here) {
  const Words& words = visit.visitor.words;
  const std::string base = "/t/" + visit.room->slug();
  const int rounds = visit.seen().state().data.rounds;
  std::vector<NavLink> links{{base, words("Overview"), here == "overview"}};
  if (rounds > 0) {
    links.push_back({fmt::format("{}/round/{}", base, rounds),
                     paper::RoundName(words, visit.seen().state(), Round(rounds)), here == "round"});
    if (command::IsKnockout(visit.seen().state())) {
      links.push_back({base + "/bracket", words("Bracket"), here == "bracket"});
    } else {
      links.push_back({base + "/standings", words("Standings"), here == "standings"});
      links.push_back({base + "/crosstable", words("Crosstable"), here == "crosstable"});
    }
  }
  if (command::IsAtTables(visit.seen().state())) {
    links.push_back({base + "/tables", words("Tables"), here == "tables"});
  }
  if (TeamsTakePart(visit.seen().state())) {
    if (rounds > 0) links.push_back({base + "/boards", words("Boards"), here == "boards"});
    links.push_back({base + "/teams", words("Teams"), here == "teams"});
  }
  links.push_back({base + "/players", words("Players"), here == "players"});
  if (visit.seen().state().facts.poll) links.push_back({base + "/votes", words("Votes"), here == "votes"});
  if (visit.visitor.IsStaff()) links.push_back({"/desk/" + visit.room->slug(), words("Desk"), false});
  return links;
}

std::vector<NavLink> StaffNav(const Site::Visit& visit, std::string_view here) {
  const Words& words = visit.visitor.words;
  const std::string base = "/desk/" + visit.room->slug();
  std::vector<NavLink> links;
  const auto add = [&](std::string_view page, std::string text) {
    links.push_back({base + (page.empty() ? "" : "/" + std::string(page)), std::move(text), here == page});
  };
  const bool at_tables = command::IsAtTables(visit.version->state());
  add("", at_tables ? words("Tables") : words("Round"));
  if (TeamsTakePart(visit.version->state())) add("teams", words("Teams"));
  add("players", words("Players"));
  if (!at_tables) add("lane", words("Results"));
  if (command::IsKnockout(visit.version->state())) add("bracket", words("Bracket"));
  if (!at_tables) add("standings", words("Standings"));
  add("documents", words("Documents"));
  add("history", words("History"));
  add("settings", words("Settings"));
  add("access", words("Access"));
  links.push_back({"/t/" + visit.room->slug(), words("Public pages"), false});
  return links;
}

Html ScrollBox(std::string_view label, const Html& content) {
  return Markup("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">{}</div>\n", Text(label),
                content);
}

Html LinkTo(std::string_view address, std::string_view text) {
  return Markup("<a href=\"{}\">{}</a>", Text(address), Text(text));
}

}  // namespace ronda::site
