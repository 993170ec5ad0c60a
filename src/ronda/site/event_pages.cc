#include "ronda/site/event_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "ronda/base/html.h"
#include "ronda/ledger/slug.h"
#include "ronda/site/answers.h"
#include "ronda/site/frame.h"

namespace ronda::site {
namespace {

using web::Response;

constexpr std::string_view kPart = ": ";

// A tournament of the event as visitors see it.
struct Part {
  std::string slug;
  std::string name;  // within the event
  desk::SharedVersion version;

  const journal::State& state() const { return version->published().state(); }
};

std::vector<Part> PartsOf(Site& site, std::string_view address) {
  std::vector<Part> parts;
  for (const store::StoredTournament& one : site.desk().Tournaments()) {
    const auto event = EventIn(one.name);
    if (!event || ledger::SlugOf(*event) != address) continue;
    const auto room = site.desk().Find(one.slug);
    if (!room) continue;
    if (const auto version = room->Current()) parts.push_back({one.slug, std::string(PartIn(one.name)), *version});
  }
  return parts;
}

Html PartRow(const Words& words, const Part& part) {
  const TournamentData& data = part.state().data;
  const std::string base = "/t/" + part.slug;
  Html links;
  if (data.rounds > 0) {
    links = LinkTo(fmt::format("{}/round/{}", base, data.rounds), words("Round {}", data.rounds)) + Markup(" · ") +
            LinkTo(base + "/standings", words("Standings"));
  }
  return Markup("<tr><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{} / {}</td><td>{}</td></tr>\n",
                LinkTo(base, part.name), data.players.size(), data.rounds, data.planned_rounds.value_or(data.rounds),
                links);
}

// Somebody of the event: the same number of the federation's list, or the same name, is the same person.
struct Person {
  std::string name;
  std::string title;
  std::optional<int> rating;
  std::vector<std::pair<const Part*, int>> in;  // with the pairing number there
};

std::vector<Person> PeopleOf(const std::vector<Part>& parts) {
  std::map<std::string, Person> people;
  for (const Part& part : parts) {
    for (const Player& player : part.state().data.players) {
      Person& person = people[player.fide_id.empty() ? player.name : "#" + player.fide_id];
      person.name = player.name;
      if (!player.title.empty()) person.title = player.title;
      if (player.rating) person.rating = std::max(person.rating.value_or(0), *player.rating);
      person.in.emplace_back(&part, player.tpn.value());
    }
  }
  std::vector<Person> list;
  for (auto& [key, person] : people) list.push_back(std::move(person));
  std::ranges::stable_sort(list, {}, &Person::name);
  return list;
}

Html PersonRow(const Person& person) {
  Html links;
  for (const auto& [part, number] : person.in) {
    if (!links.str().empty()) links += Markup(" · ");
    links += LinkTo(fmt::format("/t/{}/player/{}", part->slug, number), part->name);
  }
  return Markup("<tr><td>{}</td><td>{}</td><td class=\"number\">{}</td><td>{}</td></tr>\n", Text(person.title),
                Text(person.name), Text(person.rating ? std::to_string(*person.rating) : ""), links);
}

struct Heading {
  std::string title;
  std::array<std::string, 4> columns;
};

Html TableOf(const Heading& heading, const Html& rows) {
  Html head;
  for (const std::string& column : heading.columns) head += Markup("<th>{}</th>", Text(column));
  return ScrollBox(heading.title, Markup("<table><thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody></table>", head, rows));
}

Response EventPage(Site& site, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const auto address = visit.request.places.Find("e");
  const auto parts = PartsOf(site, address ? *address : std::string_view());
  if (parts.empty()) {
    return Failed(visit.request, 404,
                  {.code = "desk-event",
                   .message = "there is no event with this address",
                   .hint = "the first page lists all tournaments"});
  }
  Html rows;
  for (const Part& part : parts) rows += PartRow(words, part);
  Html people;
  for (const Person& person : PeopleOf(parts)) people += PersonRow(person);
  PageParts page;
  page.title = EventIn(parts.front().state().data.info.name).value_or(std::string(*address));
  page.nav = {{"/", words("Tournaments"), false}};
  page.body =
      TableOf({words("Tournaments"), {words("Tournament"), words("Players"), words("Rounds"), words("Results")}}, rows);
  page.body +=
      Markup("<h2>{}</h2>\n{}", Text(words("Players")),
             TableOf({words("Players"), {words("Title"), words("Name"), words("Rating"), words("Plays in")}}, people));
  return PageOf(visit.visitor, page);
}

}  // namespace

std::optional<std::string> EventIn(std::string_view name) {
  const auto end = name.find(kPart);
  if (end == std::string_view::npos || end == 0 || end + kPart.size() >= name.size()) return std::nullopt;
  return std::string(name.substr(0, end));
}

std::string_view PartIn(std::string_view name) { return EventIn(name) ? name.substr(name.find(kPart) + 2) : name; }

std::string EventAddress(std::string_view event) { return "/e/" + ledger::SlugOf(event); }

std::vector<web::Route> EventRoutes(Site& site) {
  return {{web::Method::kGet, "/e/{e:slug}", web::Right::kPublic, "An event of several tournaments, with its players",
           site.Answering(EventPage)}};
}

}  // namespace ronda::site
